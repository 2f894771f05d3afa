import { describe, expect, it } from 'vitest';
import { changeSettings, PASSWORD, signIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { newAddress, newNumber, outcomeOf } from '../../support/message-sign-in.ts';
import { registerPasskey } from '../../support/passkeys.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { linkWallet, newWallet, WALLET_SETTINGS } from '../../support/wallets.ts';
import { createWorld, unique, type World } from '../../support/world.ts';

const LAST = [409, 'LAST_IDENTIFIER'];

/** A deployment in which nothing is required, with sign-in by all strategies that a test needs. */
async function createOpenWorld() {
  const world = await createWorld();
  await changeSettings(world, WALLET_SETTINGS);
  await changeSettings(world, {
    email: { required: false },
    phone: { enabled: true, sms_verification_allowed: true },
    authentication_factors: { passkey: { enabled: true }, phone_otp_enabled: true, email_otp_enabled: true },
  });
  return world;
}

const removeEmail = async (browser: BrowserClient) => {
  const [email] = (await browser.get('/me/emails')).body.data;
  return browser.delete(`/me/emails/${email.id}`);
};

const removePhone = async (browser: BrowserClient) => {
  const [phone] = (await browser.get('/me/phones')).body.data;
  return browser.delete(`/me/phones/${phone.id}`);
};

/** Adds something that signs in without an identifier. */
const ADDED: Readonly<Record<string, (world: World, browser: BrowserClient) => Promise<unknown>>> = {
  passkey: (world, browser) => registerPasskey(world, browser),
  wallet: (_, browser) => linkWallet(browser, newWallet()),
};

describe.each(Object.entries(ADDED))('a user with a %s', (what, add) => {
  it('can remove the last email address and the last phone number', async () => {
    const world = await createOpenWorld();
    const { id } = await addUser(world, { email: newAddress(), phone: newNumber() });
    const browser = await openSignedInBrowser(world, id);
    expect(outcomeOf(await removeEmail(browser))).toEqual(LAST);
    await add(world, browser);
    expect((await removeEmail(browser)).status).toBe(200);
    expect((await removePhone(browser)).status).toBe(200);
  });

  it('can clear the username without an address', async () => {
    const world = await createOpenWorld();
    const { id } = await addUser(world, { username: unique('ada'), email: null });
    const browser = await openSignedInBrowser(world, id);
    expect(outcomeOf(await browser.patch('/me', { username: null }))).toEqual(LAST);
    await add(world, browser);
    expect((await browser.patch('/me', { username: null })).status).toBe(200);
  });

  it(`cannot remove the last email address after the settings disable sign-in with a ${what}`, async () => {
    const world = await createOpenWorld();
    const { id } = await addUser(world, { email: newAddress() });
    const browser = await openSignedInBrowser(world, id);
    await add(world, browser);
    const off = { passkey: { passkey: { enabled: false } }, wallet: { web3_wallet_enabled: false } };
    await changeSettings(world, { authentication_factors: off[what as keyof typeof off] });
    expect(outcomeOf(await removeEmail(browser))).toEqual(LAST);
  });

  it('keeps it after the addresses are removed', async () => {
    const world = await createOpenWorld();
    const { id } = await addUser(world, { email: newAddress() });
    const browser = await openSignedInBrowser(world, id);
    await add(world, browser);
    await removeEmail(browser);
    const [passkey] = (await browser.get('/me/passkeys')).body.data.passkeys;
    const [wallet] = (await browser.get('/me/wallets')).body.data;
    const path = passkey ? (`/me/passkeys/${passkey.id}` as const) : (`/me/wallets/${wallet?.id}` as const);
    expect(outcomeOf(await browser.delete(path))).toEqual(LAST);
  });
});

describe('an unverified address', () => {
  it('stays when only a username without a password would remain', async () => {
    const world = await createOpenWorld();
    const { id } = await addUser(world, { email: newAddress(), username: unique('ada'), verified: false });
    const browser = await openSignedInBrowser(world, id);
    expect(outcomeOf(await removeEmail(browser))).toEqual(LAST);
  });

  it('can be removed when a username and a password remain', async () => {
    const world = await createOpenWorld();
    const names = { email: newAddress(), username: unique('ada') };
    await addUser(world, { ...names, password: PASSWORD, verified: false });
    const browser = world.browser();
    await signIn(browser, names.email);
    expect((await removeEmail(browser)).status).toBe(200);
  });

  it('does not replace a passkey, because no code is sent to it while another address is verified', async () => {
    const world = await createOpenWorld();
    await changeSettings(world, { authentication_factors: { email_otp_enabled: false } });
    const { id } = await addUser(world, { email: newAddress() });
    await world.backend.post(`/users/${id}/phones`, { phone_number: newNumber(), is_verified: false });
    const browser = await openSignedInBrowser(world, id);
    await registerPasskey(world, browser);
    const [passkey] = (await browser.get('/me/passkeys')).body.data.passkeys;
    expect(outcomeOf(await browser.delete(`/me/passkeys/${passkey?.id}`))).toEqual(LAST);
  });
});
