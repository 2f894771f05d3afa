import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser, openVerifiedBrowser } from '../../support/accounts.ts';
import { authorize, follow, issuerOf, REDIRECT_URI, relyingParty } from '../../support/openid-client.ts';
import { createWorld } from '../../support/world.ts';

describe('a browser that is not signed in', () => {
  it('signs in first, and nothing is stored for its request', async () => {
    const world = await createWorld();
    const application = await relyingParty(world);
    const { url, page } = await authorize(world, world.browser(), application, { login_hint: 'ada@example.com' });
    expect(url.pathname).toBe('/sign-in');
    expect(page?.text).toMatch(/<input[^>]* value="ada@example\.com"/);
    const returned = new URL(url.searchParams.get('redirect_url') ?? '', issuerOf(world));
    expect(returned.pathname).toBe('/oauth/authorize');
    const { rows } = world.services.database;
    expect(await rows.selectFrom('oauth_record').select('id').where('deployment_id', '=', world.id).execute()).toEqual(
      [],
    );
    // The person signs in, and the browser returns.
    const browser = await openSignedUpBrowser(world);
    const answered = await follow(world, browser, `${returned.pathname}${returned.search}`);
    expect(answered.url.href).toContain(`${REDIRECT_URI}?code=`);
  });

  it('keeps a request with a long state while it signs in', async () => {
    const world = await createWorld();
    const application = await relyingParty(world);
    const state = 'long'.repeat(600);
    const { url, page } = await authorize(world, world.browser(), application, { state });
    expect(url.pathname).toBe('/sign-in');
    const signUp = /href="([^"]*\/sign-up[^"]*)"/.exec(page?.text ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(new URL(signUp, issuerOf(world)).searchParams.get('redirect_url')).toContain(state);
  });

  it('sees the mistake of an application that does not exist before it signs in', async () => {
    const world = await createWorld();
    const asked = new URLSearchParams({ client_id: '1', response_type: 'code', redirect_uri: REDIRECT_URI });
    const { url, page } = await follow(world, world.browser(), `/oauth/authorize?${asked}`);
    expect([url.pathname, page?.status]).toEqual(['/oauth/authorize', 400]);
    expect(page?.text).toContain('invalid_client');
  });
});

describe('a signed-in browser', () => {
  it('gives an application of the product single claims without a consent', async () => {
    const world = await createWorld();
    const browser = await openVerifiedBrowser(world);
    const application = await relyingParty(world);
    const claims = JSON.stringify({ userinfo: { email: null } });
    const { url, checks } = await authorize(world, browser, application, { scope: 'openid offline_access', claims });
    const tokens = await client.authorizationCodeGrant(application.configuration, url, checks);
    const user = await client.fetchUserInfo(application.configuration, tokens.access_token, String(browser.userId));
    expect(user).toEqual({ sub: browser.userId, email: 'ada@example.com' });
    // Of a user who may not sign in, no token is active.
    expect(await client.tokenIntrospection(application.configuration, tokens.access_token)).toMatchObject({
      active: true,
    });
    await world.backend.patch(`/users/${browser.userId}`, { is_active: false });
    expect(await client.tokenIntrospection(application.configuration, tokens.access_token)).toEqual({ active: false });
  });
});

describe('a machine', () => {
  it('gets JWT access tokens of RFC 9068 for its resources and scopes only', async () => {
    const world = await createWorld();
    const identifier = 'https://api.example.com/';
    const scopes = [
      { name: 'invoices:read', description: 'Read invoices' },
      { name: 'invoices:write', description: 'Write' },
    ];
    const { status } = await world.backend.post('/oauth-resources', { identifier, name: 'Invoices', scopes });
    expect(status).toBe(201);
    const { id, configuration } = await relyingParty(world, {
      type: 'machine',
      scopes: [],
      redirectUris: [],
      postLogoutRedirectUris: [],
      resources: [{ identifier, scopes: ['invoices:read'] }],
    });
    const scope = 'invoices:read invoices:write';
    const tokens = await client.clientCredentialsGrant(configuration, { resource: identifier, scope });
    const [header, payload] = tokens.access_token.split('.').map((part) => Buffer.from(part, 'base64url').toString());
    expect(JSON.parse(String(header))).toMatchObject({ typ: 'at+jwt', alg: 'ES256' });
    expect(JSON.parse(String(payload))).toMatchObject({
      iss: issuerOf(world),
      aud: identifier,
      sub: id,
      client_id: id,
      scope: 'invoices:read',
    });
    // Its only resource is meant without a name as well.
    const { access_token } = await client.clientCredentialsGrant(configuration, { scope });
    expect(decodeJwt(access_token)).toMatchObject({ aud: identifier, scope: 'invoices:read' });
    await expect(
      client.clientCredentialsGrant(configuration, { resource: 'https://other.example.com/', scope }),
    ).rejects.toMatchObject({ error: 'invalid_target' });
  });
});
