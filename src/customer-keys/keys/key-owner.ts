import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import { type FieldError, fieldError } from '../../platform/errors.ts';

/** The owner of a key as it is stored. */
export interface KeyOwner {
  readonly userId: string | null;
  readonly organizationId: string | null;
  readonly workspaceId: string | null;
}

/** The owner of a key as the caller names it. */
interface OwnerInput {
  readonly userId?: string | null | undefined;
  readonly organizationId?: string | null | undefined;
  readonly workspaceId?: string | null | undefined;
}

type Path = readonly (string | number)[];

interface Owners {
  readonly owners: readonly KeyOwner[];
  readonly errors: readonly FieldError[];
}

/**
 * Resolves, validates and locks the owners of the keys that this command creates. Commands that end an owner lock the
 * organization, the workspace or the user first, in this order, and so see the new keys.
 */
export async function lockKeyOwners(
  tx: Transaction,
  inputs: readonly OwnerInput[],
  pathOf: (index: number) => Path,
): Promise<Owners> {
  const organizationOf = await organizationsOfWorkspaces(tx, idsOf(inputs, 'workspaceId'));
  const owners = inputs.map(
    ({ userId = null, organizationId = null, workspaceId = null }): KeyOwner => ({
      userId,
      organizationId: organizationId ?? (workspaceId === null ? null : (organizationOf.get(workspaceId) ?? null)),
      workspaceId,
    }),
  );
  const organizations = await lockExisting(tx, 'organization', idsOf(owners, 'organizationId'));
  const workspaces = await lockExisting(tx, 'workspace', idsOf(owners, 'workspaceId'));
  const users = await lockExisting(tx, 'user', idsOf(owners, 'userId'));
  const members = await findMembers(tx, owners);

  const errors = owners.flatMap(({ userId, organizationId, workspaceId }, index): FieldError[] => {
    const invalid = (field: string, message: string) => [fieldError([...pathOf(index), field], message)];
    if (organizationId !== null && !organizations.has(organizationId)) {
      return invalid('organizationId', 'must be the id of an organization');
    }
    if (workspaceId !== null && !workspaces.has(workspaceId)) {
      return invalid('workspaceId', 'must be the id of a workspace');
    }
    if (workspaceId !== null && organizationOf.get(workspaceId) !== organizationId) {
      return invalid('workspaceId', 'must be the id of a workspace of the organization');
    }
    if (userId === null) return [];
    if (!users.has(userId)) return invalid('userId', 'must be the id of an active user');
    const parentId = workspaceId ?? organizationId;
    if (parentId === null || members.has(memberKey(parentId, userId))) return [];
    const level = workspaceId === null ? 'organization' : 'workspace';
    return invalid('userId', `must be the id of a member of the ${level}`);
  });
  return { owners, errors };
}

function idsOf(owners: readonly OwnerInput[], field: keyof OwnerInput): string[] {
  const ids = owners.flatMap((owner) => owner[field] ?? []);
  return [...new Set(ids)];
}

async function organizationsOfWorkspaces(
  { rows, deploymentId }: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await rows
    .selectFrom('workspace')
    .select(['id', 'organization_id as organizationId'])
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(found.map(({ id, organizationId }) => [id, organizationId]));
}

/**
 * Locks existing rows against deletion and returns their ids. Inactive users count as missing. Locks in the order of
 * ids, as all commands do, which avoids deadlocks.
 */
async function lockExisting(
  { rows, deploymentId }: Transaction,
  table: 'organization' | 'workspace' | 'user',
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  let query = rows
    .selectFrom(table)
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', anyOf(ids));
  if (table === 'user') query = query.where('is_active' as 'id', '=', sql<string>`true`);
  const found = await query.orderBy('id').forKeyShare().execute();
  return new Set(found.map(({ id }) => id));
}

/** The pairs of user and workspace, or else organization, in which the user is a member. */
async function findMembers(
  { rows, deploymentId }: Transaction,
  owners: readonly KeyOwner[],
): Promise<ReadonlySet<string>> {
  const memberOwners = owners.filter(({ userId, organizationId }) => userId !== null && organizationId !== null);
  if (memberOwners.length === 0) return new Set();
  const [users, organizations, workspaces] = (['userId', 'organizationId', 'workspaceId'] as const).map((field) =>
    memberOwners.map((owner) => owner[field]),
  );
  const { rows: found } = await sql<{ parentId: string; userId: string }>`
    with requested as (
      select distinct * from unnest(${users}::bigint[], ${organizations}::bigint[], ${workspaces}::bigint[])
        as requested (user_id, organization_id, workspace_id)
    )
    select member.organization_id as "parentId", member.user_id as "userId" from organization_membership member
    where member.deployment_id = ${deploymentId} and (member.organization_id, member.user_id) in
      (select organization_id, user_id from requested where workspace_id is null)
    union all
    select member.workspace_id, member.user_id from workspace_membership member
    where member.deployment_id = ${deploymentId} and (member.workspace_id, member.user_id) in
      (select workspace_id, user_id from requested where workspace_id is not null)`.execute(rows);
  return new Set(found.map(({ parentId, userId }) => memberKey(parentId, userId)));
}

const memberKey = (parentId: string, userId: string) => `${parentId} ${userId}`;

/** A single array parameter for any number of ids. */
const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::bigint[])`;
