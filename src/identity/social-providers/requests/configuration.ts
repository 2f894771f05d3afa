import { ProviderFailure } from '../provider-failure.ts';
import type { OauthKind, OidcKind } from '../provider-kind.ts';
import { PROVIDER_KINDS } from '../provider-kinds.ts';
import type { ProviderRow, SocialClientContext } from '../sign-in-request.ts';
import { clientAuthentication } from './client-authentication.ts';
import { failureOf } from './failure-of.ts';
import { type Configuration, type OpenidClient, openidClient } from './openid-client.ts';
import { outgoingFetch, REQUEST_TIMEOUT_MS } from './outgoing-fetch.ts';
import { standardTokenResponse } from './token-response.ts';

const DISCOVERY_PATH = '/.well-known/';
const WELL_KNOWN = '/.well-known/openid-configuration';

/** What openid-client needs to know about a provider. One with OpenID Connect is asked for its discovery document. */
export async function openConfiguration(ctx: SocialClientContext, provider: ProviderRow): Promise<Configuration> {
  const client = await openidClient();
  const kind = PROVIDER_KINDS[provider.kind];
  return kind.protocol === 'OIDC'
    ? discover(client, ctx, kind, provider)
    : fixedConfiguration(client, ctx, kind, provider);
}

/** The issuer of the settings, or that of the kind. */
export function issuerOf({ endpoints }: ProviderRow, kind: OidcKind): URL {
  const issuer = URL.parse(endpoints.issuer ?? kind.issuerOf(endpoints) ?? '');
  // With the URL of a document instead, openid-client would not compare the issuer.
  if (issuer === null || issuer.pathname.includes(DISCOVERY_PATH)) throw new ProviderFailure('FAILED', 'issuer');
  return issuer;
}

/** The endpoints of the settings, or all three of the kind. */
export function endpointsOf({ endpoints }: ProviderRow, kind: OauthKind) {
  const { authorizationUrl, tokenUrl, profileUrl } = endpoints;
  const isOwn = authorizationUrl !== undefined && tokenUrl !== undefined && profileUrl !== undefined;
  const found = isOwn ? { authorizationUrl, tokenUrl, profileUrl } : kind.endpoints;
  if (found === null) throw new ProviderFailure('FAILED', 'endpoints');
  return { ...found, issuer: isOwn ? undefined : kind.issuer };
}

async function discover(
  client: OpenidClient,
  { outgoingHttp, vault }: SocialClientContext,
  kind: OidcKind,
  provider: ProviderRow,
): Promise<Configuration> {
  const issuer = issuerOf(provider, kind);
  const { tenantIssuers } = kind;
  // openid-client compares the issuer with the tenant of the token at one origin only, also if the settings name another one.
  const named = tenantIssuers === undefined ? issuer : new URL(issuer.pathname, tenantIssuers.origin);
  const document = wellKnown(named);
  const fetch = outgoingFetch(outgoingHttp, {
    urlOf: (url) => (url === document ? wellKnown(issuer) : url),
    tokenResponseOf: (response) => standardTokenResponse(kind, response),
  });
  const configuration = await client
    .discovery(named, provider.clientId, undefined, clientAuthentication(client, vault, kind, provider), {
      [client.customFetch]: fetch,
      execute: [client.enableNonRepudiationChecks, ...insecure(client, issuer)],
      timeout: REQUEST_TIMEOUT_MS / 1_000,
    })
    .catch((error: unknown) => {
      throw failureOf(error, 'FAILED');
    });
  const found = configuration.serverMetadata().issuer;
  if (tenantIssuers?.isIssuerOf(issuer, found) === false) throw new ProviderFailure('FAILED', 'issuer', found);
  return configuration;
}

function fixedConfiguration(
  client: OpenidClient,
  { outgoingHttp, vault }: SocialClientContext,
  kind: OauthKind,
  provider: ProviderRow,
): Configuration {
  const { authorizationUrl, tokenUrl, issuer } = endpointsOf(provider, kind);
  const configuration = new client.Configuration(
    {
      issuer: issuer ?? new URL(authorizationUrl).origin,
      authorization_endpoint: authorizationUrl,
      token_endpoint: tokenUrl,
    },
    provider.clientId,
    undefined,
    clientAuthentication(client, vault, kind, provider),
  );
  configuration[client.customFetch] = outgoingFetch(outgoingHttp, {
    tokenResponseOf: (response) => standardTokenResponse(kind, response),
  });
  configuration.timeout = REQUEST_TIMEOUT_MS / 1_000;
  for (const extend of insecure(client, new URL(tokenUrl))) extend(configuration);
  return configuration;
}

/** Plain http, if the settings have such a URL. The outgoing client then requires that `OUTGOING_ALLOW` lists the addresses. */
const insecure = (client: OpenidClient, { protocol }: URL) =>
  protocol === 'http:' ? [client.allowInsecureRequests] : [];

const wellKnown = (issuer: URL) => new URL(`${issuer.pathname.replace(/\/$/, '')}${WELL_KNOWN}`, issuer).href;
