import { sql } from 'kysely';
import { isAccountScope } from '../../platform/access/account-scopes.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { ApplicationResource } from '../applications/oauth-application.entity.ts';
import { type Access, joinedAccess, type NamedResource, wordsOf } from '../grants/access.ts';
import { type ApplicationColumns, applicationColumns } from '../grants/oauth-grant.reads.ts';
import { NO_ORGANIZATION, ORGANIZATION_PARAMETER } from '../grants/organization-parameter.ts';

/** Whose authorization requests a person can answer: those of the sign-in with which they were made. */
export interface Decider {
  readonly userId: string;
  readonly signInId: string;
}

/** What the payload of an `Interaction` of `oidc-provider` has for a consent. */
interface InteractionPayload {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly prompt?: {
    readonly details?: {
      readonly missingOIDCScope?: readonly string[];
      readonly missingOIDCClaims?: readonly string[];
      readonly missingResourceScopes?: Readonly<Record<string, readonly string[]>>;
    };
  };
  readonly returnTo?: string;
}

export interface ConsentRequest {
  readonly recordId: string;
  readonly applicationId: string;
  readonly application: ApplicationColumns;
  /** What it asks for, also as far as it was granted before. */
  readonly access: Access;
  readonly knownResources: readonly NamedResource[];
  /** Whether it has to ask for the organization only. */
  readonly isFirstParty: boolean;
  /** The organization that the request names; null for none, and undefined without the parameter. */
  readonly namedOrganizationId: string | null | undefined;
  readonly redirectUri: string;
  readonly returnTo: string;
  /** The path that makes the same request again. */
  readonly authorizationPath: string;
  readonly expiresAt: string;
}

/**
 * The authorization request that waits for the consent of a person: its interaction stops at this prompt and has no answer. Throws 404
 * for any other, and for an application that was disabled.
 */
export async function getConsentRequest(
  rows: Rows,
  deploymentId: number,
  uid: string,
  { userId, signInId }: Decider,
): Promise<ConsentRequest> {
  const found = await rows
    .selectFrom('oauth_record as record')
    .innerJoin('oauth_application as application', (join) =>
      join
        .onRef('application.deployment_id', '=', 'record.deployment_id')
        .onRef('application.id', '=', 'record.application_id'),
    )
    .select([
      ...applicationColumns,
      'application.scopes as allowedScopes',
      'application.resources as allowedResources',
      'application.is_first_party as isFirstParty',
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
    ])
    .where('record.deployment_id', '=', deploymentId)
    .where('record.model', '=', 'Interaction')
    .where('record.key_hash', '=', sha256(uid))
    .where('record.user_id', '=', userId)
    .where('record.signin_id', '=', signInId)
    .where('record.expires_at', '>', sql<string>`${new Date().toISOString()}::timestamptz`)
    .where('application.is_active', '=', true)
    .where(sql<boolean>`record.payload #>> '{prompt,name}' = 'consent' and record.payload -> 'result' is null`)
    .executeTakeFirst();
  if (found === undefined) throw consentNotFound();
  const {
    recordId,
    payload,
    expiresAt,
    knownResources,
    isFirstParty,
    allowedScopes,
    allowedResources,
    ...application
  } = found;
  const { params = {}, returnTo } = payload as InteractionPayload;
  const { redirect_uri: redirectUri } = params;
  // The library stores both. Without them, nothing can continue.
  if (typeof redirectUri !== 'string' || typeof returnTo !== 'string') throw consentNotFound();
  const allowed = { scopes: allowedScopes, resources: allowedResources };
  return {
    recordId,
    applicationId: application.applicationId,
    application,
    access: requestedAccess(payload as InteractionPayload, allowed, knownResources ?? []),
    knownResources: knownResources ?? [],
    isFirstParty,
    namedOrganizationId: namedOrganization(params),
    redirectUri,
    returnTo,
    authorizationPath: authorizationPath(params),
    expiresAt,
  };
}

function namedOrganization(params: Readonly<Record<string, unknown>>): string | null | undefined {
  const { [ORGANIZATION_PARAMETER]: named } = params;
  if (named === NO_ORGANIZATION) return null;
  return typeof named === 'string' ? named : undefined;
}

/** The library stores the parameters of the request as it got them. `resource` can be several. */
function authorizationPath(params: Readonly<Record<string, unknown>>): string {
  const again = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    for (const each of [value].flat()) if (each !== undefined && each !== null) again.append(name, String(each));
  return `/oauth/authorize?${again}`;
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
  { params = {}, prompt }: InteractionPayload,
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

const consentNotFound = () => notFound('OAUTH_CONSENT_NOT_FOUND', 'An application that waits for this answer');
