import { decodeJwt, UnsecuredJWT } from 'jose';
import type { AdapterPayload, errors as ProviderErrors } from 'oidc-provider';
import type { Context } from '../../platform/context.ts';
import { newToken } from '../../platform/crypto/tokens.ts';
import { rateLimitKeyOf } from '../../platform/network/addresses.ts';
import { countOwn } from '../../platform/rate-limits/own-limit.ts';
import { findRecord, type RecordPayload } from '../records/record.reads.ts';
import { type NewRecord, storeRecord, takeRecord } from '../records/record.service.ts';
import { countApplication } from './application-rate.ts';
import { currentProviderRequest } from './current-request.ts';

type Errors = Pick<typeof ProviderErrors, 'InvalidRequest' | 'TemporarilyUnavailable'>;

export const PUSHED_REQUEST = 'PushedAuthorizationRequest';
const URN = 'urn:ietf:params:oauth:request_uri:';
/** How long a user has for a page that comes before the request. The library gives the browser a minute to arrive. */
const KEPT_SECONDS = 600;
const MAX_LENGTH = 16_384;
/** Requests of applications without a secret at one network address, which can be that of a whole office. */
const NEW_REQUESTS = { limit: 120, windowMs: 600_000 } as const;
/** Claims of the JWT as which the library stores the parameters. */
const OWN_CLAIMS: ReadonlySet<string> = new Set(['iss', 'aud', 'iat', 'exp', 'nbf']);

/** The parameters that an application has sent before the browser: OAuth 2.0 Pushed Authorization Requests (RFC 9126). */
export interface PushedRequest {
  readonly id: string;
  readonly payload: RecordPayload;
  readonly parameters: URLSearchParams;
  /** Whether the host has added the prompt for a consent, so that an earlier consent is enough. */
  readonly mayReuseConsent: boolean;
}

/** Stores a request that an application sends. Those of applications that anyone can pretend to be are counted by the address. */
export async function storePushedRequest(
  ctx: Context,
  record: NewRecord,
  { InvalidRequest, TemporarilyUnavailable }: Errors,
): Promise<void> {
  if (String(record.payload['request']).length > MAX_LENGTH) throw new InvalidRequest('the request is too long');
  const isProven = record.payload['trusted'] === true && record.applicationId !== null;
  const key = `own:oauth-pushed-request:${ctx.viewer.deploymentId}:${rateLimitKeyOf(ctx.request.ip)}`;
  const wait = await (isProven
    ? countApplication(ctx, String(record.applicationId))
    : countOwn(ctx, { key, ...NEW_REQUESTS }));
  if (wait !== null) throw new TemporarilyUnavailable(`too many requests were pushed; try again in ${wait} seconds`);
  const { mayReuseConsent } = currentProviderRequest();
  await storeRecord(ctx, { ...record, payload: { ...record.payload, mayReuseConsent } });
}

/** The request that the browser brings by reference; null for one that is not there, or that another application has sent. */
export async function findPushedRequest(
  { rows, viewer }: Pick<Context, 'rows' | 'viewer'>,
  asked: URLSearchParams,
): Promise<PushedRequest | null> {
  const reference = asked.get('request_uri');
  if (reference === null || !reference.startsWith(URN)) return null;
  const id = reference.slice(URN.length);
  const found = await findRecord(rows, { deploymentId: viewer.deploymentId, model: PUSHED_REQUEST, key: id });
  if (found === undefined || typeof found.payload['request'] !== 'string') return null;
  const parameters = parametersOf(decodeJwt(found.payload['request']));
  if (parameters.get('client_id') !== asked.get('client_id')) return null;
  return { id, payload: found.payload, parameters, mayReuseConsent: found.payload['mayReuseConsent'] === true };
}

/**
 * Stores the request with other parameters in its place, for a user who comes back later. Returns the query that refers to it; null if the
 * request was used meanwhile.
 */
export async function keepPushedRequest(
  ctx: Context,
  { id, payload }: Pick<PushedRequest, 'id' | 'payload'>,
  parameters: URLSearchParams,
): Promise<URLSearchParams | null> {
  if (!(await takeRecord(ctx, PUSHED_REQUEST, id))) return null;
  const key = newToken();
  await storeRecord(ctx, {
    model: PUSHED_REQUEST,
    key,
    payload: { ...payload, ...withParameters(String(payload['request']), parameters) },
    expiresInSeconds: KEPT_SECONDS,
    grantId: null,
    applicationId: null,
    userId: null,
    signInId: null,
  });
  return new URLSearchParams({ client_id: String(parameters.get('client_id')), request_uri: URN + key });
}

/** The stored form of a request with other parameters, which ends later. */
function withParameters(request: string, parameters: URLSearchParams): Pick<AdapterPayload, 'exp' | 'request'> {
  const { iss = '', aud = '' } = decodeJwt(request);
  const now = Math.floor(Date.now() / 1_000);
  const exp = now + KEPT_SECONDS;
  const claims = Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, claimOf(name, parameters)]));
  const unsecured = new UnsecuredJWT(claims).setIssuedAt(now).setNotBefore(now).setExpirationTime(exp);
  return { exp, request: unsecured.setIssuer(iss).setAudience(aud).encode() };
}

function claimOf(name: string, parameters: URLSearchParams): unknown {
  const [only = '', ...more] = parameters.getAll(name);
  if (name === 'claims') return JSON.parse(only);
  return more.length === 0 ? only : [only, ...more];
}

function parametersOf(claims: Readonly<Record<string, unknown>>): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(claims)) {
    if (OWN_CLAIMS.has(name)) continue;
    const texts = name === 'claims' ? [JSON.stringify(value)] : [value].flat().map(String);
    for (const text of texts) parameters.append(name, text);
  }
  return parameters;
}
