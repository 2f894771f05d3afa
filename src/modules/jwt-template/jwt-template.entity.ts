import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../database/properties.ts';

export const JwtTemplateSchema = defineEntity({
  name: 'JwtTemplate',
  tableName: 'jwt_template',
  properties: {
    ...identified,
    name: p.text(),
    description: p.text().nullable(),
    claims: p.json<Record<string, unknown>>(),
    ttl: p.integer(),
    isDefault: p.boolean().default(false),
    ...stamped,
  },
});

export class JwtTemplate extends JwtTemplateSchema.class {}
JwtTemplateSchema.setClass(JwtTemplate);
