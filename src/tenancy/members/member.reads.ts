import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { OrganizationMembershipRow, RoleRow, WorkspaceMemberRow } from '../graph/rows.ts';
import type { Level } from '../parents/parent.ts';
import { rolesColumn } from '../roles/role.reads.ts';
import { LISTED_FIELDS, type MemberField, selected } from './member-fields.ts';

export const membershipNotFound = () => notFound('MEMBERSHIP_NOT_FOUND', 'The membership');

/** The rows of the members of each level. */
export interface MemberRows {
  readonly organization: OrganizationMembershipRow;
  readonly workspace: WorkspaceMemberRow;
}

/** Selects these fields and the id of the organization or workspace. */
export const selectedFields = (level: Level, fields: readonly MemberField[]): string =>
  [`m.${level}_id as "${level}Id"`, ...fields.map(selected)].join(', ');

/** Selects what lists return, with the roles, so that a list is one statement. */
export const listedColumns = (level: Level) =>
  sql`${sql.raw(selectedFields(level, LISTED_FIELDS))}, ${rolesColumn(`${level}_membership`, 'm')} as roles`;

async function readMembers<L extends Level>(
  rows: Rows,
  deploymentId: number,
  level: L,
  condition: RawBuilder<unknown>,
) {
  const found = await sql<MemberRows[L] & { readonly roles: readonly RoleRow[] }>`
    select ${listedColumns(level)}
    from ${sql.table(`${level}_membership`)} m
    join "user" u on u.deployment_id = m.deployment_id and u.id = m.user_id
    where m.deployment_id = ${deploymentId} and ${condition}`.execute(rows);
  return found.rows;
}

/** One member of an organization or workspace with their roles; 404 if they are not a member of it. */
export async function getMember<L extends Level>(
  rows: Rows,
  deploymentId: number,
  parent: { readonly level: L; readonly id: string },
  membershipId: string,
) {
  const isWanted = sql`${sql.ref(`m.${parent.level}_id`)} = ${parent.id} and m.id = ${membershipId}`;
  const [member] = await readMembers(rows, deploymentId, parent.level, isWanted);
  if (member === undefined) throw membershipNotFound();
  return member;
}

/** Members of one level by the ids of their memberships. */
export const membersById =
  <L extends Level>(level: L) =>
  async ({ rows, viewer }: Context, ids: readonly string[]) => {
    const found = await readMembers(rows, viewer.deploymentId, level, sql`m.id = any(${ids}::bigint[])`);
    return new Map(found.map((row) => [row.id, row]));
  };
