import { describe, expect, it } from 'vitest';
import { changeSettings, pendingSignIn } from '../../support/accounts.ts';
import { totpCodesOf } from '../../support/authenticators.ts';
import { addPasskeyUser, beginPasskeySignIn, createWorldWithPasskeys } from '../../support/passkeys.ts';
import { linkWallet, newWallet, requestChallenge, WALLET_SETTINGS } from '../../support/wallets.ts';
import type { World } from '../../support/world.ts';

const TABLES = ['passkey', 'user_wallet', 'passkey_challenge', 'wallet_challenge'] as const;

/** How many rows of the deployment each table has. */
async function countRows({ services, id }: World) {
  const counts: Partial<Record<(typeof TABLES)[number], number>> = {};
  for (const table of TABLES) {
    const found = await services.database.rows
      .selectFrom(table)
      .select('deployment_id')
      .where('deployment_id', '=', id)
      .execute();
    counts[table] = found.length;
  }
  return counts;
}

/** A user with a passkey, a wallet and a challenge of each purpose. */
async function addUserWithChallenges(world: World) {
  const { id, email, browser } = await addPasskeyUser(world);
  const wallet = await linkWallet(browser, newWallet());
  if (wallet.status !== 201) throw new Error(wallet.text);
  const code = totpCodesOf((await browser.post('/me/authenticator')).body.data.secret);
  await browser.post('/me/authenticator/attempt-verification', { code1: code(-1), code2: code(0) });
  const { browser: pending, attempt } = await pendingSignIn(world, email);
  await pending.post('/auth/prepare-passkey', { signin_attempt_id: attempt.id });
  // The later attempt of the account replaces an earlier one of the same browser only.
  await beginPasskeySignIn(world.browser(), { email });
  await browser.post('/me/passkeys/prepare');
  await browser.post('/me/reauthenticate/prepare-passkey');
  await requestChallenge(browser);
  return { id, browser };
}

const ALL = { passkey: 1, user_wallet: 1, passkey_challenge: 4, wallet_challenge: 1 };
const NONE = { passkey: 0, user_wallet: 0, passkey_challenge: 0, wallet_challenge: 0 };

describe("the passkeys, wallets and challenges of a user's account", () => {
  it('are deleted when the backend deletes the user, and those of others stay', async () => {
    const world = await createWorldWithPasskeys();
    await changeSettings(world, WALLET_SETTINGS);
    const [ada] = [await addUserWithChallenges(world), await addUserWithChallenges(world)];
    expect(await countRows(world)).toEqual({ passkey: 2, user_wallet: 2, passkey_challenge: 8, wallet_challenge: 2 });
    expect((await world.backend.delete(`/users/${ada.id}`)).status).toBe(204);
    expect(await countRows(world)).toEqual(ALL);
  });

  it('are deleted when the user deletes the account', async () => {
    const world = await createWorldWithPasskeys();
    await changeSettings(world, WALLET_SETTINGS);
    const { browser } = await addUserWithChallenges(world);
    expect(await countRows(world)).toEqual(ALL);
    expect((await browser.delete('/me')).status).toBe(200);
    expect(await countRows(world)).toEqual(NONE);
  });
});
