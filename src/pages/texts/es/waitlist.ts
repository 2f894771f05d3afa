export const waitlist = {
  'waitlist.title': 'Lista de espera de {app}',
  'waitlist.intro':
    'Introduzca su correo electrónico. Cuando se apruebe su solicitud, le enviaremos un enlace para registrarse en {app}.',
  'waitlist.submit': 'Apuntarse a la lista de espera',
  'waitlist.joinedTitle': 'Está en la lista de espera',
  'waitlist.joined': 'Cuando se apruebe su solicitud, recibirá un correo con un enlace para registrarse en {app}.',
  'waitlist.none': '{app} no tiene lista de espera.',
} as const;
