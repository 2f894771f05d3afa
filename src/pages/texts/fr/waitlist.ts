export const waitlist = {
  'waitlist.title': 'Liste d’attente de {app}',
  'waitlist.intro':
    'Indiquez votre adresse e-mail. Lorsque votre demande sera acceptée, nous vous enverrons un lien pour vous inscrire à {app}.',
  'waitlist.submit': 'Rejoindre la liste d’attente',
  'waitlist.joinedTitle': 'Vous êtes sur la liste d’attente',
  'waitlist.joined':
    'Lorsque votre demande sera acceptée, vous recevrez un e-mail avec un lien pour vous inscrire à {app}.',
  'waitlist.none': '{app} n’a pas de liste d’attente.',
} as const;
