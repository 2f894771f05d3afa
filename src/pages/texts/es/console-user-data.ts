export const consoleUserData = {
  'console.user.export': 'Exportar los datos',
  'console.user.exportHint':
    'Todo lo que el servicio guarda sobre este usuario, sin secretos, en un archivo JSON. El registro de auditoría anota la exportación.',
  'console.user.erased': 'Se eliminó el usuario.',
  'console.user.exportNow': 'Descargar el archivo',
};
