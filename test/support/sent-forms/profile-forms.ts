import { generateSync } from 'otplib';
import { openSignedUpBrowser, openVerifiedBrowser, PASSWORD } from '../accounts.ts';
import { addApiAuthApp, keysPath } from '../api-auth-keys.ts';
import { enrollUser, totpCodesOf } from '../authenticators.ts';
import type { BrowserClient } from '../clients.ts';
import { createHostedWorld, type HostedWorld } from '../hosted-pages.ts';
import { putImage, smallPng } from '../images.ts';
import { waitForMail } from '../mail.ts';
import { newNumber } from '../message-sign-in.ts';
import { formIn, PageBrowser } from '../page-forms.ts';
import { registerPasskey } from '../passkeys.ts';
import { waitForPhoneMessage } from '../phone.ts';
import { allowOwnOrigin } from '../profile-pages.ts';
import { type ReadyForm, readyForm } from '../sent-twice.ts';
import { linkWallet, newWallet, WALLET_SETTINGS } from '../wallets.ts';

interface Person {
  readonly world: HostedWorld;
  readonly ada: BrowserClient & { readonly userId: string };
}

async function person(changes: readonly object[] = []): Promise<Person> {
  const world = await allowOwnOrigin(await createHostedWorld(changes));
  return { world, ada: await openSignedUpBrowser(world, 'ada@example.com') };
}

const PROFILE = '/user-profile';
const ADDRESSES = `${PROFILE}/addresses`;
const SECURITY = `${PROFILE}/security`;
const KEYS = `${PROFILE}/api-keys`;
const CONFIRM = `${PROFILE}/confirm`;
const PHONES = [{ phone: { enabled: true, sms_verification_allowed: true } }];

const onPage =
  (path: string, action: string, fields: Readonly<Record<string, string>> = {}, changes: readonly object[] = []) =>
  async (): Promise<ReadyForm> => {
    const { world, ada } = await person(changes);
    return readyForm(world, ada.cookie, path, action, { fields });
  };

/** Adds an address that is verified with the code of its message, unless it is left unverified. */
async function addEmail({ world, ada }: Person, isVerified: boolean): Promise<string> {
  const email = 'second@example.com';
  const { id } = (await ada.post('/me/emails', { email })).body.data;
  if (!isVerified) return id;
  await ada.post(`/me/emails/${id}/prepare-verification`, { strategy: 'email_code' });
  const { code } = await waitForMail(world, email);
  await ada.post(`/me/emails/${id}/attempt-verification`, { code });
  return id;
}

async function addPhone({ world, ada }: Person, isVerified: boolean): Promise<string> {
  const phone_number = newNumber();
  const { id } = (await ada.post('/me/phones', { phone_number })).body.data;
  if (!isVerified) return id;
  await ada.post(`/me/phones/${id}/prepare-verification`, {});
  const { code } = await waitForPhoneMessage(world, phone_number);
  await ada.post(`/me/phones/${id}/attempt-verification`, { code });
  return id;
}

const withEmail = (action: string, isVerified: boolean) => async (): Promise<ReadyForm> => {
  const found = await person();
  const id = await addEmail(found, isVerified);
  return readyForm(found.world, found.ada.cookie, ADDRESSES, action, { having: { id } });
};

const withPhone = (action: string, count: number, isVerified: boolean) => async (): Promise<ReadyForm> => {
  const found = await person(PHONES);
  let id = '';
  for (let each = 0; each < count; each++) id = await addPhone(found, isVerified);
  return readyForm(found.world, found.ada.cookie, ADDRESSES, action, { having: { id } });
};

const withKey = (action: string) => async (): Promise<ReadyForm> => {
  const { world, ada } = await person();
  const app = await addApiAuthApp(world, { self_service: { permissions: [], max_keys: 3 } });
  if (action === 'createKey')
    return readyForm(world, ada.cookie, `${KEYS}?app=${app}`, action, { fields: { name: 'My laptop' } });
  await ada.post(keysPath(app), { name: 'My laptop' });
  return readyForm(world, ada.cookie, KEYS, action);
};

const withPasskey =
  (path: (id: string) => string, action: string, fields = {}) =>
  async (): Promise<ReadyForm> => {
    const { world, ada } = await person([{ authentication_factors: { passkey: { enabled: true } } }]);
    const { id } = await registerPasskey(world, ada);
    return readyForm(world, ada.cookie, path(id), action, { fields, having: { id } });
  };

