export const consolePreviews = {
  'console.messages.previewStored': 'Con valores de ejemplo y los textos guardados.',
  'console.messages.asText': 'Como texto',
  'console.preview.signIn': 'Página de inicio de sesión',
  'console.preview.stored': 'Como la ven los usuarios, con los ajustes guardados.',
  'console.preview.entered': 'Con los valores de este formulario. Aún no se ha guardado nada.',
  'console.image.title': 'Imágenes',
  'console.image.hint': 'Se muestran en las páginas de los usuarios y en los correos.',
  'console.image.logo': 'Logotipo',
  'console.image.favicon': 'Icono de la pestaña del navegador',
  'console.image.user': 'Usuarios sin imagen',
  'console.image.organization': 'Organizaciones sin logotipo',
  'console.image.workspace': 'Espacios de trabajo sin imagen',
} as const;
