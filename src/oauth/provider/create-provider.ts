import type { IncomingMessage } from 'node:http';
import type { Configuration, Interaction, KoaContextWithOIDC, Provider, errors as ProviderErrors } from 'oidc-provider';
import type { Services } from '../../platform/context.ts';
import { PROOF_ALGORITHMS } from '../../platform/crypto/key-proof.ts';
import { hasSecret } from '../applications/application-secret.ts';
import { DEVICE_CODE_SECONDS } from '../device-codes/user-code.ts';
import { GRANT_SECONDS } from '../grants/oauth-grant.record.ts';
import type { RecordPayload } from '../records/record.reads.ts';
import type { IssuedFor } from '../records/record.service.ts';
import { CLAIMS_OF_SCOPE } from '../resources/openid-scopes.ts';
import { findAccount } from './account.ts';
import { adapterOf } from './adapter.ts';
import { getApplication } from './applications.ts';
import { LIFETIMES } from './client-metadata.ts';
import { currentProviderRequest } from './current-request.ts';
import { addInterval, deviceFlow } from './device-flow.ts';
import { existingGrant } from './existing-grant.ts';
import { guardedFetch } from './fetch.ts';
import { beforeJwt } from './issued-jwt.ts';
import { machineClaims } from './machine-claims.ts';
import { organizationParameter } from './organization-choice.ts';
import { createPolicy } from './policy.ts';
import { keepPushedRequest } from './pushed-requests.ts';
import { defaultResource, resourceServerOf } from './resource-server.ts';
import { SESSION_COOKIE } from './session-cookie.ts';
import { ACR, SESSION_SECONDS } from './sign-in-session.ts';
import { SIGNED_OUT_PAGE, signOutPage, skipEmptySignOut } from './sign-out-pages.ts';
import { addIntrospectedClaims, userClaims } from './token-claims.ts';
import { addTokenExchange } from './token-exchange.ts';
import { languageParameter } from './ui-language.ts';

/** The paths of the OpenID provider on the deployment host. */
export const OAUTH_ROUTES = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  userinfo: '/oauth/userinfo',
  jwks: '/oauth/jwks',
  introspection: '/oauth/introspect',
  revocation: '/oauth/revoke',
  pushed_authorization_request: '/oauth/par',
  device_authorization: '/oauth/device-authorization',
  code_verification: '/device',
  end_session: '/oauth/logout',
} as const;

/** Where clients register themselves. */
export const REGISTRATION_PATH = '/oauth/register';

/** The hosted pages that continue a request. */
export const PAGES = {
  consent: '/oauth-consent',
  chooseAccount: '/choose-account',
} as const;

const CODE_SECONDS = 60;
const ID_TOKEN_SECONDS = 3_600;
const INTERACTION_SECONDS = 600;

/** An error that the provider cannot send to the application, such as one of its redirect URI. The host shows it. */
export interface ShownError {
  readonly error: string;
  readonly description: string | null;
}

const shownErrors = new WeakMap<IncomingMessage, ShownError>();

/** The error of a request that the provider has left to the host; undefined if it has answered. */
export const shownErrorOf = (request: IncomingMessage): ShownError | undefined => shownErrors.get(request);

type Library = typeof import('oidc-provider');

export interface ProviderParts {
  readonly issuer: string;
  /** The private keys: for each algorithm, first the one that signs. */
  readonly keys: readonly Readonly<Record<string, unknown>>[];
  /** How clients may identify that were not registered by hand, which its metadata announces. */
  readonly accepted: readonly string[];
  readonly services: Pick<Services, 'outgoingHttp' | 'log'>;
}

const claimsOfScopes = () =>
  Object.fromEntries(Object.entries(CLAIMS_OF_SCOPE).map(([scope, claims]) => [scope, [...claims]]));