/** Forms of the user's own account. */
export const profileForms: Readonly<Record<string, () => Promise<ReadyForm>>> = {
  [`${PROFILE} submit`]: onPage(PROFILE, 'submit', { firstName: 'Ada' }, [{ name: { first_name_enabled: true } }]),
  async [`${PROFILE} setImage`]() {
    const { world, ada } = await person();
    return readyForm(world, ada.cookie, PROFILE, 'setImage', { file: await smallPng() });
  },
  async [`${PROFILE} deleteImage`]() {
    const { world, ada } = await person();
    await putImage(ada, '/me/profile-image', await smallPng());
    return readyForm(world, ada.cookie, PROFILE, 'deleteImage');
  },
  [`${ADDRESSES} addEmail`]: onPage(ADDRESSES, 'addEmail', { email: 'second@example.com' }),
  [`${ADDRESSES} prepareEmail`]: withEmail('prepareEmail', false),
  async [`${ADDRESSES} verifyEmail`]() {
    const { world, ada } = await person();
    const browser = new PageBrowser(world, ada.cookie);
    const sent = await browser.send(await browser.form(ADDRESSES, 'addEmail'), { fields: { email: 'b@example.com' } });
    const { code } = await waitForMail(world, 'b@example.com');
    const form = await browser.form(String(sent.headers['location']), 'verifyEmail');
    return { world, browser, form, fields: { code: code ?? '' } };
  },
  [`${ADDRESSES} makeEmailPrimary`]: withEmail('makeEmailPrimary', true),
  [`${ADDRESSES} deleteEmail`]: withEmail('deleteEmail', false),
  async [`${ADDRESSES} addPhone`]() {
    return onPage(ADDRESSES, 'addPhone', { phoneNumber: newNumber() }, PHONES)();
  },
  [`${ADDRESSES} preparePhone`]: withPhone('preparePhone', 1, false),
  async [`${ADDRESSES} verifyPhone`]() {
    const { world, ada } = await person(PHONES);
    const phoneNumber = newNumber();
    const browser = new PageBrowser(world, ada.cookie);
    const sent = await browser.send(await browser.form(ADDRESSES, 'addPhone'), { fields: { phoneNumber } });
    const { code } = await waitForPhoneMessage(world, phoneNumber);
    const form = await browser.form(String(sent.headers['location']), 'verifyPhone');
    return { world, browser, form, fields: { code: code ?? '' } };
  },
  [`${ADDRESSES} makePhonePrimary`]: withPhone('makePhonePrimary', 2, true),
  [`${ADDRESSES} deletePhone`]: withPhone('deletePhone', 1, false),
  [`${SECURITY} setPassword`]: onPage(SECURITY, 'setPassword', {
    currentPassword: PASSWORD,
    newPassword: 'another correct horse',
  }),
  [`${SECURITY} startAuthenticator`]: onPage(SECURITY, 'startAuthenticator'),
  async [`${SECURITY} verifyAuthenticator`]() {
    const { world, ada } = await person();
    const browser = new PageBrowser(world, ada.cookie);
    const { text } = await browser.send(await browser.form(SECURITY, 'startAuthenticator'));
    const form = formIn(text, SECURITY, 'verifyAuthenticator');
    const secret = new URL(form.fields['otpauthUrl'] ?? '').searchParams.get('secret') ?? '';
    const code = totpCodesOf(secret);
    return { world, browser, form, fields: { code1: code(-1), code2: code(0) } };
  },
  async [`${SECURITY} removeAuthenticator`]() {
    const world = await createHostedWorld();
    const { browser, code } = await enrollUser(world);
    return readyForm(world, browser.cookie, SECURITY, 'removeAuthenticator', { fields: { code: code(1) } });
  },
  async [`${SECURITY} createBackupCodes`]() {
    const world = await createHostedWorld();
    const { browser } = await enrollUser(world);
    return readyForm(world, browser.cookie, SECURITY, 'createBackupCodes');
  },
  [`${SECURITY} renamePasskey`]: withPasskey((id) => `${SECURITY}?rename=${id}`, 'renamePasskey', { name: 'Laptop' }),
  [`${SECURITY} deletePasskey`]: withPasskey(() => SECURITY, 'deletePasskey'),
  async [`${SECURITY} unlinkWallet`]() {
    const { world, ada } = await person([WALLET_SETTINGS]);
    await linkWallet(ada, newWallet());
    return readyForm(world, ada.cookie, SECURITY, 'unlinkWallet');
  },
  async [`${PROFILE}/sessions end`]() {
    const { world } = await person();
    const other = world.browser();
    await other.post('/auth/signin', { strategy: 'email_password', email: 'ada@example.com', password: PASSWORD });
    const { id = '' } = (await other.get('/me/sessions')).body.data.find((each) => !each.is_current) ?? {};
    return readyForm(world, other.cookie, `${PROFILE}/sessions`, 'end', { having: { id } });
  },
  async [`${PROFILE}/sessions endOthers`]() {
    const { world, ada } = await person();
    const email = 'ada@example.com';
    await world.browser().post('/auth/signin', { strategy: 'email_password', email, password: PASSWORD });
    return readyForm(world, ada.cookie, `${PROFILE}/sessions`, 'endOthers');
  },
  [`${KEYS} createKey`]: withKey('createKey'),
  [`${KEYS} rotateKey`]: withKey('rotateKey'),
  [`${KEYS} revokeKey`]: withKey('revokeKey'),
  [`${PROFILE}/delete submit`]: onPage(`${PROFILE}/delete`, 'submit', { confirmation: 'ada@example.com' }),
  [`${CONFIRM} password`]: onPage(CONFIRM, 'password', { password: PASSWORD }),
  async [`${CONFIRM} code`]() {
    const world = await createHostedWorld();
    const { browser, secret } = await enrollUser(world);
    const epoch = Math.floor(Date.now() / 1_000) + 30;
    const code = generateSync({ secret, epoch, period: 30 });
    return readyForm(world, browser.cookie, CONFIRM, 'code', { fields: { code } });
  },
  async [`${CONFIRM} sendCode`]() {
    const world = await createHostedWorld();
    return readyForm(world, (await openVerifiedBrowser(world)).cookie, CONFIRM, 'sendCode');
  },
  async [`${CONFIRM} emailCode`]() {
    const world = await createHostedWorld();
    const browser = new PageBrowser(world, (await openVerifiedBrowser(world)).cookie);
    const sent = await browser.send(await browser.form(CONFIRM, 'sendCode'));
    const { code } = await waitForMail(world, 'ada@example.com', 2);
    const form = await browser.form(String(sent.headers['location']), 'emailCode');
    return { world, browser, form, fields: { code: code ?? '', emailCode: code ?? '' } };
  },
};
