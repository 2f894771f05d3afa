import type { Rows } from '../../platform/database/tables.ts';
import type { ClaimedMember, MembershipClaims } from '../../platform/ports/memberships.ts';
import type { RoleRow } from '../graph/rows.ts';
import { rolesColumn } from '../roles/role.reads.ts';

/** Implements `Memberships.claimsOf`. */
export function readMembershipClaims(
  rows: Rows,
  deploymentId: number,
  member: ClaimedMember,
  paths: ReadonlySet<string>,
): Promise<MembershipClaims | null> {
  const read = member.level === 'organization' ? readOrganization : readWorkspace;
  return read(rows, deploymentId, member, paths);
}

async function readOrganization(
  rows: Rows,
  deploymentId: number,
  { userId, id }: ClaimedMember,
  paths: ReadonlySet<string>,
) {
  const found = await rows
    .selectFrom('organization_membership as m')
    .innerJoin('organization as o', (join) =>
      join.onRef('o.deployment_id', '=', 'm.deployment_id').onRef('o.id', '=', 'm.organization_id'),
    )
    .select([
      'o.id',
      'o.name',
      'o.display_name',
      'o.slug',
      'o.description',
      'o.logo_url',
      'o.created_at',
      'm.id as membershipId',
      'm.created_at as joinedAt',
    ])
    .$if(paths.has('organization_membership.public_metadata'), (query) => query.select('m.public_metadata as metadata'))
    .$if(needsRoles(paths, 'organization'), (query) =>
      query.select(rolesColumn('organization_membership', 'm').as('roles')),
    )
    .where('m.deployment_id', '=', deploymentId)
    .where('m.user_id', '=', userId)
    .where('m.organization_id', '=', id)
    .executeTakeFirst();
  return found === undefined ? null : splitRow(found);
}

async function readWorkspace(
  rows: Rows,
  deploymentId: number,
  { userId, id }: ClaimedMember,
  paths: ReadonlySet<string>,
) {
  const found = await rows
    .selectFrom('workspace_membership as m')
    .innerJoin('workspace as w', (join) =>
      join.onRef('w.deployment_id', '=', 'm.deployment_id').onRef('w.id', '=', 'm.workspace_id'),
    )
    .select([
      'w.id',
      'w.name',
      'w.slug',
      'w.description',
      'w.created_at',
      'm.id as membershipId',
      'm.created_at as joinedAt',
    ])
    .$if(paths.has('workspace_membership.public_metadata'), (query) => query.select('m.public_metadata as metadata'))
    .$if(needsRoles(paths, 'workspace'), (query) => query.select(rolesColumn('workspace_membership', 'm').as('roles')))
    .where('m.deployment_id', '=', deploymentId)
    .where('m.user_id', '=', userId)
    .where('m.workspace_id', '=', id)
    .executeTakeFirst();
  return found === undefined ? null : splitRow(found);
}

const needsRoles = (paths: ReadonlySet<string>, level: 'organization' | 'workspace') =>
  paths.has(`${level}_membership.roles`) || paths.has(`${level}_membership.permissions`);

interface MembershipColumns {
  readonly membershipId: string;
  readonly joinedAt: string;
  readonly metadata?: unknown;
  readonly roles?: readonly RoleRow[];
}

/** Splits a joined row into the parent and the membership, with the field names that claim paths use. */
function splitRow<Row extends MembershipColumns>({ membershipId, joinedAt, metadata, roles = [], ...parent }: Row) {
  return {
    parent,
    membership: {
      id: membershipId,
      roles: roles.map(({ name }) => name),
      permissions: [...new Set(roles.flatMap(({ permissions }) => permissions))].sort(),
      public_metadata: metadata,
      created_at: joinedAt,
    },
  };
}
