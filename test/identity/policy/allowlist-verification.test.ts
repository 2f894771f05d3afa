import { describe, expect, it } from 'vitest';
import { CODE_GUESS_LIMITS, MAX_CODE_ATTEMPTS } from '../../../src/identity/verification/guess-limits.ts';
import { changeSettings, openSignedUpBrowser, PASSWORD, signIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { mailsTo, waitForMail } from '../../support/mail.ts';
import { submitCode as answerSignIn, backdateMessages, outcomeOf, resend } from '../../support/message-sign-in.ts';
import { pendingSignUp, submitSignUpCode } from '../../support/sign-ups.ts';
import { createWorld, unique, type World } from '../../support/world.ts';

const DOMAIN = 'northwind.example';
const listed = () => `${unique('ada')}@${DOMAIN}`;

/** Enables an allowlist with one domain in a deployment that does not verify addresses at sign-up. */
async function allow(world: World, domain = DOMAIN) {
  await world.backend.post('/settings/restrictions/allowlist', { value: domain });
  const { status } = await world.backend.patch('/settings/restrictions', { allowlist_enabled: true });
  expect(status).toBe(200);
}

describe('sign-up while an allowlist is enabled', () => {
  it('requires verification of an allowlisted address, even where the settings verify none', async () => {
    const world = await createWorld();
    await allow(world);
    const { browser, email, attempt, body } = await pendingSignUp(world, { email: listed() });
    expect([body.data.user, attempt.current_step]).toEqual([null, 'verify_email']);
    expect((await browser.get('/me')).status).toBe(401);
    const fields = (await browser.get('/auth/options')).body.data.sign_up_fields;
    expect(fields).toContainEqual(expect.objectContaining({ name: 'email', verified: true }));
    expect((await submitSignUpCode(browser, attempt.id, (await waitForMail(world, email)).code)).status).toBe(200);
    expect((await browser.get('/me')).body.data.emails).toMatchObject([{ email, is_verified: true }]);
  });

  it('requires the verification over GraphQL too', async () => {
    const world = await createWorld();
    await allow(world);
    const sign = `mutation($input: SignUpInput!) { signUp(input: $input) { viewer { id } signUpAttempt { currentStep } } }`;
    const { signUp } = await world.browser().data(sign, { input: { email: listed(), password: PASSWORD } });
    expect(signUp).toEqual({ viewer: null, signUpAttempt: { currentStep: 'VERIFY_EMAIL' } });
  });

  it('does not reveal whether an allowlisted address is taken', async () => {
    const world = await createWorld();
    const email = listed();
    await addUser(world, { email });
    await allow(world);
    const { attempt } = await pendingSignUp(world, { email });
    expect(attempt.current_step).toBe('verify_email');
    expect((await waitForMail(world, email)).subject).toBe('You already have an account at Northwind');
    const requested = await world.browser().get(`/auth/identifier-availability?email=${email}`);
    expect(outcomeOf(requested)).toEqual([403, 'FEATURE_DISABLED']);
  });

  it('rejects a sign-up with only a username', async () => {
    const world = await createWorld();
    await changeSettings(world, { email: { required: false }, username: { required: true } });
    await allow(world);
    const signUp = await world.browser().post('/auth/signup', { username: unique('ada'), password: PASSWORD });
    expect(outcomeOf(signUp)).toEqual([403, 'IDENTIFIER_NOT_ALLOWED']);
  });

  it('rejects a sign-up where the settings allow neither codes nor links by email', async () => {
    const world = await createWorld();
    await changeSettings(world, { email: { otp_verification_allowed: false, magic_link_verification_allowed: false } });
    await allow(world);
    const signUp = await world.browser().post('/auth/signup', { email: listed(), password: PASSWORD });
    expect(outcomeOf(signUp)).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
  });

  it('requires no verification with an invitation', async () => {
    const world = await createWorld();
    await allow(world);
    const email = listed();
    const { body } = await world.backend.post('/organizations', { name: 'Northwind' });
    await world.backend.post(`/organizations/${body.id}/invitations`, { email });
    const token = (await waitForMail(world, email)).link?.searchParams.get('token');
    const joined = await world.browser().post('/auth/signup', { invitation_token: token, password: PASSWORD });
    expect([joined.status, joined.body.data.user?.email]).toEqual([201, email]);
  });
});

describe('sign-in while an allowlist is enabled', () => {
  it('requires an account to verify its allowlisted address and keeps its data', async () => {
    const world = await createWorld();
    const email = listed();
    const browser = await openSignedUpBrowser(world, email);
    const organization = (await browser.post('/organizations', { name: 'Own' })).body.data.id;
    await allow(world);
    const again = world.browser();
    const { body } = await signIn(again, email);
    expect(body.data).toMatchObject({
      signin: null,
      signin_attempt: { method: 'email_password', current_step: 'verify_email', missing_fields: ['code'] },
    });
    expect((await again.get('/me')).status).toBe(401);
    const id = body.data.signin_attempt?.id as string;
    expect(outcomeOf(await answerSignIn(again, id, 'no code'))).toEqual([400, 'INVALID_CODE']);
    const { code } = await waitForMail(world, email);
    expect((await answerSignIn(again, id, code ?? '')).body.data.signin).not.toBeNull();
    expect((await again.get('/me')).body.data.emails).toMatchObject([{ email, is_verified: true }]);
    expect((await again.get('/me/organization-memberships')).body.data[0].organization.id).toBe(organization);
    // From now on only the password is required.
    expect((await signIn(world.browser(), email)).body.data.signin).not.toBeNull();
  });

  it('sends the code again, but not for a browser without the attempt', async () => {
    const world = await createWorld();
    const email = listed();
    await openSignedUpBrowser(world, email);
    await allow(world);
    const browser = world.browser();
    const id = (await signIn(browser, email)).body.data.signin_attempt?.id as string;
    await waitForMail(world, email);
    await backdateMessages(world, 61);
    expect((await resend(browser, id)).body.data.strategy).toBe('email_code');
    const { code } = await waitForMail(world, email, 2);
    expect(outcomeOf(await answerSignIn(world.browser(), id, code ?? ''))).toEqual([404, 'SIGNIN_ATTEMPT_NOT_FOUND']);
    expect((await answerSignIn(browser, id, code ?? '')).status).toBe(200);
  });

  it('sends at most six codes to an account that only claims an address, within the daily guesses', async () => {
    const world = await createWorld();
    const email = listed();
    await openSignedUpBrowser(world, email);
    await allow(world);
    const statuses = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await signIn(world.browser(), email)).status);
    const sent = CODE_GUESS_LIMITS.perClient / MAX_CODE_ATTEMPTS;
    expect(statuses).toEqual([...Array(sent).fill(200), ...Array(12 - sent).fill(429)]);
    expect((await mailsTo(world, email)).length).toBeLessThanOrEqual(sent);
  });

  it('rejects an account whose verified address is not on the list, regardless of unverified addresses', async () => {
    const world = await createWorld();
    const email = `${unique('eve')}@elsewhere.example`;
    await addUser(world, { email, password: PASSWORD });
    const browser = world.browser();
    await signIn(browser, email);
    expect((await browser.post('/me/emails', { email: listed() })).status).toBe(201);
    await allow(world);
    expect(outcomeOf(await signIn(world.browser(), email))).toEqual([403, 'IDENTIFIER_NOT_ALLOWED']);
  });

  it('requires the second factor only after the verification', async () => {
    const world = await createWorld();
    const email = listed();
    await openSignedUpBrowser(world, email);
    await allow(world);
    await changeSettings(world, { second_factor_policy: 'required' });
    const browser = world.browser();
    const { signin_attempt: attempt } = (await signIn(browser, email)).body.data;
    expect(attempt?.current_step).toBe('verify_email');
    const { code } = await waitForMail(world, email);
    const { data } = (await answerSignIn(browser, attempt?.id as string, code ?? '')).body;
    expect(data.signin_attempt?.current_step).toBe('enroll_second_factor');
  });
});

describe('an enabled blocklist', () => {
  it('applies the blocklist to addresses that an account only claims', async () => {
    const world = await createWorld();
    const email = listed();
    await openSignedUpBrowser(world, email);
    await world.backend.post('/settings/restrictions/blocklist', { value: DOMAIN });
    await world.backend.patch('/settings/restrictions', { blocklist_enabled: true });
    expect(outcomeOf(await signIn(world.browser(), email))).toEqual([403, 'IDENTIFIER_NOT_ALLOWED']);
  });
});
