import type { Catalogue } from '../../../platform/languages/translations.ts';
import type { MessageTextKey } from './en.ts';

/** The texts of the messages of accounts, in Spanish. */
export const es: Catalogue<MessageTextKey> = {
  'verification_code.subject': 'Su código de {appName}',
  'verification_code.paragraph1':
    'Introduzca este código para {purpose, select, sign_in {iniciar sesión en {appName}} sign_up {completar su registro en {appName}} email {confirmar su dirección de correo para {appName}} phone {confirmar su número de teléfono para {appName}} reset {elegir una nueva contraseña para {appName}} other {confirmar su identidad para {appName}}}. El código caduca en 10 minutos y solo se puede usar una vez.',
  'verification_code.footnote':
    'No comparta nunca este código. El equipo de {appName} nunca se lo pedirá. Si no lo ha solicitado, puede ignorar este mensaje. No se ha cambiado nada.',

  'verification_code_phone.paragraph1':
    '{code} es su código para {purpose, select, sign_in {iniciar sesión en {appName}} sign_up {completar su registro en {appName}} email {confirmar su dirección de correo para {appName}} phone {confirmar su número de teléfono para {appName}} reset {elegir una nueva contraseña para {appName}} other {confirmar su identidad para {appName}}}. Caduca en 10 minutos. No lo comparta.',

  'sign_in_link.subject': 'Inicie sesión en {appName}',
  'sign_in_link.paragraph1':
    'Abra este enlace para iniciar sesión en {appName}. La sesión se iniciará en el navegador que abra el enlace. Caduca en 10 minutos y solo se puede usar una vez.',
  'sign_in_link.button': 'Iniciar sesión',
  'sign_in_link.footnote':
    'No comparta este enlace: quien lo tenga puede iniciar sesión en su nombre. Si no lo ha solicitado, puede ignorar este mensaje. No se ha cambiado nada.',

  'sign_up_link.subject': 'Complete su registro en {appName}',
  'sign_up_link.paragraph1':
    'Abra este enlace para confirmar su dirección de correo y completar su registro en {appName}. Funciona una sola vez, durante 10 minutos, y únicamente en el navegador en el que se registró.',
  'sign_up_link.button': 'Confirmar mi dirección',
  'sign_up_link.footnote': 'Si no lo ha solicitado, puede ignorar este mensaje. No se ha cambiado nada.',

  'email_confirmation_link.subject': 'Confirme su dirección de correo para {appName}',
  'email_confirmation_link.paragraph1':
    'Abra este enlace para confirmar su dirección de correo para {appName}. El enlace caduca en 10 minutos, solo se puede usar una vez y funciona únicamente en el navegador en el que añadió la dirección.',
  'email_confirmation_link.button': 'Confirmar la dirección',
  'email_confirmation_link.footnote': 'Si no lo ha solicitado, puede ignorar este mensaje. No se ha cambiado nada.',

  'password_reset_link.subject': 'Elija una nueva contraseña para {appName}',
  'password_reset_link.paragraph1':
    'Abra este enlace para elegir una nueva contraseña para {appName}. Funciona una sola vez, durante 15 minutos.',
  'password_reset_link.paragraph2':
    'Se cerrará su sesión en todos los dispositivos. Vuelva a iniciar sesión con la nueva contraseña.',
  'password_reset_link.button': 'Elegir una nueva contraseña',
  'password_reset_link.footnote':
    'No comparta este enlace: quien lo tenga puede cambiar su contraseña. Si no lo ha solicitado, puede ignorar este mensaje. No se ha cambiado nada.',

  'account_exists.subject': 'Ya tiene una cuenta en {appName}',
  'account_exists.paragraph1':
    'Alguien intentó registrarse en {appName} con su dirección de correo. Usted ya tiene una cuenta, así que no se ha creado ninguna nueva.',
  'account_exists.paragraph2':
    'Si fue usted, inicie sesión. Si olvidó su contraseña, restablézcala en la página de inicio de sesión.',
  'account_exists.button': 'Iniciar sesión',
  'account_exists.footnote': 'Si no lo ha solicitado, puede ignorar este mensaje. No se ha cambiado nada.',

  'account_exists_phone.paragraph1':
    'Alguien intentó registrarse en {appName} con su número de teléfono. Ya tiene una cuenta: inicie sesión. Si no fue usted, ignore este mensaje.',

  'address_in_use.subject':
    'Su {addressType, select, phone {número de teléfono} other {dirección de correo}} no se ha añadido a otra cuenta – {appName}',
  'address_in_use.paragraph1':
    'Alguien intentó añadir {addressType, select, phone {el número de teléfono} other {la dirección de correo}} {address} a otra cuenta de {appName}. Pertenece a su cuenta, así que no se ha cambiado nada.',
  'address_in_use.paragraph2':
    'Si fue usted, {addressType, select, phone {quítelo} other {quítela}} primero de esta cuenta y vuelva a intentarlo.',
  'address_in_use.paragraph3': 'Si no fue usted, no tiene que hacer nada.',

  'account_deleted.subject': 'Su cuenta se ha eliminado – {appName}',
  'account_deleted.paragraph1': 'Su cuenta de {appName} y todos sus datos se han eliminado.',
  'account_deleted.paragraph2': 'Esto ocurrió el {at}, desde la dirección IP {ip}.',
  'account_deleted.paragraph3':
    'Una cuenta eliminada no se puede recuperar. Puede crear una cuenta nueva si la aplicación acepta registros.',

  'new_sign_in.subject': 'Nuevo inicio de sesión – {appName}',
  'new_sign_in.paragraph1': 'Se ha iniciado sesión en su cuenta desde un dispositivo nuevo ({device}).',
  'new_sign_in.paragraph2': 'Esto ocurrió el {at}, desde la dirección IP {ip}.',
  'new_sign_in.paragraph3': 'Si fue usted, no tiene que hacer nada.',
  'new_sign_in.paragraph4':
    'Si no fue usted, es posible que otra persona tenga acceso a su cuenta. Elija una nueva contraseña para {appName} y cierre la sesión en todos los demás dispositivos.',

  'security_notice.subject': '{title} – {appName}',
  'security_notice.paragraph1': '{notice}.',
  'security_notice.paragraph2':
    '{origin, select, team {El equipo de {appName} hizo este cambio el {at}.} other {Esto ocurrió el {at}, desde la dirección IP {ip}.}}',
  'security_notice.paragraph3':
    '{origin, select, team {Si usted lo pidió, no tiene que hacer nada.} other {Si fue usted, no tiene que hacer nada.}}',
  'security_notice.paragraph4':
    '{origin, select, team {Si no lo pidió, póngase en contacto con el equipo de {appName}.} other {Si no fue usted, es posible que otra persona tenga acceso a su cuenta. Elija una nueva contraseña para {appName} y cierre la sesión en todos los demás dispositivos.}}',

  'waitlist_approval.subject': 'Ya puede registrarse en {appName}',
  'waitlist_approval.paragraph1': 'Su solicitud se ha aprobado: ya puede registrarse en {appName}.',
  'waitlist_approval.button': 'Registrarse',
  'waitlist_approval.footnote':
    'Este enlace es solo para usted y funciona durante 14 días. Si no lo ha solicitado, ignore este mensaje.',
};
