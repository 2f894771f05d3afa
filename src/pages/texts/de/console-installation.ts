export const consoleInstallation = {
  'console.deployments.change': 'Namen ändern',
  'console.deployments.renamed': 'Der Name wurde geändert.',
  'console.operators.invited': 'Die Einladung wurde versendet.',
  'console.operators.inviteMailHint': 'Die Person erhält eine E-Mail mit einem Link, der sieben Tage gilt.',
  'console.operators.sendInvitation': 'Einladung senden',
};
