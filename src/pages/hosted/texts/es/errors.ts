export const errors = {
  'error.INVALID_CREDENTIALS': 'Los datos de inicio de sesión son incorrectos.',
  'error.TOO_MANY_ATTEMPTS':
    'Demasiados intentos. Vuelva a intentarlo en {minutes, plural, one {# minuto} other {# minutos}}.',
  'error.RATE_LIMITED':
    'Demasiadas solicitudes. Vuelva a intentarlo en {minutes, plural, one {# minuto} other {# minutos}}.',
  'error.UNAVAILABLE': 'Este servicio no está disponible en este momento. Vuelva a intentarlo más tarde.',
  'error.ROUTE_NOT_FOUND': 'Ninguna página tiene esta dirección.',
  'error.ORIGIN_NOT_ALLOWED':
    'El formulario procede de una página no permitida. Abra esta página de nuevo y repita los datos.',
  'error.INTERNAL': 'Se ha producido un error inesperado. Vuelva a intentarlo.',
  // Sign-in
  'error.ALREADY_VERIFIED': 'Ya está configurado.',
  'error.CONFLICT': 'Algo ha cambiado mientras tanto. Empiece de nuevo.',
  'error.COUNTRY_NOT_ALLOWED': 'No puede iniciar sesión desde su país.',
  'error.DUPLICATE_CODES': 'Introduzca dos códigos distintos: espere a que la aplicación muestre el siguiente.',
  'error.FEATURE_DISABLED': 'La aplicación no lo permite.',
  'error.IDENTIFIER_NOT_ALLOWED':
    'Su cuenta no puede iniciar sesión aquí. Póngase en contacto con la ayuda de la aplicación.',
  'error.INVALID_CODE': 'El código es incorrecto. Compruébelo o solicite uno nuevo.',
  'error.INVALID_LINK': 'Este enlace se ha usado, se ha sustituido o ha caducado.',
  'error.INVALID_PASSKEY': 'La llave de acceso no se ha aceptado. Vuelva a intentarlo.',
  'error.INVALID_TOTP_CODES':
    'Los códigos son incorrectos. Introduzca dos códigos que la aplicación muestre uno tras otro.',
  'error.INVALID_WALLET_SIGNATURE': 'La firma del monedero no es válida. Vuelva a intentarlo.',
  'error.NO_AUTHENTICATOR': 'La configuración ya no es válida. Iníciela de nuevo.',
  'error.OTHER_DEVICE': 'Abra el enlace en el navegador en el que lo solicitó.',
  'error.PASSKEY_NOT_FOUND': 'Ninguna cuenta tiene ya esta llave de acceso.',
  'error.PASSWORD_MISMATCH': 'Las contraseñas son distintas.',
  'error.REAUTHENTICATION_REQUIRED': 'Su último inicio de sesión es demasiado antiguo. Inicie sesión de nuevo.',
  'error.SIGNIN_ATTEMPT_NOT_FOUND': 'Este inicio de sesión ha caducado. Empiece de nuevo.',
  'error.STRATEGY_NOT_AVAILABLE': 'Esta forma de iniciar sesión no está disponible. Elija otra.',
  'error.WALLET_TAKEN': 'Otra cuenta ya tiene este monedero.',
} as const;
