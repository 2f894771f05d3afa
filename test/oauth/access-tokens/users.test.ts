import * as client from 'openid-client';
import { describe, expect, it } from 'vitest';
import { openVerifiedBrowser } from '../../support/accounts.ts';
import { actingApplication, applicationClient, delegatedTokens } from '../../support/delegated-access.ts';
import { backendResourceOf, requestToken } from '../../support/machines.ts';
import { addApplication, follow, issuerOf, relyingParty } from '../../support/openid-client.ts';
import { openImpersonatedBrowser } from '../../support/sign-in-tickets.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

const READ = 'openid account:read my_organizations:read';
const WRITE = `${READ} account:write my_organizations:write`;

/** A user whose application has a token with these scopes. */
async function acting(scope = WRITE, fields: Readonly<Record<string, unknown>> = {}) {
  const world = await createWorld();
  const browser = await openVerifiedBrowser(world);
  const application = await actingApplication(world, fields);
  const tokens = await delegatedTokens(world, browser, application, scope);
  const app = await applicationClient(world, tokens.access_token);
  return { world, browser, application, tokens, app };
}

const userIdOf = async (browser: Awaited<ReturnType<typeof openVerifiedBrowser>>) =>
  (await browser.get('/me')).body.data.id;

describe('an application with a token for the deployment host', () => {
  it('reads the account and the organizations of the user', async () => {
    const { browser, app, tokens } = await acting(READ);
    expect(tokens.access_token).toMatch(/^[\w-]{43}$/);
    await browser.post('/organizations', { name: 'Acme' });
    const me = await app.get('/me');
    expect([me.status, me.body.data.email, me.body.data.id]).toEqual([200, 'ada@example.com', await userIdOf(browser)]);
    const organizations = await app.get('/me/organization-memberships');
    expect(organizations.body.data).toHaveLength(1);
    const { body } = await app.graphql(
      '{ viewer { id email user { id username } organizationMemberships(first: 5) { nodes { organization { name memberCount } } } } }',
    );
    expect(body.errors).toBeUndefined();
    expect(body.data.viewer).toMatchObject({
      email: 'ada@example.com',
      organizationMemberships: { nodes: [{ organization: { name: 'Acme', memberCount: 1 } }] },
    });
  });

  it('shows nothing of the session of the user in its responses', async () => {
    const { app } = await acting(READ);
    const empty = { active_signin: null, signins: [], signin_attempts: [], signup_attempts: [] };
    expect((await app.get('/me')).body.session).toMatchObject(empty);
    expect((await app.get('/me/sessions')).body.session).toMatchObject(empty);
    const { headers } = await app.patch('/me', { first_name: 'Ada' });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('changes the account and organizations with the scopes for it', async () => {
    const { world, browser, application, app } = await acting();
    const changed = await app.patch('/me', { first_name: 'Augusta' });
    expect([changed.status, changed.body.data.first_name]).toEqual([200, 'Augusta']);
    const created = await app.post('/organizations', { name: 'Acme' });
    expect(created.status).toBe(201);
    const { id } = created.body.data;
    expect((await app.patch(`/organizations/${id}`, { name: 'Acme Ltd' })).status).toBe(200);
    expect((await app.post('/workspaces', { organization_id: id, name: 'Ops' })).status).toBe(201);
    // The browser still acts for no organization.
    const { session } = (await browser.get('/me')).body;
    expect(JSON.stringify(session)).not.toContain(id);
    const userId = await userIdOf(browser);
    const made = (await eventsOf(world)).filter(({ type }) => type === 'organization.created');
    const recorded = { actor_type: 'user', actor_id: userId, impersonator: null, application_id: application.id };
    expect(made).toMatchObject([recorded]);
    const { body } = await world.backend.get('/audit-log?type=organization.created');
    expect(body.data).toMatchObject([recorded]);
    const { auditLog } = await world.backend.data(
      '{ auditLog(last: 1, filter: { type: "organization.created" }) { nodes { actorUser { id } applicationId actorApplication { id } } } }',
    );
    const shown = {
      actorUser: { id: userId },
      applicationId: application.id,
      actorApplication: { id: application.id },
    };
    expect(auditLog.nodes).toEqual([shown]);
    await browser.post('/organizations', { name: 'By hand' });
    expect((await eventsOf(world)).findLast(({ type }) => type === 'organization.created')?.application_id).toBeNull();
  });

  it('is subject to the permissions of the member', async () => {
    const { world, app } = await acting();
    const other = await openVerifiedBrowser(world, 'grace@example.com');
    const { body } = await other.post('/organizations', { name: 'Foreign' });
    const responses = [
      await app.get(`/organizations/${body.data.id}`),
      await app.patch(`/organizations/${body.data.id}`, { name: 'Mine' }),
    ];
    expect(responses.map(({ status, body }) => [status, body.errors[0].code])).toEqual(
      Array.from({ length: 2 }, () => [403, 'NOT_ORGANIZATION_MEMBER']),
    );
  });

  it('needs the scope of each operation and edge', async () => {
    const { app } = await acting('openid account:read');
    expect((await app.get('/me')).status).toBe(200);
    const rejected = [
      await app.patch('/me', { first_name: 'Augusta' }),
      await app.get('/me/organization-memberships'),
      await app.post('/organizations', { name: 'Acme' }),
    ];
    expect(rejected.map(({ status, body }) => [status, body.errors[0].code])).toEqual(
      Array.from({ length: 3 }, () => [403, 'INSUFFICIENT_PERMISSIONS']),
    );
    expect(rejected[0]?.body.errors[0].message).toContain('account:write');
    const { body } = await app.graphql('{ viewer { email organizationMemberships(first: 1) { nodes { id } } } }');
    expect(body.data.viewer).toEqual({ email: 'ada@example.com', organizationMemberships: null });
    expect(body.errors).toMatchObject([{ extensions: { code: 'INSUFFICIENT_PERMISSIONS' } }]);
  });

  it('runs no operations on sessions, factors, consents and keys, and no public ones', async () => {
    const { app, browser } = await acting();
    const [session] = (await browser.get('/me/sessions')).body.data;
    const responses = [
      await app.get('/session'),
      await app.get('/session/token'),
      await app.get('/me/sessions'),
      await app.delete(`/me/sessions/${session.id}`),
      await app.post('/me/sessions/revoke-others'),
      await app.post('/auth/signout'),
      await app.post('/me/password', { new_password: 'a longer passphrase than before' }),
      await app.post('/me/emails', { email: 'other@example.com' }),
      await app.get('/me/passkeys'),
      await app.get('/me/social-connections'),
      await app.get('/me/oauth-grants'),
      await app.delete('/me'),
      await app.post('/me/reauthenticate/prepare', { strategy: 'EMAIL_CODE' }),
      await app.post('/session/switch-organization', { organization_id: null }),
      await app.post('/auth/signin', {}),
    ];
    for (const { status, body } of responses) {
      expect([status, body.errors?.[0]?.code ?? body.code]).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    }
    const { body } = await app.graphql(
      '{ viewer { email passkeys { id } sessions(first: 1) { nodes { id } } oauthGrants(first: 1) { nodes { id } } } }',
    );
    expect(body.data.viewer).toEqual({ email: 'ada@example.com', passkeys: null, sessions: null, oauthGrants: null });
    const { body: node } = await app.graphql(`{ node(id: "${await userIdOf(browser)}") { id } }`);
    expect(node.errors).toMatchObject([{ extensions: { code: 'INSUFFICIENT_PERMISSIONS' } }]);
    expect((await browser.get('/me')).status).toBe(200);
  });

  it('does not change the username, with which the user signs in', async () => {
    const { world, app } = await acting();
    await world.backend.patch('/settings/auth-settings', { username: { enabled: true } });
    const { status, body } = await app.patch('/me', { username: 'augusta' });
    expect([status, body.errors[0].code]).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
  });

  it('takes two statements to authenticate, and a cookie beside its token none', async () => {
    const { world, browser, tokens, app } = await acting(READ);
    await browser.get('/me');
    const own = await countStatementsOf(world, () => app.get('/me'));
    expect(own).toBe((await countStatementsOf(world, () => browser.get('/me'))) + 1);
    const both = await applicationClient(world, tokens.access_token, { cookie: `__session=${browser.cookie}` });
    expect((await both.post('/auth/signout')).status).toBe(403);
    expect((await both.get('/me')).body.session.active_signin).toBeNull();
    const conflicting = await applicationClient(world, tokens.access_token, { cookie: '__session=a; __session=b' });
    expect((await conflicting.get('/me')).status).toBe(400);
  });

  it('gets no code for another application', async () => {
    const { world, tokens } = await acting();
    const other = await addApplication(world);
    const app = await applicationClient(world, tokens.access_token, { accept: 'text/html' });
    const query = new URLSearchParams({
      client_id: other,
      response_type: 'code',
      scope: 'openid',
      redirect_uri: 'https://app.example.com/callback',
    });
    const response = await app.get(`/oauth/authorize?${query}`);
    expect(String(response.headers['location'])).toMatch(/^\/sign-in/);
  });

  it('has idempotency keys of its own', async () => {
    const { world, browser, tokens } = await acting();
    const key = { 'idempotency-key': 'same' };
    const app = await applicationClient(world, tokens.access_token, key);
    const own = await browser.request('POST', '/organizations', { name: 'Acme' }, key);
    const first = await app.post('/organizations', { name: 'Acme' });
    const second = await app.post('/organizations', { name: 'Acme' });
    expect(first.body.data.id).not.toBe(own.body.data.id);
    expect(second.body.data.id).toBe(first.body.data.id);
  });

  it('may be called from pages of allowed origins only', async () => {
    const { world, tokens } = await acting();
    const page = await applicationClient(world, tokens.access_token, { origin: 'https://evil.example.com' });
    expect((await page.patch('/me', { first_name: 'Eve' })).status).toBe(403);
    const read = await page.get('/me');
    expect(read.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('the token ends at once', () => {
  type Acting = Awaited<ReturnType<typeof acting>>;
  const statusAfter = async (change: (acting: Acting) => Promise<unknown>, scope = READ) => {
    const all = await acting(scope);
    expect((await all.app.get('/me')).status).toBe(200);
    await change(all);
    return (await all.app.get('/me')).status;
  };

  it('with the sign-in', async () => {
    expect(await statusAfter(({ browser }) => browser.post('/auth/signout'))).toBe(401);
  });

  it('with the session that has expired', async () => {
    const expire = ({ world: { services, id } }: Acting) =>
      services.database.rows
        .updateTable('session')
        .set({ expires_at: new Date(Date.now() - 1_000).toISOString() })
        .where('deployment_id', '=', id)
        .execute();
    expect(await statusAfter(expire)).toBe(401);
  });

  it('with the user', async () => {
    expect(
      await statusAfter(async ({ world, browser }) => world.backend.delete(`/users/${await userIdOf(browser)}`)),
    ).toBe(401);
  });

  it('when the user may no longer sign in', async () => {
    const disable = async ({ world, browser }: Acting) =>
      world.services.database.rows
        .updateTable('user')
        .set({ is_active: false })
        .where('deployment_id', '=', world.id)
        .where('id', '=', await userIdOf(browser))
        .execute();
    expect(await statusAfter(disable)).toBe(401);
  });

  it('with the grant', async () => {
    const revoke = async ({ world, browser }: Acting) => {
      const userId = await userIdOf(browser);
      const { body } = await world.backend.get(`/users/${userId}/oauth-grants`);
      await world.backend.delete(`/users/${userId}/oauth-grants/${body.data[0]?.id}`);
    };
    expect(await statusAfter(revoke)).toBe(401);
    expect(await statusAfter(revoke, `${READ} offline_access`)).toBe(401);
  });

  it('with its revocation', async () => {
    const revoke = ({ application: { configuration }, tokens }: Acting) =>
      client.tokenRevocation(configuration, tokens.access_token);
    expect(await statusAfter(revoke)).toBe(401);
  });

  it('with the application, also a disabled one', async () => {
    const disable = ({ world, application: { id } }: Acting) =>
      world.backend.patch(`/oauth-applications/${id}`, { is_active: false });
    expect(await statusAfter(disable)).toBe(401);
    const remove = ({ world, application: { id } }: Acting) => world.backend.delete(`/oauth-applications/${id}`);
    expect(await statusAfter(remove)).toBe(401);
  });

  it('as to a scope that is removed from the application', async () => {
    const remove = ({ world, application: { id } }: Acting) =>
      world.backend.patch(`/oauth-applications/${id}`, {
        resources: [{ identifier: issuerOf(world), scopes: ['my_organizations:read'] }],
      });
    expect(await statusAfter(remove)).toBe(403);
  });

  it('but outlives the sign-in with offline access', async () => {
    expect(await statusAfter(({ browser }) => browser.post('/auth/signout'), `${READ} offline_access`)).toBe(200);
  });
});

describe('the deployment host rejects', () => {
  const statusWith = async (world: World, token: string) =>
    (await (await applicationClient(world, token)).get('/me')).status;

  it('tokens without this audience, also at public operations', async () => {
    const { world, browser, application } = await acting();
    const bare = await delegatedTokens(world, browser, application, 'openid email', null);
    expect(await statusWith(world, bare.access_token)).toBe(401);
    const app = await applicationClient(world, bare.access_token);
    expect((await app.get('/session')).status).toBe(401);
    expect(await statusWith(world, String(bare.id_token))).toBe(401);
    expect(await statusWith(world, 'a'.repeat(43))).toBe(401);
  });

  it('tokens of another deployment', async () => {
    const { tokens } = await acting();
    expect(await statusWith(await createWorld(), tokens.access_token)).toBe(401);
  });

  it('refresh tokens, and codes', async () => {
    const { world, tokens } = await acting(`${READ} offline_access`);
    expect(await statusWith(world, String(tokens.refresh_token))).toBe(401);
  });

  it('tokens that an application has got for itself', async () => {
    const world = await createWorld();
    const { body } = await world.backend.post('/oauth-applications', {
      type: 'web',
      name: 'Ledger',
      redirect_uris: ['https://app.example.com/callback'],
      resources: [{ identifier: issuerOf(world), scopes: ['account:read'] }],
    });
    const machine = { id: body.id, secret: String(body.secret) };
    const got = await requestToken(world, machine, { scope: 'account:read', resource: issuerOf(world) });
    expect(got.status).toBe(400);
  });

  it('tokens of machines for the backend host', async () => {
    const world = await createWorld();
    const { body } = await world.backend.post('/oauth-applications', {
      type: 'machine',
      name: 'Nightly',
      resources: [{ identifier: backendResourceOf(world), scopes: ['users:read'] }],
    });
    const got = await requestToken(world, { id: body.id, secret: String(body.secret) }, { scope: 'users:read' });
    expect(await statusWith(world, String(got.body['access_token']))).toBe(401);
  });

  it('impersonations, which get no tokens', async () => {
    const world = await createWorld();
    const browser = await openVerifiedBrowser(world);
    const { browser: impersonated } = await openImpersonatedBrowser(world, await userIdOf(browser));
    const application = await actingApplication(world);
    await expect(delegatedTokens(world, impersonated, application, READ)).rejects.toThrow();
  });

  it('the resource for machines, and scopes that it does not have', async () => {
    const world = await createWorld();
    const create = (fields: object) => world.backend.post('/oauth-applications', { name: 'Any', ...fields });
    const web = { type: 'web', redirect_uris: ['https://app.example.com/callback'] };
    const own = (scopes: readonly string[]) => ({ resources: [{ identifier: issuerOf(world), scopes }] });
    const responses = [
      await create({ type: 'machine', ...own(['account:read']) }),
      await create({ ...web, ...own(['account:read', 'users:read']) }),
      await create({ ...web, ...own(['account:read']) }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([400, 400, 201]);
  });
});

describe('the consent', () => {
  it('says in the language of the user what the application may do', async () => {
    const world = await createWorld();
    const browser = await openVerifiedBrowser(world);
    const application = await actingApplication(world, { isFirstParty: false });
    const asked = client.buildAuthorizationUrl(application.configuration, {
      redirect_uri: 'https://app.example.com/callback',
      scope: 'openid account:read my_organizations:write',
      resource: issuerOf(world),
    });
    const { page, url } = await follow(world, browser, asked);
    expect(page?.text).toContain('See your account: name, email addresses');
    expect(page?.text).toContain('Create organizations and workspaces for you');
    const uid = url.searchParams.get('request');
    const { body } = await browser.get(`/oauth-consents/${uid}`);
    expect(body.data.resources).toMatchObject([
      {
        identifier: issuerOf(world),
        name: 'Your account',
        scopes: [{ name: 'account:read' }, { name: 'my_organizations:write' }],
      },
    ]);
  });

  it('is the limit of the token, also when the application lists more later', async () => {
    const world = await createWorld();
    const browser = await openVerifiedBrowser(world);
    const application = await relyingParty(world, {
      resources: [{ identifier: issuerOf(world), scopes: ['account:read'] }],
    });
    const { access_token } = await delegatedTokens(world, browser, application, WRITE);
    await world.backend.patch(`/oauth-applications/${application.id}`, {
      resources: [{ identifier: issuerOf(world), scopes: ['account:read', 'account:write'] }],
    });
    const app = await applicationClient(world, access_token);
    expect((await app.get('/me')).status).toBe(200);
    expect((await app.patch('/me', { first_name: 'Eve' })).status).toBe(403);
  });
});
