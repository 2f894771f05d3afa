import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../support/accounts.ts';
import { expectAccessible, recordOffences } from '../support/hosted-pages.ts';
import { waitForMail } from '../support/mail.ts';
import { newAddress, newNumber, wrongCodeFor } from '../support/message-sign-in.ts';
import { waitForPhoneMessage } from '../support/phone.ts';
import { type FormsWorld, focused, newUser, useReactForms, welcome } from '../support/react-forms.ts';
import { press } from '../support/sign-in-pages.ts';

const { createWorld, openForm } = useReactForms();

const openSignUp = (world: FormsWorld) => openForm(world, { form: 'sign-up' });

async function signUp(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign up');
}

async function enterCode(page: Page, code: string | null) {
  await page.getByLabel('Code').fill(code ?? '');
  await press(page, 'Continue');
}

describe('<SignUp>', () => {
  it('creates an account, with the optional fields behind a click', async () => {
    const world = await createWorld({ name: { first_name_enabled: true, last_name_enabled: true } });
    const page = await openSignUp(world);
    const offences = recordOffences(page, [world.url, new URL(world.pageUrl()).origin]);
    await page.getByText('Add more details (optional)').click();
    await expectAccessible(page, 'react-sign-up');
    await page.getByLabel('First name').fill('Ada');
    const email = newAddress();
    await signUp(page, email);
    await welcome(page, email);
    await page.getByText('Signed in 1 time').waitFor();
    await page.getByRole('region', { name: 'Your account' }).getByText('Ada', { exact: true }).waitFor();
    await expectAccessible(page, 'react-user-profile');
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('verifies the address and then the number, each with a code', async () => {
    const world = await createWorld({
      email: { verify_signup: true },
      phone: { enabled: true, required: true, sms_verification_allowed: true, verify_signup: true },
    });
    const page = await openSignUp(world);
    const [email, number] = [newAddress(), newNumber()];
    await page.getByLabel('Phone number').fill(number);
    await signUp(page, email);
    await page.getByText(`We have sent a code to ${email}`).waitFor();
    const { code } = await waitForMail(world, email);
    await enterCode(page, wrongCodeFor(code));
    await page.getByText('The code is wrong').waitFor();
    await enterCode(page, code);
    await page.getByText(`We have sent a code to ${number}`).waitFor();
    await enterCode(page, (await waitForPhoneMessage(world, number)).code);
    await welcome(page, email);
  });

  it('rejects a weak password before it is sent, and a common one afterwards', async () => {
    const world = await createWorld({ password: { min_length: 10, require_number: true } });
    const page = await openSignUp(world);
    await page.getByText('At least 10 characters, with a digit.').waitFor();
    const email = newAddress();
    await signUp(page, email, 'short');
    await page.getByText('Use at least 10 characters.').waitFor();
    await expect.poll(() => focused(page), { timeout: 10_000 }).toBe('password');
    await signUp(page, email, 'no digits in here');
    await page.getByText('Use at least a digit.').waitFor();
    await signUp(page, email, 'password123');
    await page.getByText('This is one of the most common passwords. Choose another.').waitFor();
    await signUp(page, email, `${PASSWORD} 1`);
    await welcome(page, email);
  });

  it('says at the field that another account has the address or the username', async () => {
    const world = await createWorld({ username: { enabled: true, required: true } });
    const email = await newUser(world, { username: 'ada' });
    const page = await openSignUp(world);
    await page.getByLabel('Username').fill('grace');
    await signUp(page, email);
    await page.getByText('Another account has this email address.').waitFor();
    expect(await focused(page)).toBe('email');
    await page.getByLabel('Username').fill('ada');
    await signUp(page, newAddress());
    await page.getByText('This username is taken. Choose another.').waitFor();
    expect(await focused(page)).toBe('username');
  });

  it('says that an invitation or the waitlist is needed, and links to the waitlist', async () => {
    const world = await createWorld();
    await world.backend.patch('/settings/restrictions', { sign_up_mode: 'waitlist' });
    const page = await openSignUp(world);
    await page.getByText('Sign-up to Northwind is by waitlist.').waitFor();
    await page.getByRole('link', { name: 'Join the waitlist' }).click();
    await page.getByRole('heading', { name: 'Waitlist of Northwind' }).waitFor();
    await world.backend.patch('/settings/restrictions', { sign_up_mode: 'closed' });
    await page.goto(world.pageUrl({ form: 'sign-up' }));
    await page.getByText('You need an invitation to sign up to Northwind.').waitFor();
    await press(page, 'Sign in');
    await page.getByLabel('Email address').waitFor();
    expect(await page.getByRole('button', { name: 'Sign up' }).count()).toBe(0);
  });

  it('leads to the hosted page where each account needs a wallet', async () => {
    const world = await createWorld(
      { web3_wallet: { enabled: true }, authentication_factors: { web3_wallet_enabled: true } },
      { web3_wallet: { required: true } },
    );
    const page = await openSignUp(world);
    await page.getByRole('link', { name: 'Use a wallet' }).click();
    await page.getByRole('button', { name: 'Sign up with a wallet' }).waitFor();
  });
});
