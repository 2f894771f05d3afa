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
  // Sign-in
  'error.ALREADY_VERIFIED': 'Das ist bereits eingerichtet.',
  'error.CONFLICT': 'Inzwischen hat sich etwas geändert. Beginnen Sie von vorn.',
  'error.COUNTRY_NOT_ALLOWED': 'Aus Ihrem Land können Sie sich nicht anmelden.',
  'error.DUPLICATE_CODES': 'Geben Sie zwei verschiedene Codes ein: Warten Sie, bis die App den nächsten zeigt.',
  'error.FEATURE_DISABLED': 'Die Anwendung erlaubt das nicht.',
  'error.IDENTIFIER_NOT_ALLOWED':
    'Ihr Konto darf sich hier nicht anmelden. Wenden Sie sich an die Hilfe der Anwendung.',
  'error.INVALID_CODE': 'Der Code ist falsch. Prüfen Sie ihn, oder fordern Sie einen neuen an.',
  'error.INVALID_LINK': 'Dieser Link wurde verwendet, ersetzt oder ist abgelaufen.',
  'error.INVALID_PASSKEY': 'Der Passkey wurde nicht angenommen. Versuchen Sie es erneut.',
  'error.INVALID_TOTP_CODES': 'Die Codes sind falsch. Geben Sie zwei Codes ein, die die App nacheinander zeigt.',
  'error.INVALID_WALLET_SIGNATURE': 'Die Signatur der Wallet ist nicht gültig. Versuchen Sie es erneut.',
  'error.NO_AUTHENTICATOR': 'Die Einrichtung ist nicht mehr gültig. Beginnen Sie sie neu.',
  'error.OTHER_DEVICE': 'Öffnen Sie den Link in dem Browser, in dem Sie ihn angefordert haben.',
  'error.PASSKEY_NOT_FOUND': 'Kein Konto hat diesen Passkey mehr.',
  'error.PASSWORD_MISMATCH': 'Die Passwörter sind verschieden.',
  'error.REAUTHENTICATION_REQUIRED': 'Ihre letzte Anmeldung ist dafür zu alt. Melden Sie sich erneut an.',
  'error.SIGNIN_ATTEMPT_NOT_FOUND': 'Diese Anmeldung ist abgelaufen. Beginnen Sie von vorn.',
  'error.STRATEGY_NOT_AVAILABLE': 'Diese Art der Anmeldung ist nicht verfügbar. Wählen Sie eine andere.',
  'error.WALLET_TAKEN': 'Ein anderes Konto hat diese Wallet bereits.',
} as const;
