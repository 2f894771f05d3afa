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
  // Organizations.
  'error.NOT_ORGANIZATION_MEMBER': 'Sie sind kein Mitglied dieser Organisation.',
  'error.ORGANIZATION_NOT_FOUND': 'Die Organisation existiert nicht.',
  'error.INSUFFICIENT_PERMISSIONS': 'Ihnen fehlt die Berechtigung dazu.',
  'error.LAST_ADMIN':
    'Der letzte Administrator muss bleiben. Machen Sie zuerst ein anderes Mitglied zum Administrator.',
  'error.ALREADY_INVITED': 'Diese Adresse hat bereits eine offene Einladung.',
  'error.ALREADY_MEMBER': 'Ein Mitglied hat diese Adresse bereits.',
  'error.NAME_TAKEN': 'Dieser Name ist vergeben.',
  'error.SLUG_TAKEN': 'Dieser Kurzname ist vergeben.',
  'error.ROLE_IN_USE': 'Ein Mitglied oder eine Einladung hat diese Rolle.',
  'error.FEATURE_DISABLED': 'Das ist hier nicht aktiviert.',
  // User profile
  'error.API_AUTH_APP_NOT_FOUND': 'Für diese API können Sie keine Schlüssel mehr erstellen.',
  'error.API_AUTH_KEY_NOT_FOUND': 'Diesen Schlüssel gibt es nicht mehr.',
  'error.BODY_TOO_LARGE': 'Die Datei ist zu groß.',
  'error.EMAIL_NOT_FOUND': 'Diese Adresse gibt es nicht mehr.',
  'error.EMAIL_NOT_VERIFIED': 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  'error.IMPERSONATED_SESSION': 'Das geht nicht, solange Sie für einen anderen Benutzer handeln.',
  'error.INVITATION_NOT_FOUND': 'Diese Einladung gibt es nicht mehr.',
  'error.LAST_IDENTIFIER': 'Sie brauchen dies zum Anmelden. Fügen Sie zuerst einen anderen Weg hinzu.',
  'error.MEMBERSHIP_NOT_FOUND': 'Diese Mitgliedschaft gibt es nicht mehr.',
  'error.NOT_WORKSPACE_MEMBER': 'Sie sind kein Mitglied dieses Arbeitsbereichs.',
  'error.PHONE_NOT_FOUND': 'Diese Nummer gibt es nicht mehr.',
  'error.PHONE_NOT_VERIFIED': 'Bestätigen Sie zuerst Ihre Telefonnummer.',
  'error.SESSION_NOT_FOUND': 'Dieses Gerät ist bereits abgemeldet.',
  'error.WALLET_NOT_FOUND': 'Diese Wallet gibt es nicht mehr.',
} as const;
