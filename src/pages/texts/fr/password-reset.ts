export const passwordReset = {
  'password.forgotTitle': 'Mot de passe oublié ?',
  'password.forgotText':
    'Saisissez votre adresse e-mail. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  'password.linkSent':
    'Nous avons envoyé un lien à votre adresse e-mail, si un compte la possède. Ouvrez le lien dans les 15 minutes pour choisir un nouveau mot de passe.',
  'password.newLink': 'Demander un nouveau lien',
  'password.backToSignIn': 'Retour à la connexion',
  'password.title': 'Choisissez un nouveau mot de passe',
  'password.text': 'Lorsque vous définissez un nouveau mot de passe, vous êtes déconnecté de tous les appareils.',
  'password.new': 'Nouveau mot de passe',
  'password.repeat': 'Répétez le nouveau mot de passe',
  'password.submit': 'Définir le mot de passe',
} as const;
