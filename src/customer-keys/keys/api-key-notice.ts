import { type KindMessage, type MessageKind, textsOfCatalogues } from '../../platform/messages/message-kind.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';

export const apiKeyNoticeKind: MessageKind = {
  name: 'api_key_notice',
  channel: 'mail',
  description: 'Informs the user of a change to an API key of their account.',
  variables: {
    event: {
      description: 'The change.',
      type: 'text',
      choices: ['created', 'revoked', 'rotated'],
      sample: 'created',
    },
    name: { description: 'The name of the key.', type: 'text', sample: 'Reporting', isPrivate: true },
    at: { description: 'When it happened, in UTC.', type: 'timestamp', sample: '2026-01-30T09:30:00.000Z' },
    ip: { description: 'The IP address of the client.', type: 'text', sample: '203.0.113.7', isPrivate: true },
  },
  texts: textsOfCatalogues({ en, de, fr, es })('api_key_notice'),
};

export type ApiKeyNoticeEvent = 'created' | 'revoked' | 'rotated';

export const apiKeyNotice = (event: ApiKeyNoticeEvent, name: string): KindMessage => ({
  kind: apiKeyNoticeKind.name,
  values: { event, name: name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim() },
});
