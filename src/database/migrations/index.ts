import { Migration001Foundation } from './001-foundation.ts';
import { Migration002Identity } from './002-identity.ts';
import { Migration003WebhookDelivery } from './003-webhook-delivery.ts';
import { Migration004ApiAuthKeys } from './004-api-auth-keys.ts';
import { Migration005AuditLog } from './005-audit-log.ts';

/** In the order in which they are applied. */
export const migrations = [
  { name: '001-foundation', class: Migration001Foundation },
  { name: '002-identity', class: Migration002Identity },
  { name: '003-webhook-delivery', class: Migration003WebhookDelivery },
  { name: '004-api-auth-keys', class: Migration004ApiAuthKeys },
  { name: '005-audit-log', class: Migration005AuditLog },
];
