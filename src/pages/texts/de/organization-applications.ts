export const organizationApplications = {
  'organization.applications': 'Anwendungen',
  'organization.apps.hint':
    'Nur Mitglieder der Organisation können sich bei ihnen anmelden. Eine Maschine erhält Zugriffstoken für sich selbst.',
  'organization.apps.noneHint':
    'Legen Sie eine an für ein Werkzeug, bei dem sich Mitglieder anmelden, oder für ein Programm, das eine API aufruft.',
  'organization.apps.nameHint': 'Mitglieder sehen ihn, wenn sie um ihre Zustimmung gebeten werden.',
  'organization.apps.machineNameHint': 'Zum Beispiel Nächtlicher Import.',
  'organization.apps.redirectUrisHint':
    'Die Adressen, zu denen Mitglieder nach der Anmeldung zurückkehren, eine in jeder Zeile, bis zu 20. Sie beginnen mit https und werden genau verglichen.',
  'organization.apps.signOutUrisHint':
    'Die Adressen, zu denen Mitglieder nach der Abmeldung zurückkehren dürfen, eine in jeder Zeile.',
  'organization.apps.scopes': 'Was sie über Mitglieder erfahren darf',
  'organization.apps.roles': 'Ihre Rollen in der Organisation',
  'organization.apps.resource': 'Zugriff auf {name}',
  'error.ADDRESS_NOT_ALLOWED': 'Diese Adresse ist nicht erlaubt. Sie muss ins öffentliche Internet führen.',
  'error.LINE_INVALID': '{message}',
} as const;
