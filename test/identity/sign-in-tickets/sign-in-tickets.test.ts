import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../src/platform/crypto/tokens.ts';
import { changeSettings, openSignedUpBrowser } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { enrollUser } from '../../support/authenticators.ts';
import { waitForMail } from '../../support/mail.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { createTicket, expireTickets, redeem } from '../../support/sign-in-tickets.ts';
import { ABSENT, createUser, ID, ISO, rejectionOf, verifyPrimaryEmail } from '../../support/users.ts';
import { createWorld, eventsOf, statementKindsOf } from '../../support/world.ts';

type Redeemed = Awaited<ReturnType<typeof redeem>>;
const outcomeOf = ({ status, body }: Redeemed) => [status, body.errors?.[0]?.code ?? body.data?.signin?.user_id];
const INVALID = [401, 'INVALID_CREDENTIALS'];

async function worldWithUser() {
  const world = await createWorld();
  const { id } = await addUser(world);
  return { world, userId: id };
}

describe('POST /users/{user_id}/sign-in-tickets', () => {
  it('creates a ticket that is shown once and stored as a hash', async () => {
    const { world, userId } = await worldWithUser();
    const ticket = await createTicket(world, userId);
    expect(ticket).toEqual({
      id: expect.stringMatching(ID),
      user_id: userId,
      ticket: expect.stringMatching(/^[\w-]{43}$/),
      url: `https://${world.frontendHost}/auth/sign-in-ticket?ticket=${ticket.ticket}`,
      expires_at: expect.stringMatching(ISO),
      created_at: expect.stringMatching(ISO),
    });
    expect(Date.parse(ticket.expires_at) - Date.parse(ticket.created_at)).toBe(3_600_000);
    const { rows } = world.services.database;
    const stored = await rows.selectFrom('sign_in_ticket').selectAll().where('id', '=', ticket.id).execute();
    expect(stored).toMatchObject([{ token_hash: sha256(ticket.ticket), impersonator: null }]);
    const events = await eventsOf(world);
    expect(JSON.stringify([stored, events])).not.toContain(ticket.ticket);
    expect(events.at(-1)).toMatchObject({
      type: 'user.sign_in_ticket.created',
      resource_id: userId,
      after: { signInTicketId: ticket.id, expiresAt: ticket.expires_at },
    });
  });

  it.each([
    [59, 400],
    [60, 201],
    [86_400, 201],
    [86_401, 400],
  ])('answers a lifetime of %i seconds with %i', async (expires_in_seconds, status) => {
    const { world, userId } = await worldWithUser();
    const response = await world.backend.post(`/users/${userId}/sign-in-tickets`, { expires_in_seconds });
    expect(response.status).toBe(status);
  });

  it('rejects inactive users, and users of another deployment', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const [own, foreign] = [await createUser(world), await createUser(other)];
    await world.backend.patch(`/users/${own.id}`, { is_active: false });
    const ticketsOf = (id: string) => world.backend.post(`/users/${id}/sign-in-tickets`, {});
    expect(rejectionOf(await ticketsOf(own.id))).toEqual([409, 'CONFLICT', undefined]);
    for (const id of [ABSENT, foreign.id]) {
      expect(rejectionOf(await ticketsOf(id))).toEqual([404, 'USER_NOT_FOUND', undefined]);
    }
  });
});

