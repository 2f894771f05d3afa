import { describe, expect, it } from 'vitest';
import { changeSettings, openSignedUpBrowser, PASSWORD, signIn } from '../../support/accounts.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { waitForMail } from '../../support/mail.ts';
import { createWorldWithMessages, newAddress, newNumber, outcomeOf } from '../../support/message-sign-in.ts';
import { waitForPhoneMessage } from '../../support/phone.ts';
import { pendingSignUp, submitSignUpCode } from '../../support/sign-ups.ts';
import { createWorld, type World } from '../../support/world.ts';

const OWN_PASSWORD = 'the password of the address owner';

/** Signs up with an address that another account claims, and verifies it with the code in the nth message. */
async function signUpByProof(world: World, email: string, nth = 1): Promise<BrowserClient> {
  const { browser, attempt } = await pendingSignUp(world, { email, password: OWN_PASSWORD });
  expect(attempt).toMatchObject({ current_step: 'verify_email', missing_fields: ['code'] });
  const { code } = await waitForMail(world, email, nth);
  expect(outcomeOf(await submitSignUpCode(browser, attempt.id, code))).toEqual([200, undefined]);
  return browser;
}

const me = async (browser: BrowserClient) => (await browser.get('/me')).body.data;

describe('an email address that another person signed up with', () => {
  it('moves to the account of the owner, who verifies it at sign-up with the mailed code', async () => {
    const world = await createWorld();
    const email = newAddress();
    const otherUser = await openSignedUpBrowser(world, email);
    const owner = await signUpByProof(world, email);
    expect(await me(owner)).toMatchObject({ email, emails: [{ email, is_verified: true }] });
    expect((await me(owner)).id).not.toBe(otherUser.userId);
    // The other account keeps its data and loses the claim.
    expect(await me(otherUser)).toMatchObject({ id: otherUser.userId, email: null, emails: [] });
    expect(outcomeOf(await signIn(world.browser(), email))).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(outcomeOf(await signIn(world.browser(), email, OWN_PASSWORD))).toEqual([200, undefined]);
  });

  it('leads a password reset to the account of the owner, who keeps the address', async () => {
    const world = await createWorld();
    const email = newAddress();
    await openSignedUpBrowser(world, email);
    const owner = await signUpByProof(world, email);
    const { id } = await me(owner);
    await world.browser().post('/auth/forgot-password', { email });
    const token = (await waitForMail(world, email, 2)).link?.searchParams.get('token');
    const reset = await world.browser().post('/auth/reset-password', { token, new_password: `${PASSWORD}!` });
    expect(outcomeOf(reset)).toEqual([200, undefined]);
    const browser = world.browser();
    expect(outcomeOf(await signIn(browser, email, `${PASSWORD}!`))).toEqual([200, undefined]);
    expect(await me(browser)).toMatchObject({ id, email });
  });

  it('stays claimed after a sign-in with a password, which does not verify it', async () => {
    const world = await createWorld();
    const email = newAddress();
    await openSignedUpBrowser(world, email);
    for (let n = 0; n < 3; n += 1) expect((await signIn(world.browser(), email)).status).toBe(200);
    expect(await me(await signUpByProof(world, email))).toMatchObject({ email });
  });

  it('allows sign-in with the right password after other people signed up with it', async () => {
    const world = await createWorld();
    const email = newAddress();
    await openSignedUpBrowser(world, email);
    const owner = await signUpByProof(world, email);
    for (let n = 0; n < 6; n += 1) {
      const taken = await world.browser().post('/auth/signup', { email, password: `${PASSWORD} ${n}` });
      expect(outcomeOf(taken)).toEqual([409, 'EMAIL_TAKEN']);
    }
    expect(outcomeOf(await signIn(world.browser(), email, OWN_PASSWORD))).toEqual([200, undefined]);
    expect(await me(owner)).toMatchObject({ email });
  });

  it('is held by only one account when several people try to claim it', async () => {
    const world = await createWorld();
    const email = newAddress();
    const maker = await openSignedUpBrowser(world, email, OWN_PASSWORD);
    for (let n = 0; n < 5; n += 1) {
      const { attempt } = await pendingSignUp(world, { email, password: `${PASSWORD} ${n}` });
      expect(attempt.current_step).toBe('verify_email');
    }
    // More sign-ups send no mails above the limit, and change nothing.
    const sixth = await world.browser().post('/auth/signup', { email, password: PASSWORD });
    expect(outcomeOf(sixth)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    const again = world.browser();
    expect(outcomeOf(await signIn(again, email, OWN_PASSWORD))).toEqual([200, undefined]);
    expect((await me(again)).id).toBe(maker.userId);
    const { rows } = world.services.database;
    const held = await rows.selectFrom('user_email').select('user_id').where('deployment_id', '=', world.id).execute();
    expect(held).toEqual([{ user_id: maker.userId }]);
  });

  it('moves to the account that accepts an invitation, whose token verifies it', async () => {
    const world = await createWorld();
    const email = newAddress();
    const otherUser = await openSignedUpBrowser(world, email);
    const { body } = await world.backend.post('/organizations', { name: 'Northwind' });
    await world.backend.post(`/organizations/${body.id}/invitations`, { email });
    const token = (await waitForMail(world, email)).link?.searchParams.get('token');
    const owner = world.browser();
    const joined = await owner.post('/auth/signup', { invitation_token: token, password: OWN_PASSWORD });
    expect(outcomeOf(joined)).toEqual([201, undefined]);
    expect(await me(owner)).toMatchObject({ email, emails: [{ is_verified: true }] });
    expect(await me(otherUser)).toMatchObject({ email: null });
  });

  it('moves to an account that adds it only once that account verifies it', async () => {
    const world = await createWorld();
    const email = newAddress();
    const otherUser = await openSignedUpBrowser(world, email);
    const owner = await openSignedUpBrowser(world, newAddress(), OWN_PASSWORD);
    const { id, is_verified } = (await owner.post('/me/emails', { email })).body.data;
    expect(is_verified).toBe(false);
    expect(await me(otherUser)).toMatchObject({ email });
    expect(outcomeOf(await signIn(world.browser(), email, OWN_PASSWORD))).toEqual([401, 'INVALID_CREDENTIALS']);
    await owner.post(`/me/emails/${id}/prepare-verification`);
    const { code } = await waitForMail(world, email);
    expect((await owner.post(`/me/emails/${id}/attempt-verification`, { code })).status).toBe(200);
    expect(await me(otherUser)).toMatchObject({ email: null });
    expect(outcomeOf(await signIn(world.browser(), email, OWN_PASSWORD))).toEqual([200, undefined]);
  });

  it('can be added unverified by another account, which can neither keep nor use it', async () => {
    const world = await createWorld();
    const email = newAddress();
    const squatter = await openSignedUpBrowser(world, newAddress());
    expect((await squatter.post('/me/emails', { email })).status).toBe(201);
    // A pending address is not a claim, so the owner can sign up without verification.
    const owner = await openSignedUpBrowser(world, email, OWN_PASSWORD);
    expect(outcomeOf(await signIn(world.browser(), email))).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(outcomeOf(await signIn(world.browser(), email, OWN_PASSWORD))).toEqual([200, undefined]);
    expect((await me(owner)).email).toBe(email);
  });
});

describe('an address that another person signed up with, in GraphQL', () => {
  it('must be verified at the next sign-up, and can be reserved by the backend', async () => {
    const world = await createWorld();
    const email = newAddress();
    const otherUser = await openSignedUpBrowser(world, email);
    const sign =
      'mutation($input: SignUpInput!) { signUp(input: $input) { viewer { id } signUpAttempt { currentStep } } }';
    const { signUp } = await world.browser().data(sign, { input: { email, password: OWN_PASSWORD } });
    expect(signUp).toEqual({ viewer: null, signUpAttempt: { currentStep: 'VERIFY_EMAIL' } });
    const create = 'mutation($input: CreateUserInput!) { createUser(input: $input) { email } }';
    expect(await world.backend.data(create, { input: { email } })).toEqual({ createUser: { email } });
    expect(await me(otherUser)).toMatchObject({ email: null });
  });
});

describe('a phone number that another person signed up with', () => {
  it('moves to the account of the owner, who verifies it at sign-up with the sent code', async () => {
    const world = await createWorldWithMessages();
    const phone_number = newNumber();
    const otherUser = world.browser();
    const made = { email: newAddress(), phone_number, password: PASSWORD };
    expect((await otherUser.post('/auth/signup', made)).body.data.user).not.toBeNull();
    const { browser, attempt } = await pendingSignUp(world, { phone_number, password: OWN_PASSWORD });
    expect(attempt.current_step).toBe('verify_phone');
    const { code } = await waitForPhoneMessage(world, phone_number);
    expect(outcomeOf(await submitSignUpCode(browser, attempt.id, code))).toEqual([200, undefined]);
    expect((await me(browser)).phones).toMatchObject([{ phone_number, is_verified: true }]);
    expect((await me(otherUser)).phones).toEqual([]);
    expect(await me(otherUser)).toMatchObject({ email: made.email });
  });

  it('does not block other sign-ups when numbers are never verified', async () => {
    const world = await createWorld();
    await changeSettings(world, { phone: { enabled: true, required: true } });
    const phone_number = newNumber();
    const signUp = (browser = world.browser()) =>
      browser.post('/auth/signup', { email: newAddress(), phone_number, password: PASSWORD });
    for (let n = 0; n < 2; n += 1) expect((await signUp()).body.data.user).not.toBeNull();
  });
});

describe('an address that the backend assigns to a user', () => {
  it('is taken from another account that claimed it, which keeps its data', async () => {
    const world = await createWorld();
    const [email, second] = [newAddress(), newAddress()];
    const [otherUser, other] = [await openSignedUpBrowser(world, email), await openSignedUpBrowser(world, second)];
    const { status, body } = await world.backend.post('/users', { email, password: OWN_PASSWORD });
    expect([status, body.email]).toEqual([201, email]);
    const added = { email: second, is_primary: false, is_verified: false };
    expect((await world.backend.post(`/users/${body.id}/emails`, added)).status).toBe(201);
    expect(await me(otherUser)).toMatchObject({ id: otherUser.userId, email: null });
    expect(await me(other)).toMatchObject({ id: other.userId, email: null });
    expect(outcomeOf(await signIn(world.browser(), email, OWN_PASSWORD))).toEqual([200, undefined]);
    for (const taken of [email, second]) {
      const again = await world.browser().post('/auth/signup', { email: taken, password: PASSWORD });
      expect(outcomeOf(again)).toEqual([409, 'EMAIL_TAKEN']);
      expect((await world.backend.post('/users', { email: taken })).body.code).toBe('EMAIL_TAKEN');
    }
  });

  it('is reserved also when it is a phone number', async () => {
    const world = await createWorldWithMessages();
    const phone_number = newNumber();
    const otherUser = world.browser();
    await otherUser.post('/auth/signup', { email: newAddress(), phone_number, password: PASSWORD });
    const { body } = await world.backend.post('/users', { email: newAddress() });
    const path = `/users/${body.id}/phones`;
    const added = { phone_number, is_primary: true, is_verified: false };
    expect((await world.backend.post(path, added)).status).toBe(201);
    expect((await me(otherUser)).phones).toEqual([]);
    const again = { email: newAddress(), phone_number, password: PASSWORD };
    expect(outcomeOf(await world.browser().post('/auth/signup', again))).toEqual([409, 'PHONE_TAKEN']);
    const other = await world.backend.post('/users', { email: newAddress() });
    expect((await world.backend.post(`/users/${other.body.id}/phones`, added)).body.code).toBe('PHONE_TAKEN');
  });

  it('is reserved when the backend makes it primary, although it is only pending', async () => {
    const world = await createWorld();
    const email = newAddress();
    const otherUser = await openSignedUpBrowser(world, email);
    const user = await openSignedUpBrowser(world, newAddress(), OWN_PASSWORD);
    const { id } = (await user.post('/me/emails', { email })).body.data;
    const changed = await world.backend.patch(`/users/${user.userId}`, { primary_email_id: id });
    expect([changed.status, changed.body.email]).toEqual([200, email]);
    expect(await me(otherUser)).toMatchObject({ email: null });
    expect(outcomeOf(await signIn(world.browser(), email, OWN_PASSWORD))).toEqual([200, undefined]);
    const late = await openSignedUpBrowser(world, newAddress());
    const pending = (await late.post('/me/emails', { email })).body.data.id;
    const rejected = await world.backend.patch(`/users/${late.userId}`, { primary_email_id: pending });
    expect([rejected.status, rejected.body.code]).toEqual([409, 'EMAIL_TAKEN']);
  });
});

describe('sign-ups and verifications of one address at the same time', () => {
  it('lead to one holder, and to a 409 or an attempt for all others', async () => {
    const world = await createWorld();
    const email = newAddress();
    const signUps = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        world.browser().post('/auth/signup', { email, password: `${PASSWORD} ${n}` }),
      ),
    );
    const outcomes = signUps.map(({ status, body }) => {
      if (status === 409) return body.errors[0].code;
      return body.data?.user === null ? body.data.signup_attempt?.current_step : status;
    });
    expect(outcomes.filter((each) => each === 201)).toHaveLength(1);
    for (const each of outcomes) expect([201, 'EMAIL_TAKEN', 'verify_email', 429]).toContain(each);
  });

  it('reserve the address for the first verification and return 409 to the others', async () => {
    const world = await createWorld();
    const email = newAddress();
    await openSignedUpBrowser(world, email);
    const waiting = [];
    for (let nth = 1; nth <= 4; nth += 1) {
      const { browser, attempt } = await pendingSignUp(world, { email, password: `${OWN_PASSWORD} ${nth}` });
      waiting.push({ browser, id: attempt.id, code: (await waitForMail(world, email, nth)).code });
    }
    const inviting = world.backend.post('/users', { email });
    const proofs = await Promise.all(waiting.map(({ browser, id, code }) => submitSignUpCode(browser, id, code)));
    const winners = [...proofs.map(({ status }) => status), (await inviting).status].filter((each) => each < 300);
    expect(winners).toHaveLength(1);
    for (const proof of proofs) expect([200, 409]).toContain(proof.status);
  });

  it('never end in a server error or in two holders, also with concurrent changes of the address', async () => {
    const world = await createWorld();
    for (let round = 0; round < 3; round += 1) {
      const email = newAddress();
      const claimer = await openSignedUpBrowser(world, email);
      const adding = await Promise.all([1, 2, 3].map(() => openSignedUpBrowser(world, newAddress(), OWN_PASSWORD)));
      const ids = await Promise.all(
        adding.map(async (browser) => (await browser.post('/me/emails', { email })).body.data.id as string),
      );
      const { browser, attempt } = await pendingSignUp(world, { email, password: OWN_PASSWORD });
      const { code } = await waitForMail(world, email);
      await adding[0]?.post(`/me/emails/${ids[0]}/prepare-verification`);
      const own = (await waitForMail(world, email, 2)).code;
      await world.browser().post('/auth/forgot-password', { email });
      const token = (await waitForMail(world, email, 3)).link?.searchParams.get('token');
      const responses = await Promise.all([
        submitSignUpCode(browser, attempt.id, code),
        adding[0]?.post(`/me/emails/${ids[0]}/attempt-verification`, { code: own }),
        world.backend.patch(`/users/${adding[1]?.userId}`, { primary_email_id: ids[1] }),
        world.backend.post(`/users/${adding[2]?.userId}/emails`, { email, is_primary: true, is_verified: true }),
        world.backend.post('/users', { email }),
        world.browser().post('/auth/reset-password', { token, new_password: `${PASSWORD}!` }),
        claimer.patch('/me', { first_name: 'Eve' }),
        claimer.post('/organizations', { name: 'Own' }),
        world.browser().post('/auth/signup', { email, password: PASSWORD }),
      ]);
      for (const each of responses) expect(each?.status).toBeLessThan(500);
      const { rows } = world.services.database;
      const holders = await rows
        .selectFrom('user_email')
        .select(['user_id', 'status'])
        .where('deployment_id', '=', world.id)
        .where('email_key', '=', email)
        .where('status', '<>', 'pending')
        .execute();
      expect(holders).toMatchObject([{ status: 'reserved' }]);
    }
  });
});
