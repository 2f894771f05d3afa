import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const JwtTemplateSchema = defineEntity({
  name: 'JwtTemplate',
  tableName: 'jwt_template',
  properties: {
    ...identityColumns,
    name: p.text(),
    description: p.text().nullable(),
    claims: p.json<Record<string, unknown>>(),
    ttl: p.integer(),
    isDefault: p.boolean().default(false),
    /** Incremented by a trigger of the table with each change of a column that people edit. */
    version: p.integer().default(1),
    ...timestampColumns,
  },
});

export class JwtTemplate extends JwtTemplateSchema.class {}
JwtTemplateSchema.setClass(JwtTemplate);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    jwt_template: TableOf<typeof JwtTemplateSchema>;
  }
}
