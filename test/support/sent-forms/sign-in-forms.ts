import { openSignedUpBrowser, PASSWORD } from '../accounts.ts';
import { addUser } from '../add-user.ts';
import { totpCodesOf } from '../authenticators.ts';
import { createHostedWorld, type HostedWorld } from '../hosted-pages.ts';
import { waitForMail } from '../mail.ts';
import { backdateMessages, newNumber } from '../message-sign-in.ts';
import { formIn, PageBrowser } from '../page-forms.ts';
import { type ReadyForm, readyForm } from '../sent-twice.ts';

const PATH = '/sign-in';
const CREDENTIALS = { email: 'ada@example.com', password: PASSWORD };
const ENTERED = { identifier: 'ada@example.com', password: PASSWORD };
const CODES = { email: { otp_verification_allowed: true }, authentication_factors: { email_otp_enabled: true } };
const LINKS = { authentication_factors: { magic_link: { enabled: true } } };
const SEVERAL = { multi_session_support: 'enabled' };
const REQUIRED = [
  { second_factor_policy: 'required', authentication_factors: { second_factor_authenticator_enabled: true } },
  {
    backup_code: { enabled: true, required: true },
    authentication_factors: { second_factor_backup_code_enabled: true },
  },
];

async function withAda(changes: readonly object[] = []): Promise<HostedWorld> {
  const world = await createHostedWorld(changes);
  await openSignedUpBrowser(world, 'ada@example.com');
  return world;
}

/** Begins a sign-in with a code, up to the page that asks for it. */
async function withCode() {
  const world = await withAda([CODES]);
  const browser = new PageBrowser(world);
  const form = await browser.form(`${PATH}?method=email-code`, 'email-code');
  const sent = await browser.send(form, { fields: { email: 'ada@example.com' } });
  const { code } = await waitForMail(world, 'ada@example.com');
  return { world, browser, step: String(sent.headers['location']), code: code ?? '' };
}

/** Begins a sign-in that requires an authenticator, up to the page that sets it up. */
async function withEnrolment() {
  const world = await withAda();
  for (const each of REQUIRED) await world.backend.patch('/settings/auth', each);
  const browser = new PageBrowser(world);
  const sent = await browser.send(await browser.form(PATH, 'password'), { fields: ENTERED });
  const start = await browser.form(String(sent.headers['location']), 'startEnrolment');
  return { world, browser, start };
}

async function withEnrolmentCodes() {
  const { world, browser, start } = await withEnrolment();
  const form = formIn((await browser.send(start)).text, PATH, 'verifyEnrolment');
  const code = totpCodesOf(new URL(form.fields['otpauth'] ?? '').searchParams.get('secret') ?? '');
  return { world, browser, form, fields: { code1: code(-1), code2: code(0) } };
}

/** Forms of the sign-in page. */
export const signInForms: Readonly<Record<string, () => Promise<ReadyForm>>> = {
  async [`${PATH} password`]() {
    return readyForm(await withAda(), null, PATH, 'password', { fields: ENTERED });
  },
  async [`${PATH} email-code`]() {
    const world = await withAda([CODES]);
    return readyForm(world, null, `${PATH}?method=email-code`, 'email-code', { fields: { email: 'ada@example.com' } });
  },
  async [`${PATH} email-link`]() {
    const world = await withAda([LINKS]);
    return readyForm(world, null, `${PATH}?method=email-link`, 'email-link', { fields: { email: 'ada@example.com' } });
  },
  async [`${PATH} phone`]() {
    const world = await createHostedWorld([
      { phone: { enabled: true, sms_verification_allowed: true }, authentication_factors: { phone_otp_enabled: true } },
    ]);
    const phoneNumber = newNumber();
    await addUser(world, { email: 'ada@example.com', phone: phoneNumber });
    return readyForm(world, null, `${PATH}?method=phone`, 'phone', { fields: { phoneNumber } });
  },
  async [`${PATH} verify`]() {
    const { world, browser, step, code } = await withCode();
    return { world, browser, form: await browser.form(step, 'verify'), fields: { code } };
  },
  async [`${PATH} sendAgain`]() {
    const { world, browser, step } = await withCode();
    await backdateMessages(world, 61);
    return { world, browser, form: await browser.form(step, 'sendAgain') };
  },
  async [`${PATH} startEnrolment`]() {
    const { world, browser, start } = await withEnrolment();
    return { world, browser, form: start };
  },
  [`${PATH} verifyEnrolment`]: withEnrolmentCodes,
  async [`${PATH} createBackupCodes`]() {
    const { world, browser, form, fields } = await withEnrolmentCodes();
    const sent = await browser.send(form, { fields });
    return { world, browser, form: await browser.form(String(sent.headers['location']), 'createBackupCodes') };
  },
  async [`${PATH} switchAccount`]() {
    const world = await withAda([SEVERAL]);
    const bob = await openSignedUpBrowser(world, 'bob@example.com');
    await bob.post('/auth/signin', { strategy: 'email_password', ...CREDENTIALS });
    return readyForm(world, bob.cookie, PATH, 'switchAccount');
  },
  async [`${PATH} otherAccount`]() {
    const world = await createHostedWorld([{ multi_session_support: 'disabled' }]);
    const ada = await openSignedUpBrowser(world, 'ada@example.com');
    return readyForm(world, ada.cookie, PATH, 'otherAccount');
  },
};
