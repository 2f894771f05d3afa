export const organizationApplications = {
  'organization.applications': 'Applications',
  'organization.apps.hint':
    'Seuls les membres de l’organisation peuvent s’y connecter. Une machine obtient des jetons d’accès pour elle-même.',
  'organization.apps.noneHint':
    'Créez-en une pour un outil auquel des membres se connectent, ou pour un programme qui appelle une API.',
  'organization.apps.nameHint': 'Les membres le voient quand leur accord est demandé.',
  'organization.apps.machineNameHint': 'Par exemple Import de nuit.',
  'organization.apps.redirectUrisHint':
    'Les adresses où les membres reviennent après leur connexion, une par ligne, 20 au plus. Elles commencent par https et sont comparées exactement.',
  'organization.apps.signOutUrisHint':
    'Les adresses où les membres peuvent revenir après leur déconnexion, une par ligne.',
  'organization.apps.scopes': 'Ce qu’elle peut apprendre sur les membres',
  'organization.apps.roles': 'Ses rôles dans l’organisation',
  'organization.apps.resource': 'Accès à {name}',
  'error.ADDRESS_NOT_ALLOWED': 'Cette adresse n’est pas autorisée. Elle doit mener à l’internet public.',
  'error.LINE_INVALID': '{message}',
} as const;
