import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld, expectAccessible, recordOffences } from '../../support/hosted-pages.ts';
import { waitForMail } from '../../support/mail.ts';
import { newNumber } from '../../support/message-sign-in.ts';
import { waitForPhoneMessage } from '../../support/phone.ts';
import { follow, press, returned, signedInEmail, signInUrl } from '../../support/sign-in-pages.ts';

const openPage = useBrowser();

const CODES = [
  { email: { otp_verification_allowed: true }, authentication_factors: { email_otp_enabled: true } },
  {
    phone: { enabled: true, sms_verification_allowed: true, whatsapp_verification_allowed: true },
    authentication_factors: { phone_otp_enabled: true },
  },
  { username: { enabled: true }, authentication_factors: { username_password_enabled: true } },
];

describe.each([true, false])('The ways to sign in with JavaScript: %s', (javaScriptEnabled) => {
  it('include a mailed code, which is rejected when it is wrong and cannot be requested again at once', async () => {
    const world = await createHostedWorld(CODES.slice(0, 1));
    await openSignedUpBrowser(world, 'ada@example.com');
    const page = await openPage({ javaScriptEnabled });
    const offences = recordOffences(page, [world.url]);
    await page.goto(signInUrl(world));
    await follow(page, 'Email code');
    await page.getByLabel('Email address').fill('ada@example.com');
    await press(page, 'Send code');
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    if (javaScriptEnabled) {
      expect(await page.getByRole('button', { name: /^Send again in \d+ s$/ }).isDisabled()).toBe(true);
    } else {
      await press(page, 'Send again');
      await page.getByRole('alert').getByText('Too many attempts.').waitFor();
    }
    const { code } = await waitForMail(world, 'ada@example.com');
    await page.getByLabel('Code').fill(code === '123456' ? '654321' : '123456');
    await press(page, 'Continue');
    await page.getByRole('alert').getByText('The code is wrong, has expired or was used before.').waitFor();
    expect(await page.getByLabel('Code').inputValue()).toBe('');
    await page.getByLabel('Code').fill(code ?? '');
    await press(page, 'Continue');
    await returned(page, world);
    expect(await signedInEmail(page, world)).toBe('ada@example.com');
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('include a code by phone, in the chosen channel', async () => {
    const world = await createHostedWorld(CODES.slice(0, 2));
    const number = newNumber();
    await addUser(world, { email: 'ada@example.com', phone: number });
    const page = await openPage({ javaScriptEnabled });
    await page.goto(signInUrl(world, { method: 'phone' }));
    await page.getByLabel('Phone number').fill(number);
    await page.getByLabel('WhatsApp').check();
    await press(page, 'Send code');
    await page.getByRole('heading', { name: 'Check your phone' }).waitFor();
    const { code, channel } = await waitForPhoneMessage(world, number);
    expect(channel).toBe('whatsapp');
    await page.getByLabel('Code').fill(code ?? '');
    await press(page, 'Continue');
    await returned(page, world);
    expect(await signedInEmail(page, world)).toBe('ada@example.com');
  });

  it('include a username and an email address in one field', async () => {
    const world = await createHostedWorld(CODES.slice(2));
    await world.browser().post('/auth/signup', { email: 'ada@example.com', username: 'ada.l', password: PASSWORD });
    for (const identifier of ['ada.l', 'ada@example.com']) {
      const page = await openPage({ javaScriptEnabled });
      await page.goto(signInUrl(world));
      await page.getByLabel('Email address or username').fill(identifier);
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await press(page, 'Sign in');
      await page.getByRole('alert').getByText('The sign-in details are wrong.').waitFor();
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await press(page, 'Sign in');
      await returned(page, world);
      expect(await signedInEmail(page, world)).toBe('ada@example.com');
    }
  });

  it('can be used with the keyboard only', async () => {
    const world = await createHostedWorld();
    await openSignedUpBrowser(world, 'ada@example.com');
    const page = await openPage({ javaScriptEnabled });
    await page.goto(signInUrl(world));
    // The browser focuses the field shortly after the page has loaded.
    await page.locator('input:focus').waitFor();
    await page.keyboard.type('ada@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await returned(page, world);
    expect(await signedInEmail(page, world)).toBe('ada@example.com');
  });
});

describe('The ways to sign in', () => {
  it('are only those that the settings enable, and sign-up is linked only where it is possible', async () => {
    const world = await createHostedWorld();
    const first = (await world.browser().get('/sign-in')).text;
    expect(first).toContain('name="password"');
    expect(first).not.toMatch(/Email code|passkey-sign-in|wallet-sign-in/);
    expect(first).toContain('Sign up');
    await world.backend.patch('/settings/restrictions', { sign_up_mode: 'waitlist' });
    expect((await world.browser().get('/sign-in')).text).toContain('Join the waitlist');
    await world.backend.patch('/settings/restrictions', { sign_up_mode: 'closed' });
    expect((await world.browser().get('/sign-in')).text).not.toMatch(/Sign up|waitlist/);
  });

  it('begin again after the attempt in the URL has expired', async () => {
    const world = await createHostedWorld();
    const { status, text } = await world.browser().get('/sign-in?attempt=1');
    expect(status).toBe(200);
    expect(text).toContain('This sign-in has expired. Start again.');
  });

  it('are shown in the language of the browser', async () => {
    const world = await createHostedWorld(CODES);
    const page = await openPage({ locale: 'de-DE' });
    await page.goto(`${world.url}/sign-in`);
    await page.getByRole('heading', { name: 'Bei Northwind anmelden' }).waitFor();
    await page.getByLabel('oder Benutzername').fill('ada@example.com');
    await page.getByLabel('Passwort', { exact: true }).fill('falsch');
    await press(page, 'Anmelden');
    await page.getByRole('alert').getByText('Die Anmeldedaten sind falsch.').waitFor();
  });

  it('are accessible', async () => {
    const world = await createHostedWorld(CODES);
    await openSignedUpBrowser(world, 'ada@example.com');
    const page = await openPage();
    await page.goto(`${world.url}/sign-in`);
    await expectAccessible(page, 'sign-in-methods');
    await page.goto(`${world.url}/sign-in?method=phone`);
    await expectAccessible(page, 'sign-in-phone');
    await page.goto(`${world.url}/sign-in?method=email-code`);
    await page.getByLabel('Email address').fill('ada@example.com');
    await press(page, 'Send code');
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await expectAccessible(page, 'sign-in-code');
  });
});
