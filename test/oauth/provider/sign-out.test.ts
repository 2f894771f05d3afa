import { createLocalJWKSet, jwtVerify } from 'jose';
import * as client from 'openid-client';
import { afterAll, describe, expect, it } from 'vitest';
import { openSignedUpBrowser } from '../../support/accounts.ts';
import { authorize, follow, issuerOf, REDIRECT_URI, relyingParty } from '../../support/openid-client.ts';
import { startReceiver, stopReceivers } from '../../support/receivers.ts';
import { createWorld } from '../../support/world.ts';

afterAll(stopReceivers);

const SIGNED_OUT = 'https://app.example.com/signed-out';

/** A user who has signed in to an application that wants to know the end of the sign-in. */
async function signedInThere() {
  const world = await createWorld();
  const receiver = await startReceiver();
  const browser = await openSignedUpBrowser(world);
  const application = await relyingParty(world, { backchannelLogoutUri: receiver.url });
  const { url, checks } = await authorize(world, browser, application);
  const tokens = await client.authorizationCodeGrant(application.configuration, url, checks);
  return { world, browser, application, receiver, tokens };
}

/** Verifies the logout token as OpenID Connect Back-Channel Logout 1.0, section 2.6, requires it. */
async function logoutOf({ world, application, receiver }: Awaited<ReturnType<typeof signedInThere>>) {
  await expect.poll(() => receiver.requests.length, { timeout: 20_000 }).toBe(1);
  const token = new URLSearchParams(receiver.requests[0]?.body).get('logout_token') ?? '';
  const { body } = await world.browser().get('/oauth/jwks' as '/.well-known/jwks.json');
  const { payload } = await jwtVerify(token, createLocalJWKSet(body as never), {
    issuer: issuerOf(world),
    audience: application.id,
    typ: 'logout+jwt',
    requiredClaims: ['iat', 'exp', 'jti', 'sid', 'events'],
  });
  return payload;
}

describe('an application that asks for a sign-out', () => {
  it('gets the browser back after the user has agreed, and every application of the sign-in is told', async () => {
    const given = await signedInThere();
    const { world, browser, application, tokens } = given;
    const asked = client.buildEndSessionUrl(application.configuration, {
      id_token_hint: String(tokens.id_token),
      post_logout_redirect_uri: SIGNED_OUT,
      state: 'of the application',
    });
    expect((await follow(world, browser, asked)).url.pathname).toBe('/oauth-sign-out');
    expect((await browser.get('/me/oauth-sign-out')).body.data).toEqual({
      application_name: 'Ledger',
      redirect_uri: SIGNED_OUT,
    });

    const { body } = await browser.post('/me/oauth-sign-out/decision', { sign_out: true });
    expect(body.data).toEqual({ redirect_to: `${SIGNED_OUT}?state=of+the+application` });
    expect(body.session.active_signin).toBe(null);
    const payload = await logoutOf(given);
    expect(payload).toMatchObject({
      sub: browser.userId,
      sid: tokens.claims()?.['sid'],
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    });
  });

  it('changes nothing when the user stays signed in', async () => {
    const { world, browser, application } = await signedInThere();
    await follow(world, browser, client.buildEndSessionUrl(application.configuration));
    const { body } = await browser.post('/me/oauth-sign-out/decision', { sign_out: false });
    expect(body.data).toEqual({ redirect_to: null });
    expect((await authorize(world, browser, application, { prompt: 'none' })).url.href).toContain(
      `${REDIRECT_URI}?code=`,
    );
  });

  it('gets 404 for an answer that it has not asked for', async () => {
    const browser = await openSignedUpBrowser(await createWorld());
    expect((await browser.get('/me/oauth-sign-out')).status).toBe(404);
    const { status, body } = await browser.post('/me/oauth-sign-out/decision', { sign_out: true });
    expect([status, body.errors[0]?.code]).toEqual([404, 'OAUTH_SIGN_OUT_NOT_FOUND']);
  });
});

describe('the end of a sign-in', () => {
  it.each<[string, (given: Awaited<ReturnType<typeof signedInThere>>) => Promise<unknown>]>([
    ['the user signs out', ({ browser }) => browser.post('/auth/signout', {})],
    [
      'the backend ends the sessions',
      ({ world, browser }) => world.backend.post(`/users/${browser.userId}/sessions/revoke-all`),
    ],
    ['the user is deleted', ({ world, browser }) => world.backend.delete(`/users/${browser.userId}`)],
  ])('reaches the application when %s', async (_, end) => {
    const given = await signedInThere();
    await end(given);
    expect(await logoutOf(given)).toMatchObject({ sub: given.browser.userId });
  });
});
