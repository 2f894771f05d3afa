import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { type Access, accessedList, listWithAccessQuery } from '../../platform/database/pages/list-with-access.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { type Level, type Parent, parentNotFound } from '../parents/parent.ts';
import { managerPermissions, mayNotManage } from '../roles/rights.ts';
import { notOrganizationMember, organizationsWithRights } from './organization.access.ts';
import { notWorkspaceMember, workspacesWithRights } from './workspace.access.ts';

/** Who may read a list: all members, or only managers. An admin of the organization is both in its workspaces. */
export type Readers = 'members' | 'managers';

type RejectionCode = 'NOT_MEMBER' | 'INSUFFICIENT_PERMISSIONS';

// biome-ignore lint/suspicious/noExplicitAny: the tables depend on the given select
type Select<Row> = SelectQueryBuilder<any, any, Row>;

/** The user whose rights are checked, and the organization or workspace. */
export interface Reader {
  readonly deploymentId: number;
  readonly userId: string;
  readonly parent: Parent;
  readonly readers: Readers;
}

/**
 * Reads a list of an organization or a workspace for the signed-in user. The same statement checks the user's rights:
 * 404 if the organization or workspace does not exist, 403 if the user may not read the list.
 */
export async function readableList<Row extends { readonly id: string }>(
  { rows, viewer }: Pick<Context, 'rows' | 'viewer'>,
  parent: Parent,
  readers: Readers,
  list: Select<Row>,
): Promise<Row[]> {
  const { userId } = viewer.assertSignedIn();
  const reader = { deploymentId: viewer.deploymentId, userId, parent, readers };
  return readableItems(parent.level, await readableListQuery(rows, reader, list).execute());
}

/** The statement of {@link readableList}. */
export const readableListQuery = <Row extends { readonly id: string }>(rows: Rows, reader: Reader, list: Select<Row>) =>
  listWithAccessQuery(rows, accessTo(rows, reader), list);

/** The items in the rows of {@link readableListQuery}; throws if the user may not read them. */
export function readableItems<Row extends { readonly id: string }>(
  level: Level,
  rows: (Row & { readonly access: Access<RejectionCode> })[],
): Row[] {
  const found = accessedList(rows);
  if (found === null) throw parentNotFound(level);
  const { rejectionCode } = found.access;
  if (rejectionCode === 'NOT_MEMBER') throw notMember[level]();
  if (rejectionCode !== null) throw mayNotManage(level);
  return found.items;
}

const notMember = { organization: notOrganizationMember, workspace: notWorkspaceMember };

/** The user's rights in the organization or workspace: one row, or none if it does not exist. */
const rightsIn = {
  organization: (rows: Rows, deploymentId: number, id: string, userId: string) =>
    rows.selectFrom(organizationsWithRights(rows, deploymentId, userId).where('organization.id', '=', id).as('viewer')),
  workspace: (rows: Rows, deploymentId: number, id: string, userId: string) =>
    rows.selectFrom(workspacesWithRights(rows, deploymentId, userId).where('workspace.id', '=', id).as('viewer')),
};

/* The rules of `organizationAccess`, `workspaceAccess` and `mayManage` in SQL, for the row `viewer`. */
const IS_MEMBER: Readonly<Record<Level, RawBuilder<boolean>>> = {
  organization: sql`(viewer."membershipId" is not null)`,
  workspace: sql`(viewer."membershipId" is not null or viewer."isOrganizationAdmin")`,
};
const hasManagingRole = (level: Level) => sql<boolean>`(viewer.permissions && ${managerPermissions(level)}::text[])`;
const IS_MANAGER: Readonly<Record<Level, RawBuilder<boolean>>> = {
  organization: hasManagingRole('organization'),
  workspace: sql`(${hasManagingRole('workspace')} or viewer."isOrganizationAdmin")`,
};

function accessTo(rows: Rows, { deploymentId, userId, parent: { level, id }, readers }: Reader) {
  const mayRead = readers === 'members' ? sql`true` : IS_MANAGER[level];
  const rejectionCode = sql<RejectionCode | null>`case when not ${IS_MEMBER[level]} then 'NOT_MEMBER'
    when not ${mayRead} then 'INSUFFICIENT_PERMISSIONS' end`;
  return rightsIn[level](rows, deploymentId, id, userId).select(rejectionCode.as('rejectionCode'));
}
