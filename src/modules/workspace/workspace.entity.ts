import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../database/properties.ts';
import { Organization } from '../organization/organization.entity.ts';

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
