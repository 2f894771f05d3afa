import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { CreateWorkspaceInput, UpdateWorkspaceInput } from '../../generated/backend.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import { reserveExternalId } from '../../platform/commands/reserve-external-id.ts';
import { withoutUndefined } from '../../platform/commands/without-undefined.ts';
import type { Context } from '../../platform/context.ts';
import { timestampsOf } from '../../platform/events/snapshot-timestamps.ts';
import { deactivateForMembers } from '../active-parents/active-parents.ts';
import { workspaceNotFound } from '../parents/parent.ts';
import { freeSlug, reserveSlug } from '../parents/slugs.ts';
import { Workspace } from './workspace.entity.ts';
import { workspaceColumns } from './workspace.reads.ts';

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

/** Creates a workspace. The caller has locked the organization against deletion. */
export async function addWorkspace(
  tx: Transaction,
  organizationId: string,
  input: CreateWorkspaceInput,
): Promise<Workspace> {
  const slug = input.slug ?? (await freeSlug(tx, slugsOf(organizationId), input.name));
  await reserveSlugAndExternalId(tx, input, { organizationId });
  const workspace = tx.em.create(Workspace, {
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    organizationId,
    name: input.name,
    slug,
    description: input.description ?? null,
    externalId: input.externalId ?? null,
    publicMetadata: input.publicMetadata ?? {},
    privateMetadata: input.privateMetadata ?? {},
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
  await reserveSlugAndExternalId(tx, input, workspace);
  const before = auditedFields(workspace);
  tx.em.assign(workspace, { ...withoutUndefined(input), updatedAt: tx.now });
  tx.record({ type: 'workspace.updated', resource: auditResource(workspace), before, after: auditedFields(workspace) });
  await tx.em.flush();
}

export const workspaceImage = {
  level: 'workspace',
  urlOf: ({ imageUrl }: Workspace) => imageUrl,
  async setUrl(tx: Transaction, workspace: Workspace, imageUrl: string | null): Promise<void> {
    const fields = auditedFields(workspace);
    const before = { ...fields, imageUrl: workspace.imageUrl ?? null };
    const after = { ...fields, imageUrl };
    tx.em.assign(workspace, { imageUrl, updatedAt: tx.now });
    tx.record({ type: 'workspace.updated', resource: auditResource(workspace), before, after });
    await tx.em.flush();
  },
} as const;

/**
 * Deletes a workspace, revokes its keys and clears it as active for its members. The database deletes its memberships, roles and invitations by cascade,
 * without separate events.
 */
export async function dropWorkspace(
  { ownedKeys }: Pick<Context, 'ownedKeys'>,
  tx: Transaction,
  workspace: Workspace,
): Promise<void> {
  await ownedKeys.end(tx, { workspaceId: workspace.id }, 'owner_removed');
  await deactivateForMembers(tx, 'workspace', [workspace.id]);
  recordDeletion(tx, workspace);
  tx.em.remove(workspace);
}

/** Deletes the workspaces of organizations that the caller has locked, in one statement. */
export async function dropWorkspacesOf(tx: Transaction, organizationIds: readonly string[]): Promise<void> {
  const dropped = await tx.rows
    .deleteFrom('workspace')
    .where('deployment_id', '=', tx.deploymentId)
    .where('organization_id', '=', sql<string>`any(${organizationIds}::bigint[])`)
    .returning(workspaceColumns)
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

type AuditedWorkspace = Pick<Workspace, 'organizationId' | 'name' | 'slug' | 'publicMetadata' | 'privateMetadata'> & {
  readonly externalId?: string | null | undefined;
  readonly description?: string | null | undefined;
};

function auditedFields(workspace: AuditedWorkspace) {
  const { organizationId, name, slug, description, externalId, publicMetadata, privateMetadata } = workspace;
  return {
    organizationId,
    name,
    slug,
    description: description ?? null,
    externalId: externalId ?? null,
    publicMetadata,
    privateMetadata,
  };
}

const slugsOf = (organizationId: string) => ({ level: 'workspace', organizationId }) as const;

/** Locks the slug and the external id that the caller chose. Throws 409 when another workspace has one of them. */
async function reserveSlugAndExternalId(
  tx: Transaction,
  { slug, externalId }: UpdateWorkspaceInput,
  own: Pick<Workspace, 'organizationId'> & { readonly id?: string; readonly slug?: string },
): Promise<void> {
  if (slug != null && slug !== own.slug) await reserveSlug(tx, slugsOf(own.organizationId), slug);
  await reserveExternalId(tx, 'workspace', externalId, own.id);
}
