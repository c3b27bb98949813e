#!/bin/sh
# Installs Boardroom for one person, or with --prefix below any folder. Needs no root.
set -eu

# Filled in when the archive is made.
version='@VERSION@'
machine='@MACHINE@'
glibc='@GLIBC@'
kilobytes='@KILOBYTES@'

source=$(cd -P "$(dirname "$0")" && pwd)
# shellcheck source=packaging/linux/shared.sh
. "$source/shared.sh"

usage() {
    cat <<END
usage: ./install.sh [--prefix FOLDER]

Installs Boardroom $version below ~/.local: the program in lib/boardroom, its commands in bin, and
its menu entry, icons, kind of file, manual page and completions in share (or \$XDG_DATA_HOME). An
older version is replaced; one that runs goes on. lib/boardroom/uninstall.sh removes all of it.

  --prefix FOLDER   install below this folder instead, such as /opt/boardroom
  --help            say this
END
}

# What the program needs of the system: each library, and the package of Debian that has it.
libraries() {
    cat <<'END'
@LIBRARIES@
END
}

main() {
    umask 022
    LC_ALL=C
    export LC_ALL
    read_words "$@"
    check_machine
    choose_places
    work=$(mktemp -d) || refuse 'no temporary folder can be made.'
    trap 'rm -rf "$work"' EXIT
    trap 'exit 130' HUP INT TERM
    list_files
    check_places
    trap 'undo "$?"' EXIT
    put_files
    trap 'rm -rf "$work"' EXIT
    forget_older_files
    refresh_desktop "$share"
    say "Boardroom $version is installed."
    tell_what_is_left_to_do
}

read_words() {
    prefix=
    while [ $# -gt 0 ]; do
        case $1 in
            --prefix)
                prefix=${2:-}
                [ $# = 1 ] || shift
                ;;
            --prefix=*) prefix=${1#--prefix=} ;;
            --help)
                usage
                exit 0
                ;;
            *)
                say "There is no $1 to choose; --help lists what there is." >&2
                exit 2
                ;;
        esac
        [ -n "$prefix" ] || refuse '--prefix needs a folder.'
        shift
    done
}

