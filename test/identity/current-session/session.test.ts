import { describe, expect, it } from 'vitest';
import { changeSettings, openSignedUpBrowser, PASSWORD, signIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

const email = 'ada@example.com';

async function worldWithAda(): Promise<World> {
  const world = await createWorld();
  await addUser(world, { email, username: 'ada', password: PASSWORD });
  return world;
}

const codeOf = ({ status, body }: { status: number; body: { errors: { code: string }[] } }) => [
  status,
  body.errors[0]?.code,
];

describe('the session of a response', () => {
  it('is read by the statement that authenticates the request', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world);
    const cost = (client: typeof browser | ReturnType<World['browser']>) =>
      countStatementsOf(world, () => client.get('/nowhere'));
    expect([await cost(world.browser()), await cost(browser)]).toEqual([1, 1]);
    expect(await countStatementsOf(world, () => browser.get('/session'))).toBe(1);
  });
});

describe('POST /auth/signout', () => {
  it('ends everything in this browser and clears the cookie', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world);
    const token = browser.cookie;
    const { status, body, headers } = await browser.post('/auth/signout');
    expect([status, body.data]).toEqual([200, {}]);
    expect(body.session).toEqual({ signin_attempts: [], signins: [], signup_attempts: [], active_signin: null });
    expect(headers['set-cookie']).toEqual(['__session=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0']);
    browser.cookie = token;
    expect((await browser.get('/me')).status).toBe(401);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'session.deleted',
      before: { userId: browser.userId },
    });
  });

  it('ends one sign-in and makes the other one active', async () => {
    const world = await worldWithAda();
    const browser = await openSignedUpBrowser(world, 'grace@example.com');
    const active = (await signIn(browser, email)).body.data.signin;
    const { body, headers } = await browser.post('/auth/signout', { signin_id: active?.id });
    expect(headers['set-cookie']).toBeUndefined();
    expect(body.session.active_signin?.user_id).toBe(browser.userId);
    expect((await browser.get('/me')).body.data.id).toBe(browser.userId);
    const last = await browser.post('/auth/signout', { signin_id: body.session.active_signin?.id });
    expect([last.status, browser.cookie]).toEqual([200, null]);
  });

  it('rejects the sign-in of another browser, and an unknown one', async () => {
    const world = await createWorld();
    const [ada, grace] = [await openSignedUpBrowser(world), await openSignedUpBrowser(world, 'grace@example.com')];
    const id = (await grace.get('/session')).body.data.active_signin?.id as string;
    for (const browser of [ada, world.browser()]) {
      expect(codeOf(await browser.post('/auth/signout', { signin_id: id }))).toEqual([400, 'VALIDATION_FAILED']);
    }
    expect((await grace.get('/me')).status).toBe(200);
    expect((await ada.get('/me')).status).toBe(200);
  });

  it('succeeds when no user is signed in', async () => {
    const world = await createWorld();
    const before = (await eventsOf(world)).length;
    expect((await world.browser().post('/auth/signout')).status).toBe(200);
    expect((await world.browser().post('/auth/signout', {})).status).toBe(200);
    expect((await eventsOf(world)).length).toBe(before);
  });
});

describe('a session', () => {
  it('has no signed-in user on the host of another deployment', async () => {
    const [here, there] = [await createWorld(), await createWorld()];
    const browser = there.browser();
    browser.cookie = (await openSignedUpBrowser(here)).cookie;
    expect((await browser.get('/session')).body.data.signins).toEqual([]);
    expect((await browser.get('/me')).status).toBe(401);
  });

  it('ends for a user who is deactivated', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world);
    await world.services.database.rows
      .updateTable('user')
      .set({ is_active: false })
      .where('deployment_id', '=', world.id)
      .execute();
    const rejected = await browser.get('/me');
    expect(codeOf(rejected)).toEqual([401, 'NOT_AUTHENTICATED']);
    expect(rejected.body.message).toBe('This operation requires a signed-in user. Sign in first.');
    expect((await browser.get('/session')).body.data).toMatchObject({ signins: [], active_signin: null });
  });

  it('lasts as long as the settings allow, separately for each sign-in', async () => {
    const world = await worldWithAda();
    const browser = await openSignedUpBrowser(world, 'grace@example.com');
    await world.services.database.rows
      .updateTable('signin')
      .set({ created_at: new Date(Date.now() - 604_801_000).toISOString() })
      .where('deployment_id', '=', world.id)
      .execute();
    expect((await browser.get('/me')).status).toBe(401);
    const { session } = (await signIn(browser, email)).body;
    expect(session.signins).toHaveLength(1);
    await world.services.database.rows
      .updateTable('session')
      .set({ expires_at: new Date(Date.now() - 1).toISOString() })
      .where('deployment_id', '=', world.id)
      .execute();
    expect((await browser.get('/me')).status).toBe(401);
  });

  it('expires after the inactivity that the settings allow, and is updated at most once a minute', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world);
    const idle = (seconds: number) =>
      world.services.database.rows
        .updateTable('session')
        .set({ last_active_at: new Date(Date.now() - seconds * 1_000).toISOString() })
        .where('deployment_id', '=', world.id)
        .execute();
    const lastActive = async () => {
      const query = world.services.database.rows.selectFrom('session').select('last_active_at');
      return Date.parse((await query.where('deployment_id', '=', world.id).executeTakeFirstOrThrow()).last_active_at);
    };
    await idle(3_000);
    expect((await browser.get('/me')).status).toBe(200);
    await expect.poll(lastActive).toBeGreaterThan(Date.now() - 5_000);
    await idle(50);
    const before = await lastActive();
    await browser.get('/me');
    expect(await lastActive()).toBe(before);

    await changeSettings(world, { session_inactive_timeout: 600 });
    expect((await browser.get('/me')).status).toBe(200);
    await idle(601);
    expect((await browser.get('/me')).status).toBe(401);
    expect((await browser.get('/session')).body.data.signins).toEqual([]);
  });
});
