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
} as const;
