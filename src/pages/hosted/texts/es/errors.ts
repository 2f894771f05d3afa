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
  // Sign-up, waitlist and invitations.
  'error.ALREADY_INVITED': 'Esta dirección ya tiene una invitación más reciente. Abra el enlace de ese correo.',
  'error.ALREADY_MEMBER': 'Esta cuenta ya es miembro.',
  'error.EMAIL_NOT_VERIFIED':
    'La invitación se envió a una dirección que no está verificada en su cuenta. Verifique la dirección en su cuenta o use la cuenta que la tiene.',
  'error.COUNTRY_NOT_ALLOWED': 'Este servicio no acepta usuarios de su país.',
  'error.EMAIL_TAKEN': 'Otra cuenta tiene este correo electrónico.',
  'error.FEATURE_DISABLED': 'Esto no está disponible aquí.',
  'error.IDENTIFIER_NOT_ALLOWED': 'Este correo electrónico no se acepta aquí.',
  'error.INVALID_CODE': 'El código es incorrecto, ha caducado o ya se ha usado.',
  'error.INVALID_INVITATION': 'Esta invitación se usó o se revocó, o ha caducado.',
  'error.INVALID_LINK': 'Este enlace se usó o se sustituyó, o ha caducado.',
  'error.PHONE_TAKEN': 'Otra cuenta tiene este número de teléfono.',
  'error.SIGNUP_ATTEMPT_NOT_FOUND': 'Este registro ha caducado. Empiece de nuevo.',
  'error.SIGN_UP_CLOSED': 'Necesita una invitación para registrarse.',
  'error.USERNAME_TAKEN': 'Este nombre de usuario ya está en uso. Elija otro.',
} as const;
