import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage, inRange, type OffsetRange } from '../../platform/database/pages/page.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { OauthGrantRow } from '../graph/rows.ts';
import { type NamedResource, namedResources, shownScopes } from './access.ts';
import { accessOf } from './grant-payload.ts';
import { chosenOrganization } from './organization.reads.ts';

/** The columns of an application that its users see. */
export const applicationColumns = [
  'application.id as applicationId',
  'application.metadata_url as metadataUrl',
  sql<boolean>`application.registration = 'manual'`.as('isRegistered'),
  'application.name as applicationName',
  sql<string | null>`(select organization.display_name from organization
    where organization.deployment_id = ${DEPLOYMENT_ID} and organization.id = application.organization_id)`.as(
    'organizationName',
  ),
  'application.logo_url as logoUrl',
  'application.website_url as websiteUrl',
  'application.terms_url as termsUrl',
  'application.privacy_url as privacyUrl',
] as const;

export interface ApplicationColumns {
  readonly applicationId: string;
  readonly metadataUrl: string | null;
  readonly isRegistered: boolean;
  readonly applicationName: string;
  readonly organizationName: string | null;
  readonly logoUrl: string | null;
  readonly websiteUrl: string | null;
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
}

/** The application of a row with these columns. */
export const applicationOf = ({ applicationId, applicationName, ...urls }: ApplicationColumns) => ({
  id: applicationId,
  metadataUrl: urls.metadataUrl,
  isRegistered: urls.isRegistered,
  name: applicationName,
  organizationName: urls.organizationName,
  logoUrl: urls.logoUrl,
  websiteUrl: urls.websiteUrl,
  termsUrl: urls.termsUrl,
  privacyUrl: urls.privacyUrl,
});

/** Grants `record` that have not expired, with their applications. */
function activeGrants(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('oauth_record as record')
    .innerJoin('oauth_application as application', (join) =>
      join
        .onRef('application.deployment_id', '=', 'record.deployment_id')
        .onRef('application.id', '=', 'record.application_id'),
    )
    .where('record.deployment_id', '=', deploymentId)
    .where('record.model', '=', 'Grant')
    .where('record.expires_at', '>', sql<string>`${new Date().toISOString()}::timestamptz`);
}

/**
 * The columns of grants. A token that was issued, a code and a refresh token that was used are rows with the id of their grant, from
 * which the time of the last use is known until they are deleted.
 */
const selectGrants = (rows: Rows, deploymentId: number) =>
  activeGrants(rows, deploymentId).select([
    ...applicationColumns,
    'record.id',
    'record.user_id as userId',
    'record.payload',
    'record.created_at as createdAt',
    chosenOrganization.as('organization'),
    sql<string>`greatest(record.updated_at, (
      select max(greatest(token.created_at, token.consumed_at)) from oauth_record token
      where token.deployment_id = ${DEPLOYMENT_ID} and token.grant_id = record.grant_id and token.model <> 'Grant'
    ))`.as('lastUsedAt'),
    sql<NamedResource[] | null>`(
      select jsonb_agg(jsonb_build_object('identifier', resource.identifier, 'name', resource.name, 'scopes', resource.scopes))
      from oauth_resource resource
      where resource.deployment_id = ${DEPLOYMENT_ID}
        and jsonb_exists(record.payload -> 'resources', resource.identifier)
    )`.as('resources'),
  ]);

type SelectedGrant = Awaited<ReturnType<ReturnType<typeof selectGrants>['execute']>>[number];

function presentGrant({
  id,
  userId,
  payload,
  organization,
  createdAt,
  lastUsedAt,
  resources,
  ...row
}: SelectedGrant): OauthGrantRow {
  const access = accessOf(payload);
  return {
    id,
    userId: userId as string,
    application: applicationOf(row),
    scopes: shownScopes(access),
    resources: namedResources(access, resources ?? []),
    organization,
    createdAt,
    lastUsedAt,
  };
}

/** The grants of a user, oldest first. */
export async function grantsOf(
  rows: Rows,
  deploymentId: number,
  userId: string,
  range: OffsetRange,
): Promise<OauthGrantRow[]> {
  const found = await selectGrants(rows, deploymentId)
    .where('record.user_id', '=', userId)
    .orderBy('record.id')
    .$call(inRange(range))
    .execute();
  return found.map(presentGrant);
}

/** A page of the grants of each user, with one extra row to detect a next page. */
export async function grantsOfUsers({ rows, viewer }: Context, userIds: readonly string[], page: EdgePage) {
  const found = await childrenOf(rows, userIds, (userId) =>
    selectGrants(rows, viewer.deploymentId).where('record.user_id', '=', userId).$call(inPage('record.id', page)),
  );
  return Map.groupBy(found.map(presentGrant), (grant) => grant.userId);
}

/** The number of grants of each user; users without grants are not in the map. */
export async function grantCountsOfUsers({ rows, viewer }: Context, userIds: readonly string[]) {
  const found = await activeGrants(rows, viewer.deploymentId)
    .select(['record.user_id as userId', sql<number>`count(*)::int`.as('count')])
    .where('record.user_id', '=', sql<string>`any(${userIds}::bigint[])`)
    .groupBy('record.user_id')
    .execute();
  return new Map(found.map(({ userId, count }) => [userId as string, count]));
}

/** Grants by id. */
export async function grantsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await selectGrants(rows, viewer.deploymentId)
    .where('record.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, presentGrant(row)]));
}

/** The grants of the signed-in user by id. */
export async function ownGrantsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await selectGrants(rows, viewer.deploymentId)
    .where('record.user_id', '=', viewer.assertSignedIn().userId)
    .where('record.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, presentGrant(row)]));
}

/** A grant of a user. Throws 404 when the user has none with this id. */
export async function getGrant(
  rows: Rows,
  deploymentId: number,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<OauthGrantRow> {
  const found = await selectGrants(rows, deploymentId)
    .where('record.user_id', '=', userId)
    .where('record.id', '=', id)
    .executeTakeFirst();
  if (found === undefined) throw grantNotFound();
  return presentGrant(found);
}

export const grantNotFound = () => notFound('OAUTH_GRANT_NOT_FOUND', 'The grant');