check_machine() {
    [ "$(uname -s) $(uname -m)" = "Linux $machine" ] ||
        refuse "it is made for Linux on $machine, and this is $(uname -s) on $(uname -m)."
    here=$(getconf GNU_LIBC_VERSION 2>/dev/null) || here=
    here=${here#glibc }
    [ -n "$here" ] || refuse "it needs the GNU C library $glibc, and this system has none."
    older=$(printf '%s\n' "$glibc" "$here" | sort -t . -k 1,1n -k 2,2n | head -n 1)
    [ "$older" = "$glibc" ] ||
        refuse "it needs the GNU C library $glibc, and this system has $here."
}

choose_places() {
    if [ -n "$prefix" ]; then
        case $prefix in
            /*) ;;
            *) prefix=$PWD/$prefix ;;
        esac
        prefix=${prefix%/}
        share=$prefix/share
    else
        [ "$(id -u)" != 0 ] || refuse 'root has to say where, such as --prefix /opt/boardroom.'
        [ -d "${HOME:-}" ] || refuse 'HOME names no folder.'
        prefix=${HOME%/}/.local
        share=$prefix/share
        case ${XDG_DATA_HOME:-} in
            /*) share=${XDG_DATA_HOME%/} ;;
        esac
    fi
    case $prefix$share in
        *[\"\\\`\$%=]* | *"
"*) refuse "a menu entry cannot name the folder $prefix. Choose another with --prefix." ;;
    esac
    bin=$prefix/bin
    home=$prefix/lib/boardroom
    program=$home/$version
    count=1
    while [ -e "$program" ]; do
        count=$((count + 1))
        program=$home/$version-$count
    done
}

# Writes the list of what will be there to $work/new, and what an older version left to $work/old.
list_files() {
    (cd "$source/program" && find . ! -type d) | sed 's/^\.//' >"$work/program"
    (cd "$source/share" && find . ! -type d) | sed 's/^\.//' >"$work/share"
    {
        below "$program" <"$work/program"
        below "$share" <"$work/share"
        below "$home" <<END
/manifest
/program
/shared.sh
/uninstall.sh
END
        say "$bin/boardroom"
        say "$bin/boardroom-window"
    } >"$work/files"
    : >"$work/old"
    [ ! -f "$home/manifest" ] || cp "$home/manifest" "$work/old"
    {
        sed 's/^/file /' "$work/files"
        folders_above <"$work/files" | while IFS= read -r folder; do
            [ -d "$folder" ] || say "folder $folder"
        done
        [ -f "$share/applications/mimeinfo.cache" ] || say "cache $share/applications"
        [ -f "$share/mime/mime.cache" ] || say "cache $share/mime"
        grep -v '^file ' "$work/old" || :
    } | sort -u >"$work/new"
}

below() { FOLDER=$1 awk '{ print ENVIRON["FOLDER"] $0 }'; }

folders_above() {
    awk '{
        while (sub("/[^/]*$", "") && $0 != "" && !($0 in seen)) {
            seen[$0]
            print
        }
    }'
}

check_places() {
    if [ ! -s "$work/old" ] && [ -n "$(ls -A "$home" 2>/dev/null)" ]; then
        refuse "$home is there already, and not from this script."
    fi
    paths file <"$work/old" >"$work/mine"
    grep -Fxv -f "$work/mine" "$work/files" | while IFS= read -r file; do
        if [ -e "$file" ] || [ -L "$file" ]; then
            say "$file"
            break
        fi
    done >"$work/other"
    [ ! -s "$work/other" ] ||
        refuse "$(cat "$work/other") is there already, and not from this script."
    need_open_folders <"$work/files"
    folder=$home
    while [ ! -e "$folder" ]; do folder=$(dirname "$folder"); done
    free=$(df -Pk "$folder" | awk 'NR == 2 { print $4 }')
    [ "$free" -ge "$kilobytes" ] ||
        refuse "it takes $(megabytes "$kilobytes"), and $folder has $(megabytes "$free") left."
}

megabytes() { say "$(($1 * 1024 / 1000000)) MB"; }

# The new program takes the place of an older one at the very end, by one step.
put_files() {
    # First what can remove all the rest, should this end too early.
    mkdir -p "$home"
    put "$source/shared.sh" "$home/shared.sh"
    put "$source/uninstall.sh" "$home/uninstall.sh"
    sort -u "$work/old" "$work/new" >"$work/both"
    put "$work/both" "$home/manifest"
    say "Copying Boardroom $version to $program"
    cp -R -P "$source/program" "$program" 2>"$work/why" ||
        refuse "$(sed 's/^cp: //; q' "$work/why")"
    said=$("$program/boardroom" --version 2>"$work/why") || said=
    [ "$said" = "boardroom $version" ] ||
        refuse "it does not start here. $(head -n 1 "$work/why")"
    while IFS= read -r file; do
        mkdir -p "$share${file%/*}"
        case $file in
            *.desktop)
                menu_entry <"$source/share$file" >"$work/entry"
                put "$work/entry" "$share$file"
                ;;
            *) put "$source/share$file" "$share$file" ;;
        esac
    done <"$work/share"
    mkdir -p "$bin"
    for name in boardroom boardroom-window; do
        point "$bin/$name" "$home/program/$name"
    done
    point "$home/program" "${program##*/}"
}

# put SOURCE TARGET: a copy that is there whole or not at all.
put() {
    half=$2.new
    cp -P "$1" "$half"
    mv -f "$half" "$2"
}

# point LINK TARGET: the same for a link, also where it was one to a folder.
point() {
    half=$1.new
    ln -sf "$2" "$half"
    mv -fT "$half" "$1"
}

# The menu entry, with the place of the program.
menu_entry() {
    PROGRAM=$bin/boardroom-window awk '
        sub(/^Exec=boardroom-window/, "") {
            print "TryExec=" ENVIRON["PROGRAM"]
            print "Exec=\"" ENVIRON["PROGRAM"] "\"" $0
            next
        }
        { print }'
}

