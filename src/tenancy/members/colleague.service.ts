import type { Context } from '../../platform/context.ts';
import { command, type Transaction } from '../../platform/database/command.ts';
import type { UpdateColleagueInput } from '../graph/types.ts';
import { assertMayGrant, type Rights } from '../roles/rights.ts';
import { rolesForAssignment } from '../roles/role.service.ts';
import type { Member, Membership, MembershipRecords } from './membership.record.ts';

/** How the members of one level reach each other. All of it locks the parent, so that rights still hold at the commit. */
export interface Colleagues<Shown> {
  /** What the signed-in user may do there, who manages others; 403 for those who do not. */
  managing(ctx: Context, tx: Transaction, parentId: string): Promise<Rights>;
  /** The signed-in user's own membership; 403 without. */
  own(ctx: Context, tx: Transaction, parentId: string): Promise<string>;
  /** The member as colleagues see them. */
  shown(tx: Transaction, parentId: string, membershipId: string): Promise<Shown>;
}

/** What members do with each other and themselves in an organization or workspace. */
export function colleagueCommands<Stored extends Membership, Read extends Member, Shown>(
  memberships: MembershipRecords<Stored, Read>,
  colleagues: Colleagues<Shown>,
) {
  /** The membership of somebody whom the caller may change: nobody whose roles permit what the caller may not do. */
  async function managed(ctx: Context, tx: Transaction, parentId: string, membershipId: string) {
    const access = await colleagues.managing(ctx, tx, parentId);
    const found = await memberships.find(tx, parentId, membershipId);
    assertMayGrant(access, found.before.roles);
    return { access, found };
  }

  function update(ctx: Context, parentId: string, membershipId: string, { roleIds }: UpdateColleagueInput) {
    return command(ctx, async (tx): Promise<Shown> => {
      const { access, found } = await managed(ctx, tx, parentId, membershipId);
      const roles = await rolesForAssignment(tx, { level: memberships.level, id: parentId }, roleIds);
      assertMayGrant(access, roles);
      await memberships.change(tx, found, { roles });
      return colleagues.shown(tx, parentId, membershipId);
    });
  }

  function remove(ctx: Context, parentId: string, membershipId: string): Promise<null> {
    return command(ctx, async (tx) => {
      const { found } = await managed(ctx, tx, parentId, membershipId);
      await memberships.end(ctx, tx, found);
      return null;
    });
  }

  /** Leaving needs no right and no setting: every member may leave but the last admin. */
  function leave(ctx: Context, parentId: string): Promise<null> {
    return command(ctx, async (tx) => {
      const membershipId = await colleagues.own(ctx, tx, parentId);
      await memberships.end(ctx, tx, await memberships.find(tx, parentId, membershipId));
      return null;
    });
  }

  return { update, remove, leave };
}
