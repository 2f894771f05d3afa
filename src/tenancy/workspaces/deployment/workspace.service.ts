import { assertWorkspacesEnabled } from '../../../deployment/index.ts';
import type { UpdateWorkspaceInput } from '../../../generated/backend.ts';
import type { CreateWorkspaceInput } from '../../../generated/deployment.ts';
import { command, type Transaction } from '../../../platform/commands/command.ts';
import type { Context } from '../../../platform/context.ts';
import { organizationAccess } from '../../access/organization.access.ts';
import { workspaceAccess } from '../../access/workspace.access.ts';
import { lockOrganization } from '../../organizations/organization.record.ts';
import { workspaceNotFound } from '../../parents/parent.ts';
import { imageCommands } from '../../parents/parent-image.ts';
import { assertAdmin, assertMayManage } from '../../roles/rights.ts';
import { creatorRole } from '../../roles/role.service.ts';
import { roleCommands } from '../../roles/role-definition.service.ts';
import { workspaceMemberships } from '../members/workspace-membership.record.ts';
import { addWorkspace, changeWorkspace, dropWorkspace, lockWorkspace, workspaceImage } from '../workspace.record.ts';
import { getWorkspaceSummary } from './workspace-summary.reads.ts';

/** Creates a workspace. Requires a manager of the organization, who becomes the first admin of the workspace. */
export function createMyWorkspace(ctx: Context, { organizationId, ...input }: CreateWorkspaceInput) {
  const { viewer } = ctx;
  const { userId } = viewer.assertSignedIn();
  return command(ctx, async (tx) => {
    await assertWorkspacesEnabled(tx.rows, tx.deploymentId);
    await lockOrganization(tx, organizationId);
    assertMayManage(await organizationAccess({ rows: tx.rows, viewer }, organizationId));
    const { id } = await addWorkspace(tx, organizationId, input);
    const role = await creatorRole(tx, 'workspace');
    await workspaceMemberships.add(tx, { parentId: id, userId, roleIds: [role.id] });
    return getWorkspaceSummary(tx.rows, tx.deploymentId, id);
  });
}

export function updateMyWorkspace(ctx: Context, id: string, input: UpdateWorkspaceInput) {
  return command(ctx, async (tx) => {
    const { workspace } = await lockAsManager(ctx, tx, id);
    await changeWorkspace(tx, workspace, input);
    return getWorkspaceSummary(tx.rows, tx.deploymentId, id);
  });
}

export function deleteMyWorkspace(ctx: Context, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    await assertWorkspacesEnabled(tx.rows, tx.deploymentId);
    const { workspace, access } = await lockWithAccess(ctx, tx, id);
    assertAdmin(access);
    await dropWorkspace(ctx, tx, workspace);
    return null;
  });
}

/**
 * Locks a workspace and reads the signed-in user's rights in it. Rights in its organization count too, so the organization
 * is locked as well. It is locked first, in the same order as in other commands, so that there is no deadlock.
 */
export async function lockWithAccess({ viewer }: Context, tx: Transaction, id: string) {
  await tx.rows
    .selectFrom('organization')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', (from) =>
      from
        .selectFrom('workspace')
        .select('organization_id')
        .where('deployment_id', '=', tx.deploymentId)
        .where('id', '=', id),
    )
    .forShare()
    .executeTakeFirstOrThrow(workspaceNotFound);
  const workspace = await lockWorkspace(tx, id);
  return { workspace, access: await workspaceAccess({ rows: tx.rows, viewer }, id) };
}

/** Locks a workspace and reads the signed-in user's rights in it; 403 if they may not manage it. */
async function lockAsManager(ctx: Context, tx: Transaction, id: string) {
  await assertWorkspacesEnabled(tx.rows, tx.deploymentId);
  const found = await lockWithAccess(ctx, tx, id);
  assertMayManage(found.access);
  return found;
}

/** Locks the workspace and returns the rights of the signed-in user; 403 if they may not manage it. */
export const lockWorkspaceAsManager = async (ctx: Context, tx: Transaction, id: string) =>
  (await lockAsManager(ctx, tx, id)).access;

export const { set: setImageAsManager, remove: deleteImageAsManager } = imageCommands(workspaceImage, {
  lock: async (ctx, tx, id) => (await lockAsManager(ctx, tx, id)).workspace,
  read: (_, { rows, deploymentId }, id) => getWorkspaceSummary(rows, deploymentId, id),
});

/** The commands of managers on the workspace's own roles. */
export const {
  create: createRoleOfWorkspace,
  update: updateRoleOfWorkspace,
  remove: deleteRoleOfWorkspace,
} = roleCommands((ctx, tx, { id }) => lockWorkspaceAsManager(ctx, tx, id));
