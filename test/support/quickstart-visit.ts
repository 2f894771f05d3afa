import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PASSWORD } from './accounts.ts';
import { unique } from './world.ts';

/** Uses the page of a quickstart as its guide says: signs up, creates organizations, switches between them and signs out. */
export async function visitQuickstart(page: Page, app: string): Promise<void> {
  await signUp(page, app);
  await page.getByText('You act for yourself.').waitFor();
  await createOrganization(page, 'Northwind');
  await createOrganization(page, 'Contoso');
  await page.getByLabel('Organization', { exact: true }).selectOption('Northwind');
  await page.getByText('You act for Northwind as Admin.').waitFor();
  await page.reload();
  await page.getByText('You act for Northwind as Admin.').waitFor();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await signOut(page);
}

/** Signs up on the hosted page that the link of the app leads to, and comes back. */
export async function signUp(page: Page, app: string): Promise<void> {
  const email = `${unique('ada')}@example.com`;
  await page.goto(app);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByText(`Your address is ${email}.`).waitFor();
}

/** Creates an organization in the form of the app, which makes it the active one. */
export async function createOrganization(page: Page, name: string): Promise<void> {
  await page.getByLabel('New organization').fill(name);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByText(`You act for ${name} as Admin.`).waitFor();
}

/** Signs out, after which the app offers to sign up. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign up' }).waitFor();
}
