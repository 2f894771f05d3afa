import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../context.ts';
import { slugCandidates, slugify } from '../../crypto/slugs.ts';
import { changed } from '../../database/changed.ts';
import { command, type Transaction } from '../../database/command.ts';
import { ServiceError } from '../../errors.ts';
import type { CreateWorkspaceInput, UpdateWorkspaceInput } from '../../graphql/generated/types.ts';
import { lockOrganization } from '../organization/organization.service.ts';
import { Workspace } from './workspace.entity.ts';
import { getWorkspace, workspaceNotFound } from './workspace.reads.ts';

/** Locks the workspace for the rest of the command: member and admin checks count on nobody changing it meanwhile. */
export async function lockWorkspace(tx: Transaction, id: string): Promise<Workspace> {
  const workspace = await tx.em.findOne(
    Workspace,
    { id, deploymentId: tx.deploymentId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (workspace === null) throw workspaceNotFound();
  return workspace;
}

export function createWorkspace(ctx: Context, organizationId: string, input: CreateWorkspaceInput) {
  return command(ctx, async (tx) => {
    await assertWorkspacesEnabled(tx);
    // Two creators of one name wait here for each other, so that each finds a slug of its own.
    await lockOrganization(tx, organizationId);
    const workspace = tx.em.create(Workspace, {
      id: tx.newId(),
      deploymentId: tx.deploymentId,
      organizationId,
      name: input.name,
      slug: await freeSlug(tx, organizationId, input.name),
      description: input.description ?? null,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    tx.record({ type: 'workspace.created', resource: resourceOf(workspace), after: audited(workspace) });
    await tx.em.flush();
    return getWorkspace(tx.rows, tx.deploymentId, workspace.id);
  });
}

export function updateWorkspace(ctx: Context, id: string, input: UpdateWorkspaceInput) {
  return command(ctx, async (tx) => {
    const workspace = await lockWorkspace(tx, id);
    const before = audited(workspace);
    tx.em.assign(workspace, { ...changed(input), updatedAt: tx.now });
    tx.record({ type: 'workspace.updated', resource: resourceOf(workspace), before, after: audited(workspace) });
    await tx.em.flush();
    return getWorkspace(tx.rows, tx.deploymentId, id);
  });
}

export function deleteWorkspace(ctx: Context, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    const workspace = await lockWorkspace(tx, id);
    tx.record({ type: 'workspace.deleted', resource: resourceOf(workspace), before: audited(workspace) });
    // The database deletes its memberships and roles with it.
    tx.em.remove(workspace);
    return null;
  });
}

const resourceOf = ({ id }: Workspace) => ({ type: 'workspace', id });

function audited({ organizationId, name, slug, description }: Workspace) {
  return { organizationId, name, slug, description: description ?? null };
}

async function assertWorkspacesEnabled(tx: Transaction): Promise<void> {
  const { settings } = await tx.rows
    .selectFrom('deployment')
    .select('b2b_settings as settings')
    .where('id', '=', tx.deploymentId)
    .executeTakeFirstOrThrow();
  if (!settings.workspacesEnabled) {
    throw new ServiceError('FEATURE_DISABLED', 'Workspaces are switched off in the settings of this deployment.');
  }
}

/** The slug of the name, with a number behind it where other workspaces of the organization have it. */
async function freeSlug(tx: Transaction, organizationId: string, name: string): Promise<string> {
  const slug = slugify(name, 'workspace');
  const taken = await tx.rows
    .selectFrom('workspace')
    .select('slug')
    .where('deployment_id', '=', tx.deploymentId)
    .where('organization_id', '=', organizationId)
    .where('slug', 'like', `${slug.slice(0, 54)}%`)
    .execute();
  const slugs = new Set(taken.map((row) => row.slug));
  return slugCandidates(slug).find((candidate) => !slugs.has(candidate)) ?? slug;
}