describe('sign-in with a ticket', () => {
  it('signs in once, in a new session, and records who did', async () => {
    const { world, userId } = await worldWithUser();
    const { id, ticket } = await createTicket(world, userId);
    const browser = world.browser();
    expect(outcomeOf(await redeem(browser, ticket))).toEqual([200, userId]);
    expect((await browser.get('/me')).body.data.id).toBe(userId);
    const types = (await eventsOf(world)).map(({ type, after }) => [type, after]);
    expect(types).toContainEqual(['user.sign_in_ticket.used', { signInTicketId: id }]);
    expect(types.at(-1)).toMatchObject(['session.created', { userId, method: 'ticket' }]);
    expect(outcomeOf(await redeem(world.browser(), ticket))).toEqual(INVALID);
  });

  it('signs in one browser when several use the ticket at the same time', async () => {
    const { world, userId } = await worldWithUser();
    const { ticket } = await createTicket(world, userId);
    const all = await Promise.all(Array.from({ length: 6 }, () => redeem(world.browser(), ticket)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
    expect((await world.backend.get(`/users/${userId}/sessions`)).body.data).toHaveLength(1);
  });

  it('replaces the cookie of the browser, so that a planted one gives no access', async () => {
    const { world, userId } = await worldWithUser();
    const attacker = await openSignedInBrowser(world, (await addUser(world)).id);
    const victim = world.browser();
    victim.cookie = attacker.cookie;
    const { ticket } = await createTicket(world, userId);
    await redeem(victim, ticket);
    expect(victim.cookie).not.toBe(attacker.cookie);
    expect((await attacker.get('/me')).status).toBe(401);
  });

  it('rejects expired, revoked, unknown and foreign tickets, and those of inactive users, in the same way', async () => {
    const { world, userId } = await worldWithUser();
    const other = await createWorld();
    const expired = await createTicket(world, userId);
    await expireTickets(world, userId);
    const revoked = await createTicket(world, userId);
    await world.backend.delete(`/users/${userId}/sign-in-tickets/${revoked.id}`);
    const foreign = await createTicket(other, (await addUser(other)).id);
    const inactive = await createTicket(world, userId);
    const { rows } = world.services.database;
    await rows.updateTable('user').set({ is_active: false }).where('id', '=', userId).execute();
    const tickets = [expired.ticket, revoked.ticket, foreign.ticket, 'x'.repeat(43), inactive.ticket];
    const bodies: unknown[] = [];
    for (const ticket of tickets) {
      const response = await redeem(world.browser(), ticket);
      expect(outcomeOf(response)).toEqual(INVALID);
      bodies.push(response.body);
    }
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  it('runs the same statements for expired, revoked and unknown tickets', async () => {
    const { world, userId } = await worldWithUser();
    const expired = await createTicket(world, userId);
    await expireTickets(world, userId);
    const statements = (ticket: string) => statementKindsOf(world, () => redeem(world.browser(), ticket));
    await statements('y'.repeat(43));
    expect(await statements(expired.ticket)).toEqual(await statements('x'.repeat(43)));
  });

  it('rejects a ticket after the user was deactivated, or the sessions were revoked', async () => {
    const { world, userId } = await worldWithUser();
    const [one, two] = [await createTicket(world, userId), await createTicket(world, userId)];
    await world.backend.patch(`/users/${userId}`, { is_active: false });
    await world.backend.patch(`/users/${userId}`, { is_active: true });
    expect(outcomeOf(await redeem(world.browser(), one.ticket))).toEqual(INVALID);
    const three = await createTicket(world, userId);
    await world.backend.post(`/users/${userId}/sessions/revoke-all`);
    for (const { ticket } of [two, three]) expect(outcomeOf(await redeem(world.browser(), ticket))).toEqual(INVALID);
  });

  it('requires the second factor of the user', async () => {
    const world = await createWorld();
    const { browser: own, code } = await enrollUser(world);
    const { ticket } = await createTicket(world, own.userId);
    const browser = world.browser();
    const { body } = await redeem(browser, ticket);
    expect(body.data).toMatchObject({
      signin: null,
      signin_attempt: { method: 'ticket', current_step: 'verify_second_factor' },
    });
    expect((await browser.get('/me')).status).toBe(401);
    const passed = await browser.post('/auth/attempt-verification', {
      signin_attempt_id: body.data.signin_attempt?.id,
      code: code(1),
    });
    expect(passed.body.data.signin).toMatchObject({ user_id: own.userId });
    expect(outcomeOf(await redeem(world.browser(), ticket))).toEqual(INVALID);
  });

  it('requires an enrolment where the settings require a second factor', async () => {
    const { world, userId } = await worldWithUser();
    await changeSettings(world, { second_factor_policy: 'required' });
    const { ticket } = await createTicket(world, userId);
    const { body } = await redeem(world.browser(), ticket);
    expect(body.data.signin_attempt).toMatchObject({ current_step: 'enroll_second_factor' });
  });

  it('rejects users on the blocklist, and keeps the ticket valid', async () => {
    const world = await createWorld();
    const { id: userId } = await addUser(world, { email: 'ada@blocked.example' });
    const { ticket } = await createTicket(world, userId);
    await world.backend.patch('/settings/restrictions', { blocklist_enabled: true });
    const listed = await world.backend.post('/settings/restrictions/blocklist', { value: 'blocked.example' });
    expect(listed.status).toBe(201);
    expect(outcomeOf(await redeem(world.browser(), ticket))).toEqual([403, 'IDENTIFIER_NOT_ALLOWED']);
    await world.backend.patch('/settings/restrictions', { blocklist_enabled: false });
    expect(outcomeOf(await redeem(world.browser(), ticket))).toEqual([200, userId]);
  });

  it('verifies an unverified address that an allowlist requires, after the ticket', async () => {
    const world = await createWorld();
    const { id: userId } = await addUser(world, { email: 'ada@allowed.example', verified: false });
    const { ticket } = await createTicket(world, userId);
    await world.backend.post('/settings/restrictions/allowlist', { value: 'allowed.example' });
    await world.backend.patch('/settings/restrictions', { allowlist_enabled: true });
    const browser = world.browser();
    const { body } = await redeem(browser, ticket);
    expect(body.data.signin_attempt).toMatchObject({ method: 'ticket', current_step: 'verify_email' });
    const { code } = await waitForMail(world, 'ada@allowed.example');
    const passed = await browser.post('/auth/attempt-verification', {
      signin_attempt_id: body.data.signin_attempt?.id,
      code,
    });
    expect(passed.body.data.signin).toMatchObject({ user_id: userId });
  });

  it('tells the owner about the new device, as other sign-ins do', async () => {
    const world = await createWorld();
    const { userId } = await openSignedUpBrowser(world, 'ada@example.com');
    const { ticket } = await createTicket(world, userId);
    await verifyPrimaryEmail(world, userId);
    await world.services.database.rows.deleteFrom('known_device').where('deployment_id', '=', world.id).execute();
    await redeem(world.browser(), ticket);
    expect((await waitForMail(world, 'ada@example.com')).subject).toContain('New sign-in');
  });

  it('requires the ticket of the strategy, and offers the strategy nowhere', async () => {
    const { world } = await worldWithUser();
    const { status, body } = await world.browser().post('/auth/signin', { strategy: 'ticket' });
    expect([status, body.errors.map(({ path }) => path)]).toEqual([400, ['ticket']]);
    expect(JSON.stringify((await world.browser().get('/auth/options')).body.data)).not.toContain('ticket');
  });

  it('does not sign in while the deployment is under maintenance', async () => {
    const { world, userId } = await worldWithUser();
    const { ticket } = await createTicket(world, userId);
    const { rows } = world.services.database;
    await rows
      .updateTable('deployment')
      .set({ maintenance_mode: true, version: sql`version + 1` })
      .where('id', '=', world.id)
      .execute();
    expect((await redeem(world.browser(), ticket)).status).toBe(503);
  });
});

describe('DELETE /users/{user_id}/sign-in-tickets/{ticket_id}', () => {
  it('returns 404 for a ticket that was revoked, used, or belongs to another user or deployment', async () => {
    const { world, userId } = await worldWithUser();
    const other = await createWorld();
    const bob = await addUser(world);
    const eve = await addUser(other);
    const [revoked, used] = [await createTicket(world, userId), await createTicket(world, userId)];
    const [bobs, eves] = [await createTicket(world, bob.id), await createTicket(other, eve.id)];
    const revoke = (id: string) => world.backend.delete(`/users/${userId}/sign-in-tickets/${id}`);
    expect((await revoke(revoked.id)).status).toBe(204);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'user.sign_in_ticket.revoked',
      before: { signInTicketId: revoked.id },
    });
    await redeem(world.browser(), used.ticket);
    for (const id of [revoked.id, used.id, bobs.id, eves.id, ABSENT]) {
      expect(rejectionOf(await revoke(id))).toEqual([404, 'SIGN_IN_TICKET_NOT_FOUND', undefined]);
    }
    expect(outcomeOf(await redeem(world.browser(), bobs.ticket))).toEqual([200, bob.id]);
    expect(outcomeOf(await redeem(other.browser(), eves.ticket))).toEqual([200, eve.id]);
  });

  it('works in GraphQL', async () => {
    const { world, userId } = await worldWithUser();
    const { createSignInTicket } = await world.backend.data(
      `mutation { createSignInTicket(userId: "${userId}", input: {expiresInSeconds: 60}) { id ticket } }`,
    );
    await world.backend.data(
      `mutation { revokeSignInTicket(userId: "${userId}", ticketId: "${createSignInTicket.id}") }`,
    );
    expect(outcomeOf(await redeem(world.browser(), createSignInTicket.ticket))).toEqual(INVALID);
  });
});
