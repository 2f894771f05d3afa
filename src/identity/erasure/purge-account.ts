import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/command.ts';
import type { User } from '../users/user.entity.ts';
import { purgeAccess } from './purge-access.ts';

/**
 * Leaves nothing of an account but its id and the address that its owner has just proved: besides all access
 * (`purgeAccess`) its memberships go, the organizations that it created and is alone in, the invitations that it
 * sent, its keys and its profile. `LAST_ADMIN` rules do not hold here, as for a user whom the backend deletes: a stranger
 * must not keep the owner out by what the account is the last admin of.
 *
 * The organizations and workspaces of the user are locked, and the user behind them.
 */
export async function purgeAccount(
  ctx: Pick<Context, 'browser' | 'memberships' | 'ownedKeys'>,
  tx: Transaction,
  user: User,
  provenId: string,
): Promise<void> {
  await ctx.memberships.purge(tx, user.id);
  await leavePlaces(tx, user.id);
  await purgeAccess(ctx, tx, user, provenId);
  await ctx.ownedKeys.disown(tx, user.id);
  tx.em.assign(user, {
    username: null,
    usernameKey: null,
    firstName: null,
    lastName: null,
    imageUrl: null,
    publicMetadata: {},
    signupSessionId: null,
  });
}

/** The sign-in of the proving browser goes on outside the organization and workspace that it was working in. */
async function leavePlaces({ rows, deploymentId, now }: Transaction, userId: string): Promise<void> {
  await rows
    .updateTable('signin')
    .set({ active_organization_id: null, active_workspace_id: null, updated_at: now.toISOString() })
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .execute();
}
