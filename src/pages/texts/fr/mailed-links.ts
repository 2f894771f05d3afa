export const mailedLinks = {
  'link.title': 'Se connecter à {app}',
  'link.text':
    'Appuyez sur Continuer pour utiliser le lien de votre message dans ce navigateur. Le lien ne fonctionne qu’une fois.',
  'link.otherDevice':
    'Ce lien ne fonctionne que dans le navigateur dans lequel vous l’avez demandé. Ouvrez-le là-bas, ou demandez-en un nouveau ici.',
  'link.ticketText': 'Appuyez sur Continuer pour vous connecter dans ce navigateur. Le lien ne fonctionne qu’une fois.',
  'link.ticketInvalid': 'Ce lien a été utilisé, révoqué ou a expiré.',
  'link.invalidTitle': 'Ce lien n’est pas valable',
  'link.incomplete': 'Le lien est incomplet. Copiez le lien entier du message.',
  'link.requestNew': 'Vous pouvez vous reconnecter et y demander un nouveau lien.',
  'link.toSignIn': 'Aller à la connexion',
  'link.verifiedTitle': 'Votre adresse e-mail est confirmée',
  'link.verifiedText': 'Vous pouvez fermer cette page et continuer dans l’application.',
} as const;
