export const passwordReset = {
  'password.forgotTitle': 'Passwort vergessen?',
  'password.forgotText':
    'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  'password.linkSent':
    'Wir haben einen Link an Ihre E-Mail-Adresse gesendet, wenn sie zu einem Konto gehört. Öffnen Sie den Link innerhalb von 15 Minuten, um ein neues Passwort zu wählen.',
  'password.newLink': 'Neuen Link anfordern',
  'password.backToSignIn': 'Zurück zur Anmeldung',
  'password.title': 'Neues Passwort wählen',
  'password.text': 'Wenn Sie ein neues Passwort setzen, werden Sie auf allen Geräten abgemeldet.',
  'password.new': 'Neues Passwort',
  'password.repeat': 'Neues Passwort wiederholen',
  'password.submit': 'Passwort setzen',
} as const;
