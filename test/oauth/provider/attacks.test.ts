import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import * as client from 'openid-client';
import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser, openVerifiedBrowser, signIn } from '../../support/accounts.ts';
import {
  addApplication,
  authorize,
  deploymentFetch,
  follow,
  issuerOf,
  REDIRECT_URI,
  relyingParty,
} from '../../support/openid-client.ts';
import { openImpersonatedBrowser } from '../../support/sign-in-tickets.ts';
import { createWorld } from '../../support/world.ts';

const invalidGrant = { error: 'invalid_grant' };

async function signedIn(fields = {}, scope = 'openid email offline_access') {
  const world = await createWorld();
  const browser = await openVerifiedBrowser(world);
  const application = await relyingParty(world, fields);
  const { url, checks } = await authorize(world, browser, application, { scope });
  return { world, browser, application, configuration: application.configuration, url, checks };
}

describe('a code', () => {
  it('works once, also when it is sent several times at once', async () => {
    const { configuration, url, checks } = await signedIn();
    const sent = Array.from({ length: 6 }, () => client.authorizationCodeGrant(configuration, url, checks));
    const outcomes = await Promise.allSettled(sent);
    const [tokens, ...more] = outcomes.filter((each) => each.status === 'fulfilled').map(({ value }) => value);
    expect(more).toEqual([]);
    // A code that comes again was stolen, or its tokens were.
    await expect(client.authorizationCodeGrant(configuration, url, checks)).rejects.toMatchObject(invalidGrant);
    await expect(client.refreshTokenGrant(configuration, String(tokens?.refresh_token))).rejects.toMatchObject(
      invalidGrant,
    );
  });

  it('needs the verifier of its challenge', async () => {
    const { configuration, url, checks } = await signedIn();
    const pkceCodeVerifier = client.randomPKCECodeVerifier();
    await expect(
      client.authorizationCodeGrant(configuration, url, { ...checks, pkceCodeVerifier }),
    ).rejects.toMatchObject(invalidGrant);
  });

  it('is of no use to another application', async () => {
    const { world, url, checks } = await signedIn();
    const other = await relyingParty(world);
    await expect(client.authorizationCodeGrant(other.configuration, url, checks)).rejects.toMatchObject(invalidGrant);
  });
});

describe('a refresh token', () => {
  it('works again once for a client that has missed the response, and ends the tokens of the sign-in when it comes later', async () => {
    const { world, configuration, url, checks } = await signedIn();
    const first = await client.authorizationCodeGrant(configuration, url, checks);
    const used = String(first.refresh_token);
    await client.refreshTokenGrant(configuration, used);
    const again = await client.refreshTokenGrant(configuration, used);
    await expect(client.refreshTokenGrant(configuration, used)).rejects.toMatchObject(invalidGrant);
    await expect(client.refreshTokenGrant(configuration, String(again.refresh_token))).rejects.toMatchObject(
      invalidGrant,
    );
    const left = await world.services.database.rows
      .selectFrom('oauth_record')
      .select('model')
      .where('deployment_id', '=', world.id)
      .where('model', '<>', 'Session')
      .execute();
    // What the user has allowed stays: it was not the user who used the token again.
    expect(left).toEqual([{ model: 'Grant' }]);
  });

  it('that is used again ends no tokens of another device', async () => {
    const { world, application, configuration, url, checks } = await signedIn();
    const stolen = await client.authorizationCodeGrant(configuration, url, checks);
    const device = world.browser();
    await signIn(device, 'ada@example.com');
    const there = await authorize(world, device, application, { scope: 'openid offline_access' });
    const kept = await client.authorizationCodeGrant(configuration, there.url, there.checks);
    const used = String(stolen.refresh_token);
    await client.refreshTokenGrant(configuration, used);
    await client.refreshTokenGrant(configuration, used);
    await expect(client.refreshTokenGrant(configuration, used)).rejects.toMatchObject(invalidGrant);
    await client.refreshTokenGrant(configuration, String(kept.refresh_token));
  });

  it.each<[string, (given: Awaited<ReturnType<typeof signedIn>>) => Promise<unknown>]>([
    ['the user was deleted', ({ world, browser }) => world.backend.delete(`/users/${browser.userId}`)],
    [
      'the application was disabled',
      ({ world, application }) => world.backend.patch(`/oauth-applications/${application.id}`, { is_active: false }),
    ],
    [
      'the application was deleted',
      ({ world, application }) => world.backend.delete(`/oauth-applications/${application.id}`),
    ],
  ])('does not work after %s', async (_, end) => {
    const given = await signedIn();
    const tokens = await client.authorizationCodeGrant(given.configuration, given.url, given.checks);
    await end(given);
    await expect(client.refreshTokenGrant(given.configuration, String(tokens.refresh_token))).rejects.toThrow();
    await expect(
      client.fetchUserInfo(given.configuration, tokens.access_token, client.skipSubjectCheck),
    ).rejects.toThrow();
  });
});

