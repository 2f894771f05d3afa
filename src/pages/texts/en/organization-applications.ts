export const organizationApplications = {
  'organization.applications': 'Applications',
  'organization.apps.hint':
    'Only members of the organization can sign in to them. A machine gets access tokens for itself.',
  'organization.apps.noneHint': 'Create one for a tool that members sign in to, or for a program that calls an API.',
  'organization.apps.nameHint': 'Members see it when they are asked for their consent.',
  'organization.apps.machineNameHint': 'Such as Nightly import.',
  'organization.apps.redirectUrisHint':
    'The addresses to which members return after they sign in, one in each line, up to 20. They begin with https and are compared exactly.',
  'organization.apps.signOutUrisHint':
    'The addresses to which members may return after they sign out, one in each line.',
  'organization.apps.scopes': 'What it may learn about members',
  'organization.apps.roles': 'Its roles in the organization',
  'organization.apps.resource': 'Access to {name}',
  'error.ADDRESS_NOT_ALLOWED': 'This address is not allowed. It must lead to the public internet.',
  'error.LINE_INVALID': '{message}',
} as const;
