import type { Transaction } from '../../platform/commands/command.ts';

/** Locks the user to the end of the command. Returns false when the user is not active. */
export async function findUser(tx: Transaction, userId: string): Promise<boolean> {
  const found = await tx.rows
    .selectFrom('user')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}
