import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addUser } from '../support/add-user.ts';
import { expectAccessible } from '../support/hosted-pages.ts';
import { waitForMail } from '../support/mail.ts';
import { backdateMessages, newNumber, wrongCodeFor } from '../support/message-sign-in.ts';
import { waitForPhoneMessage } from '../support/phone.ts';
import { type FormsWorld, focused, newUser, useReactForms, welcome } from '../support/react-forms.ts';
import { enterPassword, press } from '../support/sign-in-pages.ts';

const { createWorld, openForm, openPage } = useReactForms();

const createMessageWorld = (changes: object = {}) =>
  createWorld(
    {
      authentication_factors: { email_otp_enabled: true, phone_otp_enabled: true, magic_link: { enabled: true } },
      phone: { enabled: true, sms_verification_allowed: true, whatsapp_verification_allowed: true },
    },
    changes,
  );

async function requestCode(page: Page, email: string) {
  await press(page, 'Email code');
  await page.getByLabel('Email address').fill(email);
  await press(page, 'Send code');
  await page.getByLabel('Code').waitFor();
}

async function enterCode(page: Page, code: string | null) {
  await page.getByLabel('Code').fill(code ?? '');
  await press(page, 'Continue');
}

/** A deployment with a user, and the form after a code was mailed. */
async function openWaitingForm(
  parameters: Readonly<Record<string, string>> = {},
): Promise<{ world: FormsWorld; email: string; page: Page }> {
  const world = await createMessageWorld();
  const email = await newUser(world);
  const page = await openForm(world, parameters);
  await requestCode(page, email);
  return { world, email, page };
}

describe('<SignIn> with a message', () => {
  it('signs in with a mailed code, after a wrong one', async () => {
    const { world, email, page } = await openWaitingForm();
    expect(await focused(page)).toBe('code');
    await page.getByText(`We have sent a code to ${email}`).waitFor();
    await expectAccessible(page, 'react-code');
    const { code } = await waitForMail(world, email);
    await enterCode(page, wrongCodeFor(code));
    await page.getByText('The code is wrong, has expired or was used before.').waitFor();
    expect(await focused(page)).toBe('code');
    await enterCode(page, ` ${code?.slice(0, 3)} ${code?.slice(3)} `);
    await welcome(page, email);
  });

  it('counts the seconds until another code can be requested, and then sends it', async () => {
    const { world, email, page } = await openWaitingForm();
    await page.getByRole('button', { name: /^Send again in \d+ s$/ }).waitFor();
    await page.clock.install();
    await page.reload();
    await page.getByLabel('Code').waitFor();
    await backdateMessages(world, 61);
    await page.clock.runFor(61_000);
    await press(page, 'Send again');
    await page.getByText('We have sent another message.').waitFor();
    await page.getByRole('button', { name: /^Send again in \d+ s$/ }).waitFor();
    const { code } = await waitForMail(world, email, 2);
    await enterCode(page, code);
    await welcome(page, email);
  });

  it('continues at the same step after the page was loaded again, unless the person has started again', async () => {
    const { page } = await openWaitingForm();
    await page.reload();
    await page.getByText('We have sent a code to your email address').waitFor();
    await press(page, 'Start again');
    await page.getByLabel('Password', { exact: true }).waitFor();
    await page.reload();
    await page.getByLabel('Password', { exact: true }).waitFor();
  });

  it('shows its beginning after the user has signed out', async () => {
    const { world, email, page } = await openWaitingForm({ always: 'yes' });
    await enterCode(page, (await waitForMail(world, email)).code);
    await page.getByText(`Your account is ${email}.`).waitFor();
    await press(page, 'Sign out');
    await page.getByLabel('Password', { exact: true }).waitFor();
  });

  it('starts again with an explanation when the attempt no longer exists', async () => {
    const { world, page } = await openWaitingForm();
    await page.context().clearCookies();
    await enterCode(page, '123456');
    await page.getByText('This sign-in has expired. Start again.').waitFor();
    expect(await page.getByLabel('Email address').inputValue()).not.toBe('');
    await enterPassword(page, await newUser(world));
  });

  it('signs in with a code to a phone, on the chosen channel', async () => {
    const world = await createMessageWorld();
    const number = newNumber();
    const { email } = await addUser(world, { phone: number });
    const page = await openForm(world);
    await press(page, 'Phone');
    await page.getByLabel('Phone number').fill(number);
    await page.getByLabel('WhatsApp').check();
    await press(page, 'Send code');
    const { channel, code } = await waitForPhoneMessage(world, number);
    expect(channel).toBe('whatsapp');
    await enterCode(page, code);
    await welcome(page, String(email));
  });

  it('continues after the mailed link was confirmed in another tab', async () => {
    const world = await createMessageWorld();
    const email = await newUser(world);
    const page = await openForm(world);
    await press(page, 'Email link');
    await page.getByLabel('Email address').fill(email);
    await press(page, 'Send link');
    await page.getByText(`We have sent a link to ${email}`).waitFor();
    await press(page, 'I have opened the link');
    await page.getByText('The link was not confirmed yet.').waitFor();
    const { link } = await waitForMail(world, email);
    const tab = await page.context().newPage();
    await tab.goto(`${world.url}${link?.pathname}${link?.search}`);
    await tab.getByRole('button').first().click();
    await welcome(tab, email);
    await press(page, 'I have opened the link');
    await welcome(page, email);
  });
});

describe('<SignIn> without the password', () => {
  it('mails a link for a new one, with which the user signs in and comes back', async () => {
    const world = await createWorld();
    const email = await newUser(world);
    const page = await openForm(world);
    await press(page, 'Forgot your password?');
    expect(await focused(page)).toBe('Forgot your password?');
    await page.getByLabel('Email address').fill('not an address');
    await press(page, 'Send link');
    await page.getByText('Enter an email address, such as ada@example.com.').waitFor();
    await page.getByLabel('Email address').fill(email);
    await press(page, 'Send link');
    await page.getByText(`We have sent a link to ${email}`).waitFor();
    const { link } = await waitForMail(world, email);
    const other = await openPage();
    await other.goto(`${world.url}${link?.pathname}${link?.search}`);
    await other.getByLabel('New password', { exact: true }).fill('an entirely new passphrase');
    await other.getByLabel('Repeat new password').fill('an entirely new passphrase');
    await press(other, 'Set password');
    await enterPassword(other, email, 'an entirely new passphrase');
    await welcome(other, email);
    await press(page, 'Back to the sign-in');
    await enterPassword(page, email, 'an entirely new passphrase');
    await welcome(page, email);
  });
});
