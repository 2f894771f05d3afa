export const consolePreviews = {
  'console.messages.previewStored': 'With sample values and the stored texts.',
  'console.messages.asText': 'As text',
  'console.preview.signIn': 'Sign-in page',
  'console.preview.stored': 'As users see it, with the stored settings.',
  'console.preview.entered': 'With the values of this form. Nothing is stored yet.',
  'console.image.title': 'Images',
  'console.image.hint': 'Shown on the pages of users and in mails.',
  'console.image.logo': 'Logo',
  'console.image.favicon': 'Icon of the browser tab',
  'console.image.user': 'Users without a picture',
  'console.image.organization': 'Organizations without a logo',
  'console.image.workspace': 'Workspaces without a picture',
} as const;
