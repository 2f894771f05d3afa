export const errors = {
  'error.INVALID_CREDENTIALS': 'Les informations de connexion sont incorrectes.',
  'error.TOO_MANY_ATTEMPTS': 'Trop de tentatives. Réessayez dans {minutes, plural, one {# minute} other {# minutes}}.',
  'error.RATE_LIMITED': 'Trop de requêtes. Réessayez dans {minutes, plural, one {# minute} other {# minutes}}.',
  'error.UNAVAILABLE': 'Ce service n’est pas disponible pour le moment. Réessayez plus tard.',
  'error.ROUTE_NOT_FOUND': 'Aucune page n’a cette adresse.',
  'error.ORIGIN_NOT_ALLOWED':
    'Le formulaire provient d’une page qui n’est pas autorisée. Rouvrez cette page et recommencez votre saisie.',
  'error.INTERNAL': 'Une erreur inattendue s’est produite. Réessayez.',
  // Organizations.
  'error.NOT_ORGANIZATION_MEMBER': 'Vous n’êtes pas membre de cette organisation.',
  'error.ORGANIZATION_NOT_FOUND': 'L’organisation n’existe pas.',
  'error.INSUFFICIENT_PERMISSIONS': 'Vous n’avez pas l’autorisation de faire cela.',
  'error.LAST_ADMIN': 'Le dernier administrateur doit rester. Nommez d’abord un autre administrateur.',
  'error.ALREADY_INVITED': 'Cette adresse a déjà une invitation en attente.',
  'error.ALREADY_MEMBER': 'Un membre a déjà cette adresse.',
  'error.NAME_TAKEN': 'Ce nom est déjà pris.',
  'error.SLUG_TAKEN': 'Ce nom court est déjà pris.',
  'error.ROLE_IN_USE': 'Un membre ou une invitation a ce rôle.',
  'error.FEATURE_DISABLED': 'Cela n’est pas activé ici.',
} as const;
