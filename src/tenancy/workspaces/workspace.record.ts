import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { slugCandidates, slugify } from '../../platform/crypto/slugs.ts';
import type { Transaction } from '../../platform/database/command.ts';
import { timestampsOf } from '../../platform/database/snapshot-timestamps.ts';
import { withoutUndefined } from '../../platform/database/without-undefined.ts';
import type { CreateWorkspaceInput, UpdateWorkspaceInput } from '../graph/types.ts';
import { Workspace } from './workspace.entity.ts';
import { workspaceNotFound } from './workspace.reads.ts';

/** Locks the workspace until the transaction ends, so that its members and admins cannot change in between. */
export async function lockWorkspace(tx: Transaction, id: string): Promise<Workspace> {
  const workspace = await tx.em.findOne(
    Workspace,
    { id, deploymentId: tx.deploymentId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (workspace === null) throw workspaceNotFound();
  return workspace;
}

/** Creates a workspace. The caller has locked the organization, so that concurrent requests get different slugs. */
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
    slug: await findFreeSlug(tx, organizationId, input.name),
    description: input.description ?? null,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  tx.record({ type: 'workspace.created', resource: auditResource(workspace), after: auditedFields(workspace) });
  await tx.em.flush();
  return workspace;
}

export async function changeWorkspace(
  tx: Transaction,
  workspace: Workspace,
  input: UpdateWorkspaceInput,
): Promise<void> {
  const before = auditedFields(workspace);
  tx.em.assign(workspace, { ...withoutUndefined(input), updatedAt: tx.now });
  tx.record({ type: 'workspace.updated', resource: auditResource(workspace), before, after: auditedFields(workspace) });
  await tx.em.flush();
}

/** Changes the image of a locked workspace. */
export async function setImageUrl(tx: Transaction, workspace: Workspace, imageUrl: string | null): Promise<void> {
  const fields = auditedFields(workspace);
  const before = { ...fields, imageUrl: workspace.imageUrl ?? null };
  tx.em.assign(workspace, { imageUrl, updatedAt: tx.now });
  tx.record({ type: 'workspace.updated', resource: auditResource(workspace), before, after: { ...fields, imageUrl } });
  await tx.em.flush();
}

/**
 * Deletes a workspace and revokes its keys. The database deletes its memberships, roles and invitations by cascade,
 * without separate events.
 */
export async function dropWorkspace(
  { ownedKeys }: Pick<Context, 'ownedKeys'>,
  tx: Transaction,
  workspace: Workspace,
): Promise<void> {
  await ownedKeys.end(tx, { workspaceId: workspace.id }, 'owner_removed');
  recordDeletion(tx, workspace);
  tx.em.remove(workspace);
}

/** Deletes the workspaces of organizations that the caller has locked, in one statement. */
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
  for (const workspace of dropped) recordDeletion(tx, workspace);
}

type DeletedWorkspace = Parameters<typeof auditedFields>[0] &
  Parameters<typeof timestampsOf>[0] & { readonly id: string };

function recordDeletion(tx: Transaction, workspace: DeletedWorkspace): void {
  const before = { ...auditedFields(workspace), ...timestampsOf(workspace) };
  tx.record({ type: 'workspace.deleted', resource: auditResource(workspace), before });
}

const auditResource = ({ id }: { readonly id: string }) => ({ type: 'workspace', id });

type AuditedWorkspace = Pick<Workspace, 'organizationId' | 'name' | 'slug'> & {
  readonly description?: string | null | undefined;
};

function auditedFields({ organizationId, name, slug, description }: AuditedWorkspace) {
  return { organizationId, name, slug, description: description ?? null };
}

/** The slug of the name, with a number appended if another workspace of the organization has it. */
async function findFreeSlug(tx: Transaction, organizationId: string, name: string): Promise<string> {
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
