import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { ServiceError } from '../../platform/errors.ts';
import { organizationNotFound } from '../parents/parent.ts';
import type { Rights } from '../roles/rights.ts';

export const notOrganizationMember = () =>
  new ServiceError('NOT_ORGANIZATION_MEMBER', 'Only members of this organization may do this.');

/** The membership and the permissions of a user in an organization. */
export interface OrganizationAccess extends Rights {
  readonly level: 'organization';
  readonly organizationId: string;
  readonly membershipId: string;
  /** The permissions of the member's roles in this organization; roles in its workspaces are not included. */
  readonly permissions: ReadonlySet<string>;
}

/**
 * The signed-in user's membership of an organization, in one statement: 404 if the organization does not exist, 403 if the
 * user is not a member. A command passes the rows of its transaction.
 */
export async function organizationAccess(
  { rows, viewer }: Pick<Context, 'rows' | 'viewer'>,
  organizationId: string,
): Promise<OrganizationAccess> {
  const { userId } = viewer.assertSignedIn();
  const access = await organizationAccessOf(rows, viewer.deploymentId, organizationId, userId);
  if (access === null) throw notOrganizationMember();
  return access;
}

/** The access of any user to an organization, null if they are not a member; 404 if the organization does not exist. */
export async function organizationAccessOf(
  rows: Rows,
  deploymentId: number,
  organizationId: string,
  userId: string,
): Promise<OrganizationAccess | null> {
  const { membershipId, permissions } = await organizationsWithRights(rows, deploymentId, userId)
    .where('organization.id', '=', organizationId)
    .executeTakeFirstOrThrow(organizationNotFound);
  if (membershipId === null) return null;
  return { level: 'organization', organizationId, membershipId, permissions: new Set(permissions) };
}

/** Selects organizations with the user's membership (null if there is none) and the permissions of its roles. */
export function organizationsWithRights(rows: Rows, deploymentId: number, userId: string) {
  return rows
    .selectFrom('organization')
    .leftJoin('organization_membership as member', (join) =>
      join
        .onRef('member.deployment_id', '=', 'organization.deployment_id')
        .onRef('member.organization_id', '=', 'organization.id')
        .on('member.user_id', '=', userId),
    )
    .select((select) => [
      'member.id as membershipId',
      sql<string[]>`array(${select
        .selectFrom('organization_membership_role as held')
        .innerJoin('role', (join) =>
          join.onRef('role.deployment_id', '=', 'held.deployment_id').onRef('role.id', '=', 'held.role_id'),
        )
        .select(sql<string>`unnest(role.permissions)`.as('permission'))
        .whereRef('held.deployment_id', '=', 'member.deployment_id')
        .whereRef('held.membership_id', '=', 'member.id')
        .where('role.level', '=', 'organization')})`.as('permissions'),
    ])
    .where('organization.deployment_id', '=', deploymentId);
}
