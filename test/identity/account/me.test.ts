import { describe, expect, it } from 'vitest';
import { changeSettings, openSignedUpBrowser } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { mailsTo, waitForMail } from '../../support/mail.ts';
import { clientWithToken, createSessionToken } from '../../support/session-tokens.ts';
import { backdateAuthentication, openSignedInBrowser } from '../../support/sign-in.ts';
import { createWorld, eventsOf, unique } from '../../support/world.ts';

const messages = (body: { errors: { message: string }[] }) => body.errors.map(({ message }) => message);

describe('PATCH /me', () => {
  it('updates names and picture and keeps omitted fields', async () => {
    const world = await createWorld();
    const { id } = await addUser(world, { email: 'ada@example.com', firstName: 'Ada' });
    const browser = await openSignedInBrowser(world, id);
    const image = 'https://example.com/ada.png';
    const { status, body } = await browser.patch('/me', { username: 'Ada', last_name: 'Lovelace', image_url: image });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ username: 'Ada', first_name: 'Ada', last_name: 'Lovelace', image_url: image });
    expect(body.data).toMatchObject({ has_password: false, public_metadata: {} });
    expect((await browser.get('/me')).body.data).toEqual(body.data);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'user.updated',
      actor_id: id,
      before: { username: null, lastName: null, imageUrl: null },
      after: { username: 'Ada', lastName: 'Lovelace', imageUrl: image },
    });
    expect((await world.backend.get('/users?search=lovelace')).body.data).toHaveLength(1);
    const cleared = await browser.patch('/me', { username: null, first_name: null, image_url: null });
    expect(cleared.body.data).toMatchObject({
      username: null,
      first_name: null,
      last_name: 'Lovelace',
      image_url: null,
    });
  });

  it('requires a recent authentication for another username only, and mails the user about it', async () => {
    const world = await createWorld();
    const email = `${unique('ada')}@example.com`;
    const { id } = await addUser(world, { email, username: 'ada' });
    const browser = await openSignedInBrowser(world, id);
    const bearer = clientWithToken(world, await createSessionToken(browser));
    await backdateAuthentication(world, id);
    for (const username of ['countess', 'ADA', null]) {
      const token = await bearer.call('PATCH', '/me', { username });
      const late = await browser.patch('/me', { username, first_name: 'Augusta' });
      expect([token.body.errors[0].code, late.body.errors[0].code]).toEqual([
        'INSUFFICIENT_PERMISSIONS',
        'REAUTHENTICATION_REQUIRED',
      ]);
    }
    const same = await bearer.call('PATCH', '/me', { username: 'ada', last_name: 'Lovelace' });
    expect([same.status, same.body.data]).toEqual([
      200,
      expect.objectContaining({ username: 'ada', first_name: null }),
    ]);
    const again = await openSignedInBrowser(world, id);
    expect((await again.patch('/me', { username: 'countess' })).body.data.username).toBe('countess');
    const { subject } = await waitForMail(world, email);
    expect(subject).toContain('The username of your account was changed');
    expect(await mailsTo(world, email)).toHaveLength(1);
  });

  it('accepts a username that became free and rejects one of another user', async () => {
    const world = await createWorld();
    const [ada, bob] = [await addUser(world, { username: 'ada' }), await addUser(world, { username: 'bob' })];
    const [adas, bobs] = [await openSignedInBrowser(world, ada.id), await openSignedInBrowser(world, bob.id)];
    const taken = await bobs.patch('/me', { username: 'ADA' });
    expect([taken.status, taken.body.errors[0]]).toEqual([409, expect.objectContaining({ code: 'USERNAME_TAKEN' })]);
    expect((await adas.patch('/me', { username: 'Ada' })).status).toBe(200);
    expect((await adas.patch('/me', { username: 'countess' })).status).toBe(200);
    expect((await bobs.patch('/me', { username: 'ADA' })).body.data.username).toBe('ADA');
  });

  it('lists every name that the settings disable or require', async () => {
    const world = await createWorld();
    const { id } = await addUser(world, { username: 'ada', firstName: 'Ada', lastName: 'Lovelace' });
    const browser = await openSignedInBrowser(world, id);
    await changeSettings(world, {
      username: { min_length: 5, max_length: 6 },
      name: { first_name_required: true, last_name_enabled: false },
    });
    const { status, body } = await browser.patch('/me', { username: 'abc', first_name: null, last_name: 'Byron' });
    expect(status).toBe(400);
    expect(messages(body).sort()).toEqual([
      'first_name is required',
      'last_name is not asked for by this deployment',
      'username must have 5 to 6 characters',
    ]);
    await changeSettings(world, { username: { enabled: true, required: true } });
    expect(messages((await browser.patch('/me', { username: null })).body)).toEqual(['username is required']);
    await changeSettings(world, { username: { enabled: false, required: false } });
    const disabled = await browser.patch('/me', { username: 'adaada' });
    expect(messages(disabled.body)).toEqual(['username is not asked for by this deployment']);
    // Fields that the settings disable can still be cleared.
    const cleared = await browser.patch('/me', { username: null, last_name: null });
    expect(cleared.body.data).toMatchObject({ username: null, first_name: 'Ada', last_name: null });
  });

  it('rejects clearing the username of an account without an address', async () => {
    const world = await createWorld();
    const { id } = await addUser(world, { username: 'ada', email: null });
    const { status, body } = await (await openSignedInBrowser(world, id)).patch('/me', { username: null });
    expect([status, body.errors[0].code]).toEqual([409, 'LAST_IDENTIFIER']);
  });

  it.each(['javascript:alert(1)', '/ada.png', 'ftp://example.com/ada.png', ''])(
    'rejects the picture URL %j',
    async (url) => {
      const world = await createWorld();
      const browser = await openSignedInBrowser(world, (await addUser(world)).id);
      const { status, body } = await browser.patch('/me', { image_url: url });
      expect([status, body.errors[0].path]).toEqual([400, 'image_url']);
    },
  );

  it('does not change other users', async () => {
    const world = await createWorld();
    const [ada, bob] = [await addUser(world), await addUser(world, { firstName: 'Bob' })];
    await (await openSignedInBrowser(world, ada.id)).patch('/me', { first_name: 'Ada' });
    expect((await world.backend.get(`/users/${bob.id}`)).body.first_name).toBe('Bob');
  });
});

describe('GET /me', () => {
  it('returns whether the account has a password', async () => {
    const world = await createWorld();
    expect((await (await openSignedUpBrowser(world)).get('/me')).body.data.has_password).toBe(true);
  });
});
