export const signUp = {
  'signUp.title': 'Registrarse en {app}',
  'signUp.submit': 'Registrarse',
  'signUp.withWallet': 'Registrarse con un monedero',
  'signUp.walletReplacesPassword': 'Con un monedero no necesita contraseña.',
  'signUp.walletNeedsScript':
    'Para registrarse con un monedero se necesita JavaScript. Permítalo en su navegador y vuelva a cargar la página.',
  'signUp.haveAccount': '¿Ya tiene una cuenta?',
  'signUp.optional': '{label} (opcional)',
  'signUp.firstName': 'Nombre',
  'signUp.lastName': 'Apellidos',
  'signUp.signedIn': 'Ha iniciado sesión.',
  'signUp.another': 'Crear otra cuenta',
  'signUp.closed': 'Necesita una invitación para registrarse en {app}. Abra el enlace de su correo de invitación.',
  'signUp.waitlistOnly':
    'El registro en {app} se hace por lista de espera. Apúntese y le escribiremos cuando pueda registrarse.',
  'signUp.joinWaitlist': 'Apuntarse a la lista de espera',
  'signUp.fromWaitlist':
    'Su solicitud se ha aprobado. La cuenta tendrá el correo electrónico al que enviamos el enlace.',
  'signUp.verifyEmail': 'Verifique su correo electrónico',
  'signUp.verifyPhone': 'Verifique su número de teléfono',
  'signUp.enterEmailCode': 'Hemos enviado un código a su correo electrónico. Es válido durante 10 minutos.',
  'signUp.enterPhoneCode': 'Hemos enviado un código a su número de teléfono. Es válido durante 10 minutos.',
  'signUp.openLink':
    'Hemos enviado un enlace a su correo electrónico. Ábralo en este navegador en los próximos 10 minutos.',
  'signUp.codeSentAgain': 'Hemos enviado un código nuevo. El anterior ya no es válido.',
  'signUp.linkSentAgain': 'Hemos enviado un enlace nuevo. El anterior ya no es válido.',
  'signUp.linkOpened': 'He abierto el enlace',
  'signUp.resend': 'Enviar de nuevo',
  'signUp.startAgain': 'Empezar de nuevo',
  'signUp.expiredTitle': 'Este registro ha caducado',
  'signUp.expired': 'El registro no se completó en 10 minutos. Empiece de nuevo.',
  'signUp.waitlistLinkExpired': 'Solicite un enlace nuevo en la página de la lista de espera.',
} as const;
