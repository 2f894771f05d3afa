import { CompiledQuery } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { PLANNED_ANEW } from '../../platform/database/dialects.ts';
import type { EdgePage } from '../../platform/database/page.ts';
import { fromSelection } from '../../platform/graph/selection.ts';
import type { WorkspaceMemberRow } from '../graph/rows.ts';

/** A page of an edge that leads to members, with what its document reads of them. */
export interface MemberEdgePage extends EdgePage {
  readonly columns: readonly string[];
}

/** The primary key and what edges lead on by. */
const KEYS = ['m.id', 'm.workspace_id as "workspaceId"', 'm.user_id as "userId"'];

const FIRST_NAME = 'u.first_name as "firstName"';
const LAST_NAME = 'u.last_name as "lastName"';
const EMAIL = 'u.primary_email as "primaryEmailAddress"';
const USER_CREATED_AT = 'u.created_at as "userCreatedAt"';

/** Where the fields of a member come from. */
const OF_MEMBER: Readonly<Record<string, string>> = {
  createdAt: 'm.created_at as "createdAt"',
  updatedAt: 'm.updated_at as "updatedAt"',
  publicMetadata: 'm.public_metadata as "publicMetadata"',
  firstName: FIRST_NAME,
  lastName: LAST_NAME,
  username: 'u.username',
  primaryEmailAddress: EMAIL,
  primaryPhoneNumber: 'u.primary_phone as "primaryPhoneNumber"',
  userCreatedAt: USER_CREATED_AT,
};

/** Where the fields of a member's user come from. */
const OF_USER: Readonly<Record<string, string>> = {
  email: EMAIL,
  username: 'u.username',
  firstName: FIRST_NAME,
  lastName: LAST_NAME,
  createdAt: USER_CREATED_AT,
  updatedAt: 'u.updated_at as "userUpdatedAt"',
  isActive: 'u.is_active as "userIsActive"',
  publicMetadata: 'u.public_metadata as "userPublicMetadata"',
};

/** A nested document answers thousands of members: half of its time would go into columns that nobody asked for. */
export const memberColumns = fromSelection((fieldsAt) => {
  const ofMember = [...fieldsAt(['nodes'], ['edges', 'node'])].flatMap((field) => OF_MEMBER[field] ?? []);
  const ofUser = [...fieldsAt(['nodes', 'user'], ['edges', 'node', 'user'])].flatMap((field) => OF_USER[field] ?? []);
  return [...new Set([...KEYS, ...ofMember, ...ofUser])];
});

/** Each workspace's members behind `after`, in the order in which they joined, one more than `first`. */
export async function membersOfWorkspaces(ctx: Context, workspaceIds: readonly string[], page: MemberEdgePage) {
  return Map.groupBy(await membersOf(ctx, 'workspace_id', workspaceIds, page), (row) => row.workspaceId);
}

/** Each user's memberships behind `after`, oldest first, one more than `first`. */
export async function workspaceMembershipsOfUsers(ctx: Context, userIds: readonly string[], page: MemberEdgePage) {
  return Map.groupBy(await membersOf(ctx, 'user_id', userIds, page), (row) => row.userId);
}

/** Its text differs with the document, and documents are endless: so none of them is kept prepared. */
async function membersOf(
  { rows, viewer }: Context,
  parent: 'workspace_id' | 'user_id',
  parentIds: readonly string[],
  { size, isFromEnd, after, before, columns }: MemberEdgePage,
): Promise<WorkspaceMemberRow[]> {
  const readsUsers = columns.some((column) => column.startsWith('u.'));
  const users = readsUsers ? 'join "user" u on u.deployment_id = m.deployment_id and u.id = m.user_id' : '';
  const text = `
    select ${PLANNED_ANEW} member.*
    from unnest($1::bigint[]) parent(id)
    cross join lateral (
      select ${columns.join(', ')}
      from workspace_membership m ${users}
      where m.deployment_id = $2 and m.${parent} = parent.id and m.id > $3 ${before ? 'and m.id < $5' : ''}
      order by m.id ${isFromEnd ? 'desc' : 'asc'}
      limit $4
    ) member`;
  const values = [parentIds, viewer.deploymentId, after?.id ?? '0', size + 1, ...(before ? [before.id] : [])];
  const found = await rows.executeQuery<WorkspaceMemberRow>(CompiledQuery.raw(text, values));
  return found.rows;
}
