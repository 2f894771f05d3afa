const fillIn = 'Remplissez ce champ.';

/** Texts of invalid fields, by the rule that the value breaks. */
export const validation = {
  'error.rule.REQUIRED': fillIn,
  'error.rule.REQUIRED_BY_STRATEGY': fillIn,
  'error.rule.REQUIRED_NOT_NULL': fillIn,
  'error.rule.NOT_BLANK': fillIn,
  'error.rule.NOT_ASKED_FOR': 'Ce champ n’est pas utilisé ici.',
  'error.rule.TOO_SHORT': '{min, plural, =1 {Remplissez ce champ.} other {Saisissez au moins # caractères.}}',
  'error.rule.TOO_LONG': 'Saisissez au plus {max, plural, one {# caractère} other {# caractères}}.',
  'error.rule.LENGTH': 'Saisissez de {min} à {max} caractères.',
  'error.rule.TOO_FEW_ITEMS': 'Saisissez au moins {min, plural, one {# élément} other {# éléments}}.',
  'error.rule.TOO_MANY_ITEMS': 'Saisissez au plus {max, plural, one {# élément} other {# éléments}}.',
  'error.rule.UNSTORABLE_TEXT': 'Ce texte contient des caractères qui ne peuvent pas être enregistrés.',
  'error.rule.EMAIL': 'Saisissez une adresse e-mail, par exemple ada@example.com.',
  'error.rule.PHONE': 'Saisissez un numéro de téléphone avec son indicatif, par exemple +33 1 99 00 12 34.',
  'error.rule.SLUG': 'Utilisez des lettres minuscules et des chiffres, séparés par des traits d’union simples.',
  'error.rule.PERMISSION':
    'Écrivez chaque autorisation comme une ressource et une action en minuscules, par exemple invoices:read.',
  'error.rule.PASSWORD_LOWERCASE': 'Utilisez au moins une lettre minuscule.',
  'error.rule.PASSWORD_UPPERCASE': 'Utilisez au moins une lettre majuscule.',
  'error.rule.PASSWORD_NUMBER': 'Utilisez au moins un chiffre.',
  'error.rule.PASSWORD_SPECIAL': 'Utilisez au moins un caractère autre qu’une lettre, un chiffre ou une espace.',
  'error.rule.PASSWORD_COMMON': 'Ce mot de passe est l’un des plus courants. Choisissez-en un autre.',
  'error.rule.PASSWORD_PERSONAL':
    'N’utilisez pas votre adresse e-mail, votre nom d’utilisateur ou le nom de l’application comme mot de passe.',
  'error.rule.CURRENT_PASSWORD': 'Saisissez votre mot de passe actuel.',
  'error.rule.CODE_OR_PASSWORD': 'Saisissez soit un code, soit votre mot de passe.',
  'error.rule.USERNAME_CHARACTERS':
    'Utilisez uniquement des lettres, des chiffres, des points, des tirets bas et des traits d’union.',
  'error.rule.USERNAME_SCRIPT': 'Utilisez les lettres d’un seul alphabet, par exemple l’alphabet latin.',
  'error.rule.IDENTIFIER': 'Remplissez ce champ : il sert à vous connecter.',
  'error.rule.ONE_IDENTIFIER': 'Remplissez ce champ, ou un autre avec lequel vous pouvez vous connecter.',
  'error.rule.INVITED_ADDRESS': 'Saisissez l’adresse à laquelle l’invitation a été envoyée.',
  'error.rule.CHANNEL': 'Les codes ne sont pas envoyés par ce moyen. Choisissez-en un autre.',
  'error.rule.BROWSER_SIGN_IN': 'Ce compte n’est plus connecté dans ce navigateur.',
  'error.rule.ROLE': 'Ce rôle n’existe plus. Choisissez-en un autre.',
  'error.rule.IMAGE_FORMAT': 'Choisissez une image PNG, JPEG ou WebP.',
  'error.rule.IMAGE_INCOMPLETE': 'Cette image est endommagée. Choisissez une autre image PNG, JPEG ou WebP.',
  'error.rule.IMAGE_ANIMATED': 'Choisissez une image qui n’est pas animée.',
  'error.rule.IMAGE_PIXELS': 'Choisissez une image de {max, number} pixels au plus.',
  'error.rule.IMAGE_WORK': 'Cette image demande trop de temps ou de mémoire. Choisissez-en une autre.',
} as const;
