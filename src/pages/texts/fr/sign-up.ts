export const signUp = {
  'signUp.title': 'S’inscrire à {app}',
  'signUp.heading': 'S’inscrire',
  'signUp.submit': 'S’inscrire',
  'signUp.withWallet': 'S’inscrire avec un portefeuille',
  'signUp.walletReplacesPassword': 'Avec un portefeuille, vous n’avez pas besoin de mot de passe.',
  'signUp.walletNeedsScript':
    'L’inscription avec un portefeuille nécessite JavaScript. Autorisez-le dans votre navigateur et rechargez la page.',
  'signUp.haveAccount': 'Vous avez déjà un compte ?',
  'signUp.optional': '{label} (facultatif)',
  'signUp.firstName': 'Prénom',
  'signUp.lastName': 'Nom',
  'signUp.moreDetails': 'Ajouter des précisions (facultatif)',
  'signUp.signedIn': 'Vous êtes connecté.',
  'signUp.another': 'Créer un autre compte',
  'signUp.closed':
    'Une invitation est nécessaire pour s’inscrire à {app}. Ouvrez le lien de votre e-mail d’invitation.',
  'signUp.waitlistOnly':
    'L’inscription à {app} passe par une liste d’attente. Inscrivez-vous sur la liste : nous vous écrirons dès que vous pourrez créer un compte.',
  'signUp.joinWaitlist': 'Rejoindre la liste d’attente',
  'signUp.fromWaitlist':
    'Votre demande a été acceptée. Le compte aura l’adresse e-mail à laquelle nous avons envoyé le lien.',
  'signUp.verifyEmail': 'Vérifiez votre adresse e-mail',
  'signUp.verifyPhone': 'Vérifiez votre numéro de téléphone',
  'signUp.enterEmailCode': 'Nous avons envoyé un code à votre adresse e-mail. Il est valable 10 minutes.',
  'signUp.enterPhoneCode': 'Nous avons envoyé un code à votre numéro de téléphone. Il est valable 10 minutes.',
  'signUp.openLink':
    'Nous avons envoyé un lien à votre adresse e-mail. Ouvrez-le dans ce navigateur dans les 10 minutes.',
  'signUp.codeSentAgain': 'Nous avons envoyé un nouveau code. Le précédent n’est plus valable.',
  'signUp.linkSentAgain': 'Nous avons envoyé un nouveau lien. Le précédent n’est plus valable.',
  'signUp.linkOpened': 'J’ai ouvert le lien',
  'signUp.resend': 'Renvoyer',
  'signUp.startAgain': 'Recommencer',
  'signUp.expiredTitle': 'Cette inscription a expiré',
  'signUp.expired': 'L’inscription n’a pas été terminée dans les 10 minutes. Recommencez.',
  'signUp.waitlistLinkExpired': 'Demandez un nouveau lien sur la page de la liste d’attente.',
} as const;
