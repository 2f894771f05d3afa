export const mailedLinks = {
  'link.title': 'Iniciar sesión en {app}',
  'link.text': 'Pulse Continuar para usar el enlace de su mensaje en este navegador. El enlace funciona una vez.',
  'link.otherDevice':
    'Este enlace solo funciona en el navegador en el que lo solicitó. Ábralo allí o solicite uno nuevo aquí.',
  'link.ticketText': 'Pulse Continuar para iniciar sesión en este navegador. El enlace funciona una vez.',
  'link.ticketInvalid': 'Este enlace se ha usado, se ha revocado o ha caducado.',
  'link.invalidTitle': 'Este enlace no es válido',
  'link.incomplete': 'El enlace está incompleto. Copie el enlace entero del mensaje.',
  'link.requestNew': 'Puede volver a iniciar sesión y solicitar allí un enlace nuevo.',
  'link.toSignIn': 'Ir al inicio de sesión',
  'link.verifiedTitle': 'Su correo electrónico está confirmado',
  'link.verifiedText': 'Puede cerrar esta página y continuar en la aplicación.',
} as const;
