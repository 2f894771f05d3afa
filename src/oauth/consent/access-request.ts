import { sql } from 'kysely';
import { isAccountScope } from '../../platform/access/account-scopes.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { allowedResources } from '../applications/allowed-resources.ts';
import type { ApplicationResource } from '../applications/oauth-application.entity.ts';
import { type Access, joinedAccess, type NamedResource, wordsOf } from '../grants/access.ts';
import { type ApplicationColumns, applicationColumns } from '../grants/oauth-grant.reads.ts';
import { NO_ORGANIZATION, ORGANIZATION_PARAMETER } from '../grants/organization-parameter.ts';
import type { RecordPayload } from '../records/record.reads.ts';

/** What an application asks a user for: with an authorization request, or with the code of a device. */
export interface AccessRequest {
  readonly recordId: string;
  readonly applicationId: string;
  readonly application: ApplicationColumns;
  /** What it asks for, also as far as it was granted before. */
  readonly access: Access;
  readonly knownResources: readonly NamedResource[];
  /** The organization that the request names; null for none, and undefined without the parameter. */
  readonly namedOrganizationId: string | null | undefined;
  readonly expiresAt: string;
}

/** What the payload of a record of `oidc-provider` has of a request. Only an `Interaction` has what the library has found missing. */
interface RequestPayload {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly prompt?: {
    readonly details?: {
      readonly missingOIDCScope?: readonly string[];
      readonly missingOIDCClaims?: readonly string[];
      readonly missingResourceScopes?: Readonly<Record<string, readonly string[]>>;
    };
  };
}

/** Selects requests with what {@link accessRequest} needs. The query must name the deployment of `record`. */
export const selectRequests = (rows: Rows) =>
  rows
    .selectFrom('oauth_record as record')
    .innerJoin('oauth_application as application', (join) =>
      join
        .onRef('application.deployment_id', '=', 'record.deployment_id')
        .onRef('application.id', '=', 'record.application_id'),
    )
    .select([
      ...applicationColumns,
      'application.scopes as allowedScopes',
      allowedResources.as('allowedResources'),
      'record.id as recordId',
      'record.payload',
      'record.expires_at as expiresAt',
      sql<NamedResource[] | null>`(
        select jsonb_agg(jsonb_build_object('identifier', resource.identifier, 'name', resource.name, 'scopes', resource.scopes))
        from oauth_resource resource
        where resource.deployment_id = ${DEPLOYMENT_ID} and (
          jsonb_exists(record.payload #> '{params,resource}', resource.identifier)
          or jsonb_exists(record.payload #> '{prompt,details,missingResourceScopes}', resource.identifier)
        )
      )`.as('knownResources'),
    ]);

interface RequestRow extends ApplicationColumns {
  readonly recordId: string;
  readonly payload: RecordPayload;
  readonly expiresAt: string;
  readonly allowedScopes: readonly string[];
  readonly allowedResources: readonly ApplicationResource[];
  readonly knownResources: readonly NamedResource[] | null;
}

export function accessRequest(row: RequestRow): AccessRequest {
  const {
    recordId,
    payload,
    expiresAt,
    knownResources,
    allowedScopes,
    allowedResources: resources,
    ...application
  } = row;
  const request = payload as RequestPayload;
  return {
    recordId,
    applicationId: application.applicationId,
    application,
    access: requestedAccess(request, { scopes: allowedScopes, resources }, knownResources ?? []),
    knownResources: knownResources ?? [],
    namedOrganizationId: namedOrganization(request.params ?? {}),
    expiresAt,
  };
}

function namedOrganization(params: Readonly<Record<string, unknown>>): string | null | undefined {
  const { [ORGANIZATION_PARAMETER]: named } = params;
  if (named === NO_ORGANIZATION) return null;
  return typeof named === 'string' ? named : undefined;
}

interface Allowed {
  readonly scopes: readonly string[];
  readonly resources: readonly ApplicationResource[];
}

/**
 * What the request asks for: its scopes that the application may have, and what the library has found missing. The parameter `scope`
 * has those of OpenID Connect and of all resources in one list (RFC 8707).
 */
function requestedAccess(
  { params = {}, prompt }: RequestPayload,
  allowed: Allowed,
  knownResources: readonly NamedResource[],
): Access {
  const words = wordsOf(params['scope']);
  const { missingOIDCScope = [], missingOIDCClaims = [], missingResourceScopes = {} } = prompt?.details ?? {};
  const asked = [params['resource'] ?? []].flat().filter((each) => typeof each === 'string');
  const resources = asked.map((identifier) => {
    const mayHave = allowed.resources.find((each) => each.identifier === identifier)?.scopes ?? [];
    const has = knownResources.find((each) => each.identifier === identifier)?.scopes.map(({ name }) => name) ?? [];
    return [
      identifier,
      words.filter((word) => mayHave.includes(word) && (has.includes(word) || isAccountScope(word))),
    ] as const;
  });
  const named: Access = {
    scopes: words.filter((word) => allowed.scopes.includes(word)),
    claims: [],
    resources: Object.fromEntries(resources),
  };
  const missing = { scopes: missingOIDCScope, claims: missingOIDCClaims, resources: missingResourceScopes };
  return joinedAccess(named, missing);
}
