import type { Catalogue } from '../../../platform/languages/translations.ts';
import type { NoticeKey } from './en.ts';

/** What happened to an account, in Spanish. */
export const es: Catalogue<NoticeKey> = {
  password_changed: 'Su contraseña se ha cambiado',
  password_reset: 'Su contraseña se ha cambiado con un enlace de restablecimiento',
  authenticator_added: 'Se ha añadido una aplicación de autenticación a su cuenta',
  authenticator_removed: 'Se ha quitado la aplicación de autenticación de su cuenta',
  backup_codes_created: 'Se han creado nuevos códigos de respaldo para su cuenta',
  backup_codes_invalidated: 'Se han invalidado los códigos de respaldo de su cuenta',
  backup_code_used:
    'Se ha usado un código de respaldo de su cuenta, {count, plural, =0 {no queda ninguno} one {queda #} other {quedan #}}',
  wallet_linked: 'Se ha vinculado una wallet a su cuenta',
  wallet_unlinked: 'Se ha desvinculado una wallet de su cuenta',
  social_linked: 'Se ha añadido {provider} a su cuenta',
  'social_linked.title': 'Se ha añadido a su cuenta una cuenta de otro proveedor',
  social_unlinked: 'Se ha eliminado {provider} de su cuenta',
  'social_unlinked.title': 'Se ha eliminado de su cuenta una cuenta de otro proveedor',
  passkey_added: 'Se ha añadido una clave de acceso a su cuenta',
  passkey_removed: 'Se ha quitado una clave de acceso de su cuenta',
  email_added: 'La dirección de correo {address} se ha añadido a su cuenta',
  'email_added.title': 'Se ha añadido una dirección de correo a su cuenta',
  email_removed: 'La dirección de correo {address} se ha quitado de su cuenta',
  'email_removed.title': 'Se ha quitado una dirección de correo de su cuenta',
  email_made_primary: 'La dirección de correo principal de su cuenta se ha cambiado',
  phone_added: 'El número de teléfono {address} se ha añadido a su cuenta',
  'phone_added.title': 'Se ha añadido un número de teléfono a su cuenta',
  phone_removed: 'El número de teléfono {address} se ha quitado de su cuenta',
  'phone_removed.title': 'Se ha quitado un número de teléfono de su cuenta',
  phone_made_primary: 'El número de teléfono principal de su cuenta se ha cambiado',
  username_changed: 'El nombre de usuario de su cuenta se ha cambiado',
  device:
    '{browser, select, unknown {un programa desconocido} other {{browser}}}{system, select, unknown {} other { en {system}}}',
};
