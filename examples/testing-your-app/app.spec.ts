import { expect, test as signedOut } from '@playwright/test';
import { test } from './fixtures.ts';

test('a user sees the account and can sign out', async ({ page, testUser }) => {
  await page.goto('/');
  await expect(page.getByText(`You are signed in as ${testUser.email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test.describe('a member of an organization', () => {
  test.use({ testUserFields: { organization: { name: 'Northwind' } } });

  test('sees the organization', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('listitem').getByText('Northwind')).toBeVisible();
  });
});

test('two users use the app at the same time', async ({ page, browser, testUsers, testUser }) => {
  const second = await testUsers.create();
  const { cookie } = await testUsers.signIn(second);
  const context = await browser.newContext({ storageState: { cookies: [cookie], origins: [] } });
  const secondPage = await context.newPage();
  await Promise.all([page.goto('/'), secondPage.goto('/')]);
  await expect(page.getByText(testUser.email)).toBeVisible();
  await expect(secondPage.getByText(second.email)).toBeVisible();
  await context.close();
});

signedOut('a visitor sees the form', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
