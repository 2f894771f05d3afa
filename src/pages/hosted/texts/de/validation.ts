const fillIn = 'Füllen Sie dieses Feld aus.';

/** Texts of invalid fields, by the rule that the value breaks. */
export const validation = {
  'error.rule.REQUIRED': fillIn,
  'error.rule.REQUIRED_BY_STRATEGY': fillIn,
  'error.rule.REQUIRED_NOT_NULL': fillIn,
  'error.rule.NOT_BLANK': fillIn,
  'error.rule.NOT_ASKED_FOR': 'Dieses Feld wird hier nicht verwendet.',
  'error.rule.TOO_SHORT': '{min, plural, =1 {Füllen Sie dieses Feld aus.} other {Geben Sie mindestens # Zeichen ein.}}',
  'error.rule.TOO_LONG': 'Geben Sie höchstens {max, plural, one {# Zeichen} other {# Zeichen}} ein.',
  'error.rule.LENGTH': 'Geben Sie {min} bis {max} Zeichen ein.',
  'error.rule.TOO_FEW_ITEMS': 'Geben Sie mindestens {min, plural, one {# Eintrag} other {# Einträge}} ein.',
  'error.rule.TOO_MANY_ITEMS': 'Geben Sie höchstens {max, plural, one {# Eintrag} other {# Einträge}} ein.',
  'error.rule.UNSTORABLE_TEXT': 'Die Eingabe enthält Zeichen, die nicht gespeichert werden können.',
  'error.rule.EMAIL': 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel ada@example.com.',
  'error.rule.PHONE': 'Geben Sie eine Telefonnummer mit Ländervorwahl ein, zum Beispiel +49 30 901820.',
  'error.rule.SLUG': 'Verwenden Sie Kleinbuchstaben und Ziffern, mit einzelnen Bindestrichen dazwischen.',
  'error.rule.PERMISSION':
    'Schreiben Sie jede Berechtigung als Ressource und Aktion in Kleinbuchstaben, zum Beispiel invoices:read.',
  'error.rule.PASSWORD_LOWERCASE': 'Verwenden Sie mindestens einen Kleinbuchstaben.',
  'error.rule.PASSWORD_UPPERCASE': 'Verwenden Sie mindestens einen Großbuchstaben.',
  'error.rule.PASSWORD_NUMBER': 'Verwenden Sie mindestens eine Ziffer.',
  'error.rule.PASSWORD_SPECIAL': 'Verwenden Sie mindestens ein Zeichen außer Buchstaben, Ziffern und Leerzeichen.',
  'error.rule.PASSWORD_COMMON': 'Dies ist eines der häufigsten Passwörter. Wählen Sie ein anderes.',
  'error.rule.PASSWORD_PERSONAL':
    'Verwenden Sie weder Ihre E-Mail-Adresse noch Ihren Benutzernamen oder den Namen der Anwendung als Passwort.',
  'error.rule.CURRENT_PASSWORD': 'Geben Sie Ihr aktuelles Passwort ein.',
  'error.rule.CODE_OR_PASSWORD': 'Geben Sie entweder einen Code oder Ihr Passwort ein.',
  'error.rule.USERNAME_CHARACTERS': 'Verwenden Sie nur Buchstaben, Ziffern, Punkte, Unterstriche und Bindestriche.',
  'error.rule.USERNAME_SCRIPT': 'Verwenden Sie nur Buchstaben einer Schrift, zum Beispiel lateinische.',
  'error.rule.IDENTIFIER': 'Füllen Sie dieses Feld aus: Sie melden sich damit an.',
  'error.rule.ONE_IDENTIFIER': 'Füllen Sie dieses Feld aus oder ein anderes, mit dem Sie sich anmelden können.',
  'error.rule.INVITED_ADDRESS': 'Geben Sie die Adresse ein, an die die Einladung gesendet wurde.',
  'error.rule.CHANNEL': 'Codes werden nicht auf diesem Weg gesendet. Wählen Sie einen anderen.',
  'error.rule.BROWSER_SIGN_IN': 'Dieses Konto ist in diesem Browser nicht mehr angemeldet.',
  'error.rule.ROLE': 'Diese Rolle gibt es nicht mehr. Wählen Sie eine andere.',
  'error.rule.IMAGE_FORMAT': 'Wählen Sie ein Bild im Format PNG, JPEG oder WebP.',
  'error.rule.IMAGE_INCOMPLETE': 'Dieses Bild ist beschädigt. Wählen Sie ein anderes im Format PNG, JPEG oder WebP.',
  'error.rule.IMAGE_ANIMATED': 'Wählen Sie ein Bild, das nicht animiert ist.',
  'error.rule.IMAGE_PIXELS': 'Wählen Sie ein Bild mit höchstens {max, number} Pixeln.',
  'error.rule.IMAGE_WORK':
    'Dieses Bild zu lesen dauert zu lange oder braucht zu viel Speicher. Wählen Sie ein anderes.',
} as const;
