import { LockMode } from '@mikro-orm/core';
import { slugCandidates, slugify } from '../../crypto/slugs.ts';
import { changed } from '../../database/changed.ts';
import type { Transaction } from '../../database/command.ts';
import type { CreateWorkspaceInput, UpdateWorkspaceInput } from '../../graphql/generated/types.ts';
import { endOwnedKeys } from '../api-auth/key/end-owned-keys.ts';
import { Workspace } from './workspace.entity.ts';
import { workspaceNotFound } from './workspace.reads.ts';

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

/** Makes a workspace of an organization that is locked already, so that two of one name find slugs of their own. */
export async function addWorkspace(
  tx: Transaction,
  organizationId: string,
  input: CreateWorkspaceInput,
): Promise<Workspace> {
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
  return workspace;
}

export async function changeWorkspace(
  tx: Transaction,
  workspace: Workspace,
  input: UpdateWorkspaceInput,
): Promise<void> {
  const before = audited(workspace);
  tx.em.assign(workspace, { ...changed(input), updatedAt: tx.now });
  tx.record({ type: 'workspace.updated', resource: resourceOf(workspace), before, after: audited(workspace) });
  await tx.em.flush();
}

/** Its keys end; the database deletes its memberships and roles with it. */
export async function dropWorkspace(tx: Transaction, workspace: Workspace): Promise<void> {
  await endOwnedKeys(tx, { workspaceId: workspace.id }, 'owner_removed');
  tx.record({ type: 'workspace.deleted', resource: resourceOf(workspace), before: audited(workspace) });
  tx.em.remove(workspace);
}

const resourceOf = ({ id }: Workspace) => ({ type: 'workspace', id });

function audited({ organizationId, name, slug, description }: Workspace) {
  return { organizationId, name, slug, description: description ?? null };
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
