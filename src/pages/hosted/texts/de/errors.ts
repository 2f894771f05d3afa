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
  // User profile
  'error.ALREADY_MEMBER': 'Sie sind bereits Mitglied.',
  'error.API_AUTH_APP_NOT_FOUND': 'Für diese API können Sie keine Schlüssel mehr erstellen.',
  'error.API_AUTH_KEY_NOT_FOUND': 'Diesen Schlüssel gibt es nicht mehr.',
  'error.BODY_TOO_LARGE': 'Die Datei ist zu groß.',
  'error.EMAIL_NOT_FOUND': 'Diese Adresse gibt es nicht mehr.',
  'error.EMAIL_NOT_VERIFIED': 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  'error.IMPERSONATED_SESSION': 'Das geht nicht, solange Sie für einen anderen Benutzer handeln.',
  'error.INVITATION_NOT_FOUND': 'Diese Einladung gibt es nicht mehr.',
  'error.LAST_IDENTIFIER': 'Sie brauchen dies zum Anmelden. Fügen Sie zuerst einen anderen Weg hinzu.',
  'error.MEMBERSHIP_NOT_FOUND': 'Diese Mitgliedschaft gibt es nicht mehr.',
  'error.NOT_ORGANIZATION_MEMBER': 'Sie sind kein Mitglied dieser Organisation.',
  'error.NOT_WORKSPACE_MEMBER': 'Sie sind kein Mitglied dieses Arbeitsbereichs.',
  'error.PHONE_NOT_FOUND': 'Diese Nummer gibt es nicht mehr.',
  'error.PHONE_NOT_VERIFIED': 'Bestätigen Sie zuerst Ihre Telefonnummer.',
  'error.SESSION_NOT_FOUND': 'Dieses Gerät ist bereits abgemeldet.',
  'error.WALLET_NOT_FOUND': 'Diese Wallet gibt es nicht mehr.',
} as const;
