import { describe, expect, it } from 'vitest';
import { changeSettings, openSignedUpBrowser, PASSWORD, signIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { waitForMail } from '../../support/mail.ts';
import { backdateAuthentication, openSignedInBrowser } from '../../support/sign-in.ts';
import { createWorld, eventsOf } from '../../support/world.ts';

const NEW = 'an entirely new passphrase';
const change = { current_password: PASSWORD, new_password: NEW };

describe('POST /me/password', () => {
  it('changes the password and notifies the user', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world);
    const { status, body } = await browser.post('/me/password', change);
    expect([status, body.data]).toEqual([200, {}]);
    expect((await signIn(world.browser(), 'ada@example.com')).status).toBe(401);
    expect((await signIn(world.browser(), 'ada@example.com', NEW)).status).toBe(200);
    expect((await waitForMail(world, 'ada@example.com')).text).toContain('Your password was changed.');
    const events = await eventsOf(world);
    expect(events.find(({ type }) => type === 'user.updated')).toMatchObject({
      resource_id: browser.userId,
      actor_id: browser.userId,
      after: { passwordChanged: true },
    });
    expect(JSON.stringify(events)).not.toMatch(/argon2|passphrase/);
  });

  it("renews the session cookie and ends the user's other sessions and sign-in attempts", async () => {
    const world = await createWorld();
    const [browser, other] = [await openSignedUpBrowser(world), world.browser()];
    await signIn(other, 'ada@example.com');
    const old = browser.cookie;
    const { body } = await browser.post('/me/password', change);
    expect(browser.cookie).not.toBe(old);
    expect(body.session.active_signin?.user_id).toBe(browser.userId);
    expect((await browser.get('/me')).status).toBe(200);
    const thief = world.browser();
    thief.cookie = old;
    expect((await thief.get('/me')).status).toBe(401);
    expect((await other.get('/me')).status).toBe(401);
  });

  it('renews the session cookie in GraphQL', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world);
    const old = browser.cookie;
    const query = 'mutation Change($input: SetPasswordInput!) { setPassword(input: $input) }';
    const input = { currentPassword: PASSWORD, newPassword: NEW };
    expect(await browser.data(query, { input })).toEqual({ setPassword: null });
    expect(browser.cookie).not.toBe(old);
    expect((await browser.data('{ viewer { hasPassword myself: user { id } } }')).viewer).toEqual({
      hasPassword: true,
      myself: { id: browser.userId },
    });
  });

  it("keeps the user's other sessions on request, and never ends sessions of other users", async () => {
    const world = await createWorld();
    const [browser, bobs, other] = [
      await openSignedUpBrowser(world),
      await openSignedUpBrowser(world, 'bob@example.com'),
      world.browser(),
    ];
    await signIn(other, 'ada@example.com');
    await browser.post('/me/password', { ...change, sign_out_others: false });
    expect((await other.get('/me')).status).toBe(200);
    expect((await bobs.get('/me')).status).toBe(200);
  });

  it('keeps other accounts of this browser signed in', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world, 'bob@example.com');
    await browser.post('/auth/signup', { email: 'ada@example.com', password: PASSWORD });
    const { body } = await browser.post('/me/password', change);
    expect(body.session.signins).toHaveLength(2);
  });

  it('sets the first password of a user who has none', async () => {
    const world = await createWorld();
    const { id } = await addUser(world, { email: 'ada@example.com' });
    const browser = await openSignedInBrowser(world, id);
    const wrong = await browser.post('/me/password', { current_password: 'a guess', new_password: NEW });
    expect([wrong.status, wrong.body.errors[0].code]).toEqual([401, 'INVALID_CREDENTIALS']);
    expect((await browser.post('/me/password', { new_password: NEW })).status).toBe(200);
    expect((await browser.get('/me')).body.data.has_password).toBe(true);
    expect((await signIn(world.browser(), 'ada@example.com', NEW)).status).toBe(200);
  });

  it('requires the current password and lists every rule that the new one does not meet', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world);
    await changeSettings(world, { password: { min_length: 12, require_number: true } });
    const { status, body } = await browser.post('/me/password', { new_password: 'short' });
    expect(status).toBe(400);
    expect(body.errors.map(({ message }: { message: string }) => message).sort()).toEqual([
      'current_password is required: the account has a password',
      'new_password must contain a digit',
      'new_password must have at least 12 characters',
    ]);
    const long = await browser.post('/me/password', { ...change, new_password: 'a'.repeat(257) });
    expect([long.status, long.body.errors[0].path]).toEqual([400, 'new_password']);
  });

  it('limits wrong current passwords per account, from all browsers and addresses together', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world);
    const guess = () => browser.post('/me/password', { ...change, current_password: 'a guess' });
    for (let nth = 1; nth <= 10; nth += 1) {
      const { status, body } = await guess();
      expect([status, body.errors[0].code]).toEqual([401, 'INVALID_CREDENTIALS']);
    }
    const { status, body, headers } = await browser.post('/me/password', change);
    expect([status, body.errors[0].code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('requires a recent authentication', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world);
    await backdateAuthentication(world, browser.userId);
    const { status, body } = await browser.post('/me/password', change);
    expect([status, body.errors[0].code]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    expect((await signIn(world.browser(), 'ada@example.com')).status).toBe(200);
  });

  it('rejects the request when the settings disable passwords', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world);
    await changeSettings(world, {
      password: { enabled: false },
      authentication_factors: { email_otp_enabled: true },
      first_factor: 'email_otp',
    });
    const { status, body } = await browser.post('/me/password', change);
    expect([status, body.errors[0].code]).toEqual([403, 'FEATURE_DISABLED']);
  });
});
