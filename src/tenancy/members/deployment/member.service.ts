import type { UpdateOrganizationMemberInput } from '../../../generated/deployment.ts';
import { command, type Transaction } from '../../../platform/commands/command.ts';
import type { Context } from '../../../platform/context.ts';
import { assertMayGrant, type Rights } from '../../roles/rights.ts';
import { rolesForAssignment } from '../../roles/role.service.ts';
import type { Member, Membership, MembershipRecords } from '../membership.record.ts';

/** Access to the members of one level. Each lock is on the parent, so that rights cannot change before the commit. */
export interface EndUserMemberAccess<Shown> {
  /** Locks the parent and returns the rights of the signed-in user; 403 if they may not manage its members. */
  lockAsManager(ctx: Context, tx: Transaction, parentId: string): Promise<Rights>;
  /** Locks the parent and returns the id of the signed-in user's own membership; 403 if they have none. */
  lockOwnMembership(ctx: Context, tx: Transaction, parentId: string): Promise<string>;
  /** The member as other members see them. */
  readMember(tx: Transaction, parentId: string, membershipId: string): Promise<Shown>;
}

/** The commands of end users on the members of an organization or workspace, their own membership included. */
export function endUserMemberCommands<Stored extends Membership, Read extends Member, Shown>(
  memberships: MembershipRecords<Stored, Read>,
  { lockAsManager, lockOwnMembership, readMember }: EndUserMemberAccess<Shown>,
) {
  /** A membership that the caller may change. 403 if its roles have a permission that the caller does not have. */
  async function findManageable(ctx: Context, tx: Transaction, parentId: string, membershipId: string) {
    const rights = await lockAsManager(ctx, tx, parentId);
    const found = await memberships.find(tx, parentId, membershipId);
    assertMayGrant(rights, found.before.roles);
    return { rights, found };
  }

  function update(ctx: Context, parentId: string, membershipId: string, { roleIds }: UpdateOrganizationMemberInput) {
    return command(ctx, async (tx): Promise<Shown> => {
      const { rights, found } = await findManageable(ctx, tx, parentId, membershipId);
      const roles = await rolesForAssignment(tx, { level: memberships.level, id: parentId }, roleIds);
      assertMayGrant(rights, roles);
      await memberships.change(tx, found, { roles });
      return readMember(tx, parentId, membershipId);
    });
  }

  function remove(ctx: Context, parentId: string, membershipId: string): Promise<null> {
    return command(ctx, async (tx) => {
      const { found } = await findManageable(ctx, tx, parentId, membershipId);
      await memberships.end(ctx, tx, found);
      return null;
    });
  }

  /** Leaving requires no right and no setting: every member may leave except the last admin. */
  function leave(ctx: Context, parentId: string): Promise<null> {
    return command(ctx, async (tx) => {
      const membershipId = await lockOwnMembership(ctx, tx, parentId);
      await memberships.end(ctx, tx, await memberships.find(tx, parentId, membershipId));
      return null;
    });
  }

  return { update, remove, leave };
}
