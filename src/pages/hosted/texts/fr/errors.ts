export const errors = {
  'error.INVALID_CREDENTIALS': 'Les informations de connexion sont incorrectes.',
  'error.TOO_MANY_ATTEMPTS': 'Trop de tentatives. Réessayez dans {minutes, plural, one {# minute} other {# minutes}}.',
  'error.RATE_LIMITED': 'Trop de requêtes. Réessayez dans {minutes, plural, one {# minute} other {# minutes}}.',
  'error.UNAVAILABLE': 'Ce service n’est pas disponible pour le moment. Réessayez plus tard.',
  'error.ROUTE_NOT_FOUND': 'Aucune page n’a cette adresse.',
  'error.ORIGIN_NOT_ALLOWED':
    'Le formulaire provient d’une page qui n’est pas autorisée. Rouvrez cette page et recommencez votre saisie.',
  'error.INTERNAL': 'Une erreur inattendue s’est produite. Réessayez.',
  // Sign-up, waitlist and invitations.
  'error.ALREADY_INVITED': 'Cette adresse a déjà une invitation plus récente. Ouvrez le lien de cet e-mail.',
  'error.ALREADY_MEMBER': 'Ce compte est déjà membre.',
  'error.EMAIL_NOT_VERIFIED':
    'L’invitation a été envoyée à une adresse qui n’est pas vérifiée dans votre compte. Vérifiez cette adresse dans votre compte, ou utilisez le compte qui la possède.',
  'error.COUNTRY_NOT_ALLOWED': 'Ce service n’accepte pas les utilisateurs de votre pays.',
  'error.EMAIL_TAKEN': 'Un autre compte a cette adresse e-mail.',
  'error.FEATURE_DISABLED': 'Cette fonction n’est pas disponible ici.',
  'error.IDENTIFIER_NOT_ALLOWED': 'Cette adresse e-mail n’est pas acceptée ici.',
  'error.INVALID_CODE': 'Le code est incorrect, a expiré ou a déjà été utilisé.',
  'error.INVALID_INVITATION': 'Cette invitation a été utilisée ou révoquée, ou elle a expiré.',
  'error.INVALID_LINK': 'Ce lien a été utilisé ou remplacé, ou il a expiré.',
  'error.PHONE_TAKEN': 'Un autre compte a ce numéro de téléphone.',
  'error.SIGNUP_ATTEMPT_NOT_FOUND': 'Cette inscription a expiré. Recommencez.',
  'error.SIGN_UP_CLOSED': 'Une invitation est nécessaire pour s’inscrire.',
  'error.USERNAME_TAKEN': 'Ce nom d’utilisateur est déjà pris. Choisissez-en un autre.',
} as const;