/** The page of the consent, or that on which the user chooses another account than the one that the request names. */
async function interactionPage(
  { oidc }: KoaContextWithOIDC,
  { uid, prompt, params }: Interaction,
  errors: typeof ProviderErrors,
): Promise<string> {
  const language = languageParameter(params['ui_locales']);
  if (prompt.name !== 'login') return `${PAGES.consent}?${new URLSearchParams({ request: uid, ...language })}`;
  // `resource` can be several.
  const values = Object.entries(params).flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)]));
  const again = new URLSearchParams(values);
  const { PushedAuthorizationRequest: pushed } = oidc.entities;
  const returnTo = `${OAUTH_ROUTES.authorization}?${pushed === undefined ? again : await keptRequest(pushed, again, errors)}`;
  return `${PAGES.chooseAccount}?${new URLSearchParams({ return_to: returnTo, ...language })}`;
}

/** Keeps a request that the application has pushed while the user chooses an account. */
async function keptRequest(
  pushed: object,
  parameters: URLSearchParams,
  { InvalidRequestUri }: typeof ProviderErrors,
): Promise<URLSearchParams> {
  const payload = { ...(pushed as RecordPayload & { readonly jti: string }) };
  const kept = await keepPushedRequest(currentProviderRequest().ctx, { id: payload.jti, payload }, parameters);
  if (kept === null) throw new InvalidRequestUri('request_uri was already used');
  return kept;
}

/** Its own tokens, of users who may sign in: the others are reported as not active. */
function mayIntrospect(
  clientId: string,
  token: { readonly clientId?: string | undefined; readonly accountId?: string },
): boolean {
  const { users } = currentProviderRequest().known;
  return token.clientId === clientId && (token.accountId === undefined || users.get(token.accountId) !== false);
}

/** The token that an application revokes, or a refresh token that is used again. Tokens of the user's other sign-ins stay. */
const revokedToken = ({ route, entities }: KoaContextWithOIDC['oidc']) =>
  route === 'revocation' ? (entities.RefreshToken ?? entities.AccessToken) : entities.RefreshToken;

/** The code or refresh token that a request exchanges. A new refresh token takes the place of the one before among the entities. */
function exchangedRecord({ route, entities }: KoaContextWithOIDC['oidc']): IssuedFor | undefined {
  const { AuthorizationCode, DeviceCode, RotatedRefreshToken, RefreshToken } = entities;
  const exchanged = AuthorizationCode ?? DeviceCode ?? RotatedRefreshToken ?? RefreshToken;
  return route === 'token' && exchanged !== undefined ? { model: exchanged.kind, key: exchanged.jti } : undefined;
}

const lifetimeOf = (client: object, of: keyof typeof LIFETIMES) => Number(Reflect.get(client, LIFETIMES[of]));

