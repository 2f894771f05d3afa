import { PASSWORD } from '../accounts.ts';
import { totpCodesOf } from '../authenticators.ts';
import type { BrowserClient } from '../clients.ts';
import { waitForMail } from '../mail.ts';
import { newNumber } from '../message-sign-in.ts';
import { addPasskeyUser, createCredential, getCredential, newAuthenticator } from '../passkeys.ts';
import { waitForPhoneMessage } from '../phone.ts';
import { linkWallet, newWallet, signChallenge } from '../wallets.ts';
import { unique } from '../world.ts';
import { type Fixture, type Preparations, type SignedIn, signedInUser } from './fixture.ts';

const newUser = ({ world }: Fixture): Promise<SignedIn> => signedInUser(world);
const asNewUser = async (fixture: Fixture) => ({ client: (await newUser(fixture)).browser });

async function created<const Path extends string>(browser: BrowserClient, path: Path, body: object = {}) {
  const { status, body: response, text } = await browser.post(path, body);
  if (status >= 300) throw new Error(`POST ${path} returned ${status}: ${text}`);
  return response;
}

/** A new user's second email address, not verified yet. */
async function newEmail(fixture: Fixture) {
  const { browser: client } = await newUser(fixture);
  const email = `${unique('second')}@example.com`;
  const { id } = (await created(client, '/me/emails', { email })).data;
  return { client, email, path: `/me/emails/${id}`, values: { email_id: id } };
}

async function preparedEmail(fixture: Fixture) {
  const { email, path, ...sent } = await newEmail(fixture);
  await created(sent.client, `${path}/prepare-verification`);
  const { code } = await waitForMail(fixture.world, email);
  return { ...sent, path, body: { code } };
}

/** A new user's second phone number, not verified yet. */
async function newPhone(fixture: Fixture) {
  const { browser: client } = await newUser(fixture);
  const number = newNumber();
  const { id } = (await created(client, '/me/phones', { phone_number: number })).data;
  return { client, number, path: `/me/phones/${id}`, values: { phone_id: id } };
}

async function preparedPhone(fixture: Fixture) {
  const { number, path, ...sent } = await newPhone(fixture);
  await created(sent.client, `${path}/prepare-verification`);
  const { code } = await waitForPhoneMessage(fixture.world, number);
  return { ...sent, path, body: { code } };
}

async function startedAuthenticator(fixture: Fixture) {
  const { browser: client } = await newUser(fixture);
  const code = totpCodesOf((await created(client, '/me/authenticator')).data.secret);
  return { client, body: { code1: code(-1), code2: code(0) } };
}

async function withAuthenticator(fixture: Fixture) {
  const { client, body } = await startedAuthenticator(fixture);
  await created(client, '/me/authenticator/attempt-verification', body);
  return client;
}

async function withPasskey({ world }: Fixture) {
  const { browser: client, passkey } = await addPasskeyUser(world);
  return { client, values: { passkey_id: passkey.id } };
}

const KEYS = '/api-auth/apps/{app_name}/keys';

async function newKey(fixture: Fixture) {
  const { browser: client } = await newUser(fixture);
  const input = { name: unique('key'), permissions: ['orders:read'] };
  const { id } = (await created(client, fixture.at(KEYS), input)).data;
  return { client, values: { key_id: id } };
}

/** Operations about the user's own account. */
export const accountPreparations: Preparations = {
  updateMe: () => ({ body: { first_name: unique('Ada') } }),
  setMyPassword: async (fixture) => ({
    ...(await asNewUser(fixture)),
    body: { current_password: PASSWORD, new_password: `${PASSWORD}!` },
  }),
  deleteMe: asNewUser,
  addMyEmail: asNewUser,
  prepareMyEmail: async (fixture) => ({ ...(await newEmail(fixture)), body: {} }),
  verifyMyEmail: preparedEmail,
  makeMyEmailPrimary: async (fixture) => {
    const { client, path, values, body } = await preparedEmail(fixture);
    await created(client, `${path}/attempt-verification`, body);
    return { client, values };
  },
  deleteMyEmail: newEmail,
  addMyPhone: asNewUser,
  prepareMyPhone: newPhone,
  verifyMyPhone: preparedPhone,
  makeMyPhonePrimary: async (fixture) => {
    const { client, path, values, body } = await preparedPhone(fixture);
    await created(client, `${path}/attempt-verification`, body);
    return { client, values };
  },
  deleteMyPhone: newPhone,
  linkMyWallet: async (fixture) => {
    const { browser: client } = await newUser(fixture);
    return { client, body: await signChallenge(client, newWallet()) };
  },
  unlinkMyWallet: async (fixture) => {
    const { browser: client } = await newUser(fixture);
    return { client, values: { wallet_id: (await linkWallet(client, newWallet())).body.data.id } };
  },
  startAuthenticator: asNewUser,
  verifyAuthenticator: startedAuthenticator,
  removeAuthenticator: async (fixture) => ({ client: await withAuthenticator(fixture), body: { password: PASSWORD } }),
  regenerateBackupCodes: async (fixture) => ({ client: await withAuthenticator(fixture) }),
  createMyApiAuthKey: async (fixture) => ({
    ...(await asNewUser(fixture)),
    body: { name: unique('key'), permissions: ['orders:read'] },
  }),
  revokeMyApiAuthKey: newKey,
  rotateMyApiAuthKey: newKey,
  deleteMySession: async (fixture) => {
    const { browser: client, email } = await newUser(fixture);
    await fixture.world.browser().post('/auth/signin', { strategy: 'email_password', email, password: PASSWORD });
    const sessions = (await client.get('/me/sessions')).body.data;
    const other = sessions.find((session) => !session.is_current);
    return { client, values: { id: other?.id as string } };
  },
  deleteMyOtherSessions: async (fixture) => {
    const { browser: client, email } = await newUser(fixture);
    await fixture.world.browser().post('/auth/signin', { strategy: 'email_password', email, password: PASSWORD });
    return { client };
  },
  startPasskeyRegistration: asNewUser,
  registerPasskey: async (fixture) => {
    const { browser: client } = await newUser(fixture);
    const { options } = (await created(client, '/me/passkeys/prepare')).data;
    return { client, body: { credential: createCredential(fixture.world, newAuthenticator(), options) } };
  },
  renamePasskey: withPasskey,
  deleteMyPasskey: withPasskey,
  preparePasskeyReauthentication: withPasskey,
  'reauthenticate, with a passkey': async (fixture) => {
    const { browser: client, authenticator } = await addPasskeyUser(fixture.world);
    const { options } = (await created(client, '/me/reauthenticate/prepare-passkey')).data;
    return { client, body: { passkey: getCredential(fixture.world, authenticator, options) } };
  },
  reauthenticate: async (fixture) => ({ ...(await asNewUser(fixture)), body: { password: PASSWORD } }),
  prepareReauthentication: asNewUser,
};
