import { describe, expect, it } from 'vitest';
import { changeSettings, openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { enrollUser } from '../../support/authenticators.ts';
import type { HttpResponse } from '../../support/http.ts';
import { mailsTo, waitForMail } from '../../support/mail.ts';
import {
  backdateMessages,
  createWorldWithMessages,
  newAddress,
  newNumber,
  outcomeOf,
  resend,
  startByCode,
  submitCode,
  withoutIds,
  wrongCodeFor,
} from '../../support/message-sign-in.ts';
import { waitForPhoneMessage } from '../../support/phone.ts';
import { eventsOf, statementKindsOf, type World } from '../../support/world.ts';

const ATTEMPT = {
  id: expect.stringMatching(/^\d+$/),
  method: 'email_otp',
  current_step: 'verify_first_factor',
  completed: false,
  requires_completion: true,
  missing_fields: ['code'],
  required_fields: ['code'],
  second_factors: [],
  created_at: expect.stringMatching(/Z$/),
};

/** A browser that has requested a code, and the code. */
async function requested(world: World, email: string) {
  const browser = world.browser();
  const earlier = (await mailsTo(world, email)).length;
  const { status, body } = await startByCode(browser, email);
  const { signin_attempt: attempt } = body.data;
  if (status !== 200 || attempt === null) throw new Error(JSON.stringify(body));
  const { code } = await waitForMail(world, email, earlier + 1);
  return { browser, attempt, code: code as string };
}

async function worldWithAda() {
  const [world, email] = [await createWorldWithMessages(), newAddress()];
  const { id } = await addUser(world, { email, password: PASSWORD });
  return { world, email, userId: id };
}

describe('sign-in with a mailed code', () => {
  it('creates an attempt that the code completes, with a new session token', async () => {
    const { world, email, userId } = await worldWithAda();
    const browser = world.browser();
    const { status, body } = await startByCode(browser, email.toUpperCase().replace('EXAMPLE', 'example'));
    expect([status, body.data]).toEqual([
      200,
      { signin: null, signin_attempt: ATTEMPT, passkey_request: null, social_request: null },
    ]);
    expect(body.session).toMatchObject({ signin_attempts: [body.data.signin_attempt], active_signin: null });
    expect((await browser.get('/me')).status).toBe(401);
    const token = browser.cookie;
    const mail = await waitForMail(world, email);
    expect([mail.subject, mail.code]).toEqual(['Your Northwind code', expect.stringMatching(/^\d{6}$/)]);

    const { body: done } = await submitCode(browser, body.data.signin_attempt?.id as string, ` ${mail.code} `);
    expect(done.data).toEqual({
      signin: { id: expect.any(String), user_id: userId, created_at: expect.any(String) },
      signin_attempt: null,
      signup_attempt: null,
    });
    expect(done.session).toMatchObject({ signin_attempts: [], active_signin: done.data.signin });
    expect(browser.cookie).not.toBe(token);
    expect((await browser.get('/me')).status).toBe(200);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'session.created',
      actor_id: userId,
      after: { method: 'email_otp', secondFactor: null },
    });
    expect(outcomeOf(await submitCode(browser, body.data.signin_attempt?.id as string, mail.code as string))).toEqual([
      404,
      'SIGNIN_ATTEMPT_NOT_FOUND',
    ]);
  });

  it('signs in with a mailed code over GraphQL', async () => {
    const { world, email, userId } = await worldWithAda();
    const browser = world.browser();
    const begin = `mutation ($email: String) {
      signIn(input: { strategy: EMAIL_OTP, email: $email }) { signIn { id } signInAttempt { id currentStep } }
    }`;
    const { signIn } = await browser.data(begin, { email });
    expect(signIn).toMatchObject({ signIn: null, signInAttempt: { currentStep: 'VERIFY_FIRST_FACTOR' } });
    const { code } = await waitForMail(world, email);
    const finish = `mutation ($input: AttemptVerificationInput!) {
      attemptVerification(input: $input) { signIn { userId } signInAttempt { id } }
    }`;
    const input = { signInAttemptId: signIn.signInAttempt.id, code };
    expect((await browser.data(finish, { input })).attemptVerification).toEqual({
      signIn: { userId },
      signInAttempt: null,
    });
  });

  it('requires the second factor after the mailed code', async () => {
    const [world, email] = [await createWorldWithMessages(), newAddress()];
    const { code: totp, browser: own } = await enrollUser(world, email);
    const { rows } = world.services.database;
    await rows
      .updateTable('user_email')
      .set({ status: 'reserved', verified_at: new Date().toISOString() })
      .where('user_id', '=', own.userId)
      .execute();
    const { browser, attempt, code } = await requested(world, email);
    const { data, session } = (await submitCode(browser, attempt.id, code)).body;
    expect(data).toMatchObject({
      signin: null,
      signin_attempt: { current_step: 'verify_second_factor', method: 'email_otp' },
    });
    expect(session.active_signin).toBeNull();
    expect((await browser.get('/me')).status).toBe(401);
    const second = await submitCode(browser, data.signin_attempt?.id as string, totp(1));
    expect(second.body.session.active_signin).toEqual(second.body.data.signin);
    expect(second.body.session.signin_attempts).toEqual([]);
  });

  it('marks the email address as verified after sign-in with a code', async () => {
    const [world, email] = [await createWorldWithMessages(), newAddress()];
    const { userId } = await openSignedUpBrowser(world, email);
    const { browser, attempt, code } = await requested(world, email);
    expect((await submitCode(browser, attempt.id, code)).body.data.signin?.user_id).toBe(userId);
    expect((await browser.get('/me')).body.data.emails).toMatchObject([{ email, is_verified: true }]);
  });

  it('stores a different hash of the code for each attempt', async () => {
    const { world, email } = await worldWithAda();
    const { code, attempt } = await requested(world, email);
    const { rows } = world.services.database;
    const row = await rows
      .selectFrom('verification')
      .selectAll()
      .where('subject_id', '=', attempt.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ purpose: 'sign_in', kind: 'code', tries: 0 });
    expect(JSON.stringify(row)).not.toContain(code);
    const { hmacs } = { hmacs: world.services.vault.hmacs('verification_code', code) };
    expect(hmacs).not.toContain(row.secret_hash);
    expect(JSON.stringify(await eventsOf(world))).not.toContain(code);
  });

  it('completes only sign-in attempts of this browser, for ten minutes', async () => {
    const { world, email } = await worldWithAda();
    const { browser, attempt, code } = await requested(world, email);
    const notFound = [404, 'SIGNIN_ATTEMPT_NOT_FOUND'];
    const other = await requested(world, email);
    for (const otherBrowser of [world.browser(), other.browser]) {
      expect(outcomeOf(await submitCode(otherBrowser, attempt.id, code))).toEqual(notFound);
      expect(outcomeOf(await resend(otherBrowser, attempt.id))).toEqual(notFound);
    }
    expect(outcomeOf(await browser.post('/auth/attempt-verification', { code }))).toEqual([400, 'VALIDATION_FAILED']);
    await world.services.database.rows
      .updateTable('signin_attempt')
      .set({ expires_at: new Date(Date.now() - 1).toISOString() })
      .where('deployment_id', '=', world.id)
      .execute();
    expect(outcomeOf(await submitCode(browser, attempt.id, code))).toEqual(notFound);
    expect(outcomeOf(await resend(browser, attempt.id))).toEqual(notFound);
  });

  it('rejects a code that is older than ten minutes', async () => {
    const { world, email } = await worldWithAda();
    const { browser, attempt, code } = await requested(world, email);
    await world.services.database.rows
      .updateTable('verification')
      .set({ expires_at: new Date(Date.now() - 1).toISOString() })
      .where('subject_id', '=', attempt.id)
      .execute();
    expect(outcomeOf(await submitCode(browser, attempt.id, code))).toEqual([400, 'INVALID_CODE']);
  });

  it('rejects the sixth attempt even with the correct code and accepts a new code', async () => {
    const { world, email } = await worldWithAda();
    const { browser, attempt, code } = await requested(world, email);
    for (let n = 0; n < 5; n += 1) {
      expect(outcomeOf(await submitCode(browser, attempt.id, wrongCodeFor(code)))).toEqual([400, 'INVALID_CODE']);
    }
    const sixth = await submitCode(browser, attempt.id, code);
    expect(outcomeOf(sixth)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
    await backdateMessages(world, 61);
    await resend(browser, attempt.id);
    const fresh = (await waitForMail(world, email, 2)).code as string;
    expect((await submitCode(browser, attempt.id, fresh)).status).toBe(200);
  });

  it('checks only five of many parallel guesses at a sign-in code', async () => {
    const { world, email } = await worldWithAda();
    const { browser, attempt, code } = await requested(world, email);
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => submitCode(browser, attempt.id, wrongCodeFor(code))),
    );
    expect(responses.map((each) => outcomeOf(each)[1]).sort()).toEqual([
      ...Array(5).fill('INVALID_CODE'),
      ...Array(7).fill('TOO_MANY_ATTEMPTS'),
    ]);
  });

  it('signs in once when parallel requests send the correct code', async () => {
    const { world, email } = await worldWithAda();
    const { browser, attempt, code } = await requested(world, email);
    const responses = await Promise.all(Array.from({ length: 4 }, () => submitCode(browser, attempt.id, code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('stops sending codes after 30 wrong ones in a day and still accepts codes that it sent before', async () => {
    const { world, email } = await worldWithAda();
    const first = await requested(world, email);
    const outcomes: unknown[] = [];
    for (let round = 0; round < 5; round += 1) {
      const { browser, attempt, code } = await requested(world, email);
      for (let n = 0; n < 5; n += 1)
        outcomes.push(outcomeOf(await submitCode(browser, attempt.id, wrongCodeFor(code)))[1]);
    }
    expect(outcomes).toEqual(Array(25).fill('INVALID_CODE'));
    // The remaining code attempts of the first sign-in attempt are the last of the 30 guesses.
    expect(outcomeOf(await startByCode(world.browser(), email))).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    for (let n = 0; n < 4; n += 1) await submitCode(first.browser, first.attempt.id, wrongCodeFor(first.code));
    const rejected = await startByCode(world.browser(), email);
    expect(outcomeOf(rejected)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(80_000);
    expect((await submitCode(first.browser, first.attempt.id, first.code)).status).toBe(200);
  });

  it('rejects codes after the settings disable them', async () => {
    const { world, email } = await worldWithAda();
    const { browser, attempt, code } = await requested(world, email);
    await changeSettings(world, { email: { otp_verification_allowed: false } });
    for (const rejected of [
      await startByCode(world.browser(), email),
      await submitCode(browser, attempt.id, code),
      await resend(browser, attempt.id),
    ]) {
      expect(outcomeOf(rejected)).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
    }
  });

  it('rejects the code of a user who was deactivated or lost the address meanwhile', async () => {
    const { world, email, userId } = await worldWithAda();
    const first = await requested(world, email);
    await world.backend.patch(`/users/${userId}`, { is_active: false });
    expect((await submitCode(first.browser, first.attempt.id, first.code)).status).toBe(404);
    await world.backend.patch(`/users/${userId}`, { is_active: true });

    const second = await requested(world, email);
    const spare = newAddress();
    const made = await world.backend.post(`/users/${userId}/emails`, { email: spare, is_primary: true });
    expect(made.status).toBe(201);
    const { body } = await world.backend.get(`/users/${userId}`);
    const lost = body.emails.find((each) => each.email === email);
    expect((await world.backend.delete(`/users/${userId}/emails/${lost?.id}`)).status).toBe(204);
    expect(outcomeOf(await submitCode(second.browser, second.attempt.id, second.code))).toEqual([400, 'INVALID_CODE']);
  });
});

describe('sending a sign-in code again', () => {
  it('sends a new code after 60 seconds and invalidates the previous one', async () => {
    const { world, email } = await worldWithAda();
    const { browser, attempt, code } = await requested(world, email);
    const soon = await resend(browser, attempt.id);
    expect(outcomeOf(soon)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(soon.headers['retry-after'])).toBeGreaterThan(50);
    await backdateMessages(world, 59);
    expect((await resend(browser, attempt.id)).status).toBe(429);
    await backdateMessages(world, 61);
    const { status, body } = await resend(browser, attempt.id, { strategy: 'email_code' });
    expect([status, body.data]).toEqual([
      200,
      { strategy: 'email_code', expires_at: expect.any(String), resend_at: expect.any(String) },
    ]);
    const fresh = (await waitForMail(world, email, 2)).code as string;
    if (fresh !== code) expect(outcomeOf(await submitCode(browser, attempt.id, code))).toEqual([400, 'INVALID_CODE']);
    expect((await submitCode(browser, attempt.id, fresh)).status).toBe(200);
  });

  it('rejects another strategy than the one that the attempt began with', async () => {
    const { world, email } = await worldWithAda();
    const { browser, attempt } = await requested(world, email);
    await backdateMessages(world, 61);
    for (const strategy of ['email_link', 'phone_code']) {
      expect(outcomeOf(await resend(browser, attempt.id, { strategy }))).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
    }
    expect(outcomeOf(await browser.post('/auth/prepare-verification', {}))).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('sends no code for an attempt that waits for its second factor', async () => {
    const [world, email] = [await createWorldWithMessages(), newAddress()];
    await enrollUser(world, email);
    const browser = world.browser();
    const { data } = (await browser.post('/auth/signin', { email, password: PASSWORD })).body;
    expect(outcomeOf(await resend(browser, data.signin_attempt?.id as string))).toEqual([
      404,
      'SIGNIN_ATTEMPT_NOT_FOUND',
    ]);
  });
});

describe('sign-in with an unknown address', () => {
  it('returns the same responses with the same statements for known and unknown addresses', async () => {
    const { world, email } = await worldWithAda();
    const walk = async (address: string) => {
      const browser = world.browser();
      const bodies: unknown[] = [];
      const statements: string[][] = [];
      const step = async (call: () => Promise<HttpResponse<object>>) => {
        const taken = await statementKindsOf(world, async () => {
          const { status, body } = await call();
          bodies.push([status, withoutIds(body)]);
        });
        statements.push(taken);
      };
      let id = '';
      await step(async () => {
        const begun = await startByCode(browser, address);
        id = begun.body.data.signin_attempt?.id as string;
        return begun;
      });
      await step(() => browser.get('/session'));
      for (let n = 0; n < 6; n += 1) await step(() => submitCode(browser, id, n % 2 === 0 ? 'abcdef' : 'no code'));
      await step(() => resend(browser, id));
      await backdateMessages(world, 61);
      await step(() => resend(browser, id));
      await step(() => submitCode(browser, id, 'abcdef'));
      return { bodies, statements };
    };
    // Creates the counters of this client's address first.
    await walk(newAddress());
    const [known, unknown, nonsense] = [await walk(email), await walk(newAddress()), await walk('no address at all')];
    expect(unknown).toEqual(known);
    expect(nonsense).toEqual(known);
  });

  it('rejects the code of an unknown address, even the correct one', async () => {
    const { world } = await worldWithAda();
    const browser = world.browser();
    const { data } = (await startByCode(browser, newAddress())).body;
    const { rows } = world.services.database;
    const row = { purpose: 'sign_in', subjectId: data.signin_attempt?.id as string };
    const code = '123456';
    const secret_hash = world.services.vault.hmac('verification_code', `${row.purpose} ${row.subjectId} ${code}`);
    await rows.updateTable('verification').set({ secret_hash }).where('subject_id', '=', row.subjectId).execute();
    expect(outcomeOf(await submitCode(browser, data.signin_attempt?.id as string, code))).toEqual([
      400,
      'INVALID_CODE',
    ]);
  });

  it('treats the address of a deactivated user as unknown', async () => {
    const [world, email] = [await createWorldWithMessages(), newAddress()];
    await addUser(world, { email, isActive: false });
    await startByCode(world.browser(), email);
    await addUser(world, { email: `x${email}` });
    await startByCode(world.browser(), `x${email}`);
    await waitForMail(world, `x${email}`);
    expect(await mailsTo(world, email)).toEqual([]);
  });
});

describe('sign-in with an unverified address', () => {
  it('signs in to the account that was created with the address and ends its earlier sessions', async () => {
    const [world, email] = [await createWorldWithMessages(), newAddress()];
    const { id } = await addUser(world, { email, verified: false, password: PASSWORD });
    const byPassword = () => world.browser().post('/auth/signin', { email, password: PASSWORD });
    expect((await byPassword()).body.data.signin?.user_id).toBe(id);
    const { browser, attempt, code } = await requested(world, email);
    expect((await submitCode(browser, attempt.id, code)).body.data.signin?.user_id).toBe(id);
    // The person who knew the password has not verified the address.
    expect((await byPassword()).status).toBe(401);
  });

  it.each([
    ['has verified another address', true],
    ['was made with another address', false],
  ])('does not sign in to an account that %s', async (_, verified) => {
    const [world, email] = [await createWorldWithMessages(), newAddress()];
    const attacker = await addUser(world, { email: newAddress(), password: PASSWORD, verified });
    await world.backend.post(`/users/${attacker.id}/emails`, { email, is_verified: false });
    await startByCode(world.browser(), email);
    const control = newAddress();
    await addUser(world, { email: control });
    await startByCode(world.browser(), control);
    await waitForMail(world, control);
    expect(await mailsTo(world, email)).toEqual([]);
  });

  it('rejects the code of an address that the backend gave to another user meanwhile', async () => {
    const [world, email] = [await createWorldWithMessages(), newAddress()];
    await addUser(world, { email, verified: false });
    const { browser, attempt, code } = await requested(world, email);
    expect((await world.backend.post('/users', { email })).status).toBe(201);
    expect(outcomeOf(await submitCode(browser, attempt.id, code))).toEqual([400, 'INVALID_CODE']);
  });
});

describe('sign-in with a code to a phone', () => {
  it.each([
    [undefined, 'sms'],
    ['sms', 'sms'],
    ['whatsapp', 'whatsapp'],
  ])('sends the code over the channel %s (%s)', async (channel, expected) => {
    const [world, phone] = [await createWorldWithMessages(), newNumber()];
    const { id } = await addUser(world, { phone, email: null });
    const browser = world.browser();
    const { status, body } = await browser.post('/auth/signin', {
      strategy: 'phone_otp',
      phone_number: phone,
      channel,
    });
    expect([status, body.data.signin_attempt]).toEqual([200, { ...ATTEMPT, method: 'phone_otp' }]);
    const message = await waitForPhoneMessage(world, phone);
    expect(message.channel).toBe(expected);
    const { data } = (await submitCode(browser, body.data.signin_attempt?.id as string, message.code as string)).body;
    expect(data.signin?.user_id).toBe(id);
  });

  it('accepts only channels that the settings allow', async () => {
    const [world, phone] = [await createWorldWithMessages(), newNumber()];
    await addUser(world, { phone, email: null });
    const begin = (channel?: string) =>
      world.browser().post('/auth/signin', { strategy: 'phone_otp', phone_number: phone, channel });
    await changeSettings(world, { phone: { sms_verification_allowed: false } });
    expect(outcomeOf(await begin('sms'))).toEqual([400, 'VALIDATION_FAILED']);
    expect((await begin()).status).toBe(200);
    expect((await waitForPhoneMessage(world, phone)).channel).toBe('whatsapp');
    await changeSettings(world, { phone: { whatsapp_verification_allowed: false } });
    expect(outcomeOf(await begin())).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
  });

  it('does not reveal who has a phone number and marks it as verified', async () => {
    const [world, phone] = [await createWorldWithMessages(), newNumber()];
    const { id } = await addUser(world, { phone, email: null, verified: false });
    const begin = async (phone_number: string) => {
      const browser = world.browser();
      const { status, body } = await browser.post('/auth/signin', { strategy: 'phone_otp', phone_number });
      return { browser, id: body.data.signin_attempt?.id as string, shown: [status, withoutIds(body)] };
    };
    const [known, unknown] = [await begin(phone), await begin(newNumber())];
    expect(unknown.shown).toEqual(known.shown);
    const { code } = await waitForPhoneMessage(world, phone);
    await submitCode(known.browser, known.id, code as string);
    const { body } = await world.backend.get(`/users/${id}`);
    expect(body.phones).toMatchObject([{ phone_number: phone, is_verified: true }]);
  });
});
