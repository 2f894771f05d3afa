export const mailedLinks = {
  'link.title': 'Bei {app} anmelden',
  'link.text':
    'Drücken Sie „Weiter“, um den Link aus Ihrer Nachricht in diesem Browser zu verwenden. Der Link gilt einmal.',
  'link.otherDevice':
    'Dieser Link gilt nur in dem Browser, in dem Sie ihn angefordert haben. Öffnen Sie ihn dort, oder fordern Sie hier einen neuen an.',
  'link.ticketText': 'Drücken Sie „Weiter“, um sich in diesem Browser anzumelden. Der Link gilt einmal.',
  'link.ticketInvalid': 'Dieser Link wurde verwendet, widerrufen oder ist abgelaufen.',
  'link.invalidTitle': 'Dieser Link ist ungültig',
  'link.incomplete': 'Der Link ist unvollständig. Kopieren Sie den ganzen Link aus der Nachricht.',
  'link.requestNew': 'Sie können sich erneut anmelden und dort einen neuen Link anfordern.',
  'link.toSignIn': 'Zur Anmeldung',
  'link.verifiedTitle': 'Ihre E-Mail-Adresse ist bestätigt',
  'link.verifiedText': 'Sie können diese Seite schließen und in der Anwendung fortfahren.',
} as const;
