import { jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../support/accounts.ts';
import { addUser, type TestUser } from '../../support/add-user.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { addMember, addOrganization } from '../../support/organizations.ts';
import { clientWithToken, createSessionToken } from '../../support/session-tokens.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { backdateKeyRetirement, servedKeys } from '../../support/signing-keys.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

interface Home {
  readonly world: World;
  readonly user: TestUser;
  readonly browser: BrowserClient;
}

/** A deployment with a user who is signed in. */
async function home(): Promise<Home> {
  const world = await createWorld();
  const user = await addUser(world, { firstName: 'Ada', lastName: 'Lovelace' });
  return { world, user, browser: await openSignedInBrowser(world, user.id) };
}

const sessionIdOf = async (browser: BrowserClient) => (await browser.get('/me/sessions')).body.data[0].id;
const codeOf = ({ status, body }: { status: number; body: { errors: { code: string }[] } }) => [
  status,
  body.errors[0]?.code,
];
const template = async ({ backend }: World, name: string, claims: object, more: object = {}) => {
  const { status, body } = await backend.post('/jwt-templates', { name, claims, ...more });
  expect(status).toBe(201);
  return body;
};

/** Verifies a token with an independent library and the published keys. */
const verify = async (world: World, token: string, options: object = {}) =>
  jwtVerify(token, await servedKeys(world), { issuer: `https://${world.frontendHost}`, ...options });

describe('GET /session/token', () => {
  it('returns a session token that verifies with the published keys, and its expiry', async () => {
    const { world, user, browser } = await home();
    const { status, body, headers } = await browser.get('/session/token');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const { payload, protectedHeader } = await verify(world, body.data.token, {
      audience: `urn:gatehouse:session:${world.id}`,
      typ: 'session+jwt',
      requiredClaims: ['exp', 'iat'],
    });
    expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'session+jwt', kid: expect.any(String) });
    expect(payload).toEqual({
      iss: `https://${world.frontendHost}`,
      aud: `urn:gatehouse:session:${world.id}`,
      sub: user.id,
      sid: await sessionIdOf(browser),
      signin_id: (await browser.get('/session')).body.data.active_signin?.id,
      iat: expect.any(Number),
      exp: (payload.iat ?? 0) + 60,
    });
    expect(body.data).toEqual({ token: expect.any(String), expires: (payload.exp ?? 0) * 1_000 });
    expect(body.data.expires).toBeGreaterThan(Date.now());
  });

  it('has the lifetime of the settings', async () => {
    const { world, browser } = await home();
    await changeSettings(world, { session_token_lifetime: 3600 });
    const { payload } = await verify(world, await createSessionToken(browser));
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
  });

  it('writes no event or row, and takes a fixed number of statements', async () => {
    const { world, browser } = await home();
    await createSessionToken(browser);
    const before = (await eventsOf(world)).length;
    // One statement for the credential and session, one for the template and key.
    expect(await countStatementsOf(world, () => createSessionToken(browser))).toBe(2);
    const claims = { name: '{{user.full_name}}', o: '{{organization.id}}', w: '{{workspace.id}}' };
    await template(world, 'wide', claims, { is_default: true });
    await world.backend.get('/');
    // One more statement, because the claims use the user.
    expect(await countStatementsOf(world, () => createSessionToken(browser))).toBe(3);
    const made = (await eventsOf(world)).slice(before).map(({ type }) => type);
    expect(made).toEqual(['jwt_template.created']);
  });

  it('requires a session of this deployment', async () => {
    const { world, browser } = await home();
    const other = (await createWorld()).browser();
    other.cookie = browser.cookie;
    for (const client of [world.browser(), other]) {
      expect(codeOf(await client.get('/session/token'))).toEqual([401, 'NOT_AUTHENTICATED']);
    }
  });

  it('returns a token in GraphQL', async () => {
    const { world, user, browser } = await home();
    await template(world, 'billing', { name: '{{user.first_name}}' });
    const { bare, named } = await browser.data(
      '{ bare: sessionToken { token expires } named: sessionToken(template: "billing") { token } }',
    );
    expect((await verify(world, bare.token)).payload).toMatchObject({ sub: user.id, exp: bare.expires / 1_000 });
    expect((await verify(world, named.token)).payload).toMatchObject({ name: 'Ada' });
  });
});

