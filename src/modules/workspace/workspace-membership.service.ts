import type { Context } from '../../context.ts';
import { command, type Transaction } from '../../database/command.ts';
import { fieldError, ServiceError } from '../../errors.ts';
import type { AddWorkspaceMemberInput, UpdateWorkspaceMemberInput } from '../../graphql/generated/types.ts';
import { membershipNotFound } from '../organization/organization-membership.reads.ts';
import {
  defaultMemberRole,
  keepingAnAdmin,
  lockParent,
  rolesForAssignment,
  setMembershipRoles,
} from '../role/role.service.ts';
import { userExists } from '../user/user.reads.ts';
import { WorkspaceMembership } from './workspace-membership.entity.ts';
import { getWorkspaceMember } from './workspace-membership.reads.ts';

/** The user need not be a member of the organization: a guest of one workspace is no mistake. */
export function addWorkspaceMember(ctx: Context, workspaceId: string, input: AddWorkspaceMemberInput) {
  return command(ctx, async (tx) => {
    const parent = parentOf(workspaceId);
    await lockParent(tx, parent);
    const { userId } = input;
    const broken = (await userExists(tx, userId)) ? [] : [fieldError('input.userId', 'must be the id of a user')];
    const named = await rolesForAssignment(tx, parent, input.roleIds ?? [], 'input.roleIds', broken);
    await assertNoMember(tx, workspaceId, userId);
    const roles = named.length > 0 ? named : [await defaultMemberRole(tx, 'workspace')];
    const membership = tx.em.create(WorkspaceMembership, {
      id: tx.newId(),
      deploymentId: tx.deploymentId,
      workspaceId,
      userId,
      publicMetadata: input.publicMetadata ?? {},
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    await setMembershipRoles(tx, 'workspace', membership.id, roles.map(idOf));
    const member = await getWorkspaceMember(tx.rows, tx.deploymentId, membership.id);
    tx.record({ type: 'workspace.member.added', resource: resourceOf(membership), after: audited(member) });
    return member;
  });
}

export function updateWorkspaceMember(
  ctx: Context,
  workspaceId: string,
  membershipId: string,
  { roleIds, publicMetadata }: UpdateWorkspaceMemberInput,
) {
  return command(ctx, async (tx) => {
    const membership = await lockedMembership(tx, workspaceId, membershipId);
    const before = await getWorkspaceMember(tx.rows, tx.deploymentId, membershipId);
    tx.em.assign(membership, { ...(publicMetadata && { publicMetadata }), updatedAt: tx.now });
    if (roleIds) {
      const parent = parentOf(workspaceId);
      const roles = await rolesForAssignment(tx, parent, roleIds);
      await keepingAnAdmin(tx, parent, () => setMembershipRoles(tx, 'workspace', membershipId, roles.map(idOf)));
    }
    await tx.em.flush();
    const member = await getWorkspaceMember(tx.rows, tx.deploymentId, membershipId);
    tx.record({
      type: 'workspace.member.updated',
      resource: resourceOf(membership),
      before: audited(before),
      after: audited(member),
    });
    return member;
  });
}

export function removeWorkspaceMember(ctx: Context, workspaceId: string, membershipId: string): Promise<null> {
  return command(ctx, async (tx) => {
    const membership = await lockedMembership(tx, workspaceId, membershipId);
    const before = await getWorkspaceMember(tx.rows, tx.deploymentId, membershipId);
    const remove = async () => {
      tx.em.remove(membership);
      await tx.em.flush();
    };
    // Nobody is left who would miss an admin when the very last member goes.
    await ((await isAlone(tx, membership)) ? remove() : keepingAnAdmin(tx, parentOf(workspaceId), remove));
    await leaveWorkspace(tx, workspaceId, membership.userId);
    tx.record({ type: 'workspace.member.removed', resource: resourceOf(membership), before: audited(before) });
    return null;
  });
}

const parentOf = (id: string) => ({ level: 'workspace', id }) as const;
const idOf = ({ id }: { readonly id: string }) => id;
const resourceOf = ({ id }: WorkspaceMembership) => ({ type: 'workspace_membership', id });

type Member = Awaited<ReturnType<typeof getWorkspaceMember>>;

function audited({ workspaceId, userId, roles, publicMetadata }: Member) {
  return { workspaceId, userId, roleIds: roles.map(idOf), publicMetadata };
}

/** The workspace is locked first, so that nobody else counts its admins meanwhile. */
async function lockedMembership(tx: Transaction, workspaceId: string, id: string): Promise<WorkspaceMembership> {
  await lockParent(tx, parentOf(workspaceId));
  const membership = await tx.em.findOne(WorkspaceMembership, { id, workspaceId, deploymentId: tx.deploymentId });
  if (membership === null) throw membershipNotFound();
  return membership;
}

async function assertNoMember(tx: Transaction, workspaceId: string, userId: string): Promise<void> {
  const found = await tx.rows
    .selectFrom('workspace_membership')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (found !== undefined) throw new ServiceError('ALREADY_MEMBER', 'This user is a member of the workspace already.');
}

async function isAlone(tx: Transaction, { id, workspaceId }: WorkspaceMembership): Promise<boolean> {
  const other = await tx.rows
    .selectFrom('workspace_membership')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('workspace_id', '=', workspaceId)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

/** No browser goes on working in a workspace that its user has left. */
async function leaveWorkspace(tx: Transaction, workspaceId: string, userId: string): Promise<void> {
  await tx.rows
    .updateTable('signin')
    .set({ active_workspace_id: null, updated_at: tx.now.toISOString() })
    .where('deployment_id', '=', tx.deploymentId)
    .where('user_id', '=', userId)
    .where('active_workspace_id', '=', workspaceId)
    .execute();
}
