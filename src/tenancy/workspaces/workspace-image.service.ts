import {
  assertWorkspacesEnabled,
  lockFrontendHost,
  removeImage,
  storeImage,
  uploadedImage,
} from '../../deployment/index.ts';
import type { ImageInput } from '../../generated/common.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { assertMayManage } from '../roles/rights.ts';
import { lockWithAccess } from './deployment/workspace.service.ts';
import { getWorkspaceSummary } from './deployment/workspace-summary.reads.ts';
import type { Workspace } from './workspace.entity.ts';
import { getWorkspace } from './workspace.reads.ts';
import { lockWorkspace, setImageUrl } from './workspace.record.ts';

/** Locks a workspace for a caller who may change it. */
type Lock = (ctx: Context, tx: Transaction, id: string) => Promise<Workspace>;

const lockForBackend: Lock = (_, tx, id) => lockWorkspace(tx, id);

const lockForManager: Lock = async (ctx, tx, id) => {
  await assertWorkspacesEnabled(tx.rows, tx.deploymentId);
  const { workspace, access } = await lockWithAccess(ctx, tx, id);
  assertMayManage(access);
  return workspace;
};

export const setWorkspaceImage = (ctx: Context, id: string, input: ImageInput) =>
  store(ctx, id, input, lockForBackend, (tx) => getWorkspace(tx.rows, tx.deploymentId, id));

export const setImageAsManager = (ctx: Context, id: string, input: ImageInput) =>
  store(ctx, id, input, lockForManager, (tx) => getWorkspaceSummary(tx.rows, tx.deploymentId, id));

export const deleteWorkspaceImage = (ctx: Context, id: string) => remove(ctx, id, lockForBackend);

export const deleteImageAsManager = (ctx: Context, id: string) => remove(ctx, id, lockForManager);

async function store<T>(
  ctx: Context,
  id: string,
  input: ImageInput,
  lock: Lock,
  read: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const image = await uploadedImage(ctx, input);
  return command(ctx, async (tx) => {
    const frontendHost = await lockFrontendHost(tx);
    const workspace = await lock(ctx, tx, id);
    await setImageUrl(tx, workspace, await storeImage(ctx, tx, { workspace_id: id }, { frontendHost, image }));
    return read(tx);
  });
}

function remove(ctx: Context, id: string, lock: Lock): Promise<null> {
  return command(ctx, async (tx) => {
    const workspace = await lock(ctx, tx, id);
    await removeImage(ctx, tx, { workspace_id: id });
    if (workspace.imageUrl == null) tx.markUnchanged();
    else await setImageUrl(tx, workspace, null);
    return null;
  });
}
