import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const OrganizationSchema = defineEntity({
  name: 'Organization',
  tableName: 'organization',
  properties: {
    ...identityColumns,
    name: p.text(),
    displayName: p.text(),
    slug: p.text(),
    description: p.text().nullable(),
    externalId: p.text().nullable(),
    publicMetadata: p.json<Record<string, unknown>>().onCreate(() => ({})),
    privateMetadata: p.json<Record<string, unknown>>().onCreate(() => ({})),
    logoUrl: p.text().nullable(),
    /** The user who created it; null for one that the backend created. */
    createdById: p.bigint('string').nullable(),
    /** Incremented by a trigger of the table with each change. */
    version: p.integer().default(1),
    ...timestampColumns,
  },
});

export class Organization extends OrganizationSchema.class {}
OrganizationSchema.setClass(Organization);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    organization: TableOf<typeof OrganizationSchema>;
  }
}
