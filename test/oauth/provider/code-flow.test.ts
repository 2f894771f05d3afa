import * as client from 'openid-client';
import { describe, expect, it } from 'vitest';
import { openVerifiedBrowser, signIn } from '../../support/accounts.ts';
import { authorize, issuerOf, relyingParty } from '../../support/openid-client.ts';
import { createWorld } from '../../support/world.ts';

describe('an application on a server', () => {
  it('signs a user in, reads the claims, refreshes its tokens and revokes them', async () => {
    const world = await createWorld();
    const browser = await openVerifiedBrowser(world);
    const application = await relyingParty(world);
    const { configuration } = application;
    const { url, checks } = await authorize(world, browser, application, { scope: 'openid email offline_access' });
    expect(url.searchParams.get('iss')).toBe(issuerOf(world));

    const tokens = await client.authorizationCodeGrant(configuration, url, checks);
    const { sub } = tokens.claims() ?? {};
    expect(tokens.claims()).toMatchObject({ iss: issuerOf(world), aud: application.id, sub: expect.any(String) });
    const user = await client.fetchUserInfo(configuration, tokens.access_token, String(sub));
    expect(user).toMatchObject({ sub, email: 'ada@example.com', email_verified: true });

    const refreshed = await client.refreshTokenGrant(configuration, String(tokens.refresh_token));
    expect(refreshed.refresh_token).not.toBe(tokens.refresh_token);
    await client.tokenRevocation(configuration, String(refreshed.refresh_token));
    await expect(client.refreshTokenGrant(configuration, String(refreshed.refresh_token))).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });
});

describe('the revocation of a token', () => {
  it('ends the tokens of its sign-in, and not those of another device', async () => {
    const world = await createWorld();
    const application = await relyingParty(world);
    const { configuration } = application;
    const scope = 'openid offline_access';
    const devices = [await openVerifiedBrowser(world), world.browser()] as const;
    await signIn(devices[1], 'ada@example.com');
    const [here, there] = await Promise.all(
      devices.map(async (browser) => {
        const { url, checks } = await authorize(world, browser, application, { scope });
        return client.authorizationCodeGrant(configuration, url, checks);
      }),
    );
    await client.tokenRevocation(configuration, String(here?.refresh_token));
    await expect(
      client.fetchUserInfo(configuration, String(here?.access_token), client.skipSubjectCheck),
    ).rejects.toThrow();
    await client.refreshTokenGrant(configuration, String(there?.refresh_token));
  });
});
