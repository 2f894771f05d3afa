import { describe, expect, it } from 'vitest';
import { addApiAuthApp, addApiAuthKey, readApiAuthKey } from '../../support/api-auth-keys.ts';
import { useBrowser } from '../../support/browser.ts';
import { deploymentPage, signedInOperator } from '../../support/console.ts';
import { expectAccessible } from '../../support/hosted-pages.ts';
import { press, unfold } from '../../support/profile-pages.ts';
import { createWorld } from '../../support/world.ts';

const openPage = useBrowser();

describe.each([true, false])('The keys of customers with JavaScript: %s', (javaScriptEnabled) => {
  it('are created, shown once, and revoked with a reason', async () => {
    const world = await createWorld();
    const operator = await signedInOperator();
    const { page, offences } = await operator.open(openPage, { javaScriptEnabled });
    await page.goto(await deploymentPage(world, '/customer-keys'));
    await page.getByText('No app yet').waitFor();
    await page.getByLabel('Name').fill('Invoices API');
    await page.getByLabel('Prefix of its keys').fill('sk live');
    await press(page, 'Create app');
    expect(await page.getByLabel('Prefix of its keys').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Prefix of its keys').fill('acme');
    await press(page, 'Create app');
    await page.getByText('The app was created.').waitFor();
    await page.getByLabel('Name').fill('Warehouse sync');
    await page.getByLabel('Permissions').fill('invoices:read, invoices:write');
    await press(page, 'Create key');
    const key = await page.locator('.secrets').textContent();
    expect(key).toMatch(/^acme_/);
    const checked = await world.backend.post('/api-auth/verify', { app_name: 'Invoices API', key });
    expect(checked.body).toMatchObject({ code: 'VALID', permissions: ['invoices:read', 'invoices:write'] });
    await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('searchbox', { name: 'Search keys' }).fill('warehouse');
    await press(page, 'Search');
    await unfold(page, 'Manage Warehouse sync', 'Revoke the key');
    await page.getByLabel('Reason').fill('Left us');
    await press(page, 'Revoke Warehouse sync');
    await page.getByText('The key was revoked.').waitFor();
    const again = await world.backend.post('/api-auth/verify', { app_name: 'Invoices API', key });
    expect(again.body.code).toBe('REVOKED');
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});

it('A leaked key is replaced by a new one, and is not accepted from then on', async () => {
  const world = await createWorld();
  const app = await addApiAuthApp(world);
  const { id, key } = await addApiAuthKey(world, app);
  const operator = await signedInOperator();
  const { page } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, `/customer-keys/${app}`));
  await unfold(page, 'Manage Warehouse sync', 'Rotate the key');
  await page.getByLabel('How long the old key is accepted').selectOption('Not at all, because it leaked');
  await press(page, 'Create new key');
  expect(await page.locator('.secrets').textContent()).toMatch(/^key_/);
  const old = await world.backend.post('/api-auth/verify', { app_name: app, key });
  expect(old.body.code).toBe('EXPIRED');
  expect((await readApiAuthKey(world, app, id)).replaced_by_id).not.toBeNull();
});

it('Support reads the keys of customers and changes none', async () => {
  const world = await createWorld();
  const app = await addApiAuthApp(world);
  const { id } = await addApiAuthKey(world, app);
  const support = await signedInOperator({ role: 'support' });
  const path = `/${world.id}/customer-keys/${app}`;
  const shown = await support.page(path);
  expect(shown.text).toContain('Warehouse sync');
  expect(shown.text).not.toContain('Create key');
  for (const action of ['createKey', 'rotate', 'revoke', 'erase'])
    expect((await support.page(path, { form: { action, key: id, name: 'X', overlap: '0' } })).status).toBe(403);
  expect((await readApiAuthKey(world, app, id)).revoked_at).toBeNull();
});

it('The pages of customers’ keys are accessible', async () => {
  const world = await createWorld();
  const app = await addApiAuthApp(world, { description: 'The API of the warehouse.' });
  const { id, key } = await addApiAuthKey(world, app);
  await addApiAuthKey(world, app, { name: 'Old import' });
  await world.backend.post('/api-auth/verify', { app_name: app, key });
  await world.services.keyUsage.flush();
  const operator = await signedInOperator();
  const { page, offences } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, '/customer-keys'));
  await expectAccessible(page, 'console-customer-keys');
  await page.goto(await deploymentPage(world, `/customer-keys/${app}`));
  await expectAccessible(page, 'console-customer-key-app');
  await page.goto(await deploymentPage(world, `/customer-key/${id}`));
  await expectAccessible(page, 'console-customer-key');
  expect(offences).toEqual({ requests: [], errors: [] });
});
