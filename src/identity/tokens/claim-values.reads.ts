import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { ClaimValues } from './compile-claims.ts';

/** The user and session of a token, with the active organization and workspace. */
export interface TokenSubject {
  readonly userId: string;
  readonly sessionId: string | null;
  readonly organizationId: string | null;
  readonly workspaceId: string | null;
}

/** Whether a path equals one of the names or begins with it. */
export function usesPath(paths: ReadonlySet<string>, ...names: readonly string[]): boolean {
  return names.some((name) => paths.has(name) || [...paths].some((path) => path.startsWith(`${name}.`)));
}

/**
 * Reads the values that the paths use, in at most three statements. An organization or workspace of which the user is not a
 * member is null, and so is the membership.
 */
export async function readClaimValues(
  { rows, viewer, memberships }: Pick<Context, 'rows' | 'viewer' | 'memberships'>,
  { userId, sessionId, organizationId, workspaceId }: TokenSubject,
  paths: ReadonlySet<string>,
): Promise<ClaimValues> {
  const { deploymentId } = viewer;
  const membershipOf = (level: 'organization' | 'workspace', id: string | null) =>
    id === null || !usesPath(paths, level, `${level}_membership`)
      ? null
      : memberships.claimsOf(rows, deploymentId, { userId, level, id }, paths);
  const [user, organization, workspace] = await Promise.all([
    usesPath(paths, 'user') ? readUser(rows, deploymentId, userId, paths) : null,
    membershipOf('organization', organizationId),
    membershipOf('workspace', workspaceId),
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
        sql<boolean>`exists (select from user_email e where e.deployment_id = ${DEPLOYMENT_ID}
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
