import { sql } from 'kysely';
import type { Rows } from '../../database/tables.ts';
import type { RoleRow } from '../../graphql/mappers.ts';
import { rolesColumn } from '../role/role.reads.ts';
import type { ClaimValues } from './compile-claims.ts';

/** Who a token is of, and where its user works. */
export interface Subject {
  readonly userId: string;
  readonly sessionId: string | null;
  readonly organizationId: string | null;
  readonly workspaceId: string | null;
}

/** Whether some path begins so, or is just that. */
export function needs(paths: ReadonlySet<string>, ...names: readonly string[]): boolean {
  return names.some((name) => paths.has(name) || [...paths].some((path) => path.startsWith(`${name}.`)));
}

/**
 * What the paths lead to, in at most three statements, none for what no path names. An organization or workspace that the
 * user is no member of is null, and so is the membership.
 */
export async function readClaimValues(
  rows: Rows,
  deploymentId: number,
  { userId, sessionId, organizationId, workspaceId }: Subject,
  paths: ReadonlySet<string>,
): Promise<ClaimValues> {
  const inOrganization = needs(paths, 'organization', 'organization_membership') && organizationId !== null;
  const inWorkspace = needs(paths, 'workspace', 'workspace_membership') && workspaceId !== null;
  const [user, organization, workspace] = await Promise.all([
    needs(paths, 'user') ? readUser(rows, deploymentId, userId, paths) : null,
    inOrganization ? readOrganization(rows, deploymentId, { userId, organizationId }, paths) : null,
    inWorkspace ? readWorkspace(rows, deploymentId, { userId, workspaceId }, paths) : null,
  ]);
  return {
    user,
    organization: organization?.parent ?? null,
    organization_membership: organization?.membership ?? null,
    workspace: workspace?.parent ?? null,
    workspace_membership: workspace?.membership ?? null,
    session: sessionId === null ? null : { id: sessionId },
  };
}

async function readUser(rows: Rows, deploymentId: number, userId: string, paths: ReadonlySet<string>) {
  const found = await rows
    .selectFrom('user as u')
    .select([
      'u.id',
      'u.first_name',
      'u.last_name',
      'u.username',
      'u.primary_email as primary_email_address',
      'u.primary_phone as primary_phone_number',
      'u.created_at',
    ])
    .$if(paths.has('user.public_metadata'), (query) => query.select('u.public_metadata'))
    .$if(paths.has('user.email_verified'), (query) =>
      query.select(
        sql<boolean>`exists (select from user_email e where e.deployment_id = u.deployment_id
          and e.user_id = u.id and e.is_primary and e.verified_at is not null)`.as('email_verified'),
      ),
    )
    .where('u.deployment_id', '=', deploymentId)
    .where('u.id', '=', userId)
    .executeTakeFirst();
  if (found === undefined) return null;
  const names = [found.first_name, found.last_name].filter((name) => name !== null && name !== '');
  return { ...found, full_name: names.length === 0 ? null : names.join(' ') };
}

async function readOrganization(
  rows: Rows,
  deploymentId: number,
  { userId, organizationId }: { userId: string; organizationId: string },
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
    .where('m.organization_id', '=', organizationId)
    .executeTakeFirst();
  return found === undefined ? null : separated(found);
}

async function readWorkspace(
  rows: Rows,
  deploymentId: number,
  { userId, workspaceId }: { userId: string; workspaceId: string },
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
    .where('m.workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return found === undefined ? null : separated(found);
}

const needsRoles = (paths: ReadonlySet<string>, level: 'organization' | 'workspace') =>
  paths.has(`${level}_membership.roles`) || paths.has(`${level}_membership.permissions`);

interface Joined {
  readonly membershipId: string;
  readonly joinedAt: string;
  readonly metadata?: unknown;
  readonly roles?: readonly RoleRow[];
}

/** The parent and the membership of one joined row, each with the names that paths use. */
function separated<Row extends Joined>({ membershipId, joinedAt, metadata, roles = [], ...parent }: Row) {
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
