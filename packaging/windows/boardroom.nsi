; The installer for Windows: for one person, without asking for rights, with an uninstaller that
; deletes what it has installed and nothing else. `packaging/windows/nsis.py` compiles it and tells, by
; defines, the version, the files and where they lie. Silent: /S; elsewhere: /D=C:\a folder (last).

Unicode true
SetCompressor /SOLID lzma
SetCompressorDictSize 32
ManifestDPIAware true
RequestExecutionLevel user

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include x64.nsh

!define NAME "Boardroom"
!define KIND "Boardroom.Game"
!define CLASSES "Software\Classes"
!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define WINDOW "$INSTDIR\boardroom-window.exe"
!define CONSOLE "$INSTDIR\boardroom.exe"
!define UNINSTALLER "$INSTDIR\uninstall.exe"
; What Windows calls a change of what opens which files, and no further word about it.
!define SHCNE_ASSOCCHANGED 0x08000000
!define SHCNF_IDLIST 0

Name "${NAME}"
OutFile "${INSTALLER}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${ENTRY}" "InstallLocation"
ShowInstDetails nevershow
ShowUninstDetails nevershow
BrandingText "${NAME} ${VERSION}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${BANNER}"
!define MUI_WELCOMEPAGE_TEXT "$(WELCOME)"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "${WINDOW}"
!define MUI_FINISHPAGE_NOREBOOTSUPPORT
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English" ; the first is for whom none of the others is
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Russian"
!include "texts.nsh"

VIProductVersion "${NUMBERS}"
VIFileVersion "${NUMBERS}"
!macro Told LANGUAGE
  VIAddVersionKey /LANG=${LANGUAGE} "ProductName" "${NAME}"
  VIAddVersionKey /LANG=${LANGUAGE} "ProductVersion" "${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} "FileVersion" "${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} "FileDescription" "${NAME} ${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} "CompanyName" "${PUBLISHER}"
  VIAddVersionKey /LANG=${LANGUAGE} "LegalCopyright" "${PUBLISHER}, MIT licence"
!macroend
!insertmacro Told ${LANG_ENGLISH}
!insertmacro Told ${LANG_GERMAN}
!insertmacro Told ${LANG_RUSSIAN}

!include "${FILES}"

; A program that runs holds its file: it opens for reading, and for writing only afterwards.
!macro WaitUntilClosed PROGRAM
  ${If} ${FileExists} "${PROGRAM}"
    ClearErrors
    FileOpen $R9 "${PROGRAM}" a
    ${DoWhile} ${Errors}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(STILL_OPEN)" /SD IDCANCEL IDRETRY +2
      Abort "$(STILL_OPEN)"
      ClearErrors
      FileOpen $R9 "${PROGRAM}" a
    ${Loop}
    FileClose $R9
  ${EndIf}
!macroend
!define WaitUntilClosed "!insertmacro WaitUntilClosed"

Function .onInit
  SetShellVarContext current
  ; Qt asks for Windows 10 of version 1809; there are wheels for 64 bits only.
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
  ${OrIfNot} ${AtLeastBuild} 17763
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

Section "${NAME}"
  ${WaitUntilClosed} "${WINDOW}"
  ${WaitUntilClosed} "${CONSOLE}"

  ; An older version takes its own files away, also those that this one no longer has.
  ReadRegStr $R0 HKCU "${ENTRY}" "InstallLocation"
  ${If} $R0 != ""
  ${AndIf} ${FileExists} "$R0\uninstall.exe"
    ExecWait '"$R0\uninstall.exe" /S _?=$R0' $R1
    ${If} $R1 <> 0
      MessageBox MB_OK|MB_ICONSTOP "$(OLD_STAYS)" /SD IDOK
      SetErrorLevel 2
      Abort "$(OLD_STAYS)"
    ${EndIf}
    Delete "$R0\uninstall.exe"
    RMDir "$R0"
  ${EndIf}

  !insertmacro CopyFiles
  SetOutPath "$INSTDIR"
  WriteUninstaller "${UNINSTALLER}"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "${WINDOW}" "" "${WINDOW}" 0 "" "" "$(WHAT_IT_IS)"

  WriteRegStr HKCU "${CLASSES}\${KIND}" "" "$(SAVED_GAME)"
  WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" '"${WINDOW}",0'
  WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open" "FriendlyAppName" "${NAME}"
  WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"${WINDOW}" "%1"'
  WriteRegNone HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${KIND}"
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "" "${KIND}"
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "Content Type" "application/x-boardroom"
  System::Call 'shell32::SHChangeNotify(i ${SHCNE_ASSOCCHANGED}, i ${SHCNF_IDLIST}, p 0, p 0)'

  WriteRegStr HKCU "${ENTRY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${ENTRY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "${WINDOW}"
  WriteRegStr HKCU "${ENTRY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${ENTRY}" "UninstallString" '"${UNINSTALLER}"'
  WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"${UNINSTALLER}" /S'
  WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
  WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1
  SectionGetSize 0 $R0 ; KiB, as Windows wants it
  WriteRegDWORD HKCU "${ENTRY}" "EstimatedSize" $R0
SectionEnd

Function un.onInit
  SetShellVarContext current
FunctionEnd

; Games and settings lie elsewhere and stay.
Section "un.${NAME}"
  ${WaitUntilClosed} "${WINDOW}"
  ${WaitUntilClosed} "${CONSOLE}"
  !insertmacro DeleteFiles
  Delete "${UNINSTALLER}"
  SetOutPath "$TEMP" ; a folder in which a program stands cannot be removed
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"

  DeleteRegKey HKCU "${CLASSES}\${KIND}"
  DeleteRegValue HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${KIND}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids"
  ReadRegStr $R0 HKCU "${CLASSES}\${SUFFIX}" ""
  ${If} $R0 == "${KIND}" ; not when another program opens these files by now
    DeleteRegValue HKCU "${CLASSES}\${SUFFIX}" ""
    DeleteRegValue HKCU "${CLASSES}\${SUFFIX}" "Content Type"
  ${EndIf}
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}"
  System::Call 'shell32::SHChangeNotify(i ${SHCNE_ASSOCCHANGED}, i ${SHCNF_IDLIST}, p 0, p 0)'
  DeleteRegKey HKCU "${ENTRY}"
SectionEnd
