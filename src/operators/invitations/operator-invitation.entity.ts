import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import type { StoredRole } from '../accounts/operator-role.ts';

export const OperatorInvitationSchema = defineEntity({
  name: 'OperatorInvitation',
  tableName: 'operator_invitation',
  properties: {
    ...identityColumns,
    tokenHash: p.text(),
    role: p.text().$type<StoredRole>(),
    /** Null for all deployments. */
    deploymentIds: p.array(Number).nullable(),
    /** Null for a link of the command line, which any address can accept. */
    email: p.text().nullable(),
    emailKey: p.text().nullable(),
    expiresAt: p.datetime(3),
    createdAt: p.datetime(3),
  },
});

/** A link with which a person becomes an operator, once. Its secret is stored only as a hash. */
export class OperatorInvitation extends OperatorInvitationSchema.class {}
OperatorInvitationSchema.setClass(OperatorInvitation);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    operator_invitation: TableOf<typeof OperatorInvitationSchema>;
  }
}
