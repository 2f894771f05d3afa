import { describe, expect, it } from 'vitest';
import { changeSettings, openSignedUpBrowser, PASSWORD, signIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { addMember, addOrganization } from '../../support/organizations.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { countStatementsOf, createWorld, eventsOf } from '../../support/world.ts';

const email = 'ada@example.com';
const codeOf = ({ status, body }: { status: number; body: { errors: { code: string }[] } }) => [
  status,
  body.errors[0]?.code,
];

/** A browser with two accounts, of which Ada's is newer and active. */
async function twoAccounts() {
  const world = await createWorld();
  const ada = await addUser(world, { email, password: PASSWORD });
  const browser = await openSignedUpBrowser(world, 'grace@example.com');
  const { session } = (await signIn(browser, email)).body;
  return { world, ada, browser, session };
}

describe('POST /session/switch-sign-in', () => {
  it('makes another account of the browser active', async () => {
    const { world, browser, session } = await twoAccounts();
    const other = session.signins.find(({ user_id }) => user_id === browser.userId);
    const { status, body } = await browser.post('/session/switch-sign-in', { signin_id: other?.id });
    expect([status, body.data.active_signin?.id, body.session.active_signin?.id]).toEqual([200, other?.id, other?.id]);
    expect((await browser.get('/me')).body.data.id).toBe(browser.userId);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'session.updated',
      actor_id: browser.userId,
      before: { activeSigninId: session.active_signin?.id },
      after: { activeSigninId: other?.id },
    });
  });

  it('can name each account of the browser, by its address or username', async () => {
    const { world, browser } = await twoAccounts();
    await addUser(world, { email: null, username: 'mary.s', password: PASSWORD });
    await changeSettings(world, {
      username: { enabled: true },
      authentication_factors: { username_password_enabled: true },
    });
    await browser.post('/auth/signin', { strategy: 'username_password', username: 'mary.s', password: PASSWORD });
    const { body } = await browser.graphql('{ session { signIns { identifier } } }');
    expect(body.data.session.signIns).toEqual([
      { identifier: 'grace@example.com' },
      { identifier: email },
      { identifier: 'mary.s' },
    ]);
    const other = await world.browser().graphql('{ session { signIns { identifier } } }');
    expect(other.body.data.session.signIns).toEqual([]);
  });

  it('rejects a sign-in of another browser, and a browser without a session', async () => {
    const { world, browser } = await twoAccounts();
    const otherUser = await openSignedUpBrowser(world, 'mary@example.com');
    const id = (await otherUser.get('/session')).body.data.active_signin?.id as string;
    for (const client of [browser, world.browser()]) {
      const response = await client.post('/session/switch-sign-in', { signin_id: id });
      expect(codeOf(response)).toEqual([400, 'VALIDATION_FAILED']);
    }
  });

  it('returns 403 when the settings allow one account per browser, which then shows only the active one', async () => {
    const { world, browser, session } = await twoAccounts();
    await changeSettings(world, { multi_session_support: 'disabled' });
    const [other] = session.signins;
    expect(codeOf(await browser.post('/session/switch-sign-in', { signin_id: other?.id }))).toEqual([
      403,
      'FEATURE_DISABLED',
    ]);
    const { body } = await browser.get('/session');
    expect(body.data.signins).toEqual([session.active_signin]);
    // The next sign-in replaces all others.
    const { signins } = (await signIn(browser, email)).body.session;
    expect(signins).toHaveLength(1);
  });
});

