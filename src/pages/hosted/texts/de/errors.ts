export const errors = {
  'error.INVALID_CREDENTIALS': 'Die Anmeldedaten sind falsch.',
  'error.TOO_MANY_ATTEMPTS':
    'Zu viele Versuche. Versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} erneut.',
  'error.RATE_LIMITED':
    'Zu viele Anfragen. Versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} erneut.',
  'error.UNAVAILABLE': 'Dieser Dienst ist gerade nicht verfügbar. Versuchen Sie es später erneut.',
  'error.ROUTE_NOT_FOUND': 'Keine Seite hat diese Adresse.',
  'error.ORIGIN_NOT_ALLOWED':
    'Das Formular kam von einer Seite, die nicht erlaubt ist. Öffnen Sie diese Seite neu und wiederholen Sie die Eingabe.',
  'error.INTERNAL': 'Ein unerwarteter Fehler ist aufgetreten. Versuchen Sie es erneut.',
} as const;
