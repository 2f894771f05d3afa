import { generateKeyPairSync } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { checkProvider } from '../../../src/identity/social-providers/check/check-provider.ts';
import type { ProviderRow } from '../../../src/identity/social-providers/social-client.ts';
import {
  type LocalProvider,
  type LocalResponse,
  providerRow,
  REQUEST,
  serveOauth,
  serveOidc,
  socialContext,
  startLocalProvider,
  stopLocalProviders,
} from './local-provider.ts';

const ctx = socialContext();
const { redirectUri } = REQUEST;

afterAll(stopLocalProviders);

const KNOWN_CLIENT: LocalResponse = { status: 400, body: { error: 'invalid_grant' } };

/** Tests a local provider that is in order, except for what the test changes. */
async function check(
  prepare: (local: LocalProvider) => void,
  kind: ProviderRow['kind'] = 'OIDC',
  document: object = {},
) {
  const local = await startLocalProvider();
  const endpoints = kind === 'OIDC' ? { issuer: serveOidc(local, {}, { document }) } : serveOauth(local, {});
  local.routes['/authorize'] = () => ({ status: 400, body: 'Parameters are missing.' });
  local.routes['/token'] = () => KNOWN_CLIENT;
  prepare(local);
  const steps = await checkProvider(ctx, providerRow({ kind, endpoints }), redirectUri);
  return { local, steps, failed: steps.filter(({ ok }) => !ok) };
}

const serve = (path: string, response: LocalResponse) => (local: LocalProvider) => {
  local.routes[path] = () => response;
};

describe('the test of a provider', () => {
  it('passes each step with OpenID Connect, and says what to register', async () => {
    const { steps, local } = await check(() => undefined);
    expect(steps.map(({ name, ok }) => [name, ok])).toEqual([
      ['discovery', true],
      ['keys', true],
      ['authorization_endpoint', true],
      ['token_endpoint', true],
      ['client', true],
    ]);
    expect(steps.at(-1)?.message).toContain(`Register the redirect URI ${redirectUri} at the provider`);
    expect(local.requests.find(({ url }) => url.pathname === '/token')?.form.get('code')).toBe(
      'gatehouse-verification',
    );
  });

  it('has no discovery and keys with OAuth 2.0', async () => {
    const { steps } = await check(() => undefined, 'DISCORD');
    expect(steps.map(({ name }) => name)).toEqual(['authorization_endpoint', 'token_endpoint', 'client']);
  });

  it.each<readonly [string, string, (local: LocalProvider) => void, string]>([
    [
      'a document that does not exist',
      'discovery',
      serve('/.well-known/openid-configuration', { status: 404, body: {} }),
      'did not respond with status 200',
    ],
    [
      'a document that is HTML',
      'discovery',
      serve('/.well-known/openid-configuration', { headers: { 'content-type': 'text/html' }, body: '<html>' }),
      'is not JSON',
    ],
    [
      'a document of another issuer',
      'discovery',
      (local) => void serveOidc(local, {}, { issuer: 'https://other.example' }),
      'names another issuer',
    ],
    ['no keys', 'keys', serve('/keys', { body: { keys: [] } }), 'has no public key'],
    ['keys that are no list', 'keys', serve('/keys', { body: 'text' }), 'is not JSON'],
    ['keys that do not exist', 'keys', serve('/keys', { status: 404, body: {} }), 'did not respond with status 200'],
    [
      'no page to sign in',
      'authorization_endpoint',
      serve('/authorize', { status: 404, body: {} }),
      'responds with status 404',
    ],
    [
      'no token endpoint',
      'token_endpoint',
      serve('/token', { status: 404, body: {} }),
      'did not respond with status 200',
    ],
    [
      'a token endpoint that is down',
      'token_endpoint',
      serve('/token', { status: 503, body: '' }),
      'did not respond with status 200',
    ],
    [
      'an unknown client',
      'client',
      serve('/token', { status: 401, body: { error: 'invalid_client' } }),
      'rejects the client id or the secret',
    ],
    [
      'a client that GitHub does not know',
      'client',
      serve('/token', { body: { error: 'incorrect_client_credentials' } }),
      'rejects the client id or the secret',
    ],
    [
      'a challenge',
      'client',
      serve('/token', { status: 401, headers: { 'www-authenticate': 'Basic' }, body: '' }),
      'rejects the client id or the secret',
    ],
    [
      'an unknown redirect URI',
      'client',
      serve('/token', { body: { error: 'redirect_uri_mismatch' } }),
      `Register ${redirectUri} at the provider`,
    ],
  ])('finds %s', async (_, name, prepare, message) => {
    const { failed } = await check(prepare);
    expect(failed).toEqual([{ name, ok: false, message: expect.stringContaining(message) }]);
  });

  it('says that a client was not tested, which a provider tells in its own way', async () => {
    const own = { status: 400, body: { error: { message: 'Invalid verification code format.', code: 100 } } };
    const { steps, failed } = await check(serve('/token', own), 'FACEBOOK');
    expect([failed, steps.at(-1)?.message]).toEqual([[], expect.stringContaining('does not say whether it accepts')]);
  });

  it('finds an address that may not be reached', async () => {
    const { failed } = await check(() => undefined, 'OIDC', { jwks_uri: 'http://169.254.169.254/keys' });
    expect(failed).toEqual([{ name: 'keys', ok: false, message: expect.stringContaining('OUTGOING_ALLOW') }]);
  });

  it('finds a private key that Apple did not give', async () => {
    const local = await startLocalProvider();
    const issuer = serveOidc(local, {});
    local.routes['/authorize'] = () => ({ body: '' });
    local.routes['/token'] = () => KNOWN_CLIENT;
    const stepsWith = (clientSecret: string) =>
      checkProvider(
        ctx,
        providerRow({ kind: 'APPLE', clientSecret, endpoints: { issuer, teamId: 'T', keyId: 'K' } }),
        redirectUri,
      );
    const pem = (type: 'P-256' | 'P-384') =>
      generateKeyPairSync('ec', { namedCurve: type }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    expect((await stepsWith(pem('P-256'))).every(({ ok }) => ok)).toBe(true);
    for (const secret of [pem('P-384'), 'text']) {
      expect((await stepsWith(secret)).at(-1)).toMatchObject({
        name: 'client',
        ok: false,
        message: expect.stringContaining('.p8'),
      });
    }
  });
});
