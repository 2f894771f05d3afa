import type { KoaContextWithOIDC, Provider, errors as ProviderErrors, ResourceServer } from 'oidc-provider';
import { PROOF_KNOWN_MS, proofName, verifyKeyProof } from '../../platform/crypto/key-proof.ts';
import { isFirstUse } from '../../platform/rate-limits/first-use.ts';
import { wordsOf } from '../grants/access.ts';
import { accessOf } from '../grants/grant-payload.ts';
import { findGrantOf } from '../records/record.reads.ts';
import { findApplication, getApplication } from './applications.ts';
import { TOKEN_EXCHANGE } from './client-metadata.ts';
import { currentProviderRequest, rememberGrant } from './current-request.ts';
import { resourceServerOf } from './resource-server.ts';
import { readSubjectToken, rememberSubjectToken, type SubjectToken } from './subject-token.ts';

type Errors = typeof ProviderErrors;
type Key = Readonly<Record<string, unknown>>;

const ACCESS_TOKEN = 'urn:ietf:params:oauth:token-type:access_token';
/** Both name an access token here. */
const TOKEN_TYPES = [ACCESS_TOKEN, 'urn:ietf:params:oauth:token-type:jwt'];
const PARAMETERS = [
  'subject_token',
  'subject_token_type',
  'actor_token',
  'actor_token_type',
  'requested_token_type',
  'audience',
  'resource',
  'scope',
];

/**
 * Adds OAuth 2.0 Token Exchange (RFC 8693): the server of a resource gets a token for another resource, to go on for the user whose token it
 * has received. The new token has the scopes that both the user's token and the application have, ends no later, and names the application
 * as the actor.
 */
export function addTokenExchange(provider: Provider, keys: readonly Key[], errors: Errors): void {
  const publicKeys = keys.filter(({ alg }) => alg === 'ES256').map(withoutPrivatePart);
  provider.registerGrantType(TOKEN_EXCHANGE, (ctx) => exchangeToken(ctx, publicKeys, errors), PARAMETERS);
}

const withoutPrivatePart = ({ kty, crv, x, y, kid, alg }: Key): Key => ({ kty, crv, x, y, kid, alg });

async function exchangeToken(ctx: KoaContextWithOIDC, keys: readonly Key[], errors: Errors): Promise<void> {
  const { oidc } = ctx;
  const { client, provider } = oidc;
  if (client === undefined) throw new Error('An application has authenticated itself.');
  const { target, scope } = readRequest(oidc, errors);
  const { tokenExchangeResources: resources } = await getApplication(client.clientId);
  const token = String(oidc.params?.['subject_token']);
  const subject = await readSubjectToken(token, { issuer: provider.issuer, keys, resources });
  if (subject === null) {
    throw new errors.InvalidGrant('subject_token is not a valid access token for a resource of this application');
  }
  if (subject.isExchanged) throw new errors.InvalidGrant('subject_token was exchanged already');
  rememberSubjectToken(oidc, subject);
  const { grantId, scopes: granted } = await grantOf(subject, errors);
  const grant = await provider.Grant.find(grantId);
  if (grant === undefined) throw new errors.InvalidGrant('the access of the user was ended');
  const info = await resourceServerOf(ctx, client.clientId, target, errors);
  const scopes = commonScopes(granted, info, scope, errors);
  const expiresIn = Math.min(Number(info.accessTokenTTL), subject.expiresAt - Math.floor(Date.now() / 1_000));
  if (expiresIn < 1) throw new errors.InvalidGrant('subject_token has expired');
  const key = await provenKey(ctx, errors);
  oidc.entity('Grant', grant);
  const issued = new provider.AccessToken({
    accountId: subject.userId,
    client,
    grantId,
    gty: 'token_exchange',
    resourceServer: info,
    scope: scopes.join(' '),
    expiresIn,
  } as never);
  if (key !== null) issued.setThumbprint('jkt', key as never);
  oidc.entity('AccessToken', issued);
  ctx.body = {
    access_token: await issued.save(),
    issued_token_type: ACCESS_TOKEN,
    token_type: issued.tokenType,
    expires_in: issued.expiration,
    scope: issued.scope,
  };
}

