import { describe, expect, it } from 'vitest';
import { changeSettings, openSignedUpBrowser, PASSWORD, signIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { enrollUser } from '../../support/authenticators.ts';
import { sendRequest } from '../../support/http.ts';
import { mailsTo, waitForMail } from '../../support/mail.ts';
import { service } from '../../support/service.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { createWorld, eventsOf, statementTextsOf, unique, type World } from '../../support/world.ts';

const NEW = 'an entirely new passphrase';

const statusAndCode = ({ status, body }: { status: number; body: { errors: { code: string }[] } }) => [
  status,
  body.errors[0]?.code,
];

const forgot = (world: World, email: string, more: object = {}) =>
  world.browser().post('/auth/forgot-password', { email, ...more });
const reset = (world: World, token: string | null, password = NEW) =>
  world.browser().post('/auth/reset-password', { token, new_password: password });

/** The token of the nth mail to the address, after requesting it. */
async function tokenFor(world: World, email: string, nth = 1): Promise<string> {
  const response = await forgot(world, email);
  if (response.status !== 200) throw new Error(response.text);
  return (await waitForMail(world, email, nth)).link?.searchParams.get('token') as string;
}

const newEmail = () => `${unique('ada')}@example.com`;

/** Resets the one-minute limit between two mails to one address. */
async function aMinuteLater({ services, id }: World): Promise<void> {
  await services.database.rows
    .deleteFrom('attempt_counter')
    .where('deployment_id', '=', id)
    .where('key', 'like', 'reset_again:%')
    .execute();
}

describe('POST /auth/forgot-password', () => {
  it('sets a new password with a mailed link and does not sign the user in', async () => {
    const world = await createWorld();
    const email = newEmail();
    const { id } = await addUser(world, { email, password: PASSWORD });
    const requested = await forgot(world, email);
    expect([requested.status, requested.body.data, requested.headers['set-cookie']]).toEqual([200, {}, undefined]);
    const mail = await waitForMail(world, email);
    expect(mail.link?.origin).toBe(`https://${world.frontendHost}`);
    expect(mail.link?.pathname).toBe('/auth/reset-password');
    const token = mail.link?.searchParams.get('token') as string;
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { status, body, headers } = await reset(world, token);
    expect([status, body.data, body.session.signins, headers['set-cookie']]).toEqual([200, {}, [], undefined]);
    expect((await signIn(world.browser(), email)).status).toBe(401);
    expect((await signIn(world.browser(), email, NEW)).status).toBe(200);
    expect((await waitForMail(world, email, 2)).text).toContain('Your password was changed');
    const events = await eventsOf(world);
    expect(events.map(({ type }) => type)).toContain('user.password_reset.requested');
    expect(events.findLast(({ type }) => type === 'user.updated')).toMatchObject({
      resource_id: id,
      after: { passwordChanged: true },
    });
    expect(JSON.stringify(events)).not.toContain(token);
  });

  it('links to a page of the application if its origin is allowed', async () => {
    const world = await createWorld();
    const [email, other] = [newEmail(), newEmail()];
    await addUser(world, { email });
    await addUser(world, { email: other });
    await world.backend.put('/settings/allowed-origins', {
      allowed_origins: ['https://app.example.com'],
    });
    const foreign = await forgot(world, email, { redirect_url: 'https://evil.example.com/reset' });
    expect([foreign.status, foreign.body.errors[0].path]).toEqual([400, 'redirect_url']);
    await forgot(world, email, { redirect_url: 'https://app.example.com/reset?lang=de' });
    expect((await waitForMail(world, email)).link?.href).toMatch(
      /^https:\/\/app\.example\.com\/reset\?lang=de&token=[\w-]{43}$/,
    );
    await forgot(world, other, { redirect_url: `https://${world.frontendHost}/own` });
    expect((await waitForMail(world, other)).link?.pathname).toBe('/own');
  });

  it('returns the same response with the same work for unknown, known and deactivated addresses', async () => {
    const world = await createWorld();
    const [known, unknown, idle, warm] = [newEmail(), newEmail(), newEmail(), newEmail()];
    await addUser(world, { email: known, password: PASSWORD });
    await addUser(world, { email: idle, password: PASSWORD, isActive: false });
    // The first request from an address creates a counter.
    await forgot(world, warm);
    const bodies: unknown[] = [];
    const texts: string[][] = [];
    for (const email of [known, unknown, idle]) {
      texts.push(
        await statementTextsOf(world, async () => {
          const { status, body, headers } = await forgot(world, email);
          bodies.push([status, body, Object.keys(headers)]);
        }),
      );
    }
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
    expect(texts[1]).toEqual(texts[0]);
    expect(texts[2]).toEqual(texts[0]);
    // Jobs run in the order in which they were added, so no earlier mail was sent.
    await waitForMail(world, known);
    expect(await mailsTo(world, unknown)).toEqual([]);
    for (const email of [known, unknown, idle]) {
      expect(statusAndCode(await forgot(world, email))).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    }
    await aMinuteLater(world);
    for (const email of [known, unknown, idle]) expect((await forgot(world, email)).status).toBe(200);
    await waitForMail(world, known, 2);
    expect(await mailsTo(world, idle)).toEqual([]);
  });

  it('limits reset requests for one address and from one client', async () => {
    const world = await createWorld();
    const email = newEmail();
    for (let nth = 1; nth <= 10; nth += 1) {
      expect((await forgot(world, email)).status).toBe(200);
      await aMinuteLater(world);
    }
    const { status, headers } = await forgot(world, email);
    expect([status, Number(headers['retry-after']) > 60]).toEqual([429, true]);
  });

  it('rejects invalid addresses, and all requests where passwords or email addresses are disabled', async () => {
    const world = await createWorld();
    const email = newEmail();
    await addUser(world, { email, password: PASSWORD });
    for (const broken of ['ada', 'ada@localhost', '', null]) {
      const { status, body } = await world.browser().post('/auth/forgot-password', { email: broken });
      expect([status, body.errors[0].path]).toEqual([400, 'email']);
    }
    const token = await tokenFor(world, email);
    await changeSettings(world, { email: { enabled: false, required: false }, first_factor: 'username_password' });
    for (const response of [await forgot(world, email), await forgot(world, newEmail()), await reset(world, token)]) {
      expect(statusAndCode(response)).toEqual([403, 'FEATURE_DISABLED']);
    }
    await changeSettings(world, {
      email: { enabled: true },
      password: { enabled: false },
      authentication_factors: { email_otp_enabled: true },
      first_factor: 'email_otp',
    });
    for (const response of [await forgot(world, email), await forgot(world, newEmail()), await reset(world, token)]) {
      expect(statusAndCode(response)).toEqual([403, 'FEATURE_DISABLED']);
    }
  });
});

describe('the link of a password reset', () => {
  it('accepts a reset link once', async () => {
    const world = await createWorld();
    const email = newEmail();
    await addUser(world, { email, password: PASSWORD });
    const token = await tokenFor(world, email);
    const statuses = await Promise.all(
      ['one new passphrase', 'other new passphrase'].map((it) => reset(world, token, it)),
    );
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(statusAndCode(await reset(world, token))).toEqual([400, 'INVALID_LINK']);
  });

  it('does not consume a reset link when its page is opened', async () => {
    const world = await createWorld();
    const email = newEmail();
    await addUser(world, { email, password: PASSWORD });
    const token = await tokenFor(world, email);
    const url = `${(await service()).deployment.url}/auth/reset-password?token=${token}`;
    const open = () => sendRequest({ method: 'GET', url, headers: { host: world.frontendHost } });
    for (let nth = 1; nth <= 3; nth += 1) expect((await open()).status).toBe(303);
    // It only queries the deployment of the request.
    expect(await statementTextsOf(world, open)).toEqual([
      expect.stringMatching(/from deployment d where d\.id = \S+ and d\.frontend_host = /),
    ]);
    expect((await reset(world, token)).status).toBe(200);
  });

  it('rejects a reset link after a newer one and after 15 minutes', async () => {
    const world = await createWorld();
    const email = newEmail();
    await addUser(world, { email, password: PASSWORD });
    const old = await tokenFor(world, email);
    await aMinuteLater(world);
    const newer = await tokenFor(world, email, 2);
    expect(statusAndCode(await reset(world, old))).toEqual([400, 'INVALID_LINK']);
    const { expires_at: expiresAt } = await world.services.database.rows
      .selectFrom('verification')
      .select(['expires_at'])
      .where('deployment_id', '=', world.id)
      .executeTakeFirstOrThrow();
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)).toBe(15);
    await world.services.database.rows
      .updateTable('verification')
      .set({ expires_at: new Date().toISOString() })
      .where('deployment_id', '=', world.id)
      .execute();
    expect(statusAndCode(await reset(world, newer))).toEqual([400, 'INVALID_LINK']);
    expect((await signIn(world.browser(), email)).status).toBe(200);
  });

  it('rejects a reset link after a password change and on another deployment', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const email = newEmail();
    const { id } = await addUser(world, { email, password: PASSWORD });
    const token = await tokenFor(world, email);
    expect(statusAndCode(await reset(other, token))).toEqual([400, 'INVALID_LINK']);
    const change = { current_password: PASSWORD, new_password: NEW };
    expect((await (await openSignedInBrowser(world, id)).post('/me/password', change)).status).toBe(200);
    expect(statusAndCode(await reset(world, token, 'a third passphrase'))).toEqual([400, 'INVALID_LINK']);
  });

  it('lists every violated password rule and keeps the reset link valid', async () => {
    const world = await createWorld();
    const email = newEmail();
    await addUser(world, { email, password: PASSWORD });
    await changeSettings(world, { password: { min_length: 12, require_number: true } });
    const token = await tokenFor(world, email);
    const { status, body } = await reset(world, token, 'short');
    expect(status).toBe(400);
    expect(body.errors.map(({ message }: { message: string }) => message).sort()).toEqual([
      'new_password must contain a digit',
      'new_password must have at least 12 characters',
    ]);
    expect((await reset(world, token, 'a passphrase with 1 digit')).status).toBe(200);
  });

  it.each([null, '', 'nonsense', 'a'.repeat(257)])('rejects the reset token %j', async (token) => {
    expect((await reset(await createWorld(), token)).status).toBe(400);
  });

  it('rejects the reset link of a user who was deactivated meanwhile', async () => {
    const world = await createWorld();
    const email = newEmail();
    const { id } = await addUser(world, { email, password: PASSWORD });
    const token = await tokenFor(world, email);
    await world.backend.patch(`/users/${id}`, { is_active: false });
    expect(statusAndCode(await reset(world, token))).toEqual([400, 'INVALID_LINK']);
  });
});

