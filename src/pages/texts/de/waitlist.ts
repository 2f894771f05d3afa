export const waitlist = {
  'waitlist.title': 'Warteliste von {app}',
  'waitlist.intro':
    'Geben Sie Ihre E-Mail-Adresse ein. Wenn Ihre Anfrage angenommen wird, senden wir Ihnen einen Link, mit dem Sie sich bei {app} registrieren können.',
  'waitlist.submit': 'In die Warteliste eintragen',
  'waitlist.joinedTitle': 'Sie stehen auf der Warteliste',
  'waitlist.joined':
    'Wenn Ihre Anfrage angenommen wird, erhalten Sie eine E-Mail mit einem Link zur Registrierung bei {app}.',
  'waitlist.none': '{app} hat keine Warteliste.',
} as const;