describe('a token of a template', () => {
  it('has the claims, audience and lifetime of the template, and is rejected by this host', async () => {
    const { world, user, browser } = await home();
    const claims = {
      aud: 'https://billing.example',
      name: '{{user.full_name}}',
      session: '{{session.id}}',
      nested: { verified: '{{user.email_verified}}' },
    };
    await template(world, 'billing', claims, { ttl: 7200 });
    const token = await createSessionToken(browser, 'billing');
    const { payload, protectedHeader } = await verify(world, token, { audience: 'https://billing.example' });
    expect(protectedHeader.typ).toBe('JWT');
    expect(payload).toEqual({
      iss: `https://${world.frontendHost}`,
      sub: user.id,
      aud: 'https://billing.example',
      iat: expect.any(Number),
      exp: (payload.iat ?? 0) + 7200,
      name: 'Ada Lovelace',
      session: await sessionIdOf(browser),
      nested: { verified: true },
    });
  });

  it('has no audience unless the template defines one', async () => {
    const { world, browser } = await home();
    await template(world, 'plain', {});
    const { payload } = await verify(world, await createSessionToken(browser, 'plain'));
    expect(Object.keys(payload).sort()).toEqual(['exp', 'iat', 'iss', 'sub']);
  });

  it('contains the active organization and workspace while the user is a member', async () => {
    const { world, user, browser } = await home();
    const { backend } = world;
    const organizationId = await addOrganization(world);
    const member = await addMember(world, organizationId, user.id);
    const workspace = await addWorkspace(world, organizationId);
    const [inWorkspace] = await addWorkspaceMembers(world, workspace.id, [user.id]);
    const claims = { o: '{{organization.id}}', r: '{{organization_membership.roles}}', w: '{{workspace.id}}' };
    await template(world, 'place', claims);
    const placeOf = async () => {
      const { o, r, w } = (await verify(world, await createSessionToken(browser, 'place'))).payload;
      return [o, r, w];
    };
    expect(await placeOf()).toEqual([null, null, null]);
    await browser.post('/session/switch-workspace', { workspace_id: workspace.id });
    expect(await placeOf()).toEqual([organizationId, ['Member'], workspace.id]);
    await backend.delete(`/workspaces/${workspace.id}/members/${inWorkspace?.id}`);
    expect(await placeOf()).toEqual([organizationId, ['Member'], null]);
    await backend.delete(`/organizations/${organizationId}/members/${member.id}`);
    expect(await placeOf()).toEqual([null, null, null]);
  });

  it('returns 404 for an unknown template, and 400 for an invalid name', async () => {
    const { browser } = await home();
    await template(await createWorld(), 'foreign', {});
    for (const name of ['nothing', 'foreign']) {
      const response = await browser.get(`/session/token?template=${name}`);
      expect(codeOf(response)).toEqual([404, 'JWT_TEMPLATE_NOT_FOUND']);
    }
    expect((await browser.get('/session/token?template=')).status).toBe(400);
    expect((await browser.get(`/session/token?template=${'x'.repeat(256)}`)).status).toBe(400);
  });

  it('returns 400 when its claims have more than 8 KiB', async () => {
    const { world, browser } = await home();
    await template(world, 'large', { list: Array(1_000).fill('{{user.full_name}}') });
    expect(codeOf(await browser.get('/session/token?template=large'))).toEqual([400, 'CLAIMS_TOO_LARGE']);
  });
});

describe('the default template', () => {
  it('adds its claims and audiences to the session token, but not its lifetime or reserved claims', async () => {
    const { world, user, browser } = await home();
    const own = `urn:gatehouse:session:${world.id}`;
    const made = await template(
      world,
      'usual',
      { name: '{{user.first_name}}', aud: 'a' },
      { ttl: 60, is_default: true },
    );
    await changeSettings(world, { session_token_lifetime: 300 });
    const first = await verify(world, await createSessionToken(browser), { typ: 'session+jwt' });
    expect(first.payload).toMatchObject({
      name: 'Ada',
      aud: [own, 'a'],
      sub: user.id,
      sid: await sessionIdOf(browser),
    });
    expect((first.payload.exp ?? 0) - (first.payload.iat ?? 0)).toBe(300);
    expect((await clientWithToken(world, await createSessionToken(browser)).get('/me')).status).toBe(200);

    await world.backend.patch(`/jwt-templates/${made.id}`, { claims: { aud: ['a', 'b'] } });
    expect((await verify(world, await createSessionToken(browser))).payload.aud).toEqual([own, 'a', 'b']);
    const named = await verify(world, await createSessionToken(browser, 'usual'));
    expect([named.protectedHeader.typ, named.payload.aud]).toEqual(['JWT', ['a', 'b']]);

    await world.backend.patch(`/jwt-templates/${made.id}`, { is_default: false });
    expect((await verify(world, await createSessionToken(browser))).payload.aud).toBe(own);
  });
});

describe('a rotation of signing keys', () => {
  it('keeps tokens valid that were signed before it, until the last of them has expired', async () => {
    const { world, browser } = await home();
    await template(world, 'long', {}, { ttl: 7200 });
    const [session, named] = [await createSessionToken(browser), await createSessionToken(browser, 'long')];
    const { body } = await world.backend.post('/settings/signing-keys/rotate');
    const later = await createSessionToken(browser);
    for (const token of [session, named, later]) await verify(world, token);
    for (const token of [session, later]) expect((await clientWithToken(world, token).get('/me')).status).toBe(200);
    expect((await verify(world, later)).protectedHeader.kid).toBe(body.active.kid);
    const published = Date.parse(String(body.retired.published_until)) - Date.parse(String(body.retired.retired_at));
    expect(published).toBe(7_260_000);

    await backdateKeyRetirement(world, 7_261);
    await expect(verify(world, named)).rejects.toThrow();
    await verify(world, later);
    expect((await clientWithToken(world, session).get('/me')).status).toBe(401);
  });

  it('stores the longest token lifetime before a token is returned', async () => {
    const { world, browser } = await home();
    const lifetimes = [86_400, 7_200, 600, 86_399, 60];
    for (const ttl of lifetimes) await template(world, `t${ttl}`, {}, { ttl });
    await createSessionToken(browser);
    await Promise.all(lifetimes.map((ttl) => createSessionToken(browser, `t${ttl}`)));
    const { rows } = world.services.database;
    const key = await rows
      .selectFrom('signing_key')
      .select('longest_ttl')
      .where('deployment_id', '=', world.id)
      .where('state', '=', 'active')
      .executeTakeFirstOrThrow();
    expect(key.longest_ttl).toBe(86_400);
  });
});
