import { sql } from 'kysely';
import type { OauthResourceFilter, OauthUnregisteredClients } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { containsPattern } from '../../platform/database/statements/contains-pattern.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { ResourceScope } from './oauth-resource.entity.ts';

/** The scopes, of which those of earlier versions do not say whether they are defaults. */
const scopes = sql<(ResourceScope & { readonly isDefault: boolean })[]>`to_jsonb(array(
  select '{"isDefault": false}'::jsonb || scope from jsonb_array_elements(scopes) with ordinality stored (scope, position)
  order by position))`.as('scopes');

const columns = [
  'id',
  'identifier',
  'name',
  scopes,
  'access_token_lifetime as accessTokenLifetime',
  'available_to_organizations as availableToOrganizations',
  sql<OauthUnregisteredClients[]>`upper(unregistered_clients::text)::text[]`.as('unregisteredClients'),
  'jwt_template_id as jwtTemplateId',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

export const resourceNotFound = () => notFound('OAUTH_RESOURCE_NOT_FOUND', 'The OAuth resource');

/** One resource; 404 when it does not exist. */
export function getResource(rows: Rows, deploymentId: number, id: string) {
  return selectResources(rows, deploymentId)
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(resourceNotFound);
}

/** Resources by id. */
export async function resourcesById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await selectResources(rows, viewer.deploymentId, { filter: { ids } }).select(columns).execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** The search and filter of a list of resources. */
export interface ResourceCriteria {
  readonly search?: string | null | undefined;
  readonly filter?: (OauthResourceFilter & { readonly availableToOrganizations?: boolean }) | null | undefined;
}

/** A range of the resources, newest first. */
export function listResources(
  rows: Rows,
  deploymentId: number,
  criteria: ResourceCriteria,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectResources(rows, deploymentId, criteria)
    .select(columns)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** A page of resources, plus one row that tells whether more follow. */
export function resourcePage(rows: Rows, deploymentId: number, criteria: ResourceCriteria, page: EdgePage) {
  return selectResources(rows, deploymentId, criteria).select(columns).$call(inPage('id', page)).execute();
}

/** How many resources meet the criteria. */
export async function countResources(rows: Rows, deploymentId: number, criteria: ResourceCriteria): Promise<number> {
  const { count } = await selectResources(rows, deploymentId, criteria)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The resources that applications of organizations may use, by the fields that members of organizations see. */
export const selectAvailableResources = (rows: Rows, deploymentId: number) =>
  selectResources(rows, deploymentId, { filter: { availableToOrganizations: true } }).select([
    'id',
    'identifier',
    'name',
    scopes,
  ]);

function selectResources(rows: Rows, deploymentId: number, { search, filter }: ResourceCriteria = {}) {
  const { ids, identifier, availableToOrganizations, createdSince, createdUntil } = filter ?? {};
  let query = rows.selectFrom('oauth_resource').where('deployment_id', '=', deploymentId);
  if (search) {
    const text = containsPattern(search);
    query = query.where((where) => where.or([where('name', 'ilike', text), where('identifier', 'ilike', text)]));
  }
  if (ids) query = query.where('id', '=', sql<string>`any(${ids}::bigint[])`);
  if (identifier) query = query.where('identifier', '=', identifier);
  if (availableToOrganizations) query = query.where('available_to_organizations', '=', true);
  if (createdSince) query = query.where('created_at', '>=', createdSince);
  if (createdUntil) query = query.where('created_at', '<', createdUntil);
  return query;
}
