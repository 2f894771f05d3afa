import { sql } from 'kysely';
import type { Rows } from '../../database/tables.ts';
import { rolesColumn } from '../role/role.reads.ts';

/** A part of a list that is whole unless a limit is given. */
export interface Part {
  readonly limit?: number | null | undefined;
  readonly offset: number;
}

/** The members of an organization as colleagues see them, in the order in which they joined: the documented fields alone. */
export async function listColleagues(
  rows: Rows,
  deploymentId: number,
  organizationId: string,
  { limit, offset }: Part,
) {
  let query = rows
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
    .where('member.deployment_id', '=', deploymentId)
    .where('member.organization_id', '=', organizationId)
    .orderBy('member.created_at')
    .orderBy('member.id')
    .offset(offset);
  if (limit != null) query = query.limit(limit);
  const found = await query.execute();
  return found.map(({ id, roles, joinedAt, lastActive, userId, ...user }) => ({
    id,
    user: { id: userId, ...user },
    roles,
    joinedAt,
    lastActive,
  }));
}
