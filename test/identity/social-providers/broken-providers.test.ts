import { afterAll, describe, expect, it } from 'vitest';
import { fetchOnce } from '../../../src/identity/social-providers/requests/outgoing-fetch.ts';
import { withoutTimeLimit, withTimeLimit } from '../../../src/identity/social-providers/requests/time-limit.ts';
import { authorizationUrl, profileOf, refreshTokens } from '../../../src/identity/social-providers/social-client.ts';
import { createAddressGuard } from '../../../src/platform/outgoing/addresses.ts';
import { createOutgoingHttp } from '../../../src/platform/outgoing/create-outgoing-http.ts';
import {
  LOOPBACK,
  type LocalProvider,
  type LocalResponse,
  logged,
  providerRow,
  REQUEST,
  RESPONSE,
  serveOauth,
  serveOidc,
  socialContext,
  startLocalProvider,
  stopLocalProviders,
} from './local-provider.ts';

const http = createOutgoingHttp({
  guard: createAddressGuard({
    allow: LOOPBACK,
    resolve: (_host, _options, callback) => callback(null, [{ address: '10.0.0.1', family: 4 }]),
  }),
});
/** The limits of requests, which the tests shorten. */
const timeouts: number[] = [];
const ctx = socialContext({
  outgoingHttp: {
    ...http,
    request(request) {
      timeouts.push(request.timeoutMs);
      return http.request({ ...request, timeoutMs: Math.min(request.timeoutMs, 300) });
    },
  },
});

afterAll(stopLocalProviders);

const HANGS = () => new Promise<LocalResponse>(() => undefined);
const RESPONSES: readonly (readonly [string, () => LocalResponse | Promise<LocalResponse>])[] = [
  ['redirects', () => ({ status: 302, headers: { location: 'http://169.254.169.254/' }, body: '' })],
  ['redirects and keeps the method', () => ({ status: 307, headers: { location: '/elsewhere' }, body: '' })],
  ['hangs', HANGS],
  ['sends 10 MB', () => ({ body: `{"a":"${'x'.repeat(10_000_000)}"}` })],
  ['sends HTML', () => ({ headers: { 'content-type': 'text/html' }, body: '<html><title>Sign in</title></html>' })],
  ['sends HTML as JSON', () => ({ body: '<html></html>' })],
  ['sends a list', () => ({ body: [] })],
  ['sends null', () => ({ body: null })],
  ['sends nothing', () => ({ body: '' })],
  ['sends no content', () => ({ status: 204, body: '' })],
  ['allows no more requests', () => ({ status: 429, headers: { 'retry-after': '60' }, body: { error: 'slow_down' } })],
  ['is down', () => ({ status: 503, body: '' })],
  ['requires authentication', () => ({ status: 401, headers: { 'www-authenticate': 'Basic realm="x"' }, body: '' })],
];
/** A response that cannot be read may have been changed, and one that does not arrive has failed. */
const FAILED = { code: expect.stringMatching(/^SOCIAL_(PROVIDER_FAILED|RESPONSE_INVALID)$/) };

describe.each(RESPONSES)('a provider that %s', (_, broken) => {
  const oidc = async (break_: (local: LocalProvider) => void, document = {}) => {
    const local = await startLocalProvider();
    const issuer = serveOidc(local, { email: 'ada@people.example', name: 'Ada' }, { document });
    break_(local);
    return providerRow({ kind: 'OIDC', endpoints: { issuer } });
  };

  it('cannot be discovered', async () => {
    const provider = await oidc(({ routes }) => {
      routes['/.well-known/openid-configuration'] = broken;
    });
    await expect(authorizationUrl(ctx, provider, REQUEST)).rejects.toMatchObject({ code: 'SOCIAL_PROVIDER_FAILED' });
  });

  it('cannot exchange a code or a refresh token', async () => {
    const provider = await oidc(({ routes }) => {
      routes['/token'] = broken;
    });
    await expect(profileOf(ctx, provider, REQUEST, RESPONSE)).rejects.toMatchObject(FAILED);
    await expect(refreshTokens(ctx, provider, 'refresh')).rejects.toMatchObject(FAILED);
  });

  it('has no keys', async () => {
    const provider = await oidc(({ routes }) => {
      routes['/keys'] = broken;
    });
    await expect(profileOf(ctx, provider, REQUEST, RESPONSE)).rejects.toMatchObject(FAILED);
  });

  it('has no profile', async () => {
    const local = await startLocalProvider();
    const endpoints = serveOauth(local, {});
    local.routes['/profile'] = broken;
    const provider = providerRow({ kind: 'DISCORD', endpoints });
    await expect(profileOf(ctx, provider, REQUEST, RESPONSE)).rejects.toMatchObject(FAILED);
  });
});

describe('an address that may not be reached', () => {
  const failed = { code: 'SOCIAL_PROVIDER_FAILED' };

  it.each([
    ['a private address by DNS', 'https://internal.example'],
    ['a private address by DNS with plain http', 'http://internal.example'],
    ['a private address', 'https://10.0.0.1'],
    ['the metadata service', 'http://169.254.169.254'],
    ['a discovery document instead of an issuer', 'http://127.0.0.1:1/.well-known/openid-configuration'],
    ['another protocol', 'file:///etc/passwd'],
  ])('is no issuer: %s', async (_, issuer) => {
    const provider = providerRow({ kind: 'OIDC', endpoints: { issuer } });
    await expect(authorizationUrl(ctx, provider, REQUEST)).rejects.toMatchObject(failed);
  });

  it.each([['token_endpoint'], ['jwks_uri']])('is not used as the %s of a discovery document', async (name) => {
    const local = await startLocalProvider();
    const issuer = serveOidc(local, {}, { document: { [name]: 'http://169.254.169.254/latest' } });
    const provider = providerRow({ kind: 'OIDC', endpoints: { issuer } });
    logged.length = 0;
    await expect(profileOf(ctx, provider, REQUEST, RESPONSE)).rejects.toMatchObject(failed);
    expect(logged.join()).toContain('ADDRESS_NOT_ALLOWED');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'not a URL'])(
    'is no page to send the browser to: %s',
    async (authorization_endpoint) => {
      const local = await startLocalProvider();
      const issuer = serveOidc(local, {}, { document: { authorization_endpoint } });
      const provider = providerRow({ kind: 'OIDC', endpoints: { issuer } });
      await expect(authorizationUrl(ctx, provider, REQUEST)).rejects.toMatchObject(failed);
    },
  );
});

describe('the time of requests', () => {
  it('is limited for each of them', () => {
    expect(Math.max(...timeouts)).toBeLessThanOrEqual(10_000);
  });

  it('is limited for all requests of an exchange together, but not for what others wait for', async () => {
    const local = await startLocalProvider();
    local.routes['/hangs'] = HANGS;
    local.routes['/responds'] = () => ({ body: {} });
    const get = (path: string) => fetchOnce(http, `${local.url}${path}`, {});
    await expect(withTimeLimit(50, () => get('/hangs'))).rejects.toMatchObject({ reason: 'ABORTED' });
    const late = withTimeLimit(1, async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return withoutTimeLimit(() => get('/responds'));
    });
    expect((await late).status).toBe(200);
  });
});
