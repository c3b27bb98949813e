#!/bin/sh
# Removes what install.sh put here, by the list that it left, and nothing else.
set -eu

home=$(cd -P "$(dirname "$0")" && pwd)
# shellcheck source=packaging/linux/shared.sh
. "$home/shared.sh"
doing=removed

main() {
    LC_ALL=C
    export LC_ALL
    case ${1:-} in
        '') ;;
        *)
            say "usage: $0"
            say 'Removes Boardroom, but none of your games and settings.'
            [ "$1" = --help ] && exit 0
            exit 2
            ;;
    esac
    [ -f "$home/manifest" ] || refuse "there is no list of its files in $home."
    manifest=$(cat "$home/manifest")
    listed file | need_open_folders
    for folder in "$home"/*/; do
        # What the program has started itself ends a moment after it.
        if [ -d "$folder" ] && runs "$folder" && sleep 1 && runs "$folder"; then
            refuse 'it runs. Close it, then try again.'
        fi
    done
    listed file | remove_files
    listed file | sed -n 's|/applications/[^/]*\.desktop$||p' | while IFS= read -r share; do
        refresh_desktop "$share"
    done
    listed cache | while IFS= read -r folder; do
        forget_cache "$folder"
    done
    listed folder | remove_empty_folders
    say 'Boardroom is removed. Your games and settings stay where they are.'
}

listed() { printf '%s\n' "$manifest" | paths "$1"; }

# Removes what the desktop made of the menu entries or kinds of files in a folder, when none are
# left there.
forget_cache() {
    case $1 in
        */applications)
            [ -n "$(find "$1" -name '*.desktop' 2>/dev/null)" ] || rm -f "$1/mimeinfo.cache"
            ;;
        */mime)
            rm -f "$1/application/x-boardroom.xml"
            [ -z "$(find "$1/packages" -name '*.xml' 2>/dev/null)" ] || return 0
            for name in aliases generic-icons globs globs2 icons magic mime.cache subclasses \
                treemagic types version XMLnamespaces; do
                rm -f "$1/$name"
            done
            find "$1" -depth -type d -exec rmdir {} + 2>/dev/null || :
            ;;
    esac
}

main "$@"
