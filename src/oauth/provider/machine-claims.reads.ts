import { sql } from 'kysely';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';

/** What the tokens of an application say of its organization. */
export interface MachineClaims {
  readonly org_id: string;
  readonly org_slug: string;
  readonly org_name: string;
  /** Names of the roles of the application, sorted. */
  readonly org_roles: readonly string[];
  /** Permissions of these roles, sorted and without duplicates. */
  readonly org_permissions: readonly string[];
}

/** The claims of an application that gets a token for itself, in one statement; undefined for one of the deployment. */
export async function readMachineClaims(
  rows: Rows,
  deploymentId: number,
  applicationId: string,
): Promise<MachineClaims | undefined> {
  return rows
    .selectFrom('oauth_application as app')
    .innerJoin('organization', (join) =>
      join
        .onRef('organization.deployment_id', '=', 'app.deployment_id')
        .onRef('organization.id', '=', 'app.organization_id'),
    )
    .select([
      'organization.id as org_id',
      'organization.slug as org_slug',
      'organization.display_name as org_name',
      sql<string[]>`array(select role.name from oauth_application_role held
        join role on role.deployment_id = held.deployment_id and role.id = held.role_id
        where held.deployment_id = ${DEPLOYMENT_ID} and held.application_id = app.id
        order by role.name)`.as('org_roles'),
      sql<string[]>`array(select distinct permission from oauth_application_role held
        join role on role.deployment_id = held.deployment_id and role.id = held.role_id
        cross join lateral unnest(role.permissions) as permission
        where held.deployment_id = ${DEPLOYMENT_ID} and held.application_id = app.id
        order by permission)`.as('org_permissions'),
    ])
    .where('app.deployment_id', '=', deploymentId)
    .where('app.id', '=', applicationId)
    .executeTakeFirst();
}
