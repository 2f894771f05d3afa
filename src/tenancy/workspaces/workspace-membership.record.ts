import type { Actor } from '../../platform/access/viewer.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/command.ts';
import { stampsOf } from '../../platform/database/last-words.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { RoleRow } from '../graph/rows.ts';
import { revokeSentInvitations } from '../invitations/revoke-sent.ts';
import { membershipNotFound } from '../organizations/organization-membership.reads.ts';
import { keepingAnAdmin, setMembershipRoles } from '../roles/role.service.ts';
import { WorkspaceMembership } from './workspace-membership.entity.ts';
import { getWorkspaceMember } from './workspace-membership.reads.ts';

export interface NewWorkspaceMembership {
  readonly workspaceId: string;
  readonly userId: string;
  readonly roleIds: readonly string[];
  readonly publicMetadata?: Record<string, unknown>;
  /** Who did it, where the viewer isn't it: a sign-up with an invitation has nobody signed in yet. */
  readonly actor?: Actor;
}

/** Makes a user a member of a workspace that is locked already; 409 `ALREADY_MEMBER` for one who is. */
export async function addWorkspaceMembership(
  tx: Transaction,
  { workspaceId, userId, roleIds, publicMetadata = {}, actor }: NewWorkspaceMembership,
): Promise<Member> {
  await assertNoMember(tx, workspaceId, userId);
  const membership = tx.em.create(WorkspaceMembership, {
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    workspaceId,
    userId,
    publicMetadata,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  await setMembershipRoles(tx, 'workspace', membership.id, roleIds);
  const member = await getWorkspaceMember(tx.rows, tx.deploymentId, membership.id);
  tx.record({
    type: 'workspace.member.added',
    resource: resourceOf(membership),
    after: audited(member),
    ...(actor && { actor }),
  });
  return member;
}

type Member = Awaited<ReturnType<typeof getWorkspaceMember>>;

/** A membership as it was found, with its roles and what they permit. */
export interface FoundWorkspaceMembership {
  readonly membership: WorkspaceMembership;
  readonly before: Member;
}

/** Finds a membership of a workspace that is locked already, so that nobody else counts its admins meanwhile. */
export async function findWorkspaceMembership(
  tx: Transaction,
  workspaceId: string,
  id: string,
): Promise<FoundWorkspaceMembership> {
  const membership = await tx.em.findOne(WorkspaceMembership, { id, workspaceId, deploymentId: tx.deploymentId });
  if (membership === null) throw membershipNotFound();
  return { membership, before: await getWorkspaceMember(tx.rows, tx.deploymentId, id) };
}

/** Changes a membership that was found; 409 `LAST_ADMIN` where that takes the workspace's last admin. */
export async function changeWorkspaceMembership(
  tx: Transaction,
  { membership, before }: FoundWorkspaceMembership,
  change: { readonly roles?: readonly RoleRow[]; readonly publicMetadata?: Record<string, unknown> },
): Promise<Member> {
  const { id, workspaceId } = membership;
  const { roles, publicMetadata } = change;
  tx.em.assign(membership, { ...(publicMetadata && { publicMetadata }), updatedAt: tx.now });
  if (roles) {
    const give = () => setMembershipRoles(tx, 'workspace', id, roles.map(idOf));
    await keepingAnAdmin(tx, parentOf(workspaceId), give);
  }
  await tx.em.flush();
  const member = await getWorkspaceMember(tx.rows, tx.deploymentId, id);
  tx.record({
    type: 'workspace.member.updated',
    resource: resourceOf(membership),
    before: audited(before),
    after: audited(member),
  });
  return member;
}

export interface Ending {
  /** Whether the very last member may go: nobody is left then who would miss an admin. */
  readonly mayEmpty?: boolean;
}

/** Ends a membership that was found; 409 `LAST_ADMIN` where that takes the workspace's last admin. */
export async function endWorkspaceMembership(
  ctx: Pick<Context, 'ownedKeys'>,
  tx: Transaction,
  { membership, before }: FoundWorkspaceMembership,
  { mayEmpty = false }: Ending = {},
): Promise<void> {
  const { workspaceId, userId } = membership;
  const remove = async () => {
    tx.em.remove(membership);
    await tx.em.flush();
  };
  await (mayEmpty && (await isAlone(tx, membership)) ? remove() : keepingAnAdmin(tx, parentOf(workspaceId), remove));
  await leaveWorkspace(ctx, tx, workspaceId, userId);
  const told = { ...audited(before), ...stampsOf(before) };
  tx.record({ type: 'workspace.member.removed', resource: resourceOf(membership), before: told });
}

const parentOf = (id: string) => ({ level: 'workspace', id }) as const;
const idOf = ({ id }: { readonly id: string }) => id;
const resourceOf = ({ id }: WorkspaceMembership) => ({ type: 'workspace_membership', id });

function audited({ workspaceId, userId, roles, publicMetadata }: Member) {
  return { workspaceId, userId, roleIds: roles.map(idOf), publicMetadata };
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

/** No browser goes on working in a workspace that its user has left, no key opens it, and nobody comes in through them. */
async function leaveWorkspace(
  { ownedKeys }: Pick<Context, 'ownedKeys'>,
  tx: Transaction,
  workspaceId: string,
  userId: string,
): Promise<void> {
  await tx.rows
    .updateTable('signin')
    .set({ active_workspace_id: null, updated_at: tx.now.toISOString() })
    .where('deployment_id', '=', tx.deploymentId)
    .where('user_id', '=', userId)
    .where('active_workspace_id', '=', workspaceId)
    .execute();
  await ownedKeys.end(tx, { workspaceId, userId }, 'owner_removed');
  await revokeSentInvitations(tx, parentOf(workspaceId), userId);
}
