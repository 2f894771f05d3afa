import type { Catalogue } from '../../../platform/languages/translations.ts';
import type { ApiKeyTextKey } from './en.ts';

/** The texts of messages about API keys, in German. */
export const de: Catalogue<ApiKeyTextKey> = {
  'api_key_notice.subject':
    'Ein API-Schlüssel Ihres Kontos wurde {event, select, created {erstellt} revoked {widerrufen} other {durch einen neuen ersetzt}} – {appName}',
  'api_key_notice.paragraph1':
    'Der API-Schlüssel „{name}“ Ihres Kontos wurde {event, select, created {erstellt} revoked {widerrufen} other {durch einen neuen ersetzt}}.',
  'api_key_notice.paragraph2': 'Das geschah am {at} von der IP-Adresse {ip}.',
  'api_key_notice.paragraph3': 'Falls Sie das waren, müssen Sie nichts tun.',
  'api_key_notice.paragraph4':
    'Falls Sie das nicht waren, hat möglicherweise jemand anderes Zugriff auf Ihr Konto. Wählen Sie ein neues Passwort für {appName} und melden Sie alle anderen Geräte ab.',
};