describe('an access token without offline access', () => {
  it('ends with the sign-in', async () => {
    const { browser, configuration, url, checks } = await signedIn({}, 'openid email');
    const tokens = await client.authorizationCodeGrant(configuration, url, checks);
    expect(tokens.refresh_token).toBeUndefined();
    await client.fetchUserInfo(configuration, tokens.access_token, client.skipSubjectCheck);
    await browser.post('/auth/signout', {});
    await expect(client.fetchUserInfo(configuration, tokens.access_token, client.skipSubjectCheck)).rejects.toThrow();
  });
});

describe('an authorization request', () => {
  it.each([
    ['an unknown path', 'https://app.example.com/callback/other'],
    ['another host', 'https://app.example.com.evil.example/callback'],
    ['user information before the host', 'https://app.example.com@evil.example/callback'],
    ['another scheme', 'http://app.example.com/callback'],
    ['a port', 'https://app.example.com:8443/callback'],
    ['a query', 'https://app.example.com/callback?next=https://evil.example'],
    ['another case', 'https://app.example.com/Callback'],
    ['a backslash', 'https://app.example.com\\@evil.example/callback'],
  ])('is shown as an error for a redirect URI with %s, and leads nowhere', async (_, redirect_uri) => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world);
    const { url, page } = await authorize(world, browser, await relyingParty(world), { redirect_uri });
    expect(url.origin).toBe(issuerOf(world));
    expect(page?.status).toBe(400);
    expect(page?.text).toContain('invalid_redirect_uri');
    expect(page?.text).not.toMatch(/(href|action|src|content)="[a-z]+:\/\/[^"]*evil/);
  });

  it('needs S256 from an application without a secret, and never plain', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world);
    const page = await relyingParty(world, { type: 'browser', authMethod: 'none' });
    const asked = {
      redirect_uri: REDIRECT_URI,
      scope: 'openid',
      state: 's',
      response_type: 'code',
      client_id: page.id,
    };
    const ask = (more: Record<string, string>) =>
      follow(world, browser, `/oauth/authorize?${new URLSearchParams({ ...asked, ...more })}`);
    expect((await ask({})).url.searchParams.get('error')).toBe('invalid_request');
    const plain = { code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' };
    expect((await ask(plain)).url.searchParams.get('error')).toBe('invalid_request');
  });

  it('answers with its issuer, so that the application notices a mix-up', async () => {
    const { url, world } = await signedIn();
    expect(url.searchParams.get('iss')).toBe(issuerOf(world));
  });

  it('gives an impersonated session no code', async () => {
    const world = await createWorld();
    const { userId } = await openSignedUpBrowser(world);
    const { browser } = await openImpersonatedBrowser(world, userId);
    const { url } = await authorize(world, browser, await relyingParty(world));
    expect(url.searchParams.get('error')).toBe('access_denied');
  });

  it('names no sign-in by a cookie of its own', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world);
    const application = await relyingParty(world);
    const { body } = await world.backend.get(`/users/${browser.userId}/sessions`);
    expect(body.data).toHaveLength(1);
    const signIn = await world.services.database.rows
      .selectFrom('signin')
      .select('id')
      .where('deployment_id', '=', world.id)
      .executeTakeFirstOrThrow();
    const visitor = world.browser();
    visitor.cookie = `x; __oauth_session=signin-${signIn.id}`;
    const { url } = await authorize(world, visitor, application, { prompt: 'none' });
    expect(url.searchParams.get('error')).toBe('login_required');
  });
});

describe('the keys of an application', () => {
  it('prove who the application is, with each assertion once', async () => {
    const world = await createWorld();
    const { privateKey, publicKey } = await generateKeyPair('ES384', { extractable: true });
    const jwks = { keys: [{ ...(await exportJWK(publicKey)), alg: 'ES384', use: 'sig', kid: 'first' }] };
    const identifier = 'https://api.example.com/';
    await world.backend.post('/oauth-resources', { identifier, name: 'Orders' });
    const resources = [{ identifier, scopes: [] }];
    const id = await addApplication(world, { authMethod: 'private_key_jwt', jwks, resources });
    const issuer = issuerOf(world);
    const assertion = await new SignJWT({})
      .setProtectedHeader({ alg: 'ES384', kid: 'first' })
      .setIssuer(id)
      .setSubject(id)
      .setAudience(issuer)
      .setJti('once')
      .setIssuedAt()
      .setExpirationTime('1m')
      .sign(privateKey);
    const send = async () => {
      const body = new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: assertion,
      });
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const fetch = deploymentFetch(world);
      return (await fetch(`${issuer}/oauth/token`, { method: 'POST', headers, body } as never)).status;
    };
    const statuses = await Promise.all([send(), send(), send()]);
    expect(statuses.sort()).toEqual([200, 401, 401]);
  });
});
