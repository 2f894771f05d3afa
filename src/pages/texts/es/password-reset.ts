export const passwordReset = {
  'password.forgotTitle': '¿Ha olvidado su contraseña?',
  'password.forgotText': 'Introduzca su correo electrónico. Le enviaremos un enlace para elegir una contraseña nueva.',
  'password.linkSent':
    'Hemos enviado un enlace a su correo electrónico, si pertenece a una cuenta. Abra el enlace en los próximos 15 minutos para elegir una contraseña nueva.',
  'password.newLink': 'Solicitar un enlace nuevo',
  'password.backToSignIn': 'Volver al inicio de sesión',
  'password.title': 'Elija una contraseña nueva',
  'password.text': 'Al establecer una contraseña nueva se cierra su sesión en todos los dispositivos.',
  'password.new': 'Contraseña nueva',
  'password.repeat': 'Repita la contraseña nueva',
  'password.submit': 'Establecer contraseña',
} as const;
