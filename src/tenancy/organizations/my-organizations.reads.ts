import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Part } from '../../platform/database/page.ts';
import { rolesColumn } from '../roles/role.reads.ts';
import type { OrganizationAccess } from './organization.access.ts';

/** An organization as the member sees it whose access is given. A command passes its transaction's rows. */
export async function getOrganizationDetail(
  { rows, viewer }: Pick<Context, 'rows' | 'viewer'>,
  { organizationId, permissions }: Pick<OrganizationAccess, 'organizationId' | 'permissions'>,
) {
  const organization = await rows
    .selectFrom('organization as o')
    .select([
      'o.id',
      'o.name',
      'o.display_name as displayName',
      'o.slug',
      'o.description',
      'o.logo_url as logoUrl',
      'o.created_at as createdAt',
      'o.updated_at as updatedAt',
      sql<number>`(select count(*)::int from organization_membership m
        where m.deployment_id = o.deployment_id and m.organization_id = o.id)`.as('membersCount'),
    ])
    .where('o.deployment_id', '=', viewer.deploymentId)
    .where('o.id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return { ...organization, permissions: [...permissions].sort() };
}

/** The signed-in user's memberships with what they permit, oldest first. */
export async function listMyOrganizationMemberships(ctx: Context, { limit, offset }: Part) {
  const query = ownMemberships(ctx).orderBy('m.id').offset(offset);
  return (await (limit ? query.limit(limit) : query).execute()).map(membershipOf);
}

function ownMemberships({ rows, viewer }: Context) {
  const { userId } = viewer.assertSignedIn();
  return rows
    .selectFrom('organization_membership as m')
    .innerJoin('organization as o', (join) =>
      join.onRef('o.deployment_id', '=', 'm.deployment_id').onRef('o.id', '=', 'm.organization_id'),
    )
    .select([
      'm.id',
      'm.created_at as createdAt',
      'o.id as organizationId',
      'o.name',
      'o.display_name as displayName',
      'o.slug',
      'o.logo_url as logoUrl',
      rolesColumn('organization_membership', 'm').as('roles'),
    ])
    .where('m.deployment_id', '=', viewer.deploymentId)
    .where('m.user_id', '=', userId);
}

type Found = Awaited<ReturnType<ReturnType<typeof ownMemberships>['executeTakeFirstOrThrow']>>;

function membershipOf({ id, createdAt, roles, organizationId, ...organization }: Found) {
  return {
    id,
    createdAt,
    roles,
    permissions: [...new Set(roles.flatMap(({ permissions }) => permissions))].sort(),
    organization: { id: organizationId, ...organization },
  };
}
