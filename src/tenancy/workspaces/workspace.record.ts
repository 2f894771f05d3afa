import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { slugCandidates, slugify } from '../../platform/crypto/slugs.ts';
import { changed } from '../../platform/database/changed.ts';
import type { Transaction } from '../../platform/database/command.ts';
import { stampsOf } from '../../platform/database/last-words.ts';
import type { CreateWorkspaceInput, UpdateWorkspaceInput } from '../graph/types.ts';
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

/** Its keys end. The database deletes its memberships, roles and invitations with it; its event stands for their ends. */
export async function dropWorkspace(
  { ownedKeys }: Pick<Context, 'ownedKeys'>,
  tx: Transaction,
  workspace: Workspace,
): Promise<void> {
  await ownedKeys.end(tx, { workspaceId: workspace.id }, 'owner_removed');
  recordEnd(tx, workspace);
  tx.em.remove(workspace);
}

/** Deletes the workspaces of organizations that are locked already: one statement, however many there are. */
export async function dropWorkspacesOf(tx: Transaction, organizationIds: readonly string[]): Promise<void> {
  const dropped = await tx.rows
    .deleteFrom('workspace')
    .where('deployment_id', '=', tx.deploymentId)
    .where('organization_id', '=', sql<string>`any(${organizationIds}::bigint[])`)
    .returning([
      'id',
      'organization_id as organizationId',
      'name',
      'slug',
      'description',
      'created_at as createdAt',
      'updated_at as updatedAt',
    ])
    .execute();
  for (const workspace of dropped) recordEnd(tx, workspace);
}

type Ended = Parameters<typeof audited>[0] & Parameters<typeof stampsOf>[0] & { readonly id: string };

function recordEnd(tx: Transaction, workspace: Ended): void {
  const before = { ...audited(workspace), ...stampsOf(workspace) };
  tx.record({ type: 'workspace.deleted', resource: resourceOf(workspace), before });
}

const resourceOf = ({ id }: { readonly id: string }) => ({ type: 'workspace', id });

type Audited = Pick<Workspace, 'organizationId' | 'name' | 'slug'> & {
  readonly description?: string | null | undefined;
};

function audited({ organizationId, name, slug, description }: Audited) {
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
