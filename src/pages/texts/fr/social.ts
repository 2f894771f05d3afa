export const social = {
  'social.continueWith': 'Continuer avec {provider}',
  'social.continueTo': 'Continuer vers {provider}',
  'social.goingOn': 'Votre navigateur continue de lui-même. Sinon, appuyez sur le bouton.',
  'social.deniedTitle': 'Vous n’êtes pas connecté',
  'social.backToSignIn': 'Retour à la connexion',
  'social.backToAccount': 'Retour à votre compte',
  'social.otherAccount':
    'Ce compte du fournisseur ne peut pas être utilisé : ce n’est pas celui que vous avez lié, ou votre compte ici est bloqué.',
  'social.supportCode': 'Code pour l’assistance :',
  'signUp.completeTitle': 'Complétez votre compte',
  'signUp.completeText': '{app} a encore besoin de quelques informations pour votre compte.',
  'profile.social.title': 'Comptes liés',
  'profile.social.none': 'Aucun compte associé',
  'profile.social.hint': 'Avec l’un d’eux, vous vous connectez sans mot de passe.',
  'profile.social.link': 'Lier {provider}',
  'profile.social.unlink': 'Dissocier',
  'profile.social.disabled': 'La connexion avec ce compte est désactivée pour le moment.',
  'profile.social.linked': 'Le compte a été lié.',
  'profile.social.unlinked': 'Le compte a été dissocié.',
  'error.SOCIAL_CONNECTION_NOT_FOUND': 'Vous n’avez lié aucun compte de ce type.',
  'error.SOCIAL_CONNECTION_TAKEN':
    'Un autre utilisateur a lié ce compte, ou vous en avez lié un autre du même fournisseur. Dissociez-le d’abord.',
  'error.SOCIAL_LINK_REQUIRED':
    'Vous avez déjà ici un compte avec cette adresse e-mail. Connectez-vous d’une autre façon, puis liez le fournisseur dans votre compte, sous « Sécurité ».',
  'error.SOCIAL_PROVIDER_FAILED':
    'Le fournisseur est injoignable pour le moment ou n’est pas configuré correctement. Réessayez plus tard, ou choisissez une autre façon.',
  'error.SOCIAL_PROVIDER_NOT_FOUND': 'Ce fournisseur n’est pas disponible ici. Choisissez une autre façon.',
  'error.SOCIAL_RESPONSE_INVALID': 'La réponse du fournisseur n’était pas valable. Recommencez.',
  'error.SOCIAL_SIGN_IN_DENIED':
    'Vous avez annulé la connexion chez le fournisseur, ou celui-ci l’a refusée. Rien n’a été modifié.',
  'error.SOCIAL_SIGN_IN_EXPIRED':
    'Cette connexion a expiré, a déjà été utilisée ou a été commencée dans un autre navigateur. Recommencez.',
} as const;
