import { defineEntity, p } from '@mikro-orm/core';
import type { Scope } from '../../platform/access/scopes.ts';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const ApiKeySchema = defineEntity({
  name: 'ApiKey',
  tableName: 'api_key',
  properties: {
    ...identityColumns,
    name: p.text(),
    hint: p.text(),
    keyHash: p.text(),
    scopes: p.array<Scope>().default([]),
    expiresAt: p.datetime(3).nullable(),
    revokedAt: p.datetime(3).nullable(),
    ...timestampColumns,
  },
});

/** A credential of the backend host. Only its hash and a hint to recognize it by are stored. */
export class ApiKey extends ApiKeySchema.class {}
ApiKeySchema.setClass(ApiKey);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    api_key: TableOf<typeof ApiKeySchema>;
  }
}
