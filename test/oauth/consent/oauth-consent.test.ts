import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser } from '../../support/accounts.ts';
import { newAddress, outcomeOf } from '../../support/message-sign-in.ts';
import {
  addApplication,
  addConsentRequest,
  addResource,
  INVOICES,
  signInIdOf,
  type TestConsentRequest,
} from '../../support/oauth-applications.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

/** A signed-in user, and an application that may read and write invoices. */
async function createRequester(world: World) {
  const browser = await openSignedUpBrowser(world, newAddress());
  const { userId } = browser;
  const { id: applicationId } = await addApplication(world, {
    resources: [{ identifier: INVOICES.identifier, scopes: ['invoices:read'] }],
  });
  await addResource(world);
  const signInId = await signInIdOf(world, userId);
  const request = (more: Partial<TestConsentRequest> = {}) =>
    addConsentRequest(world, { applicationId, userId, signInId, ...more });
  return { browser, userId, applicationId, signInId, request };
}

const decide = (browser: Awaited<ReturnType<typeof createRequester>>['browser'], uid: string, granted: boolean) =>
  browser.post(`/oauth-consents/${uid}/decision`, { granted });

/** The payloads of the records of a kind, oldest first. */
const payloadsOf = async ({ services, id }: World, model: string) => {
  const found = await services.database.rows
    .selectFrom('oauth_record')
    .select('payload')
    .where('deployment_id', '=', id)
    .where('model', '=', model)
    .orderBy('id')
    .execute();
  return found.map(({ payload }) => payload);
};

const grantsOf = ({ services, id }: World) =>
  services.database.rows
    .selectFrom('oauth_record')
    .select(['grant_id as grantId', 'payload'])
    .where('deployment_id', '=', id)
    .where('model', '=', 'Grant')
    .execute();

const NOT_FOUND = [404, 'OAUTH_CONSENT_NOT_FOUND'];

