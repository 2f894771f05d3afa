import { describe, expect, it } from 'vitest';
import { changeSettings, PASSWORD, signedUp, signIn } from '../../support/accounts.ts';
import { mailTo } from '../../support/mail.ts';
import { createWorld, unique } from '../../support/world.ts';

describe('an account that a stranger made with somebody’s address', () => {
  it('keeps the stranger out once its owner has come: password, sessions and other names are gone', async () => {
    const world = await createWorld();
    await changeSettings(world, { authentication_factors: { email_otp_enabled: true } });
    const email = `${unique('victim')}@example.com`;
    const stranger = await signedUp(world, email);
    expect((await signIn(world.browser(), email)).status).toBe(200);

    const owner = world.browser();
    const { body } = await owner.post('/auth/signin', { strategy: 'email_otp', email });
    const { code } = await mailTo(world, email);
    const proof = { signin_attempt_id: body.data.signin_attempt.id, code };
    expect((await owner.post('/auth/attempt-verification', proof)).status).toBe(200);

    expect((await owner.get('/me')).body.data).toMatchObject({ id: stranger.userId, emails: [{ is_verified: true }] });
    expect((await stranger.get('/me')).status).toBe(401);
    expect((await signIn(world.browser(), email)).status).toBe(401);
  });

  it('stays whole where its maker proves the address in the browser that signed up', async () => {
    const world = await createWorld();
    await changeSettings(world, { authentication_factors: { email_otp_enabled: true } });
    const email = `${unique('ada')}@example.com`;
    const browser = await signedUp(world, email);
    const { body } = await browser.post('/auth/signin', { strategy: 'email_otp', email });
    const { code } = await mailTo(world, email);
    const proof = { signin_attempt_id: body.data.signin_attempt.id, code };
    expect((await browser.post('/auth/attempt-verification', proof)).status).toBe(200);
    expect((await signIn(world.browser(), email)).status).toBe(200);
  });

  it('does not keep its owner from an account of their own, where sign-up verifies addresses', async () => {
    const world = await createWorld();
    const email = `${unique('victim')}@example.com`;
    const stranger = await signedUp(world, email);
    await changeSettings(world, { email: { verify_signup: true } });
    const owner = world.browser();
    const { body } = await owner.post('/auth/signup', { email, password: `${PASSWORD}!` });
    const { code } = await mailTo(world, email);
    const proof = { signup_attempt_id: body.data.signup_attempt.id, code };
    expect((await owner.post('/auth/attempt-verification', proof)).status).toBe(200);

    expect((await owner.get('/me')).body.data.id).not.toBe(stranger.userId);
    expect((await stranger.get('/me')).body.data).toMatchObject({ email: null, emails: [] });
    expect((await signIn(world.browser(), email)).status).toBe(401);
    expect((await signIn(world.browser(), email, `${PASSWORD}!`)).status).toBe(200);
  });
});

describe('a sign-up', () => {
  it('never takes what it was not given: no member of the input makes an address verified', async () => {
    const world = await createWorld();
    const input = { email: 'ada@example.com', password: PASSWORD };
    for (const more of [{ email_verified_at: '2026-01-01T00:00:00.000Z' }, { is_verified: true }, { user_id: '1' }]) {
      expect((await world.browser().post('/auth/signup', { ...input, ...more })).status).toBe(400);
    }
  });

  it('keeps the password of an unfinished one as a hash, and no code or link in plain text', async () => {
    const world = await createWorld();
    await changeSettings(world, { email: { verify_signup: true } });
    const email = `${unique('ada')}@example.com`;
    await world.browser().post('/auth/signup', { email, password: PASSWORD });
    const { code } = await mailTo(world, email);
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
