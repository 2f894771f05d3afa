import { sql } from 'kysely';
import type {
  OauthApplicationFilter,
  OauthApplicationSecret,
  OauthApplicationType,
  OauthAuthMethod,
  OauthRegistration,
  OpenidScope,
} from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import { containsPattern } from '../../platform/database/statements/contains-pattern.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { RoleRow } from '../../tenancy/graph/rows.ts';
import { roleColumns } from '../../tenancy/index.ts';
import type { OauthApplicationRow } from '../graph/rows.ts';
import { stored } from '../graph/stored-names.ts';

const columns = [
  'id',
  'organization_id as organizationId',
  sql<OauthRegistration>`upper(registration)`.as('registration'),
  'metadata_url as metadataUrl',
  sql<OauthApplicationType>`upper(type)`.as('type'),
  'name',
  'description',
  'logo_url as logoUrl',
  'website_url as websiteUrl',
  'terms_url as termsUrl',
  'privacy_url as privacyUrl',
  sql<OauthAuthMethod>`upper(auth_method)`.as('authMethod'),
  'redirect_uris as redirectUris',
  'post_logout_redirect_uris as postLogoutRedirectUris',
  'device_sign_in as deviceSignIn',
  'backchannel_logout_uri as backchannelLogoutUri',
  'jwks',
  'jwks_uri as jwksUri',
  sql<OpenidScope[]>`upper(scopes::text)::text[]`.as('scopes'),
  'resources',
  'token_exchange_resources as tokenExchangeResources',
  'dpop_bound_access_tokens as dpopBoundAccessTokens',
  'require_pushed_authorization_requests as requirePushedAuthorizationRequests',
  'is_first_party as isFirstParty',
  'is_active as isActive',
  'access_token_lifetime as accessTokenLifetime',
  'refresh_token_lifetime as refreshTokenLifetime',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

export const applicationNotFound = () => notFound('OAUTH_APPLICATION_NOT_FOUND', 'The OAuth application');

/** One application; 404 when it does not exist. */
export function getApplication(rows: Rows, deploymentId: number, id: string): Promise<OauthApplicationRow> {
  return selectApplications(rows, deploymentId)
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(applicationNotFound);
}

/** Applications by id. */
export async function applicationsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found: OauthApplicationRow[] = await selectApplications(rows, viewer.deploymentId, { filter: { ids } })
    .select(columns)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** The search and filter of a list of applications. */
export interface ApplicationCriteria {
  readonly search?: string | null | undefined;
  readonly filter?: OauthApplicationFilter | null | undefined;
}

/** A range of the applications, newest first. */
export function listApplications(
  rows: Rows,
  deploymentId: number,
  criteria: ApplicationCriteria,
  { limit, offset }: { limit: number; offset: number },
): Promise<OauthApplicationRow[]> {
  return selectApplications(rows, deploymentId, criteria)
    .select(columns)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** A page of applications, plus one row that tells whether more follow. */
export function applicationPage(
  rows: Rows,
  deploymentId: number,
  criteria: ApplicationCriteria,
  page: EdgePage,
): Promise<OauthApplicationRow[]> {
  return selectApplications(rows, deploymentId, criteria).select(columns).$call(inPage('id', page)).execute();
}

/** How many applications meet the criteria. */
export async function countApplications(
  rows: Rows,
  deploymentId: number,
  criteria: ApplicationCriteria,
): Promise<number> {
  const { count } = await selectApplications(rows, deploymentId, criteria)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function selectApplications(rows: Rows, deploymentId: number, { search, filter }: ApplicationCriteria = {}) {
  const { ids, type, organizationId, isActive, isFirstParty, resource, registration } = filter ?? {};
  const { createdSince, createdUntil } = filter ?? {};
  let query = rows.selectFrom('oauth_application').where('deployment_id', '=', deploymentId);
  if (search) {
    const text = containsPattern(search);
    query = query.where((where) => where.or([where('name', 'ilike', text), where('description', 'ilike', text)]));
  }
  if (ids) query = query.where('id', '=', sql<string>`any(${ids}::bigint[])`);
  if (type) query = query.where('type', '=', stored(type));
  if (organizationId) query = query.where('organization_id', '=', organizationId);
  if (typeof isActive === 'boolean') query = query.where('is_active', '=', isActive);
  if (typeof isFirstParty === 'boolean') query = query.where('is_first_party', '=', isFirstParty);
  if (resource) {
    const listed = JSON.stringify([{ identifier: resource }]);
    query = query.where('resources', '@>', sql<never>`${listed}::text::jsonb`);
  }
  if (registration) query = query.where('registration', '=', stored(registration));
  if (createdSince) query = query.where('created_at', '>=', createdSince);
  if (createdUntil) query = query.where('created_at', '<', createdUntil);
  return query;
}

/** The applications of one organization, from which a read for its members chooses. */
export const selectApplicationsOf = (rows: Rows, deploymentId: number, organizationId: string) =>
  selectApplications(rows, deploymentId, { filter: { organizationId } }).select(columns);

/** The page of the applications of each organization, and one more row. */
export async function applicationsOfOrganizations(
  { rows, viewer }: Context,
  organizationIds: readonly string[],
  page: EdgePage,
) {
  const found: OauthApplicationRow[] = await childrenOf(rows, organizationIds, (organizationId) =>
    selectApplications(rows, viewer.deploymentId)
      .select(columns)
      .where('organization_id', '=', organizationId)
      .$call(inPage('id', page)),
  );
  return Map.groupBy(found, ({ organizationId }) => organizationId as string);
}

/** The number of applications of each organization. One without applications has no entry. */
export async function applicationCountsOfOrganizations({ rows, viewer }: Context, organizationIds: readonly string[]) {
  const found = await selectApplications(rows, viewer.deploymentId)
    .select(['organization_id as organizationId', sql<number>`count(*)::int`.as('count')])
    .where('organization_id', '=', sql<string>`any(${organizationIds}::bigint[])`)
    .groupBy('organization_id')
    .execute();
  return new Map(found.map(({ organizationId, count }) => [organizationId as string, count]));
}

/** The secrets of each application, oldest first. An application without secrets has no entry. */
export async function secretsOf(
  { rows, viewer }: Context,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, OauthApplicationSecret[]>> {
  const found = await rows
    .selectFrom('oauth_application_secret')
    .select(['id', 'application_id as applicationId', 'hint', 'expires_at as expiresAt', 'created_at as createdAt'])
    .where('deployment_id', '=', viewer.deploymentId)
    .where('application_id', '=', sql<string>`any(${applicationIds}::bigint[])`)
    .orderBy('id')
    .execute();
  return Map.groupBy(found, ({ applicationId }) => applicationId);
}

/** The roles of each application, oldest first. An application without roles has no entry. */
export async function rolesOfApplications(
  { rows, viewer }: Context,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, RoleRow[]>> {
  const found = await rows
    .selectFrom('oauth_application_role as held')
    .innerJoin('role', (join) =>
      join.onRef('role.deployment_id', '=', 'held.deployment_id').onRef('role.id', '=', 'held.role_id'),
    )
    .select(['held.application_id as applicationId', ...roleColumns])
    .where('held.deployment_id', '=', viewer.deploymentId)
    .where('held.application_id', '=', sql<string>`any(${applicationIds}::bigint[])`)
    .orderBy('role.id')
    .execute();
  const byApplication = new Map<string, RoleRow[]>();
  for (const { applicationId, ...role } of found) {
    byApplication.set(applicationId, [...(byApplication.get(applicationId) ?? []), role]);
  }
  return byApplication;
}
