export const consolePreviews = {
  'console.messages.previewStored': 'Mit Beispielwerten und den gespeicherten Texten.',
  'console.messages.asText': 'Als Text',
  'console.preview.signIn': 'Anmeldeseite',
  'console.preview.stored': 'So sehen Benutzer sie, mit den gespeicherten Einstellungen.',
  'console.preview.entered': 'Mit den Werten dieses Formulars. Noch ist nichts gespeichert.',
  'console.image.title': 'Bilder',
  'console.image.hint': 'Auf den Seiten der Benutzer und in E-Mails.',
  'console.image.logo': 'Logo',
  'console.image.favicon': 'Symbol des Browser-Tabs',
  'console.image.user': 'Benutzer ohne Bild',
  'console.image.organization': 'Organisationen ohne Logo',
  'console.image.workspace': 'Arbeitsbereiche ohne Bild',
} as const;
