import { describe, expect, it } from 'vitest';
import { changeSettings, openSignedUpBrowser, PASSWORD, signIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { waitForMail } from '../../support/mail.ts';
import { backdateMessages, outcomeOf } from '../../support/message-sign-in.ts';
import {
  createVerifyingWorld,
  expireSignUpAttempts,
  pendingSignUp,
  requestSignUpMessage,
  submitSignUpCode,
} from '../../support/sign-ups.ts';
import { createWorld, eventsOf, unique } from '../../support/world.ts';

const NOT_FOUND = [404, 'SIGNUP_ATTEMPT_NOT_FOUND'];

describe('sign-up where email addresses are verified', () => {
  it('creates a sign-up attempt in this browser and no account', async () => {
    const world = await createVerifyingWorld();
    const { browser, email, attempt, body } = await pendingSignUp(world, { username: 'ada' });
    expect(attempt).toEqual({
      id: expect.stringMatching(/^\d+$/),
      current_step: 'verify_email',
      completed: false,
      requires_completion: true,
      missing_fields: ['code'],
      required_fields: ['code'],
      created_at: expect.stringMatching(/Z$/),
    });
    expect(body.data).toEqual({ user: null, signin: null, signin_attempt: null, signup_attempt: attempt });
    const session = { signin_attempts: [], signins: [], signup_attempts: [attempt], active_signin: null };
    expect(body.session).toEqual(session);
    expect((await browser.get('/session')).body.session).toEqual(session);
    expect((await world.browser().get('/session')).body.session.signup_attempts).toEqual([]);
    expect((await browser.get('/me')).status).toBe(401);
    expect((await world.backend.get('/users')).body.data).toEqual([]);
    const events = await eventsOf(world);
    expect(events.at(-1)).toMatchObject({ type: 'session.signup_attempt.created', actor_type: 'anonymous' });
    expect(JSON.stringify(events)).not.toContain(email);
  });

  it('creates the account with the mailed code, verified and signed in with a new session token', async () => {
    const world = await createVerifyingWorld();
    const { browser, email, attempt } = await pendingSignUp(world, { username: 'ada', first_name: 'Ada' });
    const { subject, text, code } = await waitForMail(world, email);
    expect([subject, text]).toEqual([
      expect.stringContaining('Northwind'),
      expect.stringContaining('finish signing up'),
    ]);
    const token = browser.cookie;
    const { status, body } = await submitSignUpCode(browser, attempt.id, code);
    expect([status, body.data]).toEqual([
      200,
      { signin: body.session.active_signin, signin_attempt: null, signup_attempt: null },
    ]);
    expect(body.session).toMatchObject({ signins: [body.data.signin], signup_attempts: [] });
    expect(browser.cookie).not.toBe(token);
    const me = (await browser.get('/me')).body.data;
    expect(me).toMatchObject({ email, username: 'ada', first_name: 'Ada', emails: [{ is_verified: true }] });
    expect((await signIn(world.browser(), email)).status).toBe(200);
    const made = (await eventsOf(world)).filter(({ actor_id }) => actor_id === me.id);
    expect(made.map(({ type }) => type)).toEqual(['user.created', 'session.created', 'session.created']);
    expect(outcomeOf(await submitSignUpCode(browser, attempt.id, code))).toEqual(NOT_FOUND);
  });

  it('creates one account when parallel requests send the code', async () => {
    const world = await createVerifyingWorld();
    const { browser, email, attempt } = await pendingSignUp(world);
    const { code } = await waitForMail(world, email);
    const responses = await Promise.all([1, 2, 3].map(() => submitSignUpCode(browser, attempt.id, code)));
    const rejected = responses.filter(({ status }) => status !== 200).map((each) => outcomeOf(each)[1]);
    expect(rejected).toHaveLength(2);
    for (const code of rejected) expect(['INVALID_CODE', 'SIGNUP_ATTEMPT_NOT_FOUND']).toContain(code);
    expect((await world.backend.get('/users')).body.data).toHaveLength(1);
  });

  it('completes only sign-up attempts of this browser, for ten minutes', async () => {
    const world = await createVerifyingWorld();
    const { browser, email, attempt } = await pendingSignUp(world);
    const other = await pendingSignUp(world);
    const { code } = await waitForMail(world, email);
    for (const otherBrowser of [other.browser, world.browser()]) {
      expect(outcomeOf(await submitSignUpCode(otherBrowser, attempt.id, code))).toEqual(NOT_FOUND);
      expect(outcomeOf(await requestSignUpMessage(otherBrowser, attempt.id))).toEqual(NOT_FOUND);
    }
    expect(outcomeOf(await submitSignUpCode(browser, '1', code))).toEqual(NOT_FOUND);
    await expireSignUpAttempts(world);
    expect((await browser.get('/session')).body.session.signup_attempts).toEqual([]);
    expect(outcomeOf(await submitSignUpCode(browser, attempt.id, code))).toEqual(NOT_FOUND);
    expect(outcomeOf(await requestSignUpMessage(browser, attempt.id))).toEqual(NOT_FOUND);
  });

  it('checks five attempts at a code and sends a new one after a minute, which invalidates the old one', async () => {
    const world = await createVerifyingWorld();
    const { browser, email, attempt } = await pendingSignUp(world);
    const { code } = await waitForMail(world, email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let n = 0; n < 5; n += 1)
      expect(outcomeOf(await submitSignUpCode(browser, attempt.id, wrong))).toEqual([400, 'INVALID_CODE']);
    expect(outcomeOf(await submitSignUpCode(browser, attempt.id, code))).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    const early = await requestSignUpMessage(browser, attempt.id);
    expect([...outcomeOf(early), Number(early.headers['retry-after']) > 0]).toEqual([429, 'TOO_MANY_ATTEMPTS', true]);

    await backdateMessages(world, 61);
    const { status, body } = await requestSignUpMessage(browser, attempt.id);
    expect([status, body.data.strategy, body.data.resend_at < body.data.expires_at]).toEqual([200, 'email_code', true]);
    const second = await waitForMail(world, email, 2);
    if (second.code !== code)
      expect(outcomeOf(await submitSignUpCode(browser, attempt.id, code))).toEqual([400, 'INVALID_CODE']);
    expect((await submitSignUpCode(browser, attempt.id, second.code)).status).toBe(200);
  });

  it('sends at most five messages to one address over all sign-up attempts', async () => {
    const world = await createVerifyingWorld();
    const { email } = await pendingSignUp(world);
    for (let n = 1; n < 5; n += 1) await pendingSignUp(world, { email: email.toUpperCase() });
    const { status, body } = await world.browser().post('/auth/signup', { email, password: PASSWORD });
    expect([status, body.errors[0].code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    await pendingSignUp(world);
  });

  it('sends at most 30 messages a day to one address over all clients', async () => {
    const world = await createVerifyingWorld();
    const { email } = await pendingSignUp(world);
    const daily = await world.services.database.rows
      .updateTable('attempt_counter')
      .set({ count: 30 })
      .where('deployment_id', '=', world.id)
      .where('key', 'like', 'signup:message:%')
      .where('resets_at', '>', new Date(Date.now() + 3_600_000).toISOString())
      .returning('key')
      .execute();
    // The counters of this client's address, and of all clients.
    expect(daily).toHaveLength(2);
    const { status, body } = await world.browser().post('/auth/signup', { email, password: PASSWORD });
    expect([status, body.errors[0].code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  });

  it('accepts the correct code of a new attempt after 20 wrong ones for the same address', async () => {
    const world = await createVerifyingWorld();
    const email = `${unique('ada')}@example.com`;
    for (let round = 0; round < 4; round += 1) {
      const { browser, attempt } = await pendingSignUp(world, { email });
      for (let n = 0; n < 5; n += 1) expect((await submitSignUpCode(browser, attempt.id, 'wrong')).status).toBe(400);
    }
    const { browser, attempt } = await pendingSignUp(world, { email });
    const { code } = await waitForMail(world, email, 5);
    expect((await submitSignUpCode(browser, attempt.id, code)).status).toBe(200);
  });

  it('replaces an earlier sign-up attempt of this browser', async () => {
    const world = await createVerifyingWorld();
    const { browser, email, attempt } = await pendingSignUp(world);
    const { code } = await waitForMail(world, email);
    const again = await pendingSignUp(world, {}, browser);
    expect(again.body.session.signup_attempts).toEqual([again.attempt]);
    expect(outcomeOf(await submitSignUpCode(browser, attempt.id, code))).toEqual(NOT_FOUND);
  });

  it('ends the sign-up attempt with a full sign-out and keeps other accounts signed in until then', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world);
    await changeSettings(world, { email: { verify_signup: true } });
    const { email, attempt, body } = await pendingSignUp(world, {}, browser);
    expect(body.session.active_signin?.user_id).toBe(browser.userId);
    const { code } = await waitForMail(world, email);
    expect((await browser.post('/auth/signout')).body.session.signup_attempts).toEqual([]);
    expect(browser.cookie).toBeNull();
    expect(outcomeOf(await submitSignUpCode(browser, attempt.id, code))).toEqual(NOT_FOUND);
  });

  it('rejects a username that was taken meanwhile and keeps the attempt and its code', async () => {
    const world = await createVerifyingWorld();
    const { browser, email, attempt } = await pendingSignUp(world, { username: 'ada' });
    const faster = await addUser(world, { username: 'ADA' });
    const { code } = await waitForMail(world, email);
    const rejected = await submitSignUpCode(browser, attempt.id, code);
    expect([...outcomeOf(rejected), rejected.body.errors[0].path]).toEqual([409, 'USERNAME_TAKEN', 'username']);
    expect(rejected.body.session.signup_attempts).toEqual([attempt]);
    await world.backend.delete(`/users/${faster.id}`);
    expect((await submitSignUpCode(browser, attempt.id, code)).status).toBe(200);
  });

  it('removes the address from accounts that have not verified it', async () => {
    const world = await createVerifyingWorld();
    const email = `${unique('ada')}@example.com`;
    const squatter = await addUser(world, { email, username: 'eve', verified: false });
    const { browser, attempt } = await pendingSignUp(world, { email });
    expect((await submitSignUpCode(browser, attempt.id, (await waitForMail(world, email)).code)).status).toBe(200);
    expect((await world.backend.get(`/users/${squatter.id}`)).body).toMatchObject({ email: null, username: 'eve' });
  });

  it('requires a second factor after sign-up where the settings require one', async () => {
    const world = await createVerifyingWorld({}, { second_factor_policy: 'required' });
    const { browser, email, attempt } = await pendingSignUp(world);
    const { body } = await submitSignUpCode(browser, attempt.id, (await waitForMail(world, email)).code);
    expect(body.data).toEqual({ signin: null, signin_attempt: body.session.signin_attempts[0], signup_attempt: null });
    expect(body.session).toMatchObject({ active_signin: null, signup_attempts: [] });
  });

  it('rejects an input without exactly one attempt', async () => {
    const browser = (await createVerifyingWorld()).browser();
    for (const both of [{}, { signin_attempt_id: '1', signup_attempt_id: '1' }]) {
      expect(outcomeOf(await browser.post('/auth/prepare-verification', both))).toEqual([400, 'VALIDATION_FAILED']);
      const proof = { ...both, code: '123456' };
      expect(outcomeOf(await browser.post('/auth/attempt-verification', proof))).toEqual([400, 'VALIDATION_FAILED']);
    }
  });

  it('verifies a sign-up over GraphQL', async () => {
    const world = await createVerifyingWorld();
    const browser = world.browser();
    const email = `${unique('ada')}@example.com`;
    const begun = await browser.data(
      `mutation ($input: SignUpInput!) { signUp(input: $input) { viewer { id } signUpAttempt { id currentStep } } }`,
      { input: { email, password: PASSWORD } },
    );
    const { signUpAttempt, viewer: created } = begun.signUp;
    expect([created, signUpAttempt.currentStep]).toEqual([null, 'VERIFY_EMAIL']);
    expect((await browser.data('{ session { signUpAttempts { id } } }')).session).toEqual({
      signUpAttempts: [{ id: signUpAttempt.id }],
    });
    const { code } = await waitForMail(world, email);
    const done = await browser.data(
      `mutation ($input: AttemptVerificationInput!) {
        attemptVerification(input: $input) { signIn { userId } signUpAttempt { id } }
      }`,
      { input: { signUpAttemptId: signUpAttempt.id, code } },
    );
    const { viewer } = await browser.data('{ viewer { user { id } email } }');
    expect(viewer).toEqual({ user: { id: done.attemptVerification.signIn.userId }, email });
  });
});
