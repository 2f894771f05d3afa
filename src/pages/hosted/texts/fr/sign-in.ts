export const signIn = {
  'signIn.title': 'Se connecter à {app}',
  'signIn.submit': 'Se connecter',
  'signIn.signedInAs': 'Vous êtes connecté en tant que {name}.',
  'signIn.otherAccount': 'Utiliser un autre compte',
  'signIn.forgotPassword': 'Mot de passe oublié ?',
  'signIn.noAccount': 'Pas encore de compte ?',
  'signIn.signUp': 'S’inscrire',
} as const;
