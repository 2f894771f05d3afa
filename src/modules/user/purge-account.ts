import type { Transaction } from '../../database/command.ts';
import { disownKeysOf } from '../api-auth/key/end-owned-keys.ts';
import { dropOrganizations } from '../organization/organization.record.ts';
import { endInvitationsOf, endMembershipsOf } from './erase-ties.ts';
import { purgeAccess } from './purge-access.ts';
import type { User } from './user.entity.ts';

/**
 * Leaves nothing of an account but its id and the address that its owner has just proved: besides all access
 * (`purgeAccess`) its memberships go, the organizations that it created and is alone in, the invitations that it
 * sent, its keys and its profile. `LAST_ADMIN` rules do not hold here, as for a user whom the backend deletes: a stranger
 * must not keep the owner out by what the account is the last admin of.
 *
 * The organizations and workspaces of the user are locked, and the user behind them.
 */
export async function purgeAccount(
  tx: Transaction,
  user: User,
  provenId: string,
  keptSessionId: string | null,
): Promise<void> {
  await dropOrganizations(tx, await ownOrganizations(tx, user.id));
  await endMembershipsOf(tx, user.id);
  await endInvitationsOf(tx, { userId: user.id, emails: [] });
  await leavePlaces(tx, user.id);
  await purgeAccess(tx, user, provenId, keptSessionId);
  await disownKeysOf(tx, user.id);
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

/** Organizations that the user created and is the only member of. */
async function ownOrganizations({ rows, deploymentId }: Transaction, userId: string): Promise<string[]> {
  const found = await rows
    .selectFrom('organization_membership as member')
    .innerJoin('organization', (join) =>
      join
        .onRef('organization.deployment_id', '=', 'member.deployment_id')
        .onRef('organization.id', '=', 'member.organization_id'),
    )
    .select('organization.id')
    .where('member.deployment_id', '=', deploymentId)
    .where('member.user_id', '=', userId)
    .where('organization.created_by_id', '=', userId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('organization_membership as other')
            .select('other.id')
            .whereRef('other.deployment_id', '=', 'member.deployment_id')
            .whereRef('other.organization_id', '=', 'member.organization_id')
            .where('other.user_id', '<>', userId),
        ),
      ),
    )
    .orderBy('organization.id')
    .execute();
  return found.map(({ id }) => id);
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
