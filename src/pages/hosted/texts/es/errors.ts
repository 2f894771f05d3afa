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
  // Organizations.
  'error.NOT_ORGANIZATION_MEMBER': 'No es miembro de esta organización.',
  'error.ORGANIZATION_NOT_FOUND': 'La organización no existe.',
  'error.INSUFFICIENT_PERMISSIONS': 'No tiene permiso para hacerlo.',
  'error.LAST_ADMIN': 'El último administrador debe permanecer. Nombre primero a otro administrador.',
  'error.ALREADY_INVITED': 'Esta dirección ya tiene una invitación pendiente.',
  'error.ALREADY_MEMBER': 'Un miembro ya tiene esta dirección.',
  'error.NAME_TAKEN': 'Este nombre ya está en uso.',
  'error.SLUG_TAKEN': 'Este nombre corto ya está en uso.',
  'error.ROLE_IN_USE': 'Un miembro o una invitación tiene este rol.',
  'error.FEATURE_DISABLED': 'Esto no está activado aquí.',
  // User profile
  'error.API_AUTH_APP_NOT_FOUND': 'Ya no puede crear claves para esta API.',
  'error.API_AUTH_KEY_NOT_FOUND': 'Esta clave ya no existe.',
  'error.BODY_TOO_LARGE': 'El archivo es demasiado grande.',
  'error.EMAIL_NOT_FOUND': 'Esta dirección ya no existe.',
  'error.EMAIL_NOT_VERIFIED': 'Verifique primero su dirección de correo.',
  'error.IMPERSONATED_SESSION': 'No es posible mientras actúa en nombre de otro usuario.',
  'error.INVITATION_NOT_FOUND': 'Esta invitación ya no existe.',
  'error.LAST_IDENTIFIER': 'Lo necesita para iniciar sesión. Añada primero otro método.',
  'error.MEMBERSHIP_NOT_FOUND': 'Esta membresía ya no existe.',
  'error.NOT_WORKSPACE_MEMBER': 'No es miembro de este espacio de trabajo.',
  'error.PHONE_NOT_FOUND': 'Este número ya no existe.',
  'error.PHONE_NOT_VERIFIED': 'Verifique primero su número de teléfono.',
  'error.SESSION_NOT_FOUND': 'Ya se ha cerrado la sesión de este dispositivo.',
  'error.WALLET_NOT_FOUND': 'Este monedero ya no existe.',
} as const;