describe('a request for consent', () => {
  it('says which application asks for what, for which account, and where the answer goes', async () => {
    const world = await createWorld();
    const { browser, userId, applicationId, request } = await createRequester(world);
    // `invoices:write` is not for this application, and `phone` is not one of its scopes.
    const uid = await request({
      scope: 'openid email phone invoices:read invoices:write',
      resource: INVOICES.identifier,
      details: { missingOIDCScope: ['openid', 'email'] },
    });
    const { status, body } = await browser.get(`/oauth-consents/${uid}`);
    expect([status, body.data]).toEqual([
      200,
      {
        uid,
        user_id: userId,
        application: {
          id: applicationId,
          metadata_url: null,
          is_registered: true,
          name: 'Sprocket Sheets',
          organization_name: null,
          logo_url: null,
          website_url: 'https://sheets.example.com',
          terms_url: null,
          privacy_url: null,
        },
        scopes: ['openid', 'email'],
        resources: [
          {
            identifier: INVOICES.identifier,
            name: 'Invoices',
            scopes: [{ name: 'invoices:read', description: 'See your invoices' }],
          },
        ],
        organizations: [],
        organization_id: null,
        requires_organization: false,
        asks_only_for_organization: false,
        redirect_uri: 'https://sheets.example.com/callback',
        redirect_target: 'website',
        authorization_path: expect.stringMatching(/^\/oauth\/authorize\?.*scope=openid\+email/),
        expires_at: expect.any(String),
      },
    ]);
  });

  it.each([
    ['http://127.0.0.1:53112/callback', 'loopback'],
    ['http://[::1]/callback', 'loopback'],
    ['http://localhost:3000/', 'loopback'],
    ['https://localhost.example.com/', 'website'],
    ['com.example.app:/callback', 'app'],
  ])('tells where %s leads', async (redirectUri, target) => {
    const world = await createWorld();
    const { browser, request } = await createRequester(world);
    const { body } = await browser.get(`/oauth-consents/${await request({ redirectUri })}`);
    expect(body.data.redirect_target).toBe(target);
  });

  it('creates a grant for exactly what was shown when the user allows it, and is answered once', async () => {
    const world = await createWorld();
    const { browser, userId, applicationId, request } = await createRequester(world);
    const uid = await request({ scope: 'openid email invoices:read', resource: [INVOICES.identifier] });
    const { status, body } = await decide(browser, uid, true);
    expect([status, body.data]).toEqual([200, { redirect_to: `http://${world.frontendHost}/oauth/authorize/${uid}` }]);
    const [grant] = await grantsOf(world);
    expect(grant?.payload).toMatchObject({
      kind: 'Grant',
      accountId: userId,
      clientId: applicationId,
      openid: { scope: 'openid email' },
      resources: { [INVOICES.identifier]: 'invoices:read' },
    });
    expect(await payloadsOf(world, 'Interaction')).toMatchObject([
      { jti: uid, result: { consent: { grantId: grant?.grantId } } },
    ]);
    const events = (await eventsOf(world)).filter(({ type }) => type.startsWith('oauth_grant'));
    expect(events).toMatchObject([
      { type: 'oauth_grant.created', resource_type: 'oauth_grant', actor_id: userId, after: { userId } },
    ]);
    expect(JSON.stringify(events)).not.toContain(grant?.grantId);
    expect(outcomeOf(await decide(browser, uid, true))).toEqual(NOT_FOUND);
    expect(outcomeOf(await browser.get(`/oauth-consents/${uid}`))).toEqual(NOT_FOUND);
  });

  it('extends the grant that the user has given the application before', async () => {
    const world = await createWorld();
    const { browser, request } = await createRequester(world);
    await decide(browser, await request({ scope: 'openid email' }), true);
    const [first] = await grantsOf(world);
    await decide(browser, await request({ details: { missingOIDCScope: ['profile'] }, scope: 'openid profile' }), true);
    const grants = await grantsOf(world);
    expect(grants).toMatchObject([{ grantId: first?.grantId, payload: { openid: { scope: 'openid email profile' } } }]);
    const updated = (await eventsOf(world)).find(({ type }) => type === 'oauth_grant.updated');
    expect(updated).toMatchObject({
      before: { scopes: ['openid', 'email'] },
      after: { scopes: ['openid', 'email', 'profile'] },
    });
  });

  it('shows the scopes of single claims that the application asks for, and allows these claims', async () => {
    const world = await createWorld();
    const { browser, request } = await createRequester(world);
    const uid = await request({ scope: 'openid', details: { missingOIDCClaims: ['phone_number', 'auth_time'] } });
    expect((await browser.get(`/oauth-consents/${uid}`)).body.data.scopes).toEqual(['openid', 'phone']);
    await decide(browser, uid, true);
    expect((await grantsOf(world))[0]?.payload).toMatchObject({
      openid: { scope: 'openid', claims: ['phone_number', 'auth_time'] },
    });
  });

  it('creates one grant when two requests of the application are allowed at the same time', async () => {
    const world = await createWorld();
    const { browser, request } = await createRequester(world);
    const uids = [await request({ scope: 'openid' }), await request({ scope: 'openid email' })];
    const answers = await Promise.all(uids.map((uid) => decide(browser, uid, true)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await grantsOf(world)).toHaveLength(1);
  });

  it('gives the application an error and the user no grant when the user rejects it', async () => {
    const world = await createWorld();
    const { browser, userId, applicationId, request } = await createRequester(world);
    const uid = await request();
    expect((await decide(browser, uid, false)).status).toBe(200);
    expect(await payloadsOf(world, 'Interaction')).toMatchObject([{ result: { error: 'access_denied' } }]);
    expect(await payloadsOf(world, 'Grant')).toEqual([]);
    expect(outcomeOf(await decide(browser, uid, true))).toEqual(NOT_FOUND);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'user.oauth_consent.rejected',
      resource_id: userId,
      after: { applicationId },
    });
  });

  it('is found by no other user, no other sign-in, and not after it has expired', async () => {
    const world = await createWorld();
    const { browser, request } = await createRequester(world);
    const other = await openSignedUpBrowser(world, newAddress());
    const uid = await request();
    const expired = await request({ expiresAt: new Date(0) });
    const elsewhere = await request({ signInId: await signInIdOf(world, other.userId) });
    for (const [client, id] of [
      [other, uid],
      [browser, expired],
      [browser, elsewhere],
      [browser, 'unknown'],
    ] as const) {
      expect(outcomeOf(await client.get(`/oauth-consents/${id}`))).toEqual(NOT_FOUND);
      expect(outcomeOf(await decide(client, id, true))).toEqual(NOT_FOUND);
    }
    expect(outcomeOf(await world.browser().get(`/oauth-consents/${uid}`))).toEqual([401, 'NOT_AUTHENTICATED']);
    expect((await browser.get(`/oauth-consents/${uid}`)).status).toBe(200);
    expect(await payloadsOf(world, 'Grant')).toEqual([]);
  });

  it('is not found for an application that was disabled', async () => {
    const world = await createWorld();
    const { browser, userId, signInId } = await createRequester(world);
    const { id: applicationId } = await addApplication(world, { isActive: false });
    const uid = await addConsentRequest(world, { applicationId, userId, signInId });
    expect(outcomeOf(await browser.get(`/oauth-consents/${uid}`))).toEqual(NOT_FOUND);
  });

  it('is answered neither with a session token nor by an impersonation', async () => {
    const world = await createWorld();
    const { browser, request } = await createRequester(world);
    const uid = await request();
    const { body } = await browser.get('/session/token');
    const response = await world.browser().request(
      'POST',
      `/oauth-consents/${uid}/decision`,
      { granted: true },
      {
        authorization: `Bearer ${body.data.token}`,
      },
    );
    expect(outcomeOf(response)).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    expect(await payloadsOf(world, 'Grant')).toEqual([]);
  });
});
