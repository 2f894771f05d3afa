export const consolePreviews = {
  'console.messages.previewStored': 'Avec des valeurs d’exemple et les textes enregistrés.',
  'console.messages.asText': 'En texte brut',
  'console.preview.signIn': 'Page de connexion',
  'console.preview.stored': 'Telle que les utilisateurs la voient, avec les réglages enregistrés.',
  'console.preview.entered': 'Avec les valeurs de ce formulaire. Rien n’est encore enregistré.',
  'console.image.title': 'Images',
  'console.image.hint': 'Affichées sur les pages des utilisateurs et dans les e-mails.',
  'console.image.logo': 'Logo',
  'console.image.favicon': 'Icône de l’onglet du navigateur',
  'console.image.user': 'Utilisateurs sans photo',
  'console.image.organization': 'Organisations sans logo',
  'console.image.workspace': 'Espaces de travail sans image',
} as const;