describe('POST /session/switch-organization', () => {
  it('makes an organization of the user active, and none again', async () => {
    const world = await createWorld();
    const { id: userId } = await addUser(world);
    const organizationId = await addOrganization(world);
    await addMember(world, organizationId, userId);
    const browser = await openSignedInBrowser(world, userId);
    const entered = await browser.post('/session/switch-organization', { organization_id: organizationId });
    expect([entered.status, entered.body.data.active_organization_id]).toEqual([200, organizationId]);
    expect((await browser.get('/session')).body.data).toMatchObject({
      active_organization_id: organizationId,
      active_workspace_id: null,
    });
    expect(codeOf(await browser.post('/session/switch-organization', {}))).toEqual([400, 'VALIDATION_FAILED']);
    const left = await browser.post('/session/switch-organization', { organization_id: null });
    expect(left.body.data.active_organization_id).toBeNull();
  });

  it('rejects other and unknown organizations, and clears one whose membership has ended', async () => {
    const world = await createWorld();
    const { id: userId } = await addUser(world);
    const [theirs, mine] = [await addOrganization(world, 'Theirs'), await addOrganization(world, 'Mine')];
    const { id: membershipId } = await addMember(world, mine, userId);
    const browser = await openSignedInBrowser(world, userId);
    const enter = (organization_id: string) => browser.post('/session/switch-organization', { organization_id });
    expect(codeOf(await enter(theirs))).toEqual([403, 'NOT_ORGANIZATION_MEMBER']);
    expect(codeOf(await enter('1'))).toEqual([404, 'ORGANIZATION_NOT_FOUND']);
    await enter(mine);
    await world.services.database.rows
      .deleteFrom('organization_membership')
      .where('deployment_id', '=', world.id)
      .where('id', '=', membershipId)
      .execute();
    expect((await browser.get('/session')).body.data.active_organization_id).toBeNull();
  });

  it('requires a signed-in user', async () => {
    const world = await createWorld();
    expect(codeOf(await world.browser().post('/session/switch-organization', {}))).toEqual([401, 'NOT_AUTHENTICATED']);
  });
});

describe('POST /session/switch-workspace', () => {
  it('makes a workspace and its organization active, and only the organization again', async () => {
    const world = await createWorld();
    const { id: userId } = await addUser(world);
    const organizationId = await addOrganization(world);
    await addMember(world, organizationId, userId);
    const { id: workspaceId } = await addWorkspace(world, organizationId);
    await addWorkspaceMembers(world, workspaceId, [userId]);
    const browser = await openSignedInBrowser(world, userId);
    const { status, body } = await browser.post('/session/switch-workspace', { workspace_id: workspaceId });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ active_organization_id: organizationId, active_workspace_id: workspaceId });
    const left = await browser.post('/session/switch-workspace', { workspace_id: null });
    expect(left.body.data).toMatchObject({ active_organization_id: organizationId, active_workspace_id: null });
    await browser.post('/session/switch-workspace', { workspace_id: workspaceId });
    const moved = await browser.post('/session/switch-organization', { organization_id: organizationId });
    expect(moved.body.data).toMatchObject({ active_organization_id: organizationId, active_workspace_id: null });
  });

  it('makes a workspace active for a member who is not in its organization', async () => {
    const world = await createWorld();
    const { id: userId } = await addUser(world);
    const { id: workspaceId } = await addWorkspace(world);
    await addWorkspaceMembers(world, workspaceId, [userId]);
    const browser = await openSignedInBrowser(world, userId);
    const { body } = await browser.post('/session/switch-workspace', { workspace_id: workspaceId });
    expect(body.data).toMatchObject({ active_organization_id: null, active_workspace_id: workspaceId });
  });

  it('rejects workspaces of which the user is not a member and unknown ones', async () => {
    const world = await createWorld();
    const { id: workspaceId } = await addWorkspace(world);
    const browser = await openSignedInBrowser(world, (await addUser(world)).id);
    const enter = (workspace_id: string) => browser.post('/session/switch-workspace', { workspace_id });
    expect(codeOf(await enter(workspaceId))).toEqual([403, 'NOT_WORKSPACE_MEMBER']);
    expect(codeOf(await enter('1'))).toEqual([404, 'WORKSPACE_NOT_FOUND']);
  });
});

