export const invitations = {
  'invitation.title': 'Ihre Einladung',
  'invitation.heading': '{name} beitreten',
  'invitation.byPersonToOrganization': '{inviter} lädt Sie in die Organisation {organization} in {app} ein.',
  'invitation.byPersonToWorkspace': '{inviter} lädt Sie in den Workspace {workspace} von {organization} in {app} ein.',
  'invitation.toOrganization': 'Sie sind in die Organisation {organization} in {app} eingeladen.',
  'invitation.toWorkspace': 'Sie sind in den Workspace {workspace} von {organization} in {app} eingeladen.',
  'invitation.validUntil': 'Die Einladung kann bis {date} angenommen werden.',
  'invitation.accept': 'Einladung annehmen',
  'invitation.howToAccept':
    'Registrieren Sie sich mit {email}, um sie anzunehmen. Wenn Sie ein Konto mit dieser Adresse haben, melden Sie sich an.',
  'invitation.incomplete': 'Öffnen Sie den Link in der Einladungs-E-Mail noch einmal.',
  'invitation.invalidTitle': 'Diese Einladung ist ungültig',
  'invitation.invalid':
    'Sie wurde verwendet, widerrufen oder durch eine neuere E-Mail ersetzt, oder sie ist abgelaufen. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
  'invitation.expiredTitle': 'Diese Einladung ist abgelaufen',
  'invitation.expired':
    'Sie konnte bis {date} angenommen werden. Wir können eine neue Einladung an die eingeladene Adresse senden.',
  'invitation.renew': 'Neue Einladung senden',
  'invitation.renewedTitle': 'Neue Einladung gesendet',
  'invitation.renewed':
    'Wir haben eine neue Einladung an die eingeladene Adresse gesendet. Öffnen Sie den Link in dieser E-Mail.',
  'invitation.acceptedTitle': 'Einladung angenommen',
  'invitation.accepted': 'Sie sind jetzt Mitglied.',
  'invitation.signUp': 'Sie registrieren sich mit der eingeladenen Adresse.',
} as const;
