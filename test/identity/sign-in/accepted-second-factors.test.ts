import { describe, expect, it } from 'vitest';
import { changeSettings, PASSWORD, pendingSignIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { totpCodesOf } from '../../support/authenticators.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { createWorldWithMessages, newAddress, startByCode } from '../../support/message-sign-in.ts';
import {
  addPasskeyUser,
  beginPasskeySignIn,
  createWorldWithPasskeys,
  signInWithPasskey,
} from '../../support/passkeys.ts';
import type { World } from '../../support/world.ts';

async function enrollTotp(browser: BrowserClient): Promise<void> {
  const code = totpCodesOf((await browser.post('/me/authenticator')).body.data.secret);
  const codes = { code1: code(-1), code2: code(0) };
  const { status, text } = await browser.post('/me/authenticator/attempt-verification', codes);
  if (status !== 200) throw new Error(text);
}

async function createBackupCodes(browser: BrowserClient): Promise<void> {
  const { status, text } = await browser.post('/me/backup-codes/regenerate');
  if (status !== 200) throw new Error(text);
}

/**
 * The second factors that a new sign-in with the password is told. Throws when the response of the sign-in, the session of the
 * browser in REST and the one in GraphQL differ.
 */
async function offeredTo(world: World, email: string): Promise<string[]> {
  const { browser, attempt, session } = await pendingSignIn(world, email);
  const shown = (await browser.get('/session')).body.data.signin_attempts;
  const graph = (await browser.data('{ session { signInAttempts { currentStep secondFactors } } }')).session;
  const asGraph = {
    currentStep: attempt.current_step.toUpperCase(),
    secondFactors: attempt.second_factors.map((each) => each.toUpperCase()),
  };
  expect([session.signin_attempts, shown, graph.signInAttempts]).toEqual([[attempt], [attempt], [asGraph]]);
  return attempt.second_factors;
}

const setPasskeys = (world: World, enabled: boolean) =>
  changeSettings(world, { authentication_factors: { passkey: { enabled } } });

describe('the second factors that a sign-in attempt is told', () => {
  it('are those that the account has and the settings allow', async () => {
    const world = await createWorldWithPasskeys();
    const { email, browser } = await addPasskeyUser(world);
    await enrollTotp(browser);
    expect(await offeredTo(world, email)).toEqual(['authenticator', 'passkey']);
    await createBackupCodes(browser);
    expect(await offeredTo(world, email)).toEqual(['authenticator', 'backup_code', 'passkey']);
    await setPasskeys(world, false);
    expect(await offeredTo(world, email)).toEqual(['authenticator', 'backup_code']);
    await changeSettings(world, { authentication_factors: { second_factor_backup_code_enabled: false } });
    expect(await offeredTo(world, email)).toEqual(['authenticator']);
  });

  it('follow a change of the settings and of the account in an attempt that waits', async () => {
    const world = await createWorldWithPasskeys();
    const { email, browser: own, passkey } = await addPasskeyUser(world);
    await enrollTotp(own);
    const { browser, attempt } = await pendingSignIn(world, email);
    const shown = async () => (await browser.get('/session')).body.data.signin_attempts;
    await setPasskeys(world, false);
    expect(await shown()).toEqual([{ ...attempt, second_factors: ['authenticator'] }]);
    await setPasskeys(world, true);
    expect(await shown()).toEqual([{ ...attempt, second_factors: ['authenticator', 'passkey'] }]);
    await own.delete(`/me/passkeys/${passkey.id}`);
    expect(await shown()).toEqual([{ ...attempt, second_factors: ['authenticator'] }]);
  });

  it('leave out used backup codes and an authenticator that is not verified', async () => {
    const world = await createWorldWithPasskeys({
      second_factor_policy: 'required',
      authentication_factors: { second_factor_authenticator_enabled: false },
    });
    const { id, email, browser } = await addPasskeyUser(world);
    await createBackupCodes(browser);
    expect(await offeredTo(world, email)).toEqual(['backup_code', 'passkey']);
    await world.services.database.rows
      .updateTable('backup_code')
      .set({ used_at: new Date().toISOString() })
      .where('deployment_id', '=', world.id)
      .where('user_id', '=', id)
      .execute();
    expect(await offeredTo(world, email)).toEqual(['passkey']);
    await changeSettings(world, { authentication_factors: { second_factor_authenticator_enabled: true } });
    await browser.post('/me/authenticator');
    expect(await offeredTo(world, email)).toEqual(['passkey']);
  });

  it('leave out the passkey after a passkey as first factor', async () => {
    const world = await createWorldWithPasskeys();
    const { browser: own, authenticator } = await addPasskeyUser(world, { isUserVerified: false });
    await enrollTotp(own);
    const browser = world.browser();
    const { body } = await signInWithPasskey(world, authenticator, browser);
    expect(body.data.signin_attempt?.second_factors).toEqual(['authenticator']);
    const { body: session } = await browser.get('/session');
    expect(session.data.signin_attempts).toEqual([body.data.signin_attempt]);
  });

  it('are not told before the first factor is passed, also not of an account that has some', async () => {
    const world = await createWorldWithMessages();
    await setPasskeys(world, true);
    const { email, browser: own } = await addPasskeyUser(world);
    await enrollTotp(own);
    const browser = world.browser();
    const { body } = await startByCode(browser, email);
    expect(body.data.signin_attempt).toMatchObject({ current_step: 'verify_first_factor', second_factors: [] });
    expect((await browser.get('/session')).body.data.signin_attempts[0]?.second_factors).toEqual([]);
    const { attempt } = await beginPasskeySignIn(world.browser(), { email });
    expect(attempt).toMatchObject({ current_step: 'verify_first_factor', second_factors: [] });
  });

  it('are empty while the account has to enroll one', async () => {
    const world = await createWorldWithPasskeys();
    const email = newAddress();
    await addUser(world, { email, password: PASSWORD });
    await changeSettings(world, { second_factor_policy: 'required' });
    const { attempt } = await pendingSignIn(world, email);
    expect(attempt).toMatchObject({ current_step: 'enroll_second_factor', second_factors: [] });
  });
});