describe('GET /me/sessions', () => {
  it('lists only the browsers in which the user is signed in', async () => {
    const { world, browser } = await twoAccounts();
    const phone = world.browser();
    await phone.request(
      'POST',
      '/auth/signin',
      { strategy: 'email_password', email, password: PASSWORD },
      { 'user-agent': 'Phone' },
    );
    const { status, body } = await phone.get('/me/sessions');
    expect(status).toBe(200);
    expect(body.data).toHaveLength(2);
    expect(body.data.filter(({ is_current }: { is_current: boolean }) => is_current)).toMatchObject([
      { user_agent: 'Phone', method: 'email_password', second_factor: null, ip: expect.any(String) },
    ]);
    const one = await browser.get('/me/sessions?limit=1&offset=1');
    expect(one.body.data).toHaveLength(1);
    expect(await countStatementsOf(world, () => phone.get('/me/sessions'))).toBe(2);
  });

  it('does not list sessions that have ended or expired', async () => {
    const { world, browser } = await twoAccounts();
    const { rows } = world.services.database;
    const phone = world.browser();
    await signIn(phone, email);
    const long = new Date(Date.now() - 604_801_000).toISOString();
    const id = (await phone.get('/session')).body.data.active_signin?.id as string;
    await rows.updateTable('signin').set({ created_at: long }).where('id', '=', id).execute();
    expect((await browser.get('/me/sessions')).body.data).toHaveLength(1);
  });
});

describe('DELETE /me/sessions/{id}', () => {
  it('signs the user out of that browser and keeps other accounts in it', async () => {
    const { world, browser } = await twoAccounts();
    const phone = world.browser();
    await signIn(phone, email);
    const sessions = (await phone.get('/me/sessions')).body.data as { id: string; is_current: boolean }[];
    const other = sessions.find(({ is_current }) => !is_current);
    const { status, body } = await phone.delete(`/me/sessions/${other?.id}`);
    expect([status, body.data]).toEqual([200, {}]);
    expect((await browser.get('/me')).body.data.id).toBe(browser.userId);
    expect((await phone.get('/me')).status).toBe(200);
  });

  it('signs out of the current browser and clears its cookie', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world);
    const [{ id }] = (await browser.get('/me/sessions')).body.data;
    await browser.delete(`/me/sessions/${id}`);
    expect(browser.cookie).toBeNull();
  });

  it('returns 404 for a session of another user', async () => {
    const world = await createWorld();
    const [ada, grace] = [await openSignedUpBrowser(world), await openSignedUpBrowser(world, 'grace@example.com')];
    const [{ id }] = (await grace.get('/me/sessions')).body.data;
    expect(codeOf(await ada.delete(`/me/sessions/${id}`))).toEqual([404, 'SESSION_NOT_FOUND']);
    expect((await grace.get('/me')).status).toBe(200);
  });
});

describe('sessions on the backend host', () => {
  it('lists them with GET /users/{user_id}/sessions', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world);
    const { status, body } = await world.backend.get(`/users/${browser.userId}/sessions`);
    expect([status, body.has_more, body.limit, body.offset]).toEqual([200, false, 50, 0]);
    expect(body.data).toMatchObject([{ user_id: browser.userId, method: 'sign_up' }]);
    const { id } = await addUser(world);
    expect((await world.backend.get(`/users/${id}/sessions`)).body.data).toEqual([]);
  });

  it('ends all with POST /users/{user_id}/sessions/revoke-all', async () => {
    const { world, ada, browser } = await twoAccounts();
    const phone = world.browser();
    await signIn(phone, email);
    const { status, body } = await world.backend.post(`/users/${ada.id}/sessions/revoke-all`);
    expect([status, body]).toEqual([200, { revoked: 2 }]);
    expect((await phone.get('/me')).status).toBe(401);
    // The other account of the shared browser is still there.
    const { signins } = (await browser.get('/session')).body.data;
    expect(signins).toMatchObject([{ user_id: browser.userId }]);
    expect((await world.backend.post(`/users/${ada.id}/sessions/revoke-all`)).body).toEqual({ revoked: 0 });
  });
});

describe('POST /me/sessions/revoke-others', () => {
  it('signs the user out of all other browsers, where other accounts stay signed in', async () => {
    const { world, ada, browser: shared } = await twoAccounts();
    const [own, other] = [world.browser(), world.browser()];
    for (const each of [own, other]) await signIn(each, email);
    const { status, body } = await own.post('/me/sessions/revoke-others');
    expect([status, body.data]).toEqual([200, { revoked: 2 }]);
    expect((await own.get('/me')).body.data.id).toBe(ada.id);
    expect((await other.get('/me')).status).toBe(401);
    expect((await shared.get('/session')).body.data.signins).toMatchObject([{ user_id: shared.userId }]);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'user.sessions.revoked',
      actor_id: ada.id,
      after: { sessions: 2 },
    });
  });
});
