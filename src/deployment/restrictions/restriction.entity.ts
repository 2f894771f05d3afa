import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const RestrictionSchema = defineEntity({
  name: 'Restriction',
  tableName: 'restriction',
  properties: {
    ...identityColumns,
    list: p.text().$type<'allow' | 'block'>(),
    kind: p.text().$type<'email' | 'domain'>(),
    value: p.text(),
    /** The normalized address, or the domain in ASCII. */
    valueKey: p.text(),
    createdAt: p.datetime(3),
  },
});

/** An address or domain on the allowlist or the blocklist. */
export class Restriction extends RestrictionSchema.class {}
RestrictionSchema.setClass(Restriction);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    restriction: TableOf<typeof RestrictionSchema>;
  }
}
