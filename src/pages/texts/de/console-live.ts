export const consoleLive = {
  'console.live.button': 'Live',
  'console.live.waiting': 'Wartet auf Zustellungen',
  'console.live.counted': 'Änderungen bisher: {count}',
  'console.live.again': 'Die Verbindung ist abgebrochen. Sie wird neu aufgebaut.',
  'console.live.lost': 'Die Live-Liste ist beendet. Laden Sie die Seite neu.',
  'console.find.count': '{count, plural, one {# Ergebnis} other {# Ergebnisse}}',
} as const;
