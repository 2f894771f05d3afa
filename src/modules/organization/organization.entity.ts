import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../database/properties.ts';

const schema = defineEntity({
  name: 'Organization',
  tableName: 'organization',
  properties: {
    ...identified,
    name: p.text(),
    displayName: p.text(),
    slug: p.text(),
    description: p.text().nullable(),
    logoUrl: p.text().nullable(),
    ...stamped,
  },
});

export class Organization extends schema.class {}
schema.setClass(Organization);
