export const consoleInstallation = {
  'console.deployments.change': 'Cambiar el nombre',
  'console.deployments.renamed': 'Se cambió el nombre.',
  'console.operators.invited': 'Se envió la invitación.',
  'console.operators.inviteMailHint': 'La persona recibe un correo con un enlace, válido durante siete días.',
  'console.operators.sendInvitation': 'Enviar invitación',
};
