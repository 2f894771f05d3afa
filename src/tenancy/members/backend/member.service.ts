import { userExists } from '../../../identity/index.ts';
import { command } from '../../../platform/commands/command.ts';
import type { Context } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import { lockParent } from '../../parents/parent.ts';
import { defaultMemberRole, rolesForAssignment } from '../../roles/role.service.ts';
import type { Member, Membership, MembershipRecords } from '../membership.record.ts';

interface AddInput {
  readonly userId: string;
  readonly roleIds?: readonly string[] | null | undefined;
  readonly publicMetadata?: Record<string, unknown> | null | undefined;
}

type ChangeInput = Omit<AddInput, 'userId'>;

/** The commands of the backend host on the members of an organization or workspace. */
export function backendMemberCommands<Stored extends Membership, Read extends Member>(
  memberships: MembershipRecords<Stored, Read>,
  { mayRemoveLastMember }: { readonly mayRemoveLastMember: boolean },
) {
  const { level } = memberships;

  /** A user can be a guest of a workspace, without being a member of its organization. */
  function add(ctx: Context, parentId: string, { userId, roleIds, publicMetadata }: AddInput): Promise<Read> {
    return command(ctx, async (tx) => {
      const parent = { level, id: parentId };
      await lockParent(tx, parent);
      const userErrors = (await userExists(tx, userId)) ? [] : [fieldError('input.userId', 'must be the id of a user')];
      const requestedRoles = await rolesForAssignment(tx, parent, roleIds ?? [], 'input.roleIds', userErrors);
      const roles = requestedRoles.length > 0 ? requestedRoles : [await defaultMemberRole(tx, level)];
      const added = { parentId, userId, roleIds: roles.map(({ id }) => id) };
      const { id } = await memberships.add(tx, { ...added, ...(publicMetadata && { publicMetadata }) });
      return memberships.read(tx, parentId, id);
    });
  }

  function update(ctx: Context, parentId: string, id: string, { roleIds, publicMetadata }: ChangeInput): Promise<Read> {
    return command(ctx, async (tx) => {
      const parent = { level, id: parentId };
      await lockParent(tx, parent);
      const found = await memberships.find(tx, parentId, id);
      const roles = roleIds && (await rolesForAssignment(tx, parent, roleIds));
      return memberships.change(tx, found, { ...(roles && { roles }), ...(publicMetadata && { publicMetadata }) });
    });
  }

  function remove(ctx: Context, parentId: string, id: string): Promise<null> {
    return command(ctx, async (tx) => {
      await lockParent(tx, { level, id: parentId });
      await memberships.end(ctx, tx, await memberships.find(tx, parentId, id), { mayRemoveLastMember });
      return null;
    });
  }

  return { add, update, remove };
}
