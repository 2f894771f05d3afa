import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { getGrant, grantNotFound } from './oauth-grant.reads.ts';
import { auditedGrant, grantResource } from './oauth-grant.record.ts';

/** Revokes a grant of a user with all that was issued for it: codes, refresh tokens and opaque access tokens. */
export function revokeGrant(ctx: Context, userId: string, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    // Waits for a command that issues a token of the grant, so that no token is stored after the deletion.
    const locked = await tx.rows
      .selectFrom('oauth_record')
      .select('grant_id as grantId')
      .where('deployment_id', '=', tx.deploymentId)
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('model', '=', 'Grant')
      .forUpdate()
      .executeTakeFirst();
    if (locked === undefined) throw grantNotFound();
    const grant = await getGrant(tx.rows, tx.deploymentId, { id, userId });
    await tx.rows
      .deleteFrom('oauth_record')
      .where('deployment_id', '=', tx.deploymentId)
      .where('user_id', '=', userId)
      .where((where) => where.or([where('id', '=', id), where('grant_id', '=', locked.grantId)]))
      .execute();
    tx.record({ type: 'oauth_grant.revoked', resource: grantResource(grant), before: auditedGrant(grant) });
    return null;
  });
}

/** Revokes the grant that the provider knows by this key, after a code or refresh token was used twice. */
export async function revokeGrantByKey(ctx: Context, grantKey: string): Promise<void> {
  const grant = await ctx.rows
    .selectFrom('oauth_record')
    .select(['id', 'user_id as userId'])
    .where('deployment_id', '=', ctx.viewer.deploymentId)
    .where('grant_id', '=', grantKey)
    .where('model', '=', 'Grant')
    .executeTakeFirst();
  if (grant === undefined || grant.userId === null) return;
  await revokeGrant(ctx, grant.userId, grant.id).catch((error: unknown) => {
    // Another request has revoked it meanwhile.
    if (!(error instanceof ServiceError) || error.code !== 'OAUTH_GRANT_NOT_FOUND') throw error;
  });
}
