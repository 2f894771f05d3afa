export const errors = {
  'error.INVALID_CREDENTIALS': 'Les informations de connexion sont incorrectes.',
  'error.TOO_MANY_ATTEMPTS': 'Trop de tentatives. Réessayez dans {minutes, plural, one {# minute} other {# minutes}}.',
  'error.RATE_LIMITED': 'Trop de requêtes. Réessayez dans {minutes, plural, one {# minute} other {# minutes}}.',
  'error.UNAVAILABLE': 'Ce service n’est pas disponible pour le moment. Réessayez plus tard.',
  'error.ROUTE_NOT_FOUND': 'Aucune page n’a cette adresse.',
  'error.ORIGIN_NOT_ALLOWED':
    'Le formulaire provient d’une page qui n’est pas autorisée. Rouvrez cette page et recommencez votre saisie.',
  'error.INTERNAL': 'Une erreur inattendue s’est produite. Réessayez.',
} as const;
