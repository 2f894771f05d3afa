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
} as const;
