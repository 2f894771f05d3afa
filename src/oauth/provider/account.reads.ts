import { type RawBuilder, sql } from 'kysely';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { CLAIMS_OF_SCOPE, SCOPE_OF_CLAIM } from '../resources/openid-scopes.ts';

/** Whether the user exists and may sign in. */
export async function isActiveUser(rows: Rows, deploymentId: number, userId: string): Promise<boolean> {
  const found = await rows
    .selectFrom('user')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

/** How many organizations and workspaces a user's claims name, the first ones that the user joined. */
const MAX_LISTED = 50;

type Level = 'organization' | 'workspace';

/** The names of a membership's roles. */
const rolesIn = (level: Level, membership: string) => sql`coalesce((
  select json_agg(role.name order by role.name) from ${sql.table(`${level}_membership_role`)} mr
  join role on role.deployment_id = mr.deployment_id and role.id = mr.role_id
  where mr.deployment_id = ${DEPLOYMENT_ID} and mr.membership_id = ${sql.ref(`${membership}.id`)}), '[]')`;

/** The permissions of a membership's roles, each once, in their order. */
const permissionsIn = (level: Level, membership: string) => sql`coalesce((
  select json_agg(distinct permission order by permission) from ${sql.table(`${level}_membership_role`)} mr
  join role on role.deployment_id = mr.deployment_id and role.id = mr.role_id
  cross join lateral unnest(role.permissions) as permission
  where mr.deployment_id = ${DEPLOYMENT_ID} and mr.membership_id = ${sql.ref(`${membership}.id`)}), '[]')`;

/** An SQL expression for each claim, of a row `u` of `user`. Names of OpenID Connect Core, section 5.1, and `organizations`. */
const CLAIMS: Readonly<Record<string, RawBuilder<unknown>>> = {
  name: sql`nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), '')`,
  given_name: sql`u.first_name`,
  family_name: sql`u.last_name`,
  preferred_username: sql`u.username`,
  picture: sql`u.image_url`,
  updated_at: sql`extract(epoch from u.updated_at)::bigint::int8`,
  email: sql`u.primary_email`,
  email_verified: sql`exists (select from user_email e where e.deployment_id = ${DEPLOYMENT_ID} and e.user_id = u.id
    and e.is_primary and e.verified_at is not null)`,
  phone_number: sql`u.primary_phone`,
  phone_number_verified: sql`exists (select from user_phone p where p.deployment_id = ${DEPLOYMENT_ID}
    and p.user_id = u.id and p.is_primary and p.verified_at is not null)`,
  organizations: sql`(select coalesce(json_agg(json_build_object('id', o.id::text, 'name', o.display_name, 'slug', o.slug,
      'roles', o.roles, 'permissions', o.permissions) order by o.membership_id), '[]')
    from (
      select m.id as membership_id, organization.id, organization.display_name, organization.slug,
        ${rolesIn('organization', 'm')} as roles, ${permissionsIn('organization', 'm')} as permissions
      from organization_membership m
      join organization on organization.deployment_id = m.deployment_id and organization.id = m.organization_id
      where m.deployment_id = ${DEPLOYMENT_ID} and m.user_id = u.id
      order by m.id limit ${sql.lit(MAX_LISTED)}
    ) o)`,
};

/** The membership that the user has chosen for a grant. */
const chosenMembership = (grantKey: string | null) => sql`organization_membership m
  join oauth_record held on held.deployment_id = m.deployment_id and held.membership_id = m.id
    and held.grant_id = ${grantKey} and held.model = 'Grant'
  where m.deployment_id = ${DEPLOYMENT_ID} and m.user_id = u.id`;

/** The claims that depend on the organization which the user has chosen. `organization` has several claims. */
const CLAIMS_OF_GRANT: Readonly<Record<string, (grantKey: string | null) => RawBuilder<unknown>>> = {
  organization: (grantKey) => sql`(
    select json_build_object('org_id', o.id::text, 'org_name', o.display_name, 'org_slug', o.slug,
      'org_roles', ${rolesIn('organization', 'chosen')}, 'org_permissions', ${permissionsIn('organization', 'chosen')})
    from (select m.id, m.organization_id from ${chosenMembership(grantKey)}) chosen
    join organization o on o.deployment_id = ${DEPLOYMENT_ID} and o.id = chosen.organization_id)`,
  workspaces: (grantKey) => sql`(select coalesce(json_agg(json_build_object('id', w.id::text, 'name', w.name,
      'slug', w.slug, 'organization_id', w.organization_id::text, 'roles', w.roles, 'permissions', w.permissions)
      order by w.membership_id), '[]')
    from (
      select wm.id as membership_id, workspace.id, workspace.name, workspace.slug, workspace.organization_id,
        ${rolesIn('workspace', 'wm')} as roles, ${permissionsIn('workspace', 'wm')} as permissions
      from workspace_membership wm
      join workspace on workspace.deployment_id = wm.deployment_id and workspace.id = wm.workspace_id
      where wm.deployment_id = ${DEPLOYMENT_ID} and wm.user_id = u.id
        and workspace.organization_id = coalesce(
          (select m.organization_id from ${chosenMembership(grantKey)}), workspace.organization_id)
      order by wm.id limit ${sql.lit(MAX_LISTED)}
    ) w)`,
};

/** The user whose claims are read, for the holder of a grant. */
export interface ClaimSubject {
  readonly deploymentId: number;
  readonly userId: string;
  /** The id of the grant that tokens have. Without one, no organization was chosen. */
  readonly grantKey: string | null;
}

/** The names of the claims of these scopes, and of single ones about a user. */
export function claimNames(scopes: readonly string[], single: readonly string[] = []): string[] {
  const ofScopes = Object.entries(CLAIMS_OF_SCOPE).flatMap(([scope, claims]) => (scopes.includes(scope) ? claims : []));
  return [...new Set<string>([...ofScopes, ...single.filter((name) => Object.hasOwn(SCOPE_OF_CLAIM, name))])];
}

/** These claims about a user, without those that have no value, in one statement. */
export async function readClaims(
  rows: Rows,
  { deploymentId, userId, grantKey }: ClaimSubject,
  names: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  const columns = names.flatMap((name) => CLAIMS[name]?.as(name) ?? []);
  const fromGrant = Object.entries(CLAIMS_OF_GRANT).flatMap(([name, claim]) =>
    names.some((each) => SCOPE_OF_CLAIM[each] === name) ? [claim(grantKey).as(name)] : [],
  );
  if (names.length === 0) return {};
  const found: Readonly<Record<string, unknown>> | undefined = await rows
    .selectFrom('user as u')
    .select([...columns, ...fromGrant])
    .where('u.deployment_id', '=', deploymentId)
    .where('u.id', '=', userId)
    .executeTakeFirst();
  const { organization, ...claims } = found ?? {};
  const all = { ...claims, ...(organization as Readonly<Record<string, unknown>> | null) };
  const present = Object.entries(all).filter(([name, value]) => names.includes(name) && value !== null);
  return Object.fromEntries(present.map(([name, value]) => [name, name === 'updated_at' ? Number(value) : value]));
}
