export const consoleInstallation = {
  'console.deployments.change': 'Changer le nom',
  'console.deployments.renamed': 'Le nom a été changé.',
  'console.operators.invited': 'L’invitation a été envoyée.',
  'console.operators.inviteMailHint': 'La personne reçoit un e-mail avec un lien, valable sept jours.',
  'console.operators.sendInvitation': 'Envoyer l’invitation',
};