describe('a password reset', () => {
  it('ends all sessions of the user, including this browser, and no sessions of other users', async () => {
    const world = await createWorld();
    const [email, bobs] = [newEmail(), await openSignedUpBrowser(world, newEmail())];
    const { id } = await addUser(world, { email, password: PASSWORD });
    const [one, other] = [await openSignedInBrowser(world, id), await openSignedInBrowser(world, id)];
    const token = await tokenFor(world, email);
    await one.post('/auth/reset-password', { token, new_password: NEW });
    for (const browser of [one, other]) expect((await browser.get('/me')).status).toBe(401);
    expect((await bobs.get('/me')).status).toBe(200);
  });

  it('keeps second factors and still requires them', async () => {
    const world = await createWorld();
    const email = newEmail();
    const { browser, code } = await enrollUser(world, email);
    await world.services.database.rows
      .updateTable('user_email')
      .set({ status: 'reserved', verified_at: new Date().toISOString() })
      .where('deployment_id', '=', world.id)
      .execute();
    await reset(world, await tokenFor(world, email));
    expect((await browser.get('/me')).status).toBe(401);
    const again = world.browser();
    const { body } = await signIn(again, email, NEW);
    expect(body.data.signin).toBeNull();
    expect(body.data.signin_attempt?.current_step).toBe('verify_second_factor');
    const passed = await again.post('/auth/attempt-verification', {
      signin_attempt_id: body.data.signin_attempt?.id,
      code: code(1),
    });
    expect(passed.status).toBe(200);
    expect((await again.get('/me')).body.data.two_factor_enabled).toBe(true);
  });

  it('clears the failed sign-ins of the user', async () => {
    const world = await createWorld();
    const email = newEmail();
    await addUser(world, { email, password: PASSWORD });
    for (let nth = 1; nth <= 10; nth += 1) await signIn(world.browser(), email, 'a guess');
    expect((await signIn(world.browser(), email)).status).toBe(429);
    await reset(world, await tokenFor(world, email));
    expect((await signIn(world.browser(), email, NEW)).status).toBe(200);
  });

  it('verifies the address and ends the access of another person who created the account with it', async () => {
    const world = await createWorld();
    const email = newEmail();
    const creator = await openSignedUpBrowser(world, email);
    await creator.post('/me/emails', { email: 'creator@example.com' });
    expect((await reset(world, await tokenFor(world, email))).status).toBe(200);
    expect((await creator.get('/me')).status).toBe(401);
    const owner = world.browser();
    expect((await signIn(owner, email, NEW)).status).toBe(200);
    expect((await owner.get('/me')).body.data.emails).toEqual([expect.objectContaining({ email, is_verified: true })]);
  });

  it('resets the account that has verified the address and never one that has verified another address', async () => {
    const world = await createWorld();
    const email = newEmail();
    // The other account is older and has the address too, but has verified another address.
    const other = await addUser(world, { email: newEmail(), password: PASSWORD });
    await (await openSignedInBrowser(world, other.id)).post('/me/emails', { email });
    await forgot(world, email);
    await aMinuteLater(world);
    const { id } = await addUser(world, { email, password: PASSWORD });
    const token = await tokenFor(world, email);
    await reset(world, token);
    const browser = world.browser();
    expect((await signIn(browser, email, NEW)).body.session.active_signin?.user_id).toBe(id);
  });
});
