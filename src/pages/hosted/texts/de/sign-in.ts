export const signIn = {
  'signIn.title': 'Bei {app} anmelden',
  'signIn.submit': 'Anmelden',
  'signIn.signedInAs': 'Sie sind als {name} angemeldet.',
  'signIn.otherAccount': 'Ein anderes Konto verwenden',
  'signIn.forgotPassword': 'Passwort vergessen?',
  'signIn.noAccount': 'Noch kein Konto?',
  'signIn.signUp': 'Registrieren',
} as const;
