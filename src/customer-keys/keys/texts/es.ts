import type { Catalogue } from '../../../platform/languages/translations.ts';
import type { ApiKeyTextKey } from './en.ts';

/** The texts of messages about API keys, in Spanish. */
export const es: Catalogue<ApiKeyTextKey> = {
  'api_key_notice.subject':
    'Una clave de API de su cuenta {event, select, created {se ha creado} revoked {se ha revocado} other {se ha sustituido por una nueva}} – {appName}',
  'api_key_notice.paragraph1':
    'La clave de API «{name}» de su cuenta {event, select, created {se ha creado} revoked {se ha revocado} other {se ha sustituido por una nueva}}.',
  'api_key_notice.paragraph2': 'Esto ocurrió el {at}, desde la dirección IP {ip}.',
  'api_key_notice.paragraph3': 'Si fue usted, no tiene que hacer nada.',
  'api_key_notice.paragraph4':
    'Si no fue usted, es posible que otra persona tenga acceso a su cuenta. Elija una nueva contraseña para {appName} y cierre la sesión en todos los demás dispositivos.',
};
