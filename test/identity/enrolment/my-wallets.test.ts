import { describe, expect, it } from 'vitest';
import { changeSettings, openSignedUpBrowser, PASSWORD, signIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { enrollUser } from '../../support/authenticators.ts';
import { waitForMail } from '../../support/mail.ts';
import { newAddress, outcomeOf } from '../../support/message-sign-in.ts';
import {
  createWorldOfWallets,
  createWorldWithWallets,
  linkWallet,
  newWallet,
  openWalletBrowser,
  signChallenge,
  signInWithWallet,
  type TestWallet,
} from '../../support/wallets.ts';
import { eventsOf, type World } from '../../support/world.ts';

/** Makes every authentication of the deployment's users older than ten minutes. */
const expireAuthentications = ({ services, id }: World) =>
  services.database.rows
    .updateTable('signin')
    .set({ authenticated_at: new Date(0).toISOString() })
    .where('deployment_id', '=', id)
    .execute();

describe('the wallets of a signed-in user', () => {
  it('are linked, listed, used to sign in and unlinked, with events', async () => {
    const world = await createWorldWithWallets();
    const browser = await openSignedUpBrowser(world, newAddress());
    const wallet = newWallet();
    const { status, body } = await linkWallet(browser, wallet);
    expect([status, body.data.address, body.data.chain_id]).toEqual([201, wallet.address, 1]);
    expect((await browser.get('/me/wallets')).body.data).toEqual([body.data]);
    expect((await signInWithWallet(world.browser(), wallet)).status).toBe(200);
    expect((await browser.delete(`/me/wallets/${body.data.id}`)).status).toBe(200);
    expect((await browser.get('/me/wallets')).body.data).toEqual([]);
    expect(outcomeOf(await signInWithWallet(world.browser(), wallet))).toEqual([401, 'INVALID_CREDENTIALS']);
    const types = (await eventsOf(world)).map(({ type }) => type).filter((type) => type.startsWith('user.wallet'));
    expect(types).toEqual(['user.wallet.linked', 'user.wallet.unlinked']);
  });

  it('are linked and unlinked with a mail message to the owner', async () => {
    const world = await createWorldWithWallets();
    const email = newAddress();
    await addUser(world, { email, password: PASSWORD });
    const browser = world.browser();
    await signIn(browser, email);
    const { id } = (await linkWallet(browser, newWallet())).body.data;
    expect((await waitForMail(world, email)).text).toContain('A wallet was linked to your account');
    await browser.delete(`/me/wallets/${id}`);
    expect((await waitForMail(world, email, 2)).text).toContain('A wallet was unlinked from your account');
  });

  it('cannot be linked without a sign-in, nor after ten minutes without an authentication', async () => {
    const world = await createWorldWithWallets();
    expect(outcomeOf(await linkWallet(world.browser(), newWallet()))).toEqual([401, 'NOT_AUTHENTICATED']);
    const browser = await openSignedUpBrowser(world, newAddress());
    const { id } = (await linkWallet(browser, newWallet())).body.data;
    await expireAuthentications(world);
    expect(outcomeOf(await linkWallet(browser, newWallet()))).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    expect(outcomeOf(await browser.delete(`/me/wallets/${id}`))).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
  });

  it('authenticate their user again, and no other user', async () => {
    const world = await createWorldOfWallets();
    const { browser, wallet } = await openWalletBrowser(world);
    await linkWallet(browser, newWallet());
    await expireAuthentications(world);
    const reauthenticate = async (signer: TestWallet) =>
      browser.post('/me/reauthenticate', { wallet: await signChallenge(browser, signer) });
    expect(outcomeOf(await reauthenticate(newWallet()))).toEqual([401, 'INVALID_CREDENTIALS']);
    const [linked] = (await browser.get('/me/wallets')).body.data;
    expect(outcomeOf(await browser.delete(`/me/wallets/${linked?.id}`))).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    expect((await reauthenticate(wallet)).status).toBe(200);
    expect((await browser.delete(`/me/wallets/${linked?.id}`)).status).toBe(200);
  });

  it('do not authenticate a user with a second factor again', async () => {
    const world = await createWorldWithWallets();
    const { browser } = await enrollUser(world, newAddress());
    const wallet = newWallet();
    await linkWallet(browser, wallet);
    const response = await browser.post('/me/reauthenticate', { wallet: await signChallenge(browser, wallet) });
    expect(outcomeOf(response)).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
  });

  it('cannot be linked by two users, nor twice by one', async () => {
    const world = await createWorldOfWallets();
    const { wallet, browser } = await openWalletBrowser(world);
    expect(outcomeOf(await linkWallet(browser, wallet))).toEqual([409, 'CONFLICT']);
    const other = await openSignedUpBrowser(world, newAddress());
    expect(outcomeOf(await linkWallet(other, wallet))).toEqual([409, 'WALLET_TAKEN']);
  });

  it('cannot be unlinked by another user', async () => {
    const world = await createWorldOfWallets();
    const { browser } = await openWalletBrowser(world);
    const [wallet] = (await browser.get('/me/wallets')).body.data;
    const other = await openSignedUpBrowser(world, newAddress());
    expect(outcomeOf(await other.delete(`/me/wallets/${wallet?.id}`))).toEqual([404, 'WALLET_NOT_FOUND']);
  });

  it('are at most ten', async () => {
    const world = await createWorldWithWallets();
    const browser = await openSignedUpBrowser(world, newAddress());
    for (let n = 0; n < 10; n += 1) expect((await linkWallet(browser, newWallet())).status).toBe(201);
    expect(outcomeOf(await linkWallet(browser, newWallet()))).toEqual([409, 'CONFLICT']);
  });

  it('cannot be linked while the settings disable wallets', async () => {
    const world = await createWorldWithWallets();
    const browser = await openSignedUpBrowser(world, newAddress());
    const signed = await signChallenge(browser, newWallet());
    await changeSettings(world, { web3_wallet: { enabled: false } });
    expect(outcomeOf(await browser.post('/me/wallets', signed))).toEqual([403, 'FEATURE_DISABLED']);
  });

  it('keep the last one that the account needs to sign in', async () => {
    const world = await createWorldOfWallets();
    const { browser } = await openWalletBrowser(world);
    const [first] = (await browser.get('/me/wallets')).body.data;
    const unlink = () => browser.delete(`/me/wallets/${first?.id}`);
    expect(outcomeOf(await unlink())).toEqual([409, 'LAST_IDENTIFIER']);
    await linkWallet(browser, newWallet());
    expect((await unlink()).status).toBe(200);
  });

  it('keep the last one while the settings require a wallet', async () => {
    const world = await createWorldWithWallets();
    const browser = await openSignedUpBrowser(world, newAddress());
    const { id } = (await linkWallet(browser, newWallet())).body.data;
    await changeSettings(world, { web3_wallet: { required: true } });
    expect(outcomeOf(await browser.delete(`/me/wallets/${id}`))).toEqual([409, 'CONFLICT']);
  });

  it('are deleted with the user, so that another user can link them', async () => {
    const world = await createWorldOfWallets();
    const { wallet, userId } = await openWalletBrowser(world);
    expect((await world.backend.delete(`/users/${userId}`)).status).toBe(204);
    const stored = (await eventsOf(world)).filter(({ after }) => JSON.stringify(after).includes(wallet.address));
    expect(stored).toEqual([]);
    await openWalletBrowser(world, wallet);
  });
});

describe('the wallet that the settings require', () => {
  it('is the next step of a user without one, and the sign-in continues when it is linked', async () => {
    const world = await createWorldWithWallets();
    const email = newAddress();
    await addUser(world, { email, password: PASSWORD });
    await changeSettings(world, { web3_wallet: { required: true } });
    const browser = world.browser();
    const { body } = await browser.post('/auth/signin', { email, password: PASSWORD });
    expect([body.data.signin, body.data.signin_attempt]).toMatchObject([
      null,
      { current_step: 'link_wallet', missing_fields: ['message', 'signature'] },
    ]);
    expect((await browser.get('/me')).status).toBe(401);
    const signin_attempt_id = body.data.signin_attempt?.id;
    const wallet = newWallet();
    const linked = await linkWallet(browser, wallet, { signin_attempt_id });
    expect([linked.status, linked.body.session.active_signin === null]).toEqual([201, false]);
    expect((await signInWithWallet(world.browser(), wallet)).body.data.signin).not.toBeNull();
    const again = await linkWallet(world.browser(), newWallet(), { signin_attempt_id });
    expect(outcomeOf(again)).toEqual([404, 'SIGNIN_ATTEMPT_NOT_FOUND']);
  });

  it('does not end the sign-ins of users without one', async () => {
    const world = await createWorldWithWallets();
    const browser = await openSignedUpBrowser(world, newAddress());
    await changeSettings(world, { web3_wallet: { required: true } });
    expect((await browser.get('/me')).status).toBe(200);
  });
});
