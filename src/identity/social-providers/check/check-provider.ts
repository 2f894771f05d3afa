import { ProviderFailure } from '../provider-failure.ts';
import type { ProviderKind } from '../provider-kind.ts';
import { PROVIDER_KINDS } from '../provider-kinds.ts';
import { issuerOf, openConfiguration } from '../requests/configuration.ts';
import { failureOf } from '../requests/failure-of.ts';
import type { Configuration } from '../requests/openid-client.ts';
import { fetchOnce } from '../requests/outgoing-fetch.ts';
import { withTimeLimit } from '../requests/time-limit.ts';
import type { ProviderRow, SocialClientContext } from '../sign-in-request.ts';
import { checkTokenEndpoint } from './check-client.ts';
import { type CheckStep, failedStep } from './check-step.ts';

const CHECK_TIMEOUT_MS = 20_000;

/** Tests what can be tested without a person: discovery, keys, endpoints, and whether the provider rejects the client. */
export function checkProvider(
  ctx: SocialClientContext,
  provider: ProviderRow,
  redirectUri: string,
): Promise<CheckStep[]> {
  return withTimeLimit(CHECK_TIMEOUT_MS, async () => {
    const kind = PROVIDER_KINDS[provider.kind];
    const opened = await open(ctx, kind, provider);
    if (opened instanceof ProviderFailure) {
      return [failedStep('discovery', `The discovery document of ${issuerText(kind, provider)}`, opened)];
    }
    const { authorization_endpoint, jwks_uri } = opened.serverMetadata();
    const [keys, authorization, token] = await Promise.all([
      kind.protocol === 'OIDC' ? checkKeys(ctx, jwks_uri) : null,
      checkAuthorizationEndpoint(ctx, authorization_endpoint),
      checkTokenEndpoint(opened, { redirectUri, usesPkce: kind.acceptsPkce !== false }),
    ]);
    return [
      ...(kind.protocol === 'OIDC' ? [discovered(kind, provider)] : []),
      ...(keys === null ? [] : [keys]),
      authorization,
      ...token,
    ];
  });
}

async function open(
  ctx: SocialClientContext,
  kind: ProviderKind,
  provider: ProviderRow,
): Promise<Configuration | ProviderFailure> {
  try {
    // Not from the cache, because what is wrong may just have been corrected at the provider.
    return await openConfiguration(ctx, provider);
  } catch (error) {
    if (kind.protocol === 'OIDC' && error instanceof ProviderFailure) return error;
    throw error;
  }
}

const issuerText = (kind: ProviderKind, provider: ProviderRow) =>
  kind.protocol === 'OIDC' ? issuerOf(provider, kind).href : provider.name;

const discovered = (kind: ProviderKind, provider: ProviderRow): CheckStep => ({
  name: 'discovery',
  ok: true,
  message: `The discovery document of ${issuerText(kind, provider)} is in order.`,
});

async function checkKeys({ outgoingHttp }: SocialClientContext, url: string | undefined): Promise<CheckStep> {
  const what = `The list of keys ${url ?? ''}`.trim();
  try {
    if (url === undefined) throw new ProviderFailure('FAILED', 'OAUTH_MISSING_SERVER_METADATA');
    const response = await fetchOnce(outgoingHttp, url, { accept: 'application/json' });
    if (response.status !== 200) throw new ProviderFailure('FAILED', 'OAUTH_RESPONSE_IS_NOT_CONFORM');
    const count = publicKeysIn(await response.json().catch(() => null));
    if (count === null) throw new ProviderFailure('FAILED', 'OAUTH_RESPONSE_IS_NOT_JSON');
    if (count > 0) return { name: 'keys', ok: true, message: `${what} has keys for signatures.` };
    return {
      name: 'keys',
      ok: false,
      message: `${what} has no public key, so no token can be checked. Ask the provider.`,
    };
  } catch (error) {
    return failedStep('keys', what, failureOf(error, 'FAILED'));
  }
}

/** How many public keys a JWK set has; null for what is no such set. */
function publicKeysIn(json: unknown): number | null {
  const { keys } = (json ?? {}) as { readonly keys?: unknown };
  if (!Array.isArray(keys)) return null;
  return keys.filter((key) => ['RSA', 'EC', 'OKP'].includes(key?.kty)).length;
}

async function checkAuthorizationEndpoint(
  { outgoingHttp }: SocialClientContext,
  url: string | undefined,
): Promise<CheckStep> {
  const name = 'authorization_endpoint';
  const what = `The authorization endpoint ${url ?? ''}`.trim();
  try {
    if (url === undefined) throw new ProviderFailure('FAILED', 'OAUTH_MISSING_SERVER_METADATA');
    // Without parameters, it shows an error or a page to sign in.
    const { status } = await fetchOnce(outgoingHttp, url, { accept: 'text/html' });
    if (status !== 404 && status < 500) return { name, ok: true, message: `${what} responds.` };
    return { name, ok: false, message: `${what} responds with status ${status}. Check the URL.` };
  } catch (error) {
    return failedStep(name, what, failureOf(error, 'FAILED'));
  }
}
