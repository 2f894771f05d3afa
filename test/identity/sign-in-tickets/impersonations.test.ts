import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { enrollUser } from '../../support/authenticators.ts';
import {
  createImpersonation,
  createTicket,
  expireTickets,
  openImpersonatedBrowser,
  redeem,
} from '../../support/sign-in-tickets.ts';
import { ABSENT, createUser, ID, ISO, rejectionOf } from '../../support/users.ts';
import { createWorld, eventsOf } from '../../support/world.ts';

const GRACE = 'grace@northwind';

async function worldWithUser() {
  const world = await createWorld();
  const { id } = await addUser(world);
  return { world, userId: id, path: `/users/${id}/impersonations` as const };
}

describe('POST /users/{user_id}/impersonations', () => {
  it('creates a one-time ticket, and records who impersonates whom and why', async () => {
    const { world, userId, path } = await worldWithUser();
    const { status, body } = await world.backend.post(path, { actor: GRACE, reason: 'Case 4711' });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.stringMatching(ID),
        user_id: userId,
        actor: GRACE,
        reason: 'Case 4711',
        ticket: expect.stringMatching(/^[\w-]{43}$/),
        url: `https://${world.frontendHost}/auth/sign-in-ticket?ticket=${body.ticket}`,
        expires_at: expect.stringMatching(ISO),
        created_at: expect.stringMatching(ISO),
      },
    ]);
    expect(Date.parse(body.expires_at) - Date.parse(body.created_at)).toBe(900_000);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'user.impersonation.created',
      resource_id: userId,
      actor_type: 'api_key',
      impersonator: null,
      after: { impersonationId: body.id, actor: GRACE, reason: 'Case 4711' },
    });
    const browser = world.browser();
    expect((await redeem(browser, body.ticket)).body.data.signin).toMatchObject({ user_id: userId });
    const [started, created] = (await eventsOf(world)).slice(-2);
    expect([started, created]).toMatchObject([
      { type: 'user.impersonation.started', impersonator: GRACE, after: { impersonationId: body.id } },
      { type: 'session.created', impersonator: GRACE, actor_id: userId, after: { method: 'impersonation' } },
    ]);
    expect((await redeem(world.browser(), body.ticket)).status).toBe(401);
  });

  it('signs in one browser when several use the ticket at the same time', async () => {
    const { world, userId } = await worldWithUser();
    const { ticket } = await createImpersonation(world, userId);
    const all = await Promise.all(Array.from({ length: 6 }, () => redeem(world.browser(), ticket)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
  });

  it('signs in without the second factor and without a wallet of the user', async () => {
    const world = await createWorld();
    const { browser } = await enrollUser(world);
    await changeSettings(world, { second_factor_policy: 'required', web3_wallet: { enabled: true, required: true } });
    const impersonating = await openImpersonatedBrowser(world, browser.userId);
    expect((await impersonating.browser.get('/me')).body.data.id).toBe(browser.userId);
  });

  it('rejects users on the blocklist', async () => {
    const world = await createWorld();
    const { id } = await addUser(world, { email: 'ada@blocked.example' });
    await world.backend.post('/settings/restrictions/blocklist', { value: 'blocked.example' });
    await world.backend.patch('/settings/restrictions', { blocklist_enabled: true });
    const { ticket } = await createImpersonation(world, id);
    const { status, body } = await redeem(world.browser(), ticket);
    expect([status, body.errors[0]?.code]).toEqual([403, 'IDENTIFIER_NOT_ALLOWED']);
  });

  it.each([
    [{ actor: '' }, 'actor'],
    [{ actor: 'g'.repeat(256) }, 'actor'],
    [{}, 'actor'],
    [{ actor: GRACE, reason: 'r'.repeat(501) }, 'reason'],
    [{ actor: GRACE, expires_in_seconds: 59 }, 'expires_in_seconds'],
    [{ actor: GRACE, expires_in_seconds: 3_601 }, 'expires_in_seconds'],
  ])('rejects an input out of bounds (%#)', async (input, field) => {
    const { world, path } = await worldWithUser();
    expect(rejectionOf(await world.backend.post(path, input))).toEqual([400, 'VALIDATION_FAILED', [field]]);
  });

  it('accepts the longest actor, reason and duration', async () => {
    const { world, path } = await worldWithUser();
    const longest = { actor: 'g'.repeat(255), reason: 'r'.repeat(500), expires_in_seconds: 3_600 };
    expect((await world.backend.post(path, longest)).status).toBe(201);
  });

  it('rejects inactive users and an eleventh active impersonation', async () => {
    const { world, userId, path } = await worldWithUser();
    const [first] = await Promise.all(Array.from({ length: 10 }, () => createImpersonation(world, userId)));
    const impersonate = () => world.backend.post(path, { actor: GRACE });
    expect(rejectionOf(await impersonate())).toEqual([409, 'CONFLICT', undefined]);
    await world.backend.delete(`${path}/${first?.id as string}`);
    expect((await impersonate()).status).toBe(201);
    const inactive = await createUser(world);
    await world.backend.patch(`/users/${inactive.id}`, { is_active: false });
    const rejected = await world.backend.post(`/users/${inactive.id}/impersonations`, { actor: GRACE });
    expect(rejectionOf(rejected)).toEqual([409, 'CONFLICT', undefined]);
  });

  it('requires the scope for impersonation, which an API key without scopes has', async () => {
    const { world, path } = await worldWithUser();
    const writer = world.backend.with(await world.token(['users:read', 'users:write']));
    const rejections = [
      await writer.post(path, { actor: GRACE }),
      await writer.get(path),
      await writer.delete(`${path}/${ABSENT}`),
    ].map(({ status, body }) => rejectionOf({ status, body }));
    expect(rejections).toEqual(Array(3).fill([403, 'INSUFFICIENT_PERMISSIONS', undefined]));
    const impersonator = world.backend.with(await world.token(['users:impersonate']));
    expect((await impersonator.post(path, { actor: GRACE })).status).toBe(201);
  });
});

