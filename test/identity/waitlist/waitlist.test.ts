import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../support/accounts.ts';
import { mailsTo, waitForMail } from '../../support/mail.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const email = 'ada@example.com';
const codeOf = ({ status, body }: { status: number; body: { code?: string; errors: { code: string }[] } }) => [
  status,
  body.code ?? body.errors[0]?.code,
];

async function worldWithWaitlist(): Promise<World> {
  const world = await createWorld();
  await world.backend.patch('/settings/restrictions', { sign_up_mode: 'waitlist' });
  return world;
}

describe('POST /waitlist', () => {
  it('adds an address to the waitlist once and returns the same response the second time', async () => {
    const world = await worldWithWaitlist();
    const first = await world.browser().post('/waitlist', { email, first_name: 'Ada' });
    expect([first.status, first.body.data]).toEqual([201, { email }]);
    const again = await world.browser().post('/waitlist', { email: 'ADA@example.com' });
    expect([again.status, again.body.data]).toEqual([201, { email: 'ADA@example.com' }]);
    const { body } = await world.backend.get('/waitlist');
    expect(body.data).toMatchObject([
      { email, first_name: 'Ada', last_name: null, status: 'waiting', approved_at: null },
    ]);
    expect((await eventsOf(world)).filter(({ type }) => type === 'waitlist_entry.created')).toHaveLength(1);
  });

  it('rejects requests without a waitlist and addresses that the restrictions reject', async () => {
    const world = await createWorld();
    const join = (address = email) => world.browser().post('/waitlist', { email: address });
    expect(codeOf(await join())).toEqual([403, 'FEATURE_DISABLED']);
    await world.backend.patch('/settings/restrictions', { sign_up_mode: 'waitlist', blocklist_enabled: true });
    await world.backend.post('/settings/restrictions/blocklist', { value: 'example.com' });
    expect(codeOf(await join())).toEqual([403, 'IDENTIFIER_NOT_ALLOWED']);
    expect(codeOf(await join('no address'))).toEqual([400, 'VALIDATION_FAILED']);
    expect((await join('grace@example.org')).status).toBe(201);
  });

  it('accepts 20 requests from one network address in 15 minutes', async () => {
    const world = await worldWithWaitlist();
    const join = (n: number) => world.browser().post('/waitlist', { email: `person${n}@example.com` });
    for (let n = 0; n < 20; n += 1) expect((await join(n)).status).toBe(201);
    const rejected = await join(20);
    expect(codeOf(rejected)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect(rejected.headers['ratelimit-policy']).toBe('"waitlist-900s";q=20;w=900');
  });
});

describe('the waitlist on the backend', () => {
  it('lists the waitlist newest first, filtered by status', async () => {
    const world = await worldWithWaitlist();
    for (const name of ['ada', 'grace']) await world.browser().post('/waitlist', { email: `${name}@example.com` });
    const { body } = await world.backend.get('/waitlist');
    expect(body.data.map((entry: { email: string }) => entry.email)).toEqual(['grace@example.com', email]);
    await world.backend.post(`/waitlist/${body.data[0].id}/approve`);
    const waiting = (await world.backend.get('/waitlist?status=waiting')).body.data;
    expect(waiting).toMatchObject([{ email }]);
  });

  it('mails a link to the sign-up page on approval and a new one on a second approval', async () => {
    const world = await worldWithWaitlist();
    await world.browser().post('/waitlist', { email });
    const [{ id }] = (await world.backend.get('/waitlist')).body.data;
    const { status, body } = await world.backend.post(`/waitlist/${id}/approve`);
    expect([status, body.status]).toEqual([200, 'approved']);
    const { link, subject } = await waitForMail(world, email);
    expect(subject).toBe('You can sign up to Northwind now');
    expect(`${link?.origin}${link?.pathname}`).toMatch(/^https:\/\/tenant-\w+\.example\.test\/sign-up$/);
    const token = link?.searchParams.get('waitlist_token') as string;
    await world.backend.post(`/waitlist/${id}/approve`);
    const second = (await waitForMail(world, email, 2)).link?.searchParams.get('waitlist_token');
    expect(second).not.toBe(token);
    const stored = JSON.stringify([
      await world.services.database.rows.selectFrom('waitlist_entry').selectAll().where('id', '=', id).execute(),
      await eventsOf(world),
    ]);
    expect(stored).not.toContain(second);
  });

  it('deletes an entry of the waitlist without a mail', async () => {
    const world = await worldWithWaitlist();
    await world.browser().post('/waitlist', { email });
    const [{ id }] = (await world.backend.get('/waitlist')).body.data;
    expect((await world.backend.delete(`/waitlist/${id}`)).status).toBe(204);
    expect(codeOf(await world.backend.post(`/waitlist/${id}/approve`))).toEqual([404, 'WAITLIST_ENTRY_NOT_FOUND']);
    expect(await mailsTo(world, email)).toEqual([]);
  });
});

describe('sign-up with the token of a waitlist mail', () => {
  const password = 'correct horse battery staple';

  /** Ada’s approved waitlist entry, and the token in her mail. */
  async function approved() {
    const world = await worldWithWaitlist();
    await world.browser().post('/waitlist', { email });
    const [{ id }] = (await world.backend.get('/waitlist')).body.data;
    await world.backend.post(`/waitlist/${id}/approve`);
    const waitlist_token = (await waitForMail(world, email)).link?.searchParams.get('waitlist_token') as string;
    return { world, id, waitlist_token };
  }

  it('accepts a waitlist token once and marks its address as verified', async () => {
    const { world, waitlist_token } = await approved();
    await changeSettings(world, { email: { verify_signup: true } });
    const withoutToken = await world.browser().post('/auth/signup', { email, password });
    expect(codeOf(withoutToken)).toEqual([403, 'SIGN_UP_CLOSED']);
    const { status, body } = await world.browser().post('/auth/signup', { password, waitlist_token });
    expect([status, body.data.user?.email]).toEqual([201, email]);
    expect(body.data.user?.emails).toMatchObject([{ email, is_verified: true }]);
    expect((await world.backend.get('/waitlist')).body.data).toMatchObject([{ status: 'joined' }]);
    const again = await world.browser().post('/auth/signup', { password, waitlist_token });
    expect(codeOf(again)).toEqual([400, 'INVALID_LINK']);
    expect((await eventsOf(world)).map(({ type }) => type)).toContain('waitlist_entry.joined');
  });

  it('rejects a waitlist token for another address, after it expired, and after a newer mail', async () => {
    const { world, id, waitlist_token } = await approved();
    const signUp = (input: object) => world.browser().post('/auth/signup', { password, waitlist_token, ...input });
    expect(codeOf(await signUp({ email: 'eve@example.com' }))).toEqual([400, 'VALIDATION_FAILED']);
    await world.services.database.rows
      .updateTable('waitlist_entry')
      .set({ token_expires_at: new Date(Date.now() - 1_000).toISOString() })
      .where('deployment_id', '=', world.id)
      .execute();
    expect(codeOf(await signUp({}))).toEqual([400, 'INVALID_LINK']);
    await world.backend.post(`/waitlist/${id}/approve`);
    expect(codeOf(await signUp({}))).toEqual([400, 'INVALID_LINK']);
    const fresh = (await waitForMail(world, email, 2)).link?.searchParams.get('waitlist_token');
    expect((await signUp({ waitlist_token: fresh })).status).toBe(201);
  });

  it('applies the blocklist to a sign-up with a waitlist token', async () => {
    const { world, waitlist_token } = await approved();
    await world.backend.post('/settings/restrictions/blocklist', { value: email });
    await world.backend.patch('/settings/restrictions', { blocklist_enabled: true });
    const { status, body } = await world.browser().post('/auth/signup', { password, waitlist_token });
    expect([status, body.errors[0].code]).toEqual([403, 'IDENTIFIER_NOT_ALLOWED']);
  });
});
