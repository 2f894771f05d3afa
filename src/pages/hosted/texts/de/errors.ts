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
  // Sign-up, waitlist and invitations.
  'error.ALREADY_INVITED': 'Diese Adresse hat schon eine neuere Einladung. Öffnen Sie den Link in jener E-Mail.',
  'error.ALREADY_MEMBER': 'Dieses Konto ist schon Mitglied.',
  'error.EMAIL_NOT_VERIFIED':
    'Die Einladung ging an eine Adresse, die in Ihrem Konto nicht bestätigt ist. Bestätigen Sie die Adresse in Ihrem Konto, oder verwenden Sie das Konto, das sie hat.',
  'error.COUNTRY_NOT_ALLOWED': 'Dieser Dienst nimmt keine Benutzer aus Ihrem Land an.',
  'error.EMAIL_TAKEN': 'Ein anderes Konto hat diese E-Mail-Adresse.',
  'error.FEATURE_DISABLED': 'Das ist hier nicht verfügbar.',
  'error.IDENTIFIER_NOT_ALLOWED': 'Diese E-Mail-Adresse wird hier nicht angenommen.',
  'error.INVALID_CODE': 'Der Code ist falsch, abgelaufen oder wurde schon verwendet.',
  'error.INVALID_INVITATION': 'Diese Einladung wurde verwendet oder widerrufen, oder sie ist abgelaufen.',
  'error.INVALID_LINK': 'Dieser Link wurde verwendet oder ersetzt, oder er ist abgelaufen.',
  'error.PHONE_TAKEN': 'Ein anderes Konto hat diese Telefonnummer.',
  'error.SIGNUP_ATTEMPT_NOT_FOUND': 'Diese Registrierung ist abgelaufen. Beginnen Sie neu.',
  'error.SIGN_UP_CLOSED': 'Für die Registrierung brauchen Sie eine Einladung.',
  'error.USERNAME_TAKEN': 'Dieser Benutzername ist vergeben. Wählen Sie einen anderen.',
} as const;
