#!/bin/sh
# The application for macOS as a disk image, to be dragged to Applications: made of
# dist/Boardroom.app, which `bundle` makes, into dist/boardroom-VERSION-macos-MACHINE.dmg.
#
#   sh packaging/macos/dmg.sh
#
# Signed by MACOS_IDENTITY, the name of a Developer ID in the keychain; without it for this machine
# and all that take it on trust. Notarised when APPLE_ID, APPLE_TEAM and APPLE_PASSWORD are there.
#
# Not run here yet.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
app=$root/dist/Boardroom.app
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$root/boardroom/__init__.py")
image=$root/dist/boardroom-$version-macos-$(uname -m).dmg
identity=${MACOS_IDENTITY:--}

if [ ! -d "$app" ]; then
    echo "There is no bundle yet: \`python packaging/bootstrap.py bundle\` makes it." >&2
    exit 2
fi

# What was written into the bundle after it was frozen, the list of licences, is signed with it.
if [ "$identity" = - ]; then
    codesign --force --deep --sign - "$app"
else
    codesign --force --deep --timestamp --options runtime \
        --entitlements "$root/packaging/macos/entitlements.plist" --sign "$identity" "$app"
fi
codesign --verify --deep --strict "$app"

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
ditto "$app" "$folder/Boardroom.app"
ln -s /Applications "$folder/Applications"
rm -f "$image"
hdiutil create -quiet -volname "Boardroom $version" -srcfolder "$folder" -fs HFS+ -format ULMO \
    "$image"

if [ "$identity" != - ]; then
    codesign --timestamp --sign "$identity" "$image"
fi
if [ "$identity" != - ] && [ -n "${APPLE_ID:-}" ]; then
    xcrun notarytool submit "$image" --wait \
        --apple-id "$APPLE_ID" --team-id "$APPLE_TEAM" --password "$APPLE_PASSWORD"
    xcrun stapler staple "$image"
fi
echo "Wrote $image"
