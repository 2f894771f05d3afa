import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/hosted-pages.ts';
import { useReactForms, welcome } from '../support/react-forms.ts';
import { press } from '../support/sign-in-pages.ts';
import { ALL_PROVIDERS, createSocialWorld, returnTo } from '../support/social-pages.ts';
import { newPersonThere, startProvider, type TestProvider } from '../support/social-provider.ts';

const { openForm, withPage } = useReactForms();
let provider: TestProvider;

beforeAll(async () => {
  provider = await startProvider();
});

describe('the buttons of providers in the forms', () => {
  it('sign up and in, and return to the page', async () => {
    const world = await withPage(await createSocialWorld(provider));
    const person = newPersonThere();
    provider.person = person;
    const { stop } = returnTo(provider, world);
    const page = await openForm(world, { form: 'sign-up' });
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await welcome(page, String(person.email));
    expect(page.url()).toBe(world.pageUrl({ form: 'sign-up' }));
    await press(page, 'Leave');
    // The form returns when the session has ended: a page that is left earlier would cancel the request.
    await page.getByRole('link', { name: 'Continue with Google' }).waitFor();
    await page.goto(world.pageUrl());
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await welcome(page, String(person.email));
    stop();
  });

  it('are a row of marks from three on, which screen readers read as words', async () => {
    const world = await withPage(await createSocialWorld(provider, ALL_PROVIDERS));
    const page = await openForm(world);
    await page.getByRole('link', { name: 'Continue with GitHub' }).waitFor();
    expect(await page.getByRole('link', { name: /^Continue with / }).count()).toBe(ALL_PROVIDERS.length);
    await expectAccessible(page, 'react-providers');
  });

  it('ask for what the provider does not know in the form, if the person comes back without it', async () => {
    const world = await withPage(
      await createSocialWorld(provider, undefined, [{ username: { enabled: true, required: true } }]),
    );
    const person = newPersonThere();
    provider.person = person;
    const { stop } = returnTo(provider, world);
    const page = await openForm(world, { form: 'sign-up' });
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByRole('heading', { name: 'Complete your account' }).waitFor();
    stop();
    await page.goto(world.pageUrl({ form: 'sign-up' }));
    await page.getByText('Northwind needs a little more for your account.').waitFor();
    await press(page, 'Continue');
    await page.getByText('Fill in this field.').waitFor();
    await page.getByLabel('Username').fill('ada_lovelace');
    await press(page, 'Continue');
    await welcome(page, String(person.email));
  });
});
