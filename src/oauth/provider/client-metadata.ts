import type { ClientMetadata } from 'oidc-provider';
import type { ApplicationType } from '../applications/oauth-application.entity.ts';
import type { ProviderApplication } from './application.reads.ts';

/** Takes the place of a secret, which the provider requires. Secrets are compared by their hashes: see `create-provider.ts`. */
const STORED_AS_HASHES = 'The secrets are stored as hashes.';

/** Fields of our own, in seconds. */
export const LIFETIMES = { accessToken: 'access_token_lifetime', refreshToken: 'refresh_token_lifetime' } as const;

const GRANT_TYPES: Readonly<Record<ApplicationType, readonly string[]>> = {
  web: ['authorization_code', 'refresh_token', 'client_credentials'],
  browser: ['authorization_code', 'refresh_token'],
  native: ['authorization_code', 'refresh_token'],
  machine: ['client_credentials'],
};

/** The grant type of RFC 8628, section 3.4. */
export const DEVICE_GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:device_code';

/** The grant type of RFC 8693, section 2.1. */
export const TOKEN_EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange';

/** The application in the names of OpenID Connect Dynamic Client Registration 1.0, section 2. */
export function clientMetadata(application: ProviderApplication): ClientMetadata {
  const { id, metadataUrl, type, name, authMethod, jwks, jwksUri, backchannelLogoutUri, scopes } = application;
  const { deviceSignIn, tokenExchangeResources, dpopBoundAccessTokens, redirectUris } = application;
  const hasSecret = authMethod === 'client_secret_basic' || authMethod === 'client_secret_post';
  return {
    client_id: metadataUrl ?? id,
    client_name: name,
    application_type: type === 'native' ? 'native' : 'web',
    token_endpoint_auth_method: authMethod,
    grant_types: [
      ...GRANT_TYPES[type],
      ...(deviceSignIn ? [DEVICE_GRANT_TYPE] : []),
      ...(tokenExchangeResources.length > 0 ? [TOKEN_EXCHANGE] : []),
    ],
    response_types: redirectUris.length === 0 ? [] : ['code'],
    redirect_uris: [...redirectUris],
    post_logout_redirect_uris: [...application.postLogoutRedirectUris],
    // Without a list, it could ask for all of them. `openid` reveals only the id of the user.
    scope: scopes.length === 0 ? 'openid' : scopes.join(' '),
    dpop_bound_access_tokens: dpopBoundAccessTokens,
    require_pushed_authorization_requests: application.requirePushedAuthorizationRequests,
    [LIFETIMES.accessToken]: application.accessTokenLifetime,
    [LIFETIMES.refreshToken]: application.refreshTokenLifetime,
    ...(hasSecret && { client_secret: STORED_AS_HASHES }),
    ...(jwks !== null && { jwks: { keys: [...jwks.keys] } as NonNullable<ClientMetadata['jwks']> }),
    ...(jwksUri !== null && { jwks_uri: jwksUri }),
    ...(backchannelLogoutUri !== null && {
      backchannel_logout_uri: backchannelLogoutUri,
      backchannel_logout_session_required: true,
    }),
  };
}
