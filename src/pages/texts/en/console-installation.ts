export const consoleInstallation = {
  'console.deployments.change': 'Change the name',
  'console.deployments.renamed': 'The name was changed.',
  'console.operators.invited': 'The invitation was sent.',
  'console.operators.inviteMailHint': 'The person gets a mail with a link, which is valid for seven days.',
  'console.operators.sendInvitation': 'Send invitation',
} as const;
