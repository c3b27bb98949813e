# What install.sh and uninstall.sh have in common; both read it. The list of what was installed is
# `manifest`, one line each: `file PATH`; `folder PATH` and `cache PATH` for what was not there
# before.
# shellcheck shell=sh

doing=installed

say() { printf '%s\n' "$*"; }

refuse() {
    printf 'Boardroom cannot be %s: %s\n' "$doing" "$*" >&2
    exit 1
}

# paths KIND: those of the lines of one kind.
paths() { sed -n "s/^$1 //p"; }

# Reads files, and stops where one of their folders cannot be written into.
need_open_folders() {
    closed=$(
        sed 's|/[^/]*$||' | sort -u | while IFS= read -r folder; do
            while [ ! -e "$folder" ] && [ ! -L "$folder" ]; do folder=${folder%/*}; done
            if [ ! -d "${folder:-/}" ]; then
                say "$folder is no folder."
            elif [ ! -w "${folder:-/}" ] || [ ! -x "${folder:-/}" ]; then
                say "you may not write into ${folder:-/}."
            else
                continue
            fi
            break
        done
    )
    [ -z "$closed" ] || refuse "$closed"
}

remove_files() { tr '\n' '\0' | xargs -0 rm -f; }

# Removes those of the folders that hold nothing any more, the inner ones first.
remove_empty_folders() { sort -r | tr '\n' '\0' | xargs -0 rmdir 2>/dev/null || :; }

# Whether a program runs from below a folder, as far as this person can see.
runs() { readlink /proc/[0-9]*/exe 2>/dev/null | grep -qF "$(cd -P "$1" && pwd)/"; }

# Lets the desktop look anew at the menu, the kinds of files and the icons below a folder.
refresh_desktop() {
    if [ -d "$1/applications" ] && command -v update-desktop-database >/dev/null; then
        update-desktop-database -q "$1/applications" || :
    fi
    if [ -d "$1/mime/packages" ] && command -v update-mime-database >/dev/null; then
        update-mime-database "$1/mime" || :
    fi
    icons=$1/icons/hicolor
    [ ! -d "$icons" ] || touch "$icons"
    # One that is made here would hide the icons of programs that do not keep it up to date.
    if [ -f "$icons/icon-theme.cache" ] && command -v gtk-update-icon-cache >/dev/null; then
        gtk-update-icon-cache -q -f -t "$icons" || :
    fi
}
