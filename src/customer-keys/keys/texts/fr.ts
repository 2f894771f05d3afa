import type { Catalogue } from '../../../platform/languages/translations.ts';
import type { ApiKeyTextKey } from './en.ts';

/** The texts of messages about API keys, in French. */
export const fr: Catalogue<ApiKeyTextKey> = {
  'api_key_notice.subject':
    'Une clé API de votre compte a été {event, select, created {créée} revoked {révoquée} other {remplacée par une nouvelle}} – {appName}',
  'api_key_notice.paragraph1':
    'La clé API « {name} » de votre compte a été {event, select, created {créée} revoked {révoquée} other {remplacée par une nouvelle}}.',
  'api_key_notice.paragraph2': 'Cela s’est produit le {at}, depuis l’adresse IP {ip}.',
  'api_key_notice.paragraph3': 'Si c’était vous, vous n’avez rien à faire.',
  'api_key_notice.paragraph4':
    'Si ce n’était pas vous, une autre personne a peut-être accès à votre compte. Choisissez un nouveau mot de passe pour {appName} et déconnectez tous les autres appareils.',
};
