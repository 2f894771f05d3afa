import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser } from '../support/accounts.ts';
import { enrollUser, wrongTotpCode } from '../support/authenticators.ts';
import { expectAccessible } from '../support/hosted-pages.ts';
import { type FormsWorld, focused, newUser, useReactForms, welcome } from '../support/react-forms.ts';
import { enterPassword, press } from '../support/sign-in-pages.ts';
import { addAuthenticator } from '../support/virtual-authenticator.ts';

const { createWorld, openForm } = useReactForms();

/** Virtual authenticators choose a passkey in the autofill at once, so only its test enables it. */
const PASSKEYS = { authentication_factors: { passkey: { enabled: true, allow_autofill: false } } };
const SECOND_FACTORS = {
  authentication_factors: { second_factor_authenticator_enabled: true, second_factor_backup_code_enabled: true },
  backup_code: { enabled: true },
};

/** Signs in with the password, stores a passkey in the authenticator of the page, and signs out. */
async function registerPasskey(page: Page, world: FormsWorld, email: string): Promise<void> {
  await enterPassword(page, email);
  await welcome(page, email);
  const status = await page.evaluate(`(async () => {
    const post = (path, body = {}) => fetch(${JSON.stringify(world.url)} + path, {
      method: 'POST', credentials: 'include', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
    });
    const { data } = await (await post('/me/passkeys/prepare')).json();
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(data.options);
    const credential = await navigator.credentials.create({ publicKey });
    return (await post('/me/passkeys', { credential: credential.toJSON() })).status;
  })()`);
  expect(status).toBe(201);
  await press(page, 'Leave');
  await page.getByLabel('Email address').waitFor();
}

/** The form in a browser whose authenticator has a passkey of the user. */
async function openWithPasskey(world: FormsWorld) {
  const email = await newUser(world);
  const page = await openForm(world);
  const authenticator = await addAuthenticator(page);
  await registerPasskey(page, world, email);
  return { email, page, authenticator };
}

describe('<SignIn> with a passkey', () => {
  it('signs in by the button, and says when the person has cancelled', async () => {
    const world = await createWorld(PASSKEYS);
    const { email, page, authenticator } = await openWithPasskey(world);
    await authenticator.setUserVerified(false);
    await press(page, 'Passkey');
    await page.getByText('The request was cancelled, or nothing confirmed it in time.').waitFor();
    await authenticator.setUserVerified(true);
    await press(page, 'Passkey');
    await welcome(page, email);
  });

  it('signs in by the autofill of the field', async () => {
    const world = await createWorld(PASSKEYS);
    const { email, page } = await openWithPasskey(world);
    await world.backend.patch('/settings/auth', { authentication_factors: { passkey: { allow_autofill: true } } });
    await page.reload();
    await welcome(page, email);
  });

  it('asks for it as the second factor of an account that has one', async () => {
    const world = await createWorld(PASSKEYS);
    const { email, page } = await openWithPasskey(world);
    await world.backend.patch('/settings/auth', { second_factor_policy: 'required' });
    await enterPassword(page, email);
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
    expect(await focused(page)).toBe('Confirm that it is you');
    await press(page, 'Use a passkey');
    await welcome(page, email);
  });
});

describe('<SignIn> with a second factor', () => {
  it('asks for the code of the authenticator app, after a wrong one', async () => {
    const world = await createWorld(SECOND_FACTORS);
    const { email, secret, code } = await enrollUser(world);
    const page = await openForm(world);
    await enterPassword(page, email);
    await page.getByLabel('Code of the authenticator app').fill(wrongTotpCode(secret));
    await press(page, 'Continue');
    await page.getByText('The code is wrong, has expired or was used before.').waitFor();
    await expectAccessible(page, 'react-second-factor');
    await page.getByLabel('Code of the authenticator app').fill(code(1));
    await press(page, 'Continue');
    await welcome(page, email);
  });

  it('takes a backup code instead', async () => {
    const world = await createWorld(SECOND_FACTORS);
    const { email, browser } = await enrollUser(world);
    const { body } = await browser.post('/me/backup-codes/regenerate');
    const page = await openForm(world);
    await enterPassword(page, email);
    await press(page, 'Backup code');
    expect(await focused(page)).toBe('code');
    await page.getByLabel('Backup code').fill(body.data.backup_codes[0]);
    await press(page, 'Continue');
    await welcome(page, email);
  });

  it('leads to the hosted page for what must be set up first, from which the user comes back', async () => {
    const world = await createWorld({
      ...SECOND_FACTORS,
      authentication_factors: { second_factor_authenticator_enabled: true },
    });
    await openSignedUpBrowser(world, 'ada@example.com');
    await world.backend.patch('/settings/auth', { second_factor_policy: 'required' });
    const page = await openForm(world);
    await enterPassword(page, 'ada@example.com');
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
    await expectAccessible(page, 'react-hosted-step');
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Set up an authenticator app' }).waitFor();
    const back = new URL(page.url()).searchParams.get('redirect_url');
    expect(back).toBe(world.pageUrl());
  });
});
