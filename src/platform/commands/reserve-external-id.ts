import { fieldError, ServiceError } from '../errors.ts';
import type { Transaction } from './transaction.ts';

/** The tables whose rows have an external id. */
export type ExternalIdTable = 'user' | 'organization' | 'workspace';

/** Locks the external id until the end of the command. Throws 409 when another row of the table has it. */
export async function reserveExternalId(
  tx: Transaction,
  table: ExternalIdTable,
  externalId: string | null | undefined,
  ownId?: string,
): Promise<void> {
  if (externalId == null) return;
  await tx.lock(`${table} external_id ${externalId}`);
  const holder = await tx.rows
    .selectFrom(table)
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('external_id', '=', externalId)
    .executeTakeFirst();
  if (holder === undefined || holder.id === ownId) return;
  throw new ServiceError('EXTERNAL_ID_TAKEN', `Another ${table} has this external id. Choose another one.`, {
    errors: [fieldError('input.externalId', 'is taken', 'EXTERNAL_ID_TAKEN')],
  });
}
