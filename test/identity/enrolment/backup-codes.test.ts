import { describe, expect, it } from 'vitest';
import { changeSettings, PASSWORD, pendingSignIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { totpCodesOf } from '../../support/authenticators.ts';
import { mailsTo, waitForMail } from '../../support/mail.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { createWorld, unique } from '../../support/world.ts';

const CODES = '/me/backup-codes/regenerate';
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A user with a verified address, signed in. */
async function ada({ verified = true } = {}) {
  const world = await createWorld();
  const email = `${unique('ada')}@example.com`;
  const { id } = await addUser(world, { email, password: PASSWORD, verified });
  return { world, email, userId: id, browser: await openSignedInBrowser(world, id) };
}

/** The same with a verified authenticator. */
async function adaEnrolled() {
  const account = await ada();
  const { secret } = (await account.browser.post('/me/authenticator')).body.data;
  const code = totpCodesOf(secret);
  await account.browser.post('/me/authenticator/attempt-verification', { code1: code(-1), code2: code(0) });
  return { ...account, code };
}

describe('GET /me/backup-codes', () => {
  it('returns the number of total and remaining backup codes and when they were created', async () => {
    const { world, email, browser } = await adaEnrolled();
    expect((await browser.get('/me/backup-codes')).body.data).toEqual({ total: 0, remaining: 0, generated_at: null });
    const made = (await browser.post(CODES)).body.data;
    const other = await pendingSignIn(world, email);
    const response = { signin_attempt_id: other.attempt.id, code: made.backup_codes[0] };
    expect((await other.browser.post('/auth/attempt-verification', response)).status).toBe(200);
    const { status, body, text } = await browser.get('/me/backup-codes');
    expect([status, body.data]).toEqual([200, { total: 10, remaining: 9, generated_at: made.regenerated_at }]);
    for (const code of made.backup_codes) expect(text).not.toContain(code);
    const again = (await browser.post(CODES)).body.data;
    expect((await browser.get('/me/backup-codes')).body.data).toEqual({
      total: 10,
      remaining: 10,
      generated_at: expect.stringMatching(TIME),
    });
    expect(again.previous_codes_invalidated).toBe(true);
  });

  it('counts only the backup codes of the caller, also over GraphQL', async () => {
    const { world, browser } = await ada();
    const other = await openSignedInBrowser(world, (await addUser(world)).id);
    await other.post(CODES);
    expect((await browser.data('{ backupCodes { total remaining generatedAt } }')).backupCodes).toEqual({
      total: 0,
      remaining: 0,
      generatedAt: null,
    });
  });
});

describe('mails about changes of second factors', () => {
  it('notifies the owner by mail about changes of second factors', async () => {
    const { world, email, browser, code } = await adaEnrolled();
    expect(await waitForMail(world, email)).toMatchObject({
      subject: 'An authenticator app was added to your account – Northwind',
      text: expect.stringContaining('If this wasn'),
    });
    const { backup_codes } = (await browser.post(CODES)).body.data;
    expect((await waitForMail(world, email, 2)).text).toContain('New backup codes were created for your account.');
    const other = await pendingSignIn(world, email);
    await other.browser.post('/auth/attempt-verification', {
      signin_attempt_id: other.attempt.id,
      code: backup_codes[0],
    });
    await expect
      .poll(async () => (await mailsTo(world, email)).map(({ subject }) => subject))
      .toContain('A backup code of your account was used, and 9 are left – Northwind');
    expect((await browser.delete('/me/authenticator', { code: code(1) })).status).toBe(200);
    await expect
      .poll(async () => (await mailsTo(world, email)).map(({ subject }) => subject))
      .toContain('The authenticator app was removed from your account – Northwind');
    const sent = JSON.stringify(await mailsTo(world, email));
    for (const secret of backup_codes) expect(sent).not.toContain(secret);
  });

  it('notifies the owner about changes during a sign-in too', async () => {
    const { world, email } = await ada();
    await changeSettings(world, { second_factor_policy: 'required' });
    const { browser } = await pendingSignIn(world, email);
    const { secret } = (await browser.post('/me/authenticator')).body.data;
    const code = totpCodesOf(secret);
    await browser.post('/me/authenticator/attempt-verification', { code1: code(-1), code2: code(0) });
    await expect
      .poll(async () => (await mailsTo(world, email)).map(({ subject }) => subject))
      .toContain('An authenticator app was added to your account – Northwind');
  });

  it('sends no notification to an unverified address', async () => {
    const { world, email, browser } = await ada({ verified: false });
    const told = await ada();
    expect((await browser.post(CODES)).status).toBe(200);
    await told.browser.post(CODES);
    await waitForMail(told.world, told.email);
    expect(await mailsTo(world, email)).toEqual([]);
  });

  it('states the number of remaining codes with the correct grammatical number', async () => {
    const { world, email, userId, browser } = await adaEnrolled();
    const codes: string[] = (await browser.post(CODES)).body.data.backup_codes;
    await world.services.database.rows
      .updateTable('backup_code')
      .set({ used_at: new Date().toISOString() })
      .where('user_id', '=', userId)
      .where(
        'code_hmac',
        'not in',
        codes.slice(0, 2).flatMap((code) => world.services.vault.hmacs('backup_code', code)),
      )
      .execute();
    for (const code of codes.slice(0, 2)) {
      const { browser: other, attempt } = await pendingSignIn(world, email);
      await other.post('/auth/attempt-verification', { signin_attempt_id: attempt.id, code });
    }
    const subjects = async () => (await mailsTo(world, email)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain('A backup code of your account was used, and 1 is left – Northwind');
    await expect.poll(subjects).toContain('A backup code of your account was used, and none is left – Northwind');
  });
});
