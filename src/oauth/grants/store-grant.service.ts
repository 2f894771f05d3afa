import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { type NewRecord, writeRecord } from '../records/record.service.ts';
import { getGrant } from './oauth-grant.reads.ts';
import { auditedGrant, grantResource } from './oauth-grant.record.ts';

/** Stores the grant of an application of the product itself, which the user is not asked for. */
export async function storeGrant(ctx: Context, record: NewRecord & { readonly userId: string }): Promise<void> {
  await command(ctx, async (tx) => {
    const { id, isNew } = await writeRecord({ ...ctx, rows: tx.rows }, record);
    const grant = await getGrant(tx.rows, tx.deploymentId, { id, userId: record.userId });
    const type = isNew ? 'oauth_grant.created' : 'oauth_grant.updated';
    tx.record({ type, resource: grantResource(grant), after: auditedGrant(grant) });
  });
}
