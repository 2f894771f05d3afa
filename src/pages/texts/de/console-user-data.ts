export const consoleUserData = {
  'console.user.export': 'Daten exportieren',
  'console.user.exportHint':
    'Alles, was der Dienst über diesen Nutzer speichert, ohne Geheimnisse, als JSON-Datei. Das Audit-Log hält den Export fest.',
  'console.user.erased': 'Der Nutzer wurde gelöscht.',
  'console.user.exportNow': 'Datei herunterladen',
};
