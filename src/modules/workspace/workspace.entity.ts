import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../database/properties.ts';
import { Organization } from '../organization/organization.entity.ts';

const schema = defineEntity({
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

export class Workspace extends schema.class {}
schema.setClass(Workspace);
