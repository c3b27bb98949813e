# Every target calls one script, which brings what is missing and says what it does.
# More words for a verb go into ARGS: make test ARGS="tests/games -k line".
PYTHON ?= python3
ARGS ?=

VERBS := setup run test test-long test-made check pictures screenshots sounds words licences lock bench bench-sheets bench-parts ratings bundle deb tarball appimage nsis sbom release-check python

.PHONY: help $(VERBS)

help:
	@$(PYTHON) packaging/bootstrap.py --help

$(VERBS):
	@$(PYTHON) packaging/bootstrap.py $@ $(ARGS)
