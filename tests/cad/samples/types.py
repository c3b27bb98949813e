"""What samples are: parameters by part, then by a name for the test."""

from collections.abc import Mapping

Samples = dict[str, dict[str, Mapping[str, object]]]
