import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { operatorsDeploymentId } from '../../../src/operators/operators-deployment.ts';
import { openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { consoleUrl, signedInOperator } from '../../support/console.ts';
import { sendRequest } from '../../support/http.ts';
import { service } from '../../support/service.ts';
import { createWorld } from '../../support/world.ts';

const HTML = { accept: 'text/html' };

async function get(path: string, headers: Readonly<Record<string, string>> = {}) {
  return sendRequest({ method: 'GET', url: `${await consoleUrl()}${path}`, headers: { ...HTML, ...headers } });
}

describe('The console without an operator who is signed in', () => {
  it('leads to its sign-in page, which returns', async () => {
    const { status, headers } = await get('/1/users?status=active');
    expect(status).toBe(303);
    const to = new URL(String(headers.location));
    expect(to.pathname).toBe('/console/sign-in');
    expect(new URL(to.searchParams.get('redirect_url') ?? '').pathname).toBe('/console/1/users');
    expect((await get('/sign-in')).status).toBe(200);
  });

  it('ignores the session of a deployment and API keys, as other paths ignore the cookie of the console', async () => {
    const world = await createWorld();
    const { cookie } = await openSignedUpBrowser(world);
    expect((await get('', { cookie: `__session=${cookie}` })).status).toBe(303);
    expect((await get('', { cookie: `__console=${cookie}` })).status).toBe(303);
    expect((await get('', { authorization: `Bearer ${world.apiKey}` })).status).toBe(303);
    const operator = await signedInOperator();
    const { backend, deployment } = await service();
    const headers = { cookie: `__console=${operator.cookie}` };
    expect((await sendRequest({ method: 'GET', url: `${backend.url}/organizations`, headers })).status).toBe(401);
    const session = await sendRequest({
      method: 'GET',
      url: `${deployment.url}/session`,
      headers: { host: world.frontendHost, cookie: `__session=${operator.cookie}` },
    });
    expect(session.body).toMatchObject({ data: { active_signin: null } });
  });

  it('has a deployment of its own that no host name and no list shows', async () => {
    const { services, deployment, backend } = await service();
    const response = await sendRequest({
      method: 'GET',
      url: `${deployment.url}/session`,
      headers: { host: 'operators.invalid' },
    });
    expect(response).toMatchObject({ status: 404, body: { errors: [{ code: 'DEPLOYMENT_NOT_FOUND' }] } });
    const id = await operatorsDeploymentId(services);
    const operator = await signedInOperator();
    expect((await operator.page(`/${id}/users`)).status).toBe(404);
    expect((await operator.page('/?search=operators')).text).not.toContain('operators.invalid');
    // A production deployment would require a credential for the schema.
    const schema = await sendRequest({
      method: 'POST',
      url: `${backend.url}/graphql`,
      body: { query: '{ __schema { queryType { name } } }' },
    });
    expect([200, 401]).toContain(schema.status);
  });
});

describe('A form of the console', () => {
  const invite = { action: 'invite', email: 'grace@example.com', role: 'AUDITOR' };

  it('with a sensitive action asks for a recent authentication', async () => {
    const operator = await signedInOperator();
    const { services } = await service();
    await services.database.rows
      .updateTable('signin')
      .set({ authenticated_at: new Date(Date.now() - 11 * 60_000).toISOString() })
      .where('deployment_id', '=', (await operatorsDeploymentId(services)) ?? 0)
      .where('user_id', '=', operator.id)
      .execute();
    const { status, headers } = await operator.page('/operators', { form: invite });
    expect(status).toBe(303);
    expect(String(headers.location)).toContain('/console/user-profile/confirm');
  });
});

describe('The role of an operator', () => {
  const TEXTS = ['<h2>Invite an operator</h2>', 'Help this user', 'New deployment'];

  it.each([
    ['owner', TEXTS],
    ['administrator', ['Help this user']],
    ['support', ['Help this user']],
    ['auditor', []],
  ] as const)('shows an %s what it includes', async (role, shown) => {
    const world = await createWorld();
    const { userId } = await openSignedUpBrowser(world);
    const operator = await signedInOperator({ role });
    const pages = await Promise.all(
      ['/', '/operators', `/${world.id}/users/${userId}`].map((path) => operator.page(path)),
    );
    const text = pages.map((page) => page.text).join('\n');
    expect(TEXTS.filter((each) => text.includes(each))).toEqual(shown);
    expect(pages.map(({ status }) => status)).toEqual([200, role === 'support' ? 403 : 200, 200]);
  });

  it('is checked again by the operations', async () => {
    const world = await createWorld();
    const { userId } = await openSignedUpBrowser(world);
    const auditor = await signedInOperator({ role: 'auditor' });
    const user = `/${world.id}/users/${userId}`;
    expect((await auditor.page(user, { form: { action: 'deactivate' } })).status).toBe(403);
    expect((await auditor.page(user, { form: { action: 'erase' } })).status).toBe(403);
    const invite = { action: 'invite', email: 'eve@example.com', role: 'OWNER' };
    expect((await auditor.page('/operators', { form: invite })).status).toBe(403);
    const administrator = await signedInOperator({ role: 'administrator' });
    expect((await administrator.page('/operators', { form: invite })).status).toBe(403);
    expect((await administrator.page('/deployments/new', { form: { name: 'x' } })).status).toBe(403);
  });
});

describe('An operator who is signed in', () => {
  it('loses access with the end of the session, and when another one removes them', async () => {
    const owner = await signedInOperator();
    const grace = await signedInOperator({ role: 'support' });
    expect((await grace.page('/')).status).toBe(200);
    const { status, headers } = await owner.page('/operators', { form: { action: 'remove', operator: grace.id } });
    expect({ status, location: String(headers.location) }).toEqual({
      status: 303,
      location: '/console/operators?done=removed',
    });
    expect((await grace.page('/')).status).toBe(303);
    expect((await owner.page('/sign-out', { form: {} })).status).toBe(303);
    expect((await owner.page('/')).status).toBe(303);
  });

  it('gets another role at once', async () => {
    const owner = await signedInOperator();
    const grace = await signedInOperator({ role: 'auditor' });
    const form = { action: 'update', operator: grace.id, role: 'ADMINISTRATOR', deploymentIds: '' };
    expect((await owner.page('/operators', { form })).status).toBe(303);
    expect((await grace.page('/')).text).toContain('Administrator');
  });

  it('is named as the actor of each change in the audit log', async () => {
    const world = await createWorld();
    const { userId } = await openSignedUpBrowser(world);
    const operator = await signedInOperator({ role: 'support' });
    await operator.page(`/${world.id}/users/${userId}`, { form: { action: 'deactivate' } });
    const { body } = await world.backend.post('/graphql', {
      query: '{ auditLog(last: 1) { nodes { type actorType actorId resourceId } } }',
    });
    expect(body).toEqual({
      data: {
        auditLog: {
          nodes: [{ type: 'user.updated', actorType: 'OPERATOR', actorId: operator.id, resourceId: userId }],
        },
      },
    });
  });
});

/** The id of an operator or invitation with an address. Lists show fifty, and all tests share them. */
async function idOf(
  table: 'user_email' | 'operator_invitation',
  column: 'id' | 'user_id',
  email: string,
): Promise<string> {
  const { services } = await service();
  const { rows } = await sql<{ id: string }>`select ${sql.ref(column)} as id from ${sql.table(table)}
    where deployment_id = ${await operatorsDeploymentId(services)} and email = ${email}`.execute(
    services.database.rows,
  );
  return rows[0]?.id ?? '';
}

describe('The link of an invitation', () => {
  const account = { email: '', password: PASSWORD, firstName: 'Grace' };

  async function invited(role: string) {
    const owner = await signedInOperator();
    const email = `invited-${role.toLowerCase()}-${owner.id}@example.com`;
    const { text } = await owner.page('/operators', { form: { action: 'invite', email, role } });
    const token = /\/console\/join\?token=([\w-]+)/.exec(text)?.[1] ?? '';
    const join = (form?: Readonly<Record<string, string>>) =>
      owner.page('/join', { ...(form && { form }), cookie: null, headers: { cookie: `page_token=${token}` } });
    return { owner, email, token, join };
  }

  it('makes one operator with the role, for the address that was invited', async () => {
    const { email, join } = await invited('AUDITOR');
    expect((await join()).text).toContain('Your role: Auditor.');
    expect((await join({ ...account, email: 'eve@example.com' })).status).toBe(400);
    const both = await Promise.all([join({ ...account, email }), join({ ...account, email })]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, expect.any(Number)]);
    const used = await join({ ...account, email });
    expect(used.status).toBe(400);
    const signedIn = await sendRequest({
      method: 'POST',
      url: `${await consoleUrl()}/auth/signin`,
      body: { strategy: 'email_password', email, password: PASSWORD },
    });
    expect(signedIn.status).toBe(200);
  });

  it('makes an operator of one who was removed, with the new password', async () => {
    const { owner, email, join } = await invited('AUDITOR');
    expect((await join({ ...account, email })).status).toBe(303);
    const id = await idOf('user_email', 'user_id', email);
    expect((await owner.page('/operators', { form: { action: 'remove', operator: id } })).status).toBe(303);
    const { text } = await owner.page('/operators', { form: { action: 'invite', email, role: 'SUPPORT' } });
    const token = /\/console\/join\?token=([\w-]+)/.exec(text)?.[1] ?? '';
    const password = 'another correct horse battery';
    const form = { email, password, lastName: 'Hopper' };
    const again = await owner.page('/join', { form, cookie: null, headers: { cookie: `page_token=${token}` } });
    expect(again.status).toBe(303);
    const url = `${await consoleUrl()}/auth/signin`;
    const signIn = (given: string) =>
      sendRequest({ method: 'POST', url, body: { strategy: 'email_password', email, password: given } });
    expect([(await signIn(PASSWORD)).status, (await signIn(password)).status]).toEqual([401, 200]);
  });

  it('moves its secret from the URL to a cookie', async () => {
    const { token } = await invited('SUPPORT');
    const { status, headers } = await get(`/join?token=${token}`);
    expect(status).toBe(303);
    expect(headers.location).toBe('/console/join');
    expect(String(headers['set-cookie'])).toContain('Path=/console/join; HttpOnly; Secure');
  });

  it('ends when the invitation is revoked', async () => {
    const { owner, email, join } = await invited('SUPPORT');
    const id = await idOf('operator_invitation', 'id', email);
    expect((await owner.page('/operators', { form: { action: 'revoke', invitation: id } })).status).toBe(303);
    expect((await join()).status).toBe(400);
  });
});

it('A link of another site is opened with the session, which the browser sends with the second request', async () => {
  const visit = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' };
  const { status, text } = await get('/1/users', visit);
  expect(status).toBe(200);
  expect(text).toContain('<meta http-equiv="refresh" content="0">');
  expect((await get('/1/users', { ...visit, 'sec-fetch-site': 'same-origin' })).status).toBe(303);
});
