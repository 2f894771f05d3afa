import { describe, expect, it } from 'vitest';
import { changeSettings, openSignedUpBrowser, PASSWORD, signIn } from '../../support/accounts.ts';
import { waitForMail } from '../../support/mail.ts';
import { createWorld, unique } from '../../support/world.ts';

describe('an account that was created with another person’s address', () => {
  it('removes the creator’s password, sessions and identifiers when the owner of the address signs in', async () => {
    const world = await createWorld();
    await changeSettings(world, { authentication_factors: { email_otp_enabled: true } });
    const email = `${unique('victim')}@example.com`;
    const creator = await openSignedUpBrowser(world, email);
    expect((await signIn(world.browser(), email)).status).toBe(200);

    const owner = world.browser();
    const { body } = await owner.post('/auth/signin', { strategy: 'email_otp', email });
    const { code } = await waitForMail(world, email);
    const verification = { signin_attempt_id: body.data.signin_attempt?.id, code };
    expect((await owner.post('/auth/attempt-verification', verification)).status).toBe(200);

    expect((await owner.get('/me')).body.data).toMatchObject({ id: creator.userId, emails: [{ is_verified: true }] });
    expect((await creator.get('/me')).status).toBe(401);
    expect((await signIn(world.browser(), email)).status).toBe(401);
  });

  it('keeps the account unchanged when its creator verifies the address in the browser that signed up', async () => {
    const world = await createWorld();
    await changeSettings(world, { authentication_factors: { email_otp_enabled: true } });
    const email = `${unique('ada')}@example.com`;
    const browser = await openSignedUpBrowser(world, email);
    const { body } = await browser.post('/auth/signin', { strategy: 'email_otp', email });
    const { code } = await waitForMail(world, email);
    const verification = { signin_attempt_id: body.data.signin_attempt?.id, code };
    expect((await browser.post('/auth/attempt-verification', verification)).status).toBe(200);
    expect((await signIn(world.browser(), email)).status).toBe(200);
  });

  it('lets the owner of the address create a separate account where sign-up verifies addresses', async () => {
    const world = await createWorld();
    const email = `${unique('victim')}@example.com`;
    const creator = await openSignedUpBrowser(world, email);
    await changeSettings(world, { email: { verify_signup: true } });
    const owner = world.browser();
    const { body } = await owner.post('/auth/signup', { email, password: `${PASSWORD}!` });
    const { code } = await waitForMail(world, email);
    const verification = { signup_attempt_id: body.data.signup_attempt?.id, code };
    expect((await owner.post('/auth/attempt-verification', verification)).status).toBe(200);

    expect((await owner.get('/me')).body.data.id).not.toBe(creator.userId);
    expect((await creator.get('/me')).body.data).toMatchObject({ email: null, emails: [] });
    expect((await signIn(world.browser(), email)).status).toBe(401);
    expect((await signIn(world.browser(), email, `${PASSWORD}!`)).status).toBe(200);
  });
});

describe('the input of a sign-up', () => {
  it('rejects input fields that claim an address is verified', async () => {
    const world = await createWorld();
    const input = { email: 'ada@example.com', password: PASSWORD };
    for (const more of [{ email_verified_at: '2026-01-01T00:00:00.000Z' }, { is_verified: true }, { user_id: '1' }]) {
      expect((await world.browser().post('/auth/signup', { ...input, ...more })).status).toBe(400);
    }
  });

  it('stores the password of an unfinished sign-up as a hash and no code or link in plain text', async () => {
    const world = await createWorld();
    await changeSettings(world, { email: { verify_signup: true } });
    const email = `${unique('ada')}@example.com`;
    await world.browser().post('/auth/signup', { email, password: PASSWORD });
    const { code } = await waitForMail(world, email);
    const { rows } = world.services.database;
    const attempts = await rows
      .selectFrom('signup_attempt')
      .selectAll()
      .where('deployment_id', '=', world.id)
      .execute();
    const sent = await rows.selectFrom('verification').selectAll().where('deployment_id', '=', world.id).execute();
    expect(attempts).toMatchObject([{ password_hash: expect.stringMatching(/^\$argon2id\$/) }]);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.secret_hash).not.toContain(code);
    expect(JSON.stringify(attempts)).not.toContain(PASSWORD);
  });
});
