export const organizationApplications = {
  'organization.applications': 'Aplicaciones',
  'organization.apps.hint':
    'Solo los miembros de la organización pueden iniciar sesión en ellas. Una máquina obtiene tokens de acceso para sí misma.',
  'organization.apps.noneHint':
    'Cree una para una herramienta en la que los miembros inician sesión, o para un programa que llama a una API.',
  'organization.apps.nameHint': 'Los miembros lo ven cuando se les pide su consentimiento.',
  'organization.apps.machineNameHint': 'Por ejemplo, Importación nocturna.',
  'organization.apps.redirectUrisHint':
    'Las direcciones a las que los miembros vuelven después de iniciar sesión, una en cada línea, 20 como máximo. Empiezan por https y se comparan exactamente.',
  'organization.apps.signOutUrisHint':
    'Las direcciones a las que los miembros pueden volver después de cerrar sesión, una en cada línea.',
  'organization.apps.scopes': 'Lo que puede saber de los miembros',
  'organization.apps.roles': 'Sus roles en la organización',
  'organization.apps.resource': 'Acceso a {name}',
  'error.ADDRESS_NOT_ALLOWED': 'Esta dirección no está permitida. Debe llevar a la internet pública.',
  'error.LINE_INVALID': '{message}',
} as const;
