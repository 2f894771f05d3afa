export const social = {
  'social.continueWith': 'Weiter mit {provider}',
  'social.continueTo': 'Weiter zu {provider}',
  'social.goingOn': 'Ihr Browser geht von selbst weiter. Wenn nicht, drücken Sie auf die Schaltfläche.',
  'social.deniedTitle': 'Sie sind nicht angemeldet',
  'social.backToSignIn': 'Zurück zur Anmeldung',
  'social.backToAccount': 'Zurück zu Ihrem Konto',
  'social.otherAccount':
    'Dieses Konto beim Anbieter kann nicht verwendet werden: Es ist nicht das verknüpfte, oder Ihr Konto hier ist gesperrt.',
  'social.supportCode': 'Code für die Hilfe:',
  'signUp.completeTitle': 'Konto vervollständigen',
  'signUp.completeText': '{app} braucht noch ein paar Angaben für Ihr Konto.',
  'profile.social.title': 'Verknüpfte Konten',
  'profile.social.none': 'Keine verknüpften Konten',
  'profile.social.hint': 'Mit einem melden Sie sich ohne Passwort an.',
  'profile.social.link': '{provider} verknüpfen',
  'profile.social.unlink': 'Verknüpfung aufheben',
  'profile.social.disabled': 'Die Anmeldung damit ist zurzeit ausgeschaltet.',
  'profile.social.linked': 'Das Konto wurde verknüpft.',
  'profile.social.unlinked': 'Die Verknüpfung wurde aufgehoben.',
  'error.SOCIAL_CONNECTION_NOT_FOUND': 'Sie haben kein solches Konto verknüpft.',
  'error.SOCIAL_CONNECTION_TAKEN':
    'Ein anderer Benutzer hat dieses Konto verknüpft, oder Sie haben ein anderes desselben Anbieters verknüpft. Heben Sie zuerst diese Verknüpfung auf.',
  'error.SOCIAL_LINK_REQUIRED':
    'Sie haben hier schon ein Konto mit dieser E-Mail-Adresse. Melden Sie sich auf eine andere Art an und verknüpfen Sie den Anbieter dann in Ihrem Konto unter „Sicherheit“.',
  'error.SOCIAL_PROVIDER_FAILED':
    'Der Anbieter ist zurzeit nicht erreichbar oder nicht richtig eingerichtet. Versuchen Sie es später noch einmal, oder wählen Sie eine andere Art.',
  'error.SOCIAL_PROVIDER_NOT_FOUND': 'Dieser Anbieter ist hier nicht verfügbar. Wählen Sie eine andere Art.',
  'error.SOCIAL_RESPONSE_INVALID': 'Die Antwort des Anbieters war nicht gültig. Beginnen Sie noch einmal.',
  'error.SOCIAL_SIGN_IN_DENIED':
    'Sie haben die Anmeldung beim Anbieter abgebrochen, oder der Anbieter hat sie abgelehnt. Nichts wurde geändert.',
  'error.SOCIAL_SIGN_IN_EXPIRED':
    'Diese Anmeldung ist abgelaufen, wurde schon verwendet oder in einem anderen Browser begonnen. Beginnen Sie noch einmal.',
} as const;