describe('GET /users/{user_id}/impersonations', () => {
  it('lists those that are active, without their tickets', async () => {
    const { world, userId, path } = await worldWithUser();
    const pending = await createImpersonation(world, userId, { reason: 'Case 1' });
    const { browser, impersonationId } = await openImpersonatedBrowser(world, userId);
    await createTicket(world, userId);
    const sessions = (await browser.get('/me/sessions')).body.data;
    const { body } = await world.backend.get(path);
    expect(body).toEqual([
      {
        id: pending.id,
        user_id: userId,
        actor: GRACE,
        reason: 'Case 1',
        session_id: null,
        started_at: null,
        expires_at: pending.expires_at,
        created_at: pending.created_at,
      },
      expect.objectContaining({
        id: impersonationId,
        reason: null,
        session_id: sessions[0]?.id,
        started_at: expect.stringMatching(ISO),
      }),
    ]);
    const { userImpersonations } = await world.backend.data(`{ userImpersonations(userId: "${userId}") { id actor } }`);
    expect(userImpersonations).toEqual(body.map(({ id, actor }) => ({ id, actor })));
    await browser.post('/auth/signout');
    expect((await world.backend.get(path)).body).toHaveLength(1);
    await expireTickets(world, userId);
    expect((await world.backend.get(path)).body).toEqual([]);
  });

  it('returns 404 for a user of another deployment', async () => {
    const [world, other] = [await createWorld(), await worldWithUser()];
    await createImpersonation(other.world, other.userId);
    expect(rejectionOf(await world.backend.get(other.path))).toEqual([404, 'USER_NOT_FOUND', undefined]);
    const created = await world.backend.post(other.path, { actor: GRACE });
    expect(rejectionOf(created)).toEqual([404, 'USER_NOT_FOUND', undefined]);
  });
});

describe('DELETE /users/{user_id}/impersonations/{impersonation_id}', () => {
  it('ends one that has started at once, and one whose ticket is unused', async () => {
    const { world, userId, path } = await worldWithUser();
    const { browser, impersonationId } = await openImpersonatedBrowser(world, userId);
    const pending = await createImpersonation(world, userId);
    for (const id of [impersonationId, pending.id]) {
      expect((await world.backend.delete(`${path}/${id}`)).status).toBe(204);
      expect((await eventsOf(world)).at(-1)).toMatchObject({
        type: 'user.impersonation.ended',
        before: { impersonationId: id, actor: GRACE },
      });
    }
    expect((await browser.get('/me')).status).toBe(401);
    expect((await redeem(world.browser(), pending.ticket)).status).toBe(401);
    expect((await world.backend.get(path)).body).toEqual([]);
  });

  it('returns 404 for one that has ended, of another user or deployment, and for a ticket of the user', async () => {
    const [{ world, userId, path }, other] = [await worldWithUser(), await worldWithUser()];
    const ended = await createImpersonation(world, userId);
    await world.backend.delete(`${path}/${ended.id}`);
    const bobs = await createImpersonation(world, (await addUser(world)).id);
    const eves = await createImpersonation(other.world, other.userId);
    const { id: ticketId } = await createTicket(world, userId);
    for (const id of [ended.id, bobs.id, eves.id, ticketId, ABSENT]) {
      const response = await world.backend.delete(`${path}/${id}`);
      expect(rejectionOf(response)).toEqual([404, 'IMPERSONATION_NOT_FOUND', undefined]);
    }
    expect((await redeem(other.world.browser(), eves.ticket)).status).toBe(200);
  });

  it('is ended by the operations that end all sessions of the user', async () => {
    const { world, userId } = await worldWithUser();
    const { browser } = await openImpersonatedBrowser(world, userId);
    const pending = await createImpersonation(world, userId);
    await world.backend.post(`/users/${userId}/sessions/revoke-all`);
    expect((await browser.get('/me')).status).toBe(401);
    expect((await redeem(world.browser(), pending.ticket)).status).toBe(401);
  });
});
