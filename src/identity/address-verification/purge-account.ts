import { removeImage } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/command.ts';
import type { User } from '../users/user.entity.ts';
import { purgeAccess } from './purge-access.ts';

/**
 * Removes everything of an account except its id and the address that its owner has just verified. Ends all access
 * (`purgeAccess`) and deletes its memberships, the organizations that it created and is the only member of, the invitations
 * that it sent, its keys and its profile. `LAST_ADMIN` rules do not apply, as when the backend deletes a user: otherwise the
 * person who created the account could keep the owner out.
 *
 * The user's organizations and workspaces must be locked, and the user after them.
 */
export async function purgeAccount(
  ctx: Pick<Context, 'browser' | 'config' | 'memberships' | 'ownedKeys'>,
  tx: Transaction,
  user: User,
  verifiedAddressId: string,
): Promise<void> {
  await ctx.memberships.purge(tx, user.id);
  await clearActiveOrganization(tx, user.id);
  await purgeAccess(ctx, tx, user, verifiedAddressId);
  await ctx.ownedKeys.disown(tx, user.id);
  await removeImage(ctx, tx, { user_id: user.id });
  tx.em.assign(user, {
    username: null,
    usernameKey: null,
    firstName: null,
    lastName: null,
    locale: null,
    imageUrl: null,
    publicMetadata: {},
    privateMetadata: {},
    externalId: null,
    signupSessionId: null,
    lastActiveOrganizationId: null,
    lastActiveWorkspaceId: null,
  });
}

/** Clears the active organization and workspace of the remaining sign-in. */
async function clearActiveOrganization({ rows, deploymentId, now }: Transaction, userId: string): Promise<void> {
  await rows
    .updateTable('signin')
    .set({ active_organization_id: null, active_workspace_id: null, updated_at: now.toISOString() })
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .execute();
}