/** What the application asks for: RFC 8693, section 2.1. It is the actor itself, so that it sends no token of one. */
function readRequest({ params = {} }: KoaContextWithOIDC['oidc'], { InvalidRequest, InvalidTarget }: Errors) {
  const { subject_token_type: type, requested_token_type: requested, resource: target, scope } = params;
  for (const name of ['subject_token', 'subject_token_type']) {
    if (params[name] === undefined) throw new InvalidRequest(`the parameter ${name} is missing`);
  }
  if (!TOKEN_TYPES.includes(String(type)))
    throw new InvalidRequest('subject_token_type must be that of an access token');
  if (requested !== undefined && !TOKEN_TYPES.includes(String(requested))) {
    throw new InvalidRequest('requested_token_type must be that of an access token');
  }
  for (const name of ['actor_token', 'actor_token_type']) {
    if (params[name] !== undefined) throw new InvalidRequest(`${name} is not supported; the application is the actor`);
  }
  if (params['audience'] !== undefined) throw new InvalidTarget('name the target by the parameter resource');
  if (typeof target !== 'string') throw new InvalidTarget('the parameter resource must name one resource');
  return { target, scope: scope === undefined ? null : wordsOf(scope) };
}

/** The thumbprint of the key that the request proves (RFC 9449, section 5); null for one without a proof. */
async function provenKey(ctx: KoaContextWithOIDC, { InvalidGrant, InvalidDpopProof }: Errors): Promise<string | null> {
  const { client, provider } = ctx.oidc;
  const { ctx: own } = currentProviderRequest();
  const proof = ctx.get('dpop');
  if (proof === '') {
    if (client?.['dpopBoundAccessTokens'] === true) throw new InvalidGrant('DPoP proof JWT not provided');
    return null;
  }
  const url = provider.issuer + ctx.path;
  const key = await verifyKeyProof({ proof, method: ctx.method, url, accessToken: null }, new Date());
  if (key === null) throw new InvalidDpopProof('the proof is not one for this request and this time');
  if (await isFirstUse(own, proofName(own.viewer.deploymentId, key), PROOF_KNOWN_MS)) return key.thumbprint;
  throw new InvalidDpopProof('the proof was used already');
}

/** What the user still allows the application at the resource whose token is exchanged, of the scopes of the token. */
async function grantOf(subject: SubjectToken, { InvalidGrant }: Errors) {
  const {
    ctx: { rows, viewer },
    known,
  } = currentProviderRequest();
  const application = await findApplication(subject.clientId);
  const owner = { userId: subject.userId, applicationId: application?.id ?? '' };
  const found = application === null ? undefined : await findGrantOf(rows, viewer.deploymentId, owner);
  if (found === undefined || !found.isUserActive) throw new InvalidGrant('the access of the user was ended');
  rememberGrant(found);
  known.users.set(subject.userId, true);
  const allowed = accessOf(found.payload).resources[subject.resource] ?? [];
  return { grantId: found.key, scopes: subject.scopes.filter((scope) => allowed.includes(scope)) };
}

/** The scopes that the user's token and the application share at the target, of those that are requested. */
function commonScopes(
  granted: readonly string[],
  target: ResourceServer,
  requested: readonly string[] | null,
  { InvalidScope }: Errors,
): readonly string[] {
  const ofTarget = wordsOf(target.scope);
  const common = granted.filter((scope) => ofTarget.includes(scope));
  const wider = requested?.find((scope) => !common.includes(scope));
  if (wider !== undefined) {
    throw new InvalidScope('a scope is not one of both the token and the application', wider);
  }
  const scopes = requested ?? common;
  if (scopes.length === 0) throw new InvalidScope('the token and the application share no scope of the resource', '');
  return scopes;
}
