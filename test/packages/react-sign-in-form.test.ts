import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../support/accounts.ts';
import { expectAccessible, recordOffences } from '../support/hosted-pages.ts';
import { tabTo, type } from '../support/keyboard.ts';
import { focused, newUser, recordRequests, useReactForms, welcome } from '../support/react-forms.ts';
import { enterPassword, press } from '../support/sign-in-pages.ts';
import { unique } from '../support/world.ts';

const { createWorld, openForm, openPage } = useReactForms();

/** Settings with several ways to sign in. */
const MANY_WAYS = {
  authentication_factors: { email_otp_enabled: true, magic_link: { enabled: true }, passkey: { enabled: true } },
};

describe('<SignIn>', () => {
  it('signs in with a password, tells the page once, and shows who is signed in', async () => {
    const world = await createWorld();
    const email = await newUser(world);
    const page = await openForm(world);
    await page.getByRole('heading', { name: 'Sign in to Northwind' }).waitFor();
    await enterPassword(page, email);
    await welcome(page, email);
    await page.getByText('Signed in 1 time').waitFor();
    await page.reload();
    await welcome(page, email);
  });

  it('says at the field what is wrong, moves the focus there, and keeps what was entered', async () => {
    const world = await createWorld();
    const email = await newUser(world);
    const page = await openForm(world);
    await press(page, 'Sign in');
    await expect.poll(() => focused(page), { timeout: 10_000 }).toBe('identifier');
    await enterPassword(page, email, 'a wrong password');
    await page.getByText('The sign-in details are wrong.').waitFor();
    expect(await focused(page)).toBe('password');
    expect(await page.getByLabel('Email address').inputValue()).toBe(email);
    await enterPassword(page, email);
    await welcome(page, email);
  });

  it('signs in with a username where the settings allow it', async () => {
    const world = await createWorld({
      username: { enabled: true },
      authentication_factors: { username_password_enabled: true },
    });
    const username = unique('ada').replaceAll('-', '_');
    const email = await newUser(world, { username });
    const page = await openForm(world);
    await page.getByLabel('Email address or username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(page, 'Sign in');
    await welcome(page, email);
  });

  it('sends a form once, however often it is submitted at the same time', async () => {
    const world = await createWorld();
    const email = await newUser(world);
    const page = await openForm(world);
    const sent = recordRequests(page, '/auth/signin');
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.evaluate(`for (let count = 0; count < 5; count += 1) document.querySelector('form').requestSubmit()`);
    await welcome(page, email);
    expect(sent).toHaveLength(1);
  });

  it('goes to the page that its property names, and does not send signed-in users there by itself', async () => {
    const world = await createWorld();
    const email = await newUser(world);
    const target = world.pageUrl({ after: 'sign-in' });
    const page = await openForm(world, { returnTo: target, always: 'yes' });
    await enterPassword(page, email);
    await page.waitForURL(target);
    await page.goto(world.pageUrl({ returnTo: target, always: 'yes' }));
    await page.getByText(`Your account is ${email}.`).waitFor();
    expect(await page.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(target);
    await press(page, 'Sign out');
    await page.getByLabel('Email address').waitFor();
  });

  it('stays on its page if the one to go to is a script', async () => {
    const world = await createWorld();
    const email = await newUser(world);
    const page = await openForm(world, { returnTo: 'javascript:document.body.append("a script")' });
    await enterPassword(page, email);
    await welcome(page, email);
    expect(await page.getByText('a script').count()).toBe(0);
  });

  it('takes the color of its variable', async () => {
    const page = await openForm(await createWorld());
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await page.evaluate(`document.documentElement.style.setProperty('--gatehouse-accent', 'rgb(10, 125, 85)')`);
    const color = `getComputedStyle(document.querySelector('form .gatehouse-button.is-main')).backgroundColor`;
    await expect.poll(() => page.evaluate(color), { timeout: 10_000 }).toBe('rgb(10, 125, 85)');
  });

  it('is used with the keyboard only', async () => {
    const world = await createWorld(MANY_WAYS);
    const email = await newUser(world);
    const page = await openForm(world);
    await page.getByLabel('Email address').waitFor();
    await type(page, 'Email address or username', 'grace@example.com');
    await tabTo(page, 'Email code');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page), { timeout: 10_000 }).toBe('email');
    expect(await page.getByLabel('Email address').inputValue()).toBe('grace@example.com');
    await tabTo(page, 'Password');
    await page.keyboard.press('Space');
    await type(page, 'Email address or username', email);
    await type(page, 'Password', PASSWORD);
    await page.keyboard.press('Enter');
    await welcome(page, email);
  });

  it('has the texts of its property, and English ones for the rest', async () => {
    const world = await createWorld();
    const page = await openForm(world, { lang: 'de' });
    await page.getByRole('heading', { name: 'Bei Northwind anmelden' }).waitFor();
    await press(page, 'Anmelden');
    await page.getByText('Bitte ausfüllen.').first().waitFor();
    await page.getByText('Email address').waitFor();
  });

  it('shows the other form in its place, or links to its page', async () => {
    const world = await createWorld();
    const page = await openForm(world);
    await press(page, 'Sign up');
    await page.getByRole('heading', { name: 'Sign up to Northwind' }).waitFor();
    expect(await focused(page)).toBe('Sign up to Northwind');
    await press(page, 'Sign in');
    await page.getByRole('heading', { name: 'Sign in to Northwind' }).waitFor();
    await page.goto(world.pageUrl({ signUpUrl: '/join' }));
    expect(await page.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/join');
  });

  it('is accessible in light and dark mode, and works under a policy without inline styles and scripts', async () => {
    const world = await createWorld(MANY_WAYS);
    const page = await openForm(world);
    const offences = recordOffences(page, [world.url, new URL(world.pageUrl()).origin]);
    await page.getByLabel('Email address').waitFor();
    await expectAccessible(page, 'react-sign-in');
    await press(page, 'Sign in');
    await page.getByText('Fill in this field.').first().waitFor();
    await expectAccessible(page, 'react-sign-in-problem');
    expect(offences).toEqual({ requests: [], errors: [] });
    expect(await page.locator('#root [style], #root style').count()).toBe(0);
  });

  it('says that the service cannot be reached, and shows the form after another try', async () => {
    const world = await createWorld();
    const page = await openPage();
    await page.route(`${world.url}/**`, (route) => route.abort());
    await page.goto(world.pageUrl({ always: 'yes' }));
    await page.getByText('The service could not be reached.').waitFor();
    await page.unroute(`${world.url}/**`);
    await press(page, 'Try again');
    await page.getByLabel('Email address').waitFor();
  });
});
