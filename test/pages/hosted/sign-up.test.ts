import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld, expectAccessible, recordOffences } from '../../support/hosted-pages.ts';
import { waitForMail } from '../../support/mail.ts';

const openPage = useBrowser();

/** Sends JSON to the page's host with the cookies of the browser, which resolves its name. Returns the status. */
const postInPage = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([to, json]) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(to, { method: 'POST', headers, body: json })).status;
    },
    [path, JSON.stringify(body)] as const,
  );

/** Settings with every field that a form without JavaScript can have. */
const ALL_FIELDS = {
  phone: { enabled: true },
  username: { enabled: true },
  name: { first_name_enabled: true, first_name_required: true, last_name_enabled: true },
  password: { require_uppercase: true, require_number: true },
};

describe.each([true, false])('The sign-up page with JavaScript: %s', (javaScriptEnabled) => {
  it('creates an account with a password and continues to the application', async () => {
    const world = await createHostedWorld();
    const page = await openPage({ javaScriptEnabled });
    const offences = recordOffences(page, [world.url]);
    await page.goto(`${world.url}/sign-up?redirect_url=${encodeURIComponent(`${world.url}/.well-known/meta`)}`);
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill('password1');
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await page.getByText('This is one of the most common passwords. Choose another.').waitFor();
    expect(await page.getByLabel('Email address').inputValue()).toBe('ada@example.com');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await page.waitForURL(`${world.url}/.well-known/meta`);
    await page.goto(`${world.url}/sign-up`);
    await page.getByText('You are signed in as ada@example.com.').waitFor();
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('asks for the code of the email address, and rejects a wrong one', async () => {
    const world = await createHostedWorld([{ email: { verify_signup: true } }]);
    const page = await openPage({ javaScriptEnabled });
    await page.goto(`${world.url}/sign-up?redirect_url=${encodeURIComponent('/.well-known/meta')}`);
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await page.getByRole('heading', { name: 'Verify your email address' }).waitFor();
    const { code } = await waitForMail(world, 'ada@example.com');
    await page.getByLabel('Code').fill(code === '111111' ? '222222' : '111111');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('The code is wrong, has expired or was used before.').waitFor();
    if (javaScriptEnabled) {
      expect(await page.getByRole('button', { name: /^Send again in \d+ s$/ }).isDisabled()).toBe(true);
    } else {
      await page.getByRole('button', { name: 'Send again' }).click();
      await page
        .getByRole('alert')
        .getByText(/^Too many attempts\. Try again in \d+ seconds\.$/)
        .waitFor();
    }
    await page.getByLabel('Code').fill(code ?? '');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(`${world.url}/.well-known/meta`);
  });

  it('continues after the mailed link was confirmed in the same browser', async () => {
    const world = await createHostedWorld([
      { email: { verify_signup: true, otp_verification_allowed: false, magic_link_verification_allowed: true } },
    ]);
    const page = await openPage({ javaScriptEnabled });
    await page.goto(`${world.url}/sign-up?redirect_url=${encodeURIComponent('/.well-known/meta')}`);
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await page.getByText('We have sent a link to your email address.').waitFor();
    await page.getByRole('link', { name: 'I have opened the link' }).click();
    await page.getByText('We have sent a link to your email address.').waitFor();
    const { link } = await waitForMail(world, 'ada@example.com');
    const returnTo = link?.searchParams.get('redirect_url') ?? '';
    expect(new URL(returnTo).pathname).toBe('/sign-up');
    expect(await postInPage(page, '/auth/verify-magic-link', { token: link?.searchParams.get('token') })).toBe(200);
    await page.goto(`${world.url}${new URL(returnTo).pathname}${new URL(returnTo).search}`);
    await page.waitForURL(`${world.url}/.well-known/meta`);
  });
});

describe('The sign-up page', () => {
  it('shows what most people fill in, and optional details behind a click, in the order of the settings', async () => {
    const world = await createHostedWorld([ALL_FIELDS]);
    const page = await openPage();
    await page.goto(`${world.url}/sign-up`);
    expect(await page.locator('main label').allTextContents()).toEqual([
      'Email address',
      'Password',
      'First name',
      'Phone number',
      'Username',
      'Last name',
    ]);
    expect(await page.locator('main label:visible').count()).toBe(3);
    await page.getByText('Add more details (optional)').click();
    await page.getByLabel('Last name').fill('Lovelace');
    await page.getByText('At least 8 characters, with an upper-case letter and a digit.').waitFor();
    await page.goto(`${world.url}/sign-up?lang=de`);
    await page.getByText('Mindestens 8 Zeichen, darunter ein Großbuchstabe und eine Ziffer.').waitFor();
    await expectAccessible(page, 'sign-up-all-fields-de');
  });

  it('asks only for an email address and a password with the settings of a new deployment', async () => {
    const world = await createHostedWorld();
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`${world.url}/sign-up`);
    expect(await page.locator('main label:visible').allTextContents()).toEqual(['Email address', 'Password']);
    await page.getByText('Add more details (optional)').click();
    expect(await page.locator('main label:visible').allTextContents()).toEqual([
      'Email address',
      'Password',
      'Username',
      'First name',
      'Last name',
    ]);
  });

  it('shows each identifier where none is required, because a new account needs one', async () => {
    const world = await createHostedWorld([
      { phone: { enabled: true, sms_verification_allowed: true }, authentication_factors: { phone_otp_enabled: true } },
      { email: { required: false } },
    ]);
    const page = await openPage();
    await page.goto(`${world.url}/sign-up`);
    expect(await page.locator('main label:visible').allTextContents()).toEqual([
      'Email address (optional)',
      'Phone number (optional)',
      'Username (optional)',
      'Password',
    ]);
  });

  it('reports taken identifiers in the language of the page, at their fields', async () => {
    const world = await createHostedWorld([{ username: { enabled: true } }]);
    const other = await world.browser().post('/auth/signup', {
      email: 'ada@example.com',
      username: 'ada',
      password: PASSWORD,
    });
    expect(other.status).toBe(201);
    const page = await openPage({ locale: 'fr-FR' });
    await page.goto(`${world.url}/sign-up`);
    await page.locator('#email').fill('grace@example.com');
    await page.getByText('Ajouter des précisions (facultatif)').click();
    await page.getByLabel('Nom d’utilisateur').fill('ada');
    await page.locator('#password').fill(PASSWORD);
    await page.getByRole('button', { name: 'S’inscrire' }).click();
    await page.locator('#username-error').getByText('Ce nom d’utilisateur est déjà pris.').waitFor();
    await expectAccessible(page, 'sign-up-taken');
  });

  it.each([
    { locale: 'de-DE', name: 'Registrieren', text: 'Verwenden Sie mindestens einen Großbuchstaben.' },
    { locale: 'fr-FR', name: 'S’inscrire', text: 'Utilisez au moins une lettre majuscule.' },
  ])('says next to the field what a password lacks, with the locale $locale', async ({ locale, name, text }) => {
    const world = await createHostedWorld([ALL_FIELDS]);
    const page = await openPage({ locale });
    await page.goto(`${world.url}/sign-up`);
    await page.locator('#email').fill('ada@example.com');
    await page.locator('summary').click();
    await page.locator('#username').fill('a b');
    await page.locator('#password').fill('weak');
    await page.locator('#firstName').fill('Ada');
    await page.getByRole('button', { name }).click();
    await page.locator('#password-error').getByText(text).waitFor();
    expect(await page.locator('#password').getAttribute('aria-describedby')).toBe('password-hint password-error');
    await expectAccessible(page, `sign-up-weak-${locale}`);
  });

  it('shows the statement about the terms with links to them', async () => {
    const world = await createHostedWorld();
    const ui = {
      signup_terms_statement: 'By signing up you accept our <terms>.',
      signup_terms_statement_shown: true,
      tos_page_url: 'https://northwind.example/terms',
      privacy_policy_url: '/privacy',
    };
    expect((await world.backend.patch('/settings/ui', ui)).status).toBe(200);
    const page = await openPage();
    await page.goto(`${world.url}/sign-up`);
    await page.getByText('By signing up you accept our <terms>.').waitFor();
    const links = page.locator('form .links a');
    expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual([
      'https://northwind.example/terms',
      `${world.url}/privacy`,
    ]);
    await expectAccessible(page, 'sign-up');
  });

  it('explains that a deployment accepts no sign-ups, and links to its waitlist', async () => {
    const world = await createHostedWorld();
    const setMode = (mode: string) => world.backend.patch('/settings/restrictions', { sign_up_mode: mode });
    expect((await setMode('closed')).status).toBe(200);
    const page = await openPage();
    await page.goto(`${world.url}/sign-up`);
    await page.getByText('You need an invitation to sign up to Northwind.').waitFor();
    expect(await page.getByLabel('Email address').count()).toBe(0);
    await expectAccessible(page, 'sign-up-closed');
    expect((await setMode('waitlist')).status).toBe(200);
    await page.reload();
    const waitlist = page.getByRole('link', { name: 'Join the waitlist' });
    expect(await waitlist.getAttribute('href')).toBe(`${world.url}/waitlist`);
  });

  it('asks a signed-in user before it creates another account', async () => {
    const world = await createHostedWorld();
    await openSignedUpBrowser(world, 'ada@example.com');
    const page = await openPage();
    await page.goto(`${world.url}/sign-up`);
    const credentials = { strategy: 'email_password', email: 'ada@example.com', password: PASSWORD };
    expect(await postInPage(page, '/auth/signin', credentials)).toBe(200);
    await page.goto(`${world.url}/sign-up`);
    await expectAccessible(page, 'sign-up-signed-in');
    await page.getByRole('link', { name: 'Create another account' }).click();
    await page.getByLabel('Email address').waitFor();
  });

  it('asks for the codes of the email address and the phone number', async () => {
    const world = await createHostedWorld([
      {
        email: { verify_signup: true },
        phone: { enabled: true, required: true, verify_signup: true, sms_verification_allowed: true },
      },
    ]);
    const page = await openPage();
    await page.goto(`${world.url}/sign-up`);
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.getByLabel('Phone number').fill('+49 30 901820');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Verify your email address' }).waitFor();
    await expectAccessible(page, 'sign-up-code');
    await page.keyboard.type((await waitForMail(world, 'ada@example.com')).code ?? '');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Verify your phone number' }).waitFor();
  });

  it('says that a sign-up has expired', async () => {
    const world = await createHostedWorld();
    const page = await openPage();
    await page.goto(`${world.url}/sign-up?attempt=1`);
    await page.getByRole('heading', { name: 'This sign-up has expired' }).waitFor();
    await expectAccessible(page, 'sign-up-expired');
    await page.getByRole('link', { name: 'Start again' }).click();
    await page.getByLabel('Email address').waitFor();
  });
});
