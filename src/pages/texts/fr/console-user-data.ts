export const consoleUserData = {
  'console.user.export': 'Exporter les données',
  'console.user.exportHint':
    'Tout ce que le service enregistre sur cet utilisateur, sans les secrets, dans un fichier JSON. Le journal d’audit garde la trace de l’export.',
  'console.user.erased': 'L’utilisateur a été supprimé.',
  'console.user.exportNow': 'Télécharger le fichier',
};
