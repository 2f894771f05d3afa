import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../platform/database/properties.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { Organization } from '../organizations/organization.entity.ts';

export const WorkspaceSchema = defineEntity({
  name: 'Workspace',
  tableName: 'workspace',
  properties: {
    ...identified,
    organizationId: () => p.manyToOne(Organization).mapToPk().fieldName('organization_id'),
    name: p.text(),
    slug: p.text(),
    description: p.text().nullable(),
    ...stamped,
  },
});

export class Workspace extends WorkspaceSchema.class {}
WorkspaceSchema.setClass(Workspace);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    workspace: TableOf<typeof WorkspaceSchema>;
  }
}
