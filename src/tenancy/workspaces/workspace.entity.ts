import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { Organization } from '../organizations/organization.entity.ts';

export const WorkspaceSchema = defineEntity({
  name: 'Workspace',
  tableName: 'workspace',
  properties: {
    ...identityColumns,
    organizationId: () => p.manyToOne(Organization).mapToPk().fieldName('organization_id'),
    name: p.text(),
    slug: p.text(),
    description: p.text().nullable(),
    /** Incremented by a trigger of the table with each change. */
    version: p.integer().default(1),
    externalId: p.text().nullable(),
    publicMetadata: p.json<Record<string, unknown>>().onCreate(() => ({})),
    privateMetadata: p.json<Record<string, unknown>>().onCreate(() => ({})),
    /** The URL of an uploaded image. */
    imageUrl: p.text().nullable(),
    ...timestampColumns,
  },
});

export class Workspace extends WorkspaceSchema.class {}
WorkspaceSchema.setClass(Workspace);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    workspace: TableOf<typeof WorkspaceSchema>;
  }
}
