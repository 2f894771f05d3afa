export const signUp = {
  'signUp.title': 'Bei {app} registrieren',
  'signUp.heading': 'Registrieren',
  'signUp.submit': 'Registrieren',
  'signUp.withWallet': 'Mit einer Wallet registrieren',
  'signUp.walletReplacesPassword': 'Mit einer Wallet brauchen Sie kein Passwort.',
  'signUp.walletNeedsScript':
    'Die Registrierung mit einer Wallet braucht JavaScript. Erlauben Sie es in Ihrem Browser und laden Sie die Seite neu.',
  'signUp.haveAccount': 'Haben Sie schon ein Konto?',
  'signUp.optional': '{label} (optional)',
  'signUp.firstName': 'Vorname',
  'signUp.lastName': 'Nachname',
  'signUp.moreDetails': 'Weitere Angaben (optional)',
  'signUp.signedIn': 'Sie sind angemeldet.',
  'signUp.another': 'Ein weiteres Konto erstellen',
  'signUp.closed':
    'Um sich bei {app} zu registrieren, brauchen Sie eine Einladung. Öffnen Sie den Link in Ihrer Einladungs-E-Mail.',
  'signUp.waitlistOnly':
    'Die Registrierung bei {app} erfolgt über eine Warteliste. Tragen Sie sich ein. Wir schreiben Ihnen, sobald Sie sich registrieren können.',
  'signUp.joinWaitlist': 'In die Warteliste eintragen',
  'signUp.fromWaitlist':
    'Ihre Anfrage wurde angenommen. Das Konto erhält die E-Mail-Adresse, an die wir den Link geschickt haben.',
  'signUp.verifyEmail': 'E-Mail-Adresse bestätigen',
  'signUp.verifyPhone': 'Telefonnummer bestätigen',
  'signUp.enterEmailCode': 'Wir haben einen Code an Ihre E-Mail-Adresse gesendet. Er ist 10 Minuten gültig.',
  'signUp.enterPhoneCode': 'Wir haben einen Code an Ihre Telefonnummer gesendet. Er ist 10 Minuten gültig.',
  'signUp.openLink':
    'Wir haben einen Link an Ihre E-Mail-Adresse gesendet. Öffnen Sie ihn innerhalb von 10 Minuten in diesem Browser.',
  'signUp.codeSentAgain': 'Wir haben einen neuen Code gesendet. Der vorherige ist nicht mehr gültig.',
  'signUp.linkSentAgain': 'Wir haben einen neuen Link gesendet. Der vorherige ist nicht mehr gültig.',
  'signUp.linkOpened': 'Ich habe den Link geöffnet',
  'signUp.resend': 'Erneut senden',
  'signUp.startAgain': 'Neu beginnen',
  'signUp.expiredTitle': 'Diese Registrierung ist abgelaufen',
  'signUp.expired': 'Die Registrierung wurde nicht innerhalb von 10 Minuten abgeschlossen. Beginnen Sie neu.',
  'signUp.waitlistLinkExpired': 'Fordern Sie auf der Seite der Warteliste einen neuen Link an.',
} as const;
