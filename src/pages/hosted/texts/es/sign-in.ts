export const signIn = {
  'signIn.title': 'Iniciar sesión en {app}',
  'signIn.submit': 'Iniciar sesión',
  'signIn.signedInAs': 'Ha iniciado sesión como {name}.',
  'signIn.otherAccount': 'Usar otra cuenta',
  'signIn.forgotPassword': '¿Ha olvidado su contraseña?',
  'signIn.noAccount': '¿Aún no tiene cuenta?',
  'signIn.signUp': 'Registrarse',
} as const;
