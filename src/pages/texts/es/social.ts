export const social = {
  'social.continueWith': 'Continuar con {provider}',
  'social.continueTo': 'Continuar a {provider}',
  'social.goingOn': 'Su navegador continúa por sí mismo. Si no lo hace, pulse el botón.',
  'social.deniedTitle': 'No ha iniciado sesión',
  'social.backToSignIn': 'Volver al inicio de sesión',
  'social.backToAccount': 'Volver a su cuenta',
  'social.otherAccount':
    'Esta cuenta del proveedor no se puede usar: no es la que ha vinculado, o su cuenta aquí está bloqueada.',
  'social.supportCode': 'Código para el soporte:',
  'signUp.completeTitle': 'Complete su cuenta',
  'signUp.completeText': '{app} necesita algunos datos más para su cuenta.',
  'profile.social.title': 'Cuentas vinculadas',
  'profile.social.none': 'Ninguna cuenta vinculada',
  'profile.social.hint': 'Con una de ellas inicia sesión sin contraseña.',
  'profile.social.link': 'Vincular {provider}',
  'profile.social.unlink': 'Desvincular',
  'profile.social.disabled': 'El inicio de sesión con ella está desactivado en este momento.',
  'profile.social.linked': 'La cuenta se ha vinculado.',
  'profile.social.unlinked': 'La cuenta se ha desvinculado.',
  'error.SOCIAL_CONNECTION_NOT_FOUND': 'No ha vinculado una cuenta así.',
  'error.SOCIAL_CONNECTION_TAKEN':
    'Otro usuario ha vinculado esta cuenta, o usted ha vinculado otra del mismo proveedor. Desvincúlela primero.',
  'error.SOCIAL_LINK_REQUIRED':
    'Ya tiene aquí una cuenta con esta dirección de correo. Inicie sesión en ella de otra forma y después vincule el proveedor en su cuenta, en «Seguridad».',
  'error.SOCIAL_PROVIDER_FAILED':
    'No se puede acceder al proveedor en este momento, o no está bien configurado. Inténtelo más tarde o elija otra forma.',
  'error.SOCIAL_PROVIDER_NOT_FOUND': 'Este proveedor no está disponible aquí. Elija otra forma.',
  'error.SOCIAL_RESPONSE_INVALID': 'La respuesta del proveedor no era válida. Empiece de nuevo.',
  'error.SOCIAL_SIGN_IN_DENIED':
    'Ha cancelado el inicio de sesión en el proveedor, o el proveedor lo ha rechazado. No se ha cambiado nada.',
  'error.SOCIAL_SIGN_IN_EXPIRED':
    'Este inicio de sesión ha caducado, ya se ha utilizado o se empezó en otro navegador. Empiece de nuevo.',
} as const;