/** Creates the OpenID provider of a deployment. It keeps nothing: what it stores goes through the adapter. */
export function createProvider(
  { Provider, errors, interactionPolicy }: Library,
  { issuer, keys, accepted, services }: ProviderParts,
): Provider {
  const currentOidc = () => (Provider.ctx as KoaContextWithOIDC | undefined)?.oidc;
  const tools = {
    errors,
    currentClientId: () => currentOidc()?.client?.clientId,
    revokedSession() {
      const oidc = currentOidc();
      return oidc === undefined ? undefined : revokedToken(oidc)?.sessionUid;
    },
    exchanged() {
      const oidc = currentOidc();
      return oidc === undefined ? undefined : exchangedRecord(oidc);
    },
  };
  const configuration: Configuration = {
    adapter: (model: string) => adapterOf(model, tools),
    jwks: { keys: keys.map((key) => ({ ...key })) as never },
    routes: OAUTH_ROUTES,
    cookies: { names: { session: SESSION_COOKIE, interaction: '__oauth_request', resume: '__oauth_resume' } },
    scopes: ['openid', 'offline_access', ...Object.keys(CLAIMS_OF_SCOPE)],
    claims: { openid: ['sub'], ...claimsOfScopes() },
    acrValues: Object.values(ACR),
    extraParams: organizationParameter(errors) as never,
    extraTokenClaims: async (ctx, token) =>
      token.kind === 'ClientCredentials'
        ? { ...(await machineClaims(String(token.clientId))) }
        : userClaims(ctx, token, errors),
    discovery: {
      client_id_metadata_document_supported: accepted.includes('metadata_document'),
      ...(accepted.includes('dynamic_registration') && { registration_endpoint: issuer + REGISTRATION_PATH }),
    },
    responseTypes: ['code'],
    allowOmittingSingleRegisteredRedirectUri: false,
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'private_key_jwt', 'none'],
    enabledJWA: {
      // Each key that an application may have; see `public-keys.ts`.
      clientAuthSigningAlgValues: [
        ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
        ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
      ],
      idTokenSigningAlgValues: ['RS256', 'ES256'],
      dPoPSigningAlgValues: PROOF_ALGORITHMS,
    } as never,
    pkce: { required: (_, client) => client.clientAuthMethod === 'none' },
    findAccount,
    loadExistingGrant: (ctx) => existingGrant(ctx),
    interactions: {
      policy: createPolicy(interactionPolicy, errors),
      url: (ctx, interaction) => interactionPage(ctx, interaction, errors),
    },
    formats: { customizers: { jwt: (ctx, token) => beforeJwt(ctx, token, errors) } },
    rotateRefreshToken: true,
    issueRefreshToken: async (_, client, { scopes }) =>
      client.grantTypeAllowed('refresh_token') && scopes.has('offline_access'),
    expiresWithSession: async (_, { scopes }) => !scopes.has('offline_access'),
    // The user has not withdrawn the consent when the application revokes its token, or when a refresh token was stolen.
    revokeGrantPolicy: ({ oidc }) => revokedToken(oidc) === undefined,
    clientBasedCORS: (_, origin, client) =>
      (client.redirectUris ?? []).some((uri) => URL.parse(uri)?.origin === origin && origin !== 'null'),
    renderError(ctx, { error, error_description }) {
      ctx.respond = false;
      shownErrors.set(ctx.req, { error, description: error_description ?? null });
    },
    fetch: ((url: string, options?: RequestInit) => guardedFetch(services, String(url), options)) as never,
    fetchResponseBodyLimits: { jwks_uri: 65_536 } as never,
    extraClientMetadata: { properties: Object.values(LIFETIMES) },
    ttl: {
      AccessToken: (_, { resourceServer }, client) =>
        resourceServer?.accessTokenTTL ?? lifetimeOf(client, 'accessToken'),
      AuthorizationCode: CODE_SECONDS,
      DeviceCode: DEVICE_CODE_SECONDS,
      ClientCredentials: (_, { resourceServer }, client) =>
        resourceServer?.accessTokenTTL ?? lifetimeOf(client, 'accessToken'),
      RefreshToken: (_, __, client) => lifetimeOf(client, 'refreshToken'),
      Grant: GRANT_SECONDS,
      IdToken: ID_TOKEN_SECONDS,
      Interaction: INTERACTION_SECONDS,
      Session: SESSION_SECONDS,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: true },
      pushedAuthorizationRequests: { enabled: true },
      backchannelLogout: { enabled: true },
      clientCredentials: { enabled: true },
      introspection: {
        enabled: true,
        allowedPolicy: async (_, client, token) => mayIntrospect(client.clientId, token),
      },
      revocation: { enabled: true, allowedPolicy: async (_, client, token) => token.clientId === client.clientId },
      claimsParameter: { enabled: true },
      deviceFlow,
      resourceIndicators: {
        enabled: true,
        defaultResource: (ctx, client, oneOf) => defaultResource(ctx, client.clientId, oneOf, errors),
        useGrantedResource: () => true,
        getResourceServerInfo: (ctx, identifier, client) => resourceServerOf(ctx, client.clientId, identifier, errors),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx) => ctx.redirect(signOutPage(ctx.oidc)),
        postLogoutSuccessSource: (ctx) => ctx.redirect(SIGNED_OUT_PAGE),
      },
    },
  };
  const provider = new Provider(issuer, configuration);
  provider.use(addIntrospectedClaims as never);
  // The host has replaced the forwarding headers by what it knows of the request.
  provider.proxy = true;
  provider.Client.prototype.compareClientSecret = async function compareClientSecret(secret: string) {
    return hasSecret(await getApplication(this.clientId), secret);
  };
  provider.use(skipEmptySignOut);
  provider.use(addInterval);
  addTokenExchange(provider, keys, errors);
  provider.on('server_error', (_, error) => services.log.error({ err: error }, 'The OpenID provider failed.'));
  return provider;
}
