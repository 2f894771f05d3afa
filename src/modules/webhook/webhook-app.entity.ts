import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../database/properties.ts';

const schema = defineEntity({
  name: 'WebhookApp',
  tableName: 'webhook_app',
  properties: {
    ...identified,
    name: p.text(),
    description: p.text().nullable(),
    signingSecretSealed: p.text(),
    signingSecretHint: p.text(),
    isActive: p.boolean().default(true),
    ...stamped,
  },
});

export class WebhookApp extends schema.class {}
schema.setClass(WebhookApp);
