/* test/api/allowed-sessions.test.ts tests what an impersonation may not do. */
import { jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { changeSettings, openSignedUpBrowser } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { clientWithToken, createSessionToken } from '../../support/session-tokens.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { expireTickets, openImpersonatedBrowser } from '../../support/sign-in-tickets.ts';
import { servedKeys } from '../../support/signing-keys.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const GRACE = 'grace@northwind';

async function impersonated(input: object = {}) {
  const world = await createWorld();
  const { id: userId } = await addUser(world);
  return { world, userId, ...(await openImpersonatedBrowser(world, userId, input)) };
}

const claimsOf = async (world: World, token: string) => (await jwtVerify(token, await servedKeys(world))).payload;

describe('an impersonated session', () => {
  it('may read and change what the user may, and each event names the impersonator', async () => {
    const { world, userId, browser } = await impersonated();
    expect((await browser.patch('/me', { first_name: 'Ada' })).status).toBe(200);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'user.updated',
      actor_type: 'user',
      actor_id: userId,
      impersonator: GRACE,
    });
    const [newest] = (await world.backend.get('/audit-log?limit=1')).body.data;
    expect(newest).toMatchObject({ type: 'user.updated', actor_id: userId, impersonator: GRACE });
    const own = await openSignedInBrowser(world, userId);
    await own.patch('/me', { first_name: 'Grace' });
    const [owns] = (await world.backend.get('/audit-log?limit=1')).body.data;
    expect(owns).toMatchObject({ type: 'user.updated', impersonator: null });
  });

  it('gets session tokens with the claim act, which this host accepts with the same limits', async () => {
    const { world, userId, browser } = await impersonated();
    const token = await createSessionToken(browser);
    expect(await claimsOf(world, token)).toMatchObject({ sub: userId, act: { sub: GRACE } });
    const bearer = clientWithToken(world, token);
    expect((await bearer.call('PATCH', '/me', { first_name: 'Ada' })).status).toBe(200);
    expect((await eventsOf(world)).at(-1)?.impersonator).toBe(GRACE);
    const own = await openSignedInBrowser(world, userId);
    expect(await claimsOf(world, await createSessionToken(own))).not.toHaveProperty('act');
  });

  it('gets tokens of templates with the claim act, which no template can set', async () => {
    const { world, browser } = await impersonated();
    const made = await world.backend.post('/jwt-templates', { name: 'other', claims: { aud: 'billing', plan: 'pro' } });
    expect(made.status).toBe(201);
    expect(await claimsOf(world, await createSessionToken(browser, 'other'))).toMatchObject({
      aud: 'billing',
      plan: 'pro',
      act: { sub: GRACE },
    });
    const forged = await world.backend.post('/jwt-templates', { name: 'forged', claims: { act: { sub: 'eve' } } });
    expect([forged.status, forged.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('gets no token that outlives it', async () => {
    const { world, browser } = await impersonated({ expires_in_seconds: 60 });
    await changeSettings(world, { session_token_lifetime: 3600 });
    const { iat = 0, exp = 0 } = await claimsOf(world, await createSessionToken(browser));
    expect(exp - iat).toBeLessThanOrEqual(60);
  });

  it('ends when it expires, also while it is in use, and its tokens with it', async () => {
    const { world, userId, browser } = await impersonated();
    const bearer = clientWithToken(world, await createSessionToken(browser));
    await expireTickets(world, userId);
    expect([(await browser.get('/me')).status, (await bearer.get('/me')).status]).toEqual([401, 401]);
    expect((await world.backend.get(`/users/${userId}/sessions`)).body.data).toEqual([]);
  });

  it('can sign out, also by its id', async () => {
    const { world, userId, browser } = await impersonated();
    const [session] = (await browser.get('/me/sessions')).body.data;
    expect((await browser.delete(`/me/sessions/${session?.id}`)).status).toBe(200);
    expect((await browser.get('/me')).status).toBe(401);
    expect((await world.backend.get(`/users/${userId}/impersonations`)).body).toEqual([]);
  });

  it('shows its impersonator in both lists of sessions, beside those of the user', async () => {
    const { world, userId, browser } = await impersonated();
    await openSignedInBrowser(world, userId);
    const shownBy = (sessions: readonly { impersonator: string | null }[]) =>
      sessions.map(({ impersonator }) => impersonator ?? '').sort();
    expect(shownBy((await browser.get('/me/sessions')).body.data)).toEqual(['', GRACE]);
    expect(shownBy((await world.backend.get(`/users/${userId}/sessions`)).body.data)).toEqual(['', GRACE]);
    const { user } = await world.backend.data(
      `{ user(id: "${userId}") { sessions { nodes { impersonator method } } } }`,
    );
    expect(user.sessions.nodes).toContainEqual({ impersonator: GRACE, method: 'IMPERSONATION' });
  });

  it('leaves no trace of activity of the user, and makes no known device', async () => {
    const world = await createWorld();
    const { userId } = await openSignedUpBrowser(world);
    const { rows } = world.services.database;
    await rows.updateTable('user').set({ last_active_at: null }).where('id', '=', userId).execute();
    await rows.deleteFrom('known_device').where('deployment_id', '=', world.id).execute();
    const { browser } = await openImpersonatedBrowser(world, userId);
    await rows
      .updateTable('session')
      .set({ last_active_at: new Date(Date.now() - 120_000).toISOString() })
      .where('deployment_id', '=', world.id)
      .execute();
    expect((await browser.get('/me')).status).toBe(200);
    const { last_active_at } = await rows
      .selectFrom('user')
      .select('last_active_at')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const devices = await rows.selectFrom('known_device').selectAll().where('deployment_id', '=', world.id).execute();
    expect([last_active_at, devices]).toEqual([null, []]);
  });
});
