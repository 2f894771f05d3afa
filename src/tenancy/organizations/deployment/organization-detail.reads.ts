import { sql } from 'kysely';
import { imageOrDefault } from '../../../deployment/index.ts';
import type { Context } from '../../../platform/context.ts';
import { inRange, type OffsetRange } from '../../../platform/database/pages/page.ts';
import { DEPLOYMENT_ID } from '../../../platform/database/statements/deployment-id.ts';
import { notOrganizationMember, organizationsWithRights } from '../../access/organization.access.ts';
import { organizationNotFound } from '../../parents/parent.ts';
import { rolesColumn } from '../../roles/role.reads.ts';

/**
 * An organization as the signed-in user sees it: 404 if it does not exist, 403 if the user is not a member. A command
 * passes the rows of its transaction.
 */
export async function getOrganizationDetail({ rows, viewer }: Pick<Context, 'rows' | 'viewer'>, id: string) {
  const { userId } = viewer.assertSignedIn();
  const { membershipId, permissions, ...organization } = await organizationsWithRights(
    rows,
    viewer.deploymentId,
    userId,
  )
    .select([
      'organization.id',
      'organization.name',
      'organization.display_name as displayName',
      'organization.slug',
      'organization.description',
      'organization.logo_url as logoUrl',
      'organization.public_metadata as publicMetadata',
      imageOrDefault('organization.logo_url', 'defaultOrganizationProfileImageUrl', viewer.deploymentId).as('imageUrl'),
      'organization.created_at as createdAt',
      'organization.updated_at as updatedAt',
      // Not counted for a user who is not a member, because the result is a 403.
      sql<number>`case when member.id is not null then (
        select count(*)::int from organization_membership m
        where m.deployment_id = ${DEPLOYMENT_ID} and m.organization_id = organization.id) end`.as('membersCount'),
    ])
    .where('organization.id', '=', id)
    .executeTakeFirstOrThrow(organizationNotFound);
  if (membershipId === null) throw notOrganizationMember();
  return { ...organization, permissions: [...new Set(permissions)].sort() };
}

/** The signed-in user's memberships with their permissions, oldest first. */
export async function listMyOrganizationMemberships(ctx: Context, range: OffsetRange) {
  const found = await ownMemberships(ctx).orderBy('m.id').$call(inRange(range)).execute();
  return found.map(membershipOf);
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
      imageOrDefault('o.logo_url', 'defaultOrganizationProfileImageUrl', viewer.deploymentId).as('imageUrl'),
      rolesColumn('organization_membership', 'm').as('roles'),
    ])
    .where('m.deployment_id', '=', viewer.deploymentId)
    .where('m.user_id', '=', userId);
}

type FoundMembership = Awaited<ReturnType<ReturnType<typeof ownMemberships>['executeTakeFirstOrThrow']>>;

function membershipOf({ id, createdAt, roles, organizationId, ...organization }: FoundMembership) {
  return {
    id,
    createdAt,
    roles,
    permissions: [...new Set(roles.flatMap(({ permissions }) => permissions))].sort(),
    organization: { id: organizationId, ...organization },
  };
}
