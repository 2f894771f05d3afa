import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import type { StoredRole } from './operator-role.ts';

export const OperatorSchema = defineEntity({
  name: 'Operator',
  tableName: 'operator',
  properties: {
    /** The id is that of the user in the operators' deployment. */
    ...identityColumns,
    role: p.text().$type<StoredRole>(),
    /** Null for all deployments. */
    deploymentIds: p.array(Number).nullable(),
    ...timestampColumns,
  },
});

/** What a user of the operators' deployment may do in the console. */
export class Operator extends OperatorSchema.class {}
OperatorSchema.setClass(Operator);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    operator: TableOf<typeof OperatorSchema>;
  }
}