undo() {
    rm -f "${half:-}"
    # The last step may have been done when a signal came.
    if [ "$(readlink "$home/program")" != "${program##*/}" ]; then
        rm -rf "$program"
        if [ ! -s "$work/old" ] && [ -f "$home/manifest" ]; then
            sh "$home/uninstall.sh" >/dev/null || :
        fi
        say 'Nothing was installed.' >&2
    fi
    rm -rf "$work"
    exit "$1"
}

# Removes what only older versions had, but for one that runs.
forget_older_files() {
    paths file <"$work/new" >"$work/mine"
    paths file <"$work/old" | grep -Fxv -f "$work/mine" >"$work/older" || :
    : >"$work/kept"
    for folder in "$home"/*/; do
        folder=${folder%/}
        if [ "$folder" != "$program" ] && [ ! -L "$folder" ] && runs "$folder"; then
            say "An older Boardroom runs; $folder stays until the next installation."
            FOLDER=$folder/ awk 'index($0, ENVIRON["FOLDER"]) == 1' "$work/older" >>"$work/kept"
        fi
    done
    grep -Fxv -f "$work/kept" "$work/older" | remove_files
    paths folder <"$work/old" | remove_empty_folders
    {
        sed 's/^/file /' "$work/kept"
        while IFS= read -r line; do
            case $line in
                folder*) [ -d "${line#folder }" ] || continue ;;
            esac
            say "$line"
        done <"$work/new"
    } | sort >"$work/both"
    put "$work/both" "$home/manifest"
}

tell_what_is_left_to_do() {
    case ":$PATH:" in
        *":$bin:"*) ;;
        *)
            say "Its commands are in $bin, which is not on your PATH. This adds it, in one terminal:"
            say "    export PATH=\"$bin:\$PATH\""
            ;;
    esac
    case ":${XDG_DATA_HOME:-${HOME:-}/.local/share}:${XDG_DATA_DIRS:-/usr/local/share:/usr/share}:" in
        *":$share:"* | *":$share/:"*) ;;
        *) say "The menu of the desktop does not look into $share. Start $bin/boardroom-window." ;;
    esac
    lacking >"$work/lacking"
    if [ -s "$work/lacking" ]; then
        say 'The window needs libraries that this system lacks. Root brings them so:'
        bring <"$work/lacking"
    fi
    fonts "$share/fonts" /usr/share/fonts /usr/local/share/fonts ||
        say 'There is no font here. The package fonts-dejavu-core or dejavu-sans-fonts has one.'
    say "To remove it again: $home/uninstall.sh"
}

# The libraries of the system that are not there, as the loader sees it.
lacking() {
    parts=$program/_internal
    for each in "$parts"/PySide6/Qt/plugins/platforms/libqxcb.so \
        "$parts"/PySide6/Qt/plugins/xcbglintegrations/*.so "$parts"/OCP/OCP*.so; do
        [ ! -f "$each" ] || LD_LIBRARY_PATH=$parts ldd "$each" 2>/dev/null || :
    done | awk '/=> not found/ { print $1 }' | sort -u
}

# The line that brings libraries; packages of Fedora and openSUSE can be asked for by library.
bring() {
    if command -v apt-get >/dev/null; then
        libraries >"$work/libraries"
        awk 'NR == FNR { package[$1] = $2; next } { print $1 in package ? package[$1] : $1 }' \
            "$work/libraries" - | sort -u | in_one_line 'apt-get install'
    elif command -v dnf >/dev/null; then
        sed "s/.*/'&()(64bit)'/" | in_one_line 'dnf install'
    elif command -v zypper >/dev/null; then
        sed "s/.*/'&()(64bit)'/" | in_one_line 'zypper install'
    else
        in_one_line 'libraries:'
    fi
}

in_one_line() { say "    $1 $(tr '\n' ' ' | sed 's/ $//')"; }

# Whether there is a font in one of the folders.
fonts() { find "$@" -name '*.?t[cf]' 2>/dev/null | grep -q .; }

main "$@"
