import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const RoleSchema = defineEntity({
  name: 'Role',
  tableName: 'role',
  properties: {
    ...identityColumns,
    level: p.text().$type<'organization' | 'workspace'>(),
    organizationId: p.bigint('string').nullable(),
    workspaceId: p.bigint('string').nullable(),
    name: p.text(),
    permissions: p.array().default([]),
    /** Incremented by a trigger of the table with each change of a column that people edit. */
    version: p.integer().default(1),
    ...timestampColumns,
  },
});

/**
 * Belongs to one organization, to one workspace, or to the deployment (both ids null). It applies only at its `level`.
 */
export class Role extends RoleSchema.class {}
RoleSchema.setClass(Role);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    role: TableOf<typeof RoleSchema>;
  }
}
