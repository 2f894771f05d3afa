import { describe, expect, it } from 'vitest';
import { createApiKey } from '../../../src/deployment/api-keys/api-key.service.ts';
import { Viewer } from '../../../src/platform/access/viewer.ts';
import { addUser } from '../../support/add-user.ts';
import { useBrowser } from '../../support/browser.ts';
import { deploymentPage, signedInOperator } from '../../support/console.ts';
import { expectAccessible } from '../../support/hosted-pages.ts';
import { press, unfold } from '../../support/profile-pages.ts';
import { createWorld } from '../../support/world.ts';

const openPage = useBrowser();

describe.each([true, false])('The API keys of a deployment with JavaScript: %s', (javaScriptEnabled) => {
  it('are created with chosen scopes, shown once, and revoked', async () => {
    const world = await createWorld();
    const operator = await signedInOperator({ role: 'administrator' });
    const { page, offences } = await operator.open(openPage, { javaScriptEnabled });
    await page.goto(await deploymentPage(world, '/api-keys'));
    await page.getByRole('link', { name: 'New API key' }).click();
    await page.getByLabel('Name').fill('Billing');
    await press(page, 'Create key');
    await page.getByRole('alert').getByText('Choose at least one scope.').waitFor();
    await page.getByLabel('users:read').check();
    await press(page, 'Create key');
    const key = await page.locator('.secrets code').innerText();
    const client = world.backend.with(key);
    expect((await client.get('/users')).status).toBe(200);
    expect((await client.get('/organizations')).status).toBe(403);
    await page.getByRole('link', { name: 'Continue' }).click();
    expect(await page.getByText(key).count()).toBe(0);
    await unfold(page, 'Manage Billing', 'Revoke');
    await press(page, 'Revoke Billing');
    await page.getByRole('status').getByText('The key was revoked.').waitFor();
    expect((await client.get('/users')).status).toBe(401);
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});

it('An operator creates API keys with no other scopes than those of the role', async () => {
  const world = await createWorld();
  const { id } = await signedInOperator();
  const viewer = Viewer.operator(world.id, id, ['api_keys:write', 'users:read']);
  const ctx = { ...world.context(), viewer };
  await expect(createApiKey(ctx, { name: 'Own', scopes: ['users:read'] })).resolves.toMatchObject({
    scopes: ['users:read'],
  });
  await expect(createApiKey(ctx, { name: 'Other', scopes: ['users:read', 'users:write'] })).rejects.toThrow(
    'Your role lacks users:write',
  );
  await expect(createApiKey(ctx, { name: 'All' })).rejects.toThrow('A key without scopes would have all scopes');
});

it('Support sees keys and templates and cannot change them', async () => {
  const world = await createWorld();
  const { body } = await world.backend.post('/jwt-templates', { name: 'billing', claims: { plan: 'pro' } });
  const support = await signedInOperator({ role: 'support' });
  for (const path of ['/api-keys', '/signing-keys', '/jwt-templates', `/jwt-templates/${body.id}`]) {
    const { status, text } = await support.page(`/${world.id}${path}`);
    expect([path, status]).toEqual([path, 200]);
    // Only the account menu has a form.
    expect([path, text.match(/<form method="post"/g)?.length]).toEqual([path, 1]);
  }
  expect((await support.page(`/${world.id}/new-api-key`)).status).toBe(403);
  expect((await support.page(`/${world.id}/signing-keys`, { form: { action: 'rotate' } })).status).toBe(403);
});

it('A JWT template is created, changed and previewed, and the signing keys are rotated', async () => {
  const world = await createWorld();
  await addUser(world, { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' });
  const operator = await signedInOperator();
  const { page } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, '/new-jwt-template'));
  await page.getByLabel('Name').fill('billing');
  await page.getByLabel('Claims', { exact: true }).fill('{');
  await press(page, 'Create template');
  await page.locator('#claims-error').getByText('The claims must be a JSON object.').waitFor();
  await page.getByLabel('Claims', { exact: true }).fill('{"person": "{{user.full_name}}"}');
  await press(page, 'Create template');
  await page.getByRole('status').getByText('The template was created.').waitFor();
  await page.getByRole('main').getByRole('searchbox').fill('ada@example.com');
  await press(page, 'Search');
  await page.getByRole('heading', { name: 'Claims of Ada Lovelace' }).waitFor();
  await page.getByText('"person": "Ada Lovelace"').waitFor();

  await page.goto(await deploymentPage(world, '/signing-keys'));
  await page.getByText('No keys yet').first().waitFor();
  await world.token(['users:read']);
  await page.reload();
  const active = await page.getByRole('listitem').filter({ hasText: 'Active' }).locator('code').innerText();
  await unfold(page, 'Rotate the keys');
  await press(page, 'Rotate the keys');
  await page.getByRole('status').getByText('The keys were rotated.').waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'Retired' }).innerText()).toContain(active);
});

it('The pages of keys and templates are accessible', async () => {
  const world = await createWorld();
  await addUser(world, { email: 'ada@example.com' });
  await world.backend.post('/api-keys', { name: 'Billing', scopes: ['users:read', 'organizations:read'] });
  await world.token(['users:read']);
  const { body } = await world.backend.post('/jwt-templates', { name: 'billing', claims: { plan: 'pro' } });
  const operator = await signedInOperator();
  const { page, offences } = await operator.open(openPage);
  for (const [path, name] of [
    ['/api-keys', 'api-keys'],
    ['/new-api-key', 'new-api-key'],
    ['/signing-keys', 'signing-keys'],
    ['/jwt-templates', 'jwt-templates'],
    ['/new-jwt-template', 'new-jwt-template'],
    [`/jwt-templates/${body.id}?search=ada@example.com`, 'jwt-template'],
  ] as const) {
    await page.goto(await deploymentPage(world, path));
    await expectAccessible(page, `console-${name}`);
  }
  expect(offences).toEqual({ requests: [], errors: [] });
});
