import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/command.ts';
import { type FieldError, fieldError } from '../../platform/errors.ts';

/** Whom a key belongs to, as it is stored. */
export interface KeyOwner {
  readonly userId: string | null;
  readonly organizationId: string | null;
  readonly workspaceId: string | null;
}

/** As a caller names them. */
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
 * The owners of keys that this command is about to make, and what is wrong with them. Nobody ends one meanwhile: whoever
 * does locks the organization, the workspace or the user first, in this order, and finds the keys when this one is done.
 */
export async function lockKeyOwners(
  tx: Transaction,
  wanted: readonly OwnerInput[],
  pathOf: (index: number) => Path,
): Promise<Owners> {
  const organizationOf = await organizationsOfWorkspaces(tx, idsOf(wanted, 'workspaceId'));
  const owners = wanted.map(
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
    const broken = (member: string, message: string) => [fieldError([...pathOf(index), member], message)];
    if (organizationId !== null && !organizations.has(organizationId)) {
      return broken('organizationId', 'must be the id of an organization');
    }
    if (workspaceId !== null && !workspaces.has(workspaceId)) {
      return broken('workspaceId', 'must be the id of a workspace');
    }
    if (workspaceId !== null && organizationOf.get(workspaceId) !== organizationId) {
      return broken('workspaceId', 'must be the id of a workspace of the organization');
    }
    if (userId === null) return [];
    if (!users.has(userId)) return broken('userId', 'must be the id of an active user');
    const place = workspaceId ?? organizationId;
    if (place === null || members.has(membershipOf(place, userId))) return [];
    const level = workspaceId === null ? 'organization' : 'workspace';
    return broken('userId', `must be the id of a member of the ${level}`);
  });
  return { owners, errors };
}

function idsOf(owners: readonly OwnerInput[], member: keyof OwnerInput): string[] {
  const ids = owners.flatMap((owner) => owner[member] ?? []);
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

/** Those that exist (users: and are active), kept from being deleted; in the order of their ids, as everybody locks. */
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

/** Which of the users are members of the place named beside them: the workspace, or else the organization. */
async function findMembers(
  { rows, deploymentId }: Transaction,
  owners: readonly KeyOwner[],
): Promise<ReadonlySet<string>> {
  const asked = owners.filter(({ userId, organizationId }) => userId !== null && organizationId !== null);
  if (asked.length === 0) return new Set();
  const [users, organizations, workspaces] = (['userId', 'organizationId', 'workspaceId'] as const).map((member) =>
    asked.map((owner) => owner[member]),
  );
  const { rows: found } = await sql<{ place: string; userId: string }>`
    with asked as (
      select distinct * from unnest(${users}::bigint[], ${organizations}::bigint[], ${workspaces}::bigint[])
        as asked (user_id, organization_id, workspace_id)
    )
    select member.organization_id as place, member.user_id as "userId" from organization_membership member
    where member.deployment_id = ${deploymentId} and (member.organization_id, member.user_id) in
      (select organization_id, user_id from asked where workspace_id is null)
    union all
    select member.workspace_id, member.user_id from workspace_membership member
    where member.deployment_id = ${deploymentId} and (member.workspace_id, member.user_id) in
      (select workspace_id, user_id from asked where workspace_id is not null)`.execute(rows);
  return new Set(found.map(({ place, userId }) => membershipOf(place, userId)));
}

const membershipOf = (place: string, userId: string) => `${place} ${userId}`;

/** One array parameter, however many there are. */
const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::bigint[])`;
