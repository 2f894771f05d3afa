import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage, type Part } from '../../platform/database/page.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { rolesColumn } from '../roles/role.reads.ts';
import { membershipNotFound } from './organization-membership.reads.ts';

/** The members of an organization as colleagues see them, in the order in which they joined. */
export async function listColleagues(
  rows: Rows,
  deploymentId: number,
  organizationId: string,
  { limit, offset }: Part,
) {
  const query = colleagues(rows, deploymentId)
    .where('member.organization_id', '=', organizationId)
    .orderBy('member.created_at')
    .orderBy('member.id')
    .offset(offset);
  return (await (limit ? query.limit(limit) : query).execute()).map(colleagueOf);
}

/** One of them. */
export async function getColleague(rows: Rows, deploymentId: number, organizationId: string, membershipId: string) {
  const query = colleagues(rows, deploymentId)
    .where('member.organization_id', '=', organizationId)
    .where('member.id', '=', membershipId);
  return colleagueOf(await query.executeTakeFirstOrThrow(membershipNotFound));
}

/** Each organization's members behind `after`, one more than `first`, for organizations that the viewer is a member of. */
export async function colleaguesInOrganizations({ rows, viewer }: Context, ids: readonly string[], page: EdgePage) {
  const own = colleagues(rows, viewer.deploymentId)
    .select('member.organization_id as organizationId')
    .where('member.organization_id', '=', sql<string>`mine.organization_id`)
    .$call(inPage('member.id', page));
  const { rows: found } = await sql<Found & { organizationId: string }>`
    select own.* from organization_membership mine cross join lateral ${own} own
    where mine.deployment_id = ${viewer.deploymentId} and mine.user_id = ${viewer.assertSignedIn().userId}
      and mine.organization_id = any(${ids}::bigint[])`.execute(rows);
  const byOrganization = Map.groupBy(found, ({ organizationId }) => organizationId);
  return new Map([...byOrganization].map(([id, members]) => [id, members.map(colleagueOf)]));
}

/** The documented fields alone. */
function colleagues(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('organization_membership as member')
    .innerJoin('user', (join) =>
      join.onRef('user.deployment_id', '=', 'member.deployment_id').onRef('user.id', '=', 'member.user_id'),
    )
    .select((select) => [
      'member.id',
      'member.created_at as joinedAt',
      select.fn.coalesce('member.last_active_at', 'user.last_active_at').as('lastActive'),
      'user.id as userId',
      'user.first_name as firstName',
      'user.last_name as lastName',
      'user.primary_email as email',
      'user.username',
      'user.image_url as imageUrl',
      sql<boolean>`exists (select from user_email address where address.deployment_id = "user".deployment_id
        and address.user_id = "user".id and address.is_primary and address.verified_at is not null)`.as(
        'emailVerified',
      ),
      sql<boolean>`exists (select from user_phone number where number.deployment_id = "user".deployment_id
        and number.user_id = "user".id and number.is_primary and number.verified_at is not null)`.as('phoneVerified'),
      sql<boolean>`exists (select from authenticator where authenticator.deployment_id = "user".deployment_id
        and authenticator.user_id = "user".id and authenticator.verified_at is not null)`.as('twoFactorEnabled'),
      rolesColumn('organization_membership', 'member').as('roles'),
    ])
    .where('member.deployment_id', '=', deploymentId);
}

type Found = Awaited<ReturnType<ReturnType<typeof colleagues>['executeTakeFirstOrThrow']>>;

function colleagueOf({ id, roles, joinedAt, lastActive, userId, ...user }: Found) {
  return { id, user: { id: userId, ...user }, roles, joinedAt, lastActive };
}
