import { assertWorkspacesEnabled } from '../../../deployment/index.ts';
import type { CreateWorkspaceInput, UpdateWorkspaceInput } from '../../../generated/backend.ts';
import { command } from '../../../platform/commands/command.ts';
import type { Context } from '../../../platform/context.ts';
import { lockOrganization } from '../../organizations/organization.record.ts';
import { imageCommands } from '../../parents/parent-image.ts';
import { getWorkspace } from '../workspace.reads.ts';
import { addWorkspace, changeWorkspace, dropWorkspace, lockWorkspace, workspaceImage } from '../workspace.record.ts';

export function createWorkspace(ctx: Context, organizationId: string, input: CreateWorkspaceInput) {
  return command(ctx, async (tx) => {
    await assertWorkspacesEnabled(tx.rows, tx.deploymentId);
    await lockOrganization(tx, organizationId);
    const { id } = await addWorkspace(tx, organizationId, input);
    return getWorkspace(tx.rows, tx.deploymentId, id);
  });
}

export function updateWorkspace(ctx: Context, id: string, input: UpdateWorkspaceInput) {
  return command(ctx, async (tx) => {
    const workspace = await lockWorkspace(tx, id);
    tx.assertVersion(workspace);
    await changeWorkspace(tx, workspace, input);
    return getWorkspace(tx.rows, tx.deploymentId, id);
  });
}

export function deleteWorkspace(ctx: Context, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    const workspace = await lockWorkspace(tx, id);
    tx.assertVersion(workspace);
    await dropWorkspace(ctx, tx, workspace);
    return null;
  });
}

export const { set: setWorkspaceImage, remove: deleteWorkspaceImage } = imageCommands(workspaceImage, {
  lock: (_, tx, id) => lockWorkspace(tx, id),
  read: (_, { rows, deploymentId }, id) => getWorkspace(rows, deploymentId, id),
});
