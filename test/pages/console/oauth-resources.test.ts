import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser.ts';
import { deploymentPage, signedInOperator } from '../../support/console.ts';
import { expectAccessible } from '../../support/hosted-pages.ts';
import { issuerOf } from '../../support/openid-client.ts';
import { press, unfold } from '../../support/profile-pages.ts';
import { createWorld } from '../../support/world.ts';

const openPage = useBrowser();

const API = 'https://api.example.com/orders';

describe.each([true, false])('A resource with JavaScript: %s', (javaScriptEnabled) => {
  it('is registered with its scopes, changed, kept while an application lists it, and deleted', async () => {
    const world = await createWorld();
    const operator = await signedInOperator();
    const { page, offences } = await operator.open(openPage, { javaScriptEnabled });
    await page.goto(await deploymentPage(world, '/oauth-resources'));
    await page.getByText('No resource yet').waitFor();
    await page.getByRole('link', { name: 'New resource' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Orders');
    await page.getByLabel('Identifier').fill(API);
    const row = (number: number) => page.getByRole('group', { name: `Scope ${number}`, exact: true });
    await row(1).getByLabel('Scope', { exact: true }).fill('orders:read');
    await row(1).getByLabel('What it allows').fill('Read your orders');
    await row(2).getByLabel('Scope', { exact: true }).fill('openid');
    await row(2).getByLabel('What it allows').fill('Place orders');
    await row(2).getByLabel('By default').check();
    await press(page, 'Create resource');
    // The error is at its line only.
    await row(2).locator('.field-error').waitFor();
    expect(await page.locator('.scope-rows .field-error').count()).toBe(1);
    await row(2).getByLabel('Scope', { exact: true }).fill('orders:write');
    await press(page, 'Create resource');
    await page.getByRole('status').getByText('The resource was created.').waitFor();
    await page.getByLabel('Lifetime of access tokens, in seconds').fill('300');
    await row(3).getByLabel('Scope', { exact: true }).fill('orders:cancel');
    await row(3).getByLabel('What it allows').fill('Cancel orders');
    await press(page, 'Save');
    await page.getByRole('status').getByText('Saved').waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const stored = () => world.backend.get(`/oauth-resources/${id ?? ''}`);
    expect((await stored()).body).toMatchObject({
      identifier: API,
      access_token_lifetime: 300,
      scopes: [
        { name: 'orders:read', is_default: false },
        { name: 'orders:write', is_default: true },
        { name: 'orders:cancel', is_default: false },
      ],
    });

    const { body } = await world.backend.post('/oauth-applications', {
      type: 'machine',
      name: 'Nightly export',
      resources: [{ identifier: API, scopes: ['orders:read'] }],
    });
    await row(1).getByLabel('Scope', { exact: true }).fill('');
    await row(1).getByLabel('What it allows').fill('');
    await press(page, 'Save');
    await page.getByRole('alert').getByText('An application lists a scope that you removed.').waitFor();
    await page.reload();
    await page.goto(await deploymentPage(world, `/oauth-resources/${id}`));
    await unfold(page, 'Delete the resource');
    await press(page, 'Delete resource');
    await page.getByRole('alert').getByText('An application lists this resource.').waitFor();
    await page.getByRole('alert').getByRole('link', { name: 'Nightly export' }).click();
    expect(new URL(page.url()).pathname).toContain(`/oauth-application-settings/${body.id}`);
    await page.getByLabel('orders:read').uncheck();
    await page.getByRole('group', { name: 'Orders', exact: true }).getByLabel('May get access tokens').uncheck();
    await press(page, 'Save');
    await page.goto(await deploymentPage(world, `/oauth-resources/${id}`));
    await unfold(page, 'Delete the resource');
    await press(page, 'Delete resource');
    await page.getByRole('status').getByText('The resource was deleted.').waitFor();
    expect((await stored()).status).toBe(404);
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});

it('A resource gets a JWT template, and organizations may use it until one of their applications lists it', async () => {
  const world = await createWorld();
  const template = await world.backend.post('/jwt-templates', { name: 'Orders', claims: { shop: '1' } });
  const organization = await world.backend.post('/organizations', { name: 'Northwind' });
  const operator = await signedInOperator();
  const { page, offences } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, '/new-oauth-resource'));
  await page.getByLabel('Name', { exact: true }).fill('Orders');
  await page.getByLabel('Identifier').fill('http://example.com');
  await page.getByLabel('JWT template').selectOption('Orders');
  await page.getByLabel('Applications of organizations may use it').check();
  await page.getByLabel('Clients that are not registered may use it').check();
  await press(page, 'Create resource');
  await page.locator('#identifier-error').waitFor();
  // The other fields keep what was chosen.
  await page.getByLabel('Identifier').fill(API);
  await press(page, 'Create resource');
  await page.getByRole('status').getByText('The resource was created.').waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const stored = async () => (await world.backend.get(`/oauth-resources/${id}`)).body;
  const chosen = { available_to_organizations: true, unregistered_clients: ['metadata_document'] };
  expect(await stored()).toMatchObject({ jwt_template_id: template.body.id, ...chosen });

  const application = await world.backend.post('/oauth-applications', {
    type: 'machine',
    name: 'Nightly export',
    organization_id: organization.body.id,
    resources: [{ identifier: API, scopes: [] }],
  });
  expect(application.status).toBe(201);
  await page.getByLabel('JWT template').selectOption('None');
  await page.getByLabel('Applications of organizations may use it').uncheck();
  await press(page, 'Save');
  const problem = page.getByRole('alert');
  await problem.getByText('An application of an organization lists this resource.').waitFor();
  await problem.getByRole('link', { name: 'Nightly export' }).waitFor();
  await page.getByLabel('Applications of organizations may use it').check();
  await page.getByLabel('Clients that are not registered may use it').uncheck();
  await press(page, 'Save');
  await page.getByRole('status').getByText('Saved').waitFor();
  const left = { available_to_organizations: true, unregistered_clients: [] };
  expect(await stored()).toMatchObject({ jwt_template_id: null, ...left });
  expect(offences).toEqual({ requests: [], errors: [] });
});

it('An identifier that is taken, and a field out of its bounds, say so', async () => {
  const world = await createWorld();
  await world.backend.post('/oauth-resources', { identifier: API, name: 'Orders' });
  const operator = await signedInOperator();
  const { page } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, '/new-oauth-resource'));
  await page.getByLabel('Name', { exact: true }).fill('Orders');
  await page.getByLabel('Identifier').fill('http://example.com');
  await page.getByLabel('Lifetime of access tokens, in seconds').fill('59');
  await press(page, 'Create resource');
  await page.locator('#accessTokenLifetime-error').waitFor();
  await page.getByLabel('Lifetime of access tokens, in seconds').fill('');
  await press(page, 'Create resource');
  await page.locator('#identifier-error').waitFor();
  await page.getByLabel('Identifier').fill(API);
  await press(page, 'Create resource');
  await page.getByRole('alert').getByText('Another resource has this identifier.').waitFor();
});

it('A form of an application finds one of more resources than it shows, and keeps those that it does not show', async () => {
  const world = await createWorld();
  for (let n = 1; n <= 101; n += 1)
    await world.backend.post('/oauth-resources', { identifier: `${API}/${n}`, name: `Orders ${n}` });
  const { body } = await world.backend.post('/oauth-applications', {
    type: 'machine',
    name: 'Export',
    resources: [{ identifier: `${API}/101`, scopes: [] }],
  });
  const operator = await signedInOperator();
  const { page } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, `/oauth-application-settings/${body.id}`));
  await page.getByRole('textbox', { name: 'Search resources' }).fill('Orders 77');
  await press(page, 'Search');
  expect(await page.locator('.resource-choice').count()).toBe(2);
  await page.getByRole('group', { name: 'Orders 77' }).getByLabel('May get access tokens').check();
  await press(page, 'Save');
  await page.getByRole('status').getByText('Saved').waitFor();
  expect((await world.backend.get(`/oauth-applications/${body.id}`)).body.resources).toEqual([
    { identifier: `${API}/101`, scopes: [] },
    { identifier: `${API}/77`, scopes: [] },
  ]);
});

it('An operator turns on the MCP server for AI clients of users, and finds what to tell them', async () => {
  const world = await createWorld();
  const operator = await signedInOperator();
  const { page, offences } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, '/oauth-resources'));
  await page.getByRole('link', { name: 'Set up' }).click();
  await page.getByLabel('Search the knowledge bases that you can use').uncheck();
  await page.getByLabel('Ask AI agents for you, and change your conversations with them').check();
  await expectAccessible(page, 'console-oauth-ai-clients');
  await press(page, 'Turn on');
  await page.getByText('Users add the address above').waitFor();
  const { body } = await world.backend.get('/oauth-resources');
  const [resource] = body.data;
  expect(resource).toMatchObject({
    identifier: `${issuerOf(world)}/mcp`,
    unregistered_clients: ['metadata_document'],
  });
  expect(resource?.scopes.map(({ name, is_default }) => [name, is_default])).toEqual([
    ['account:read', true],
    ['my_organizations:read', true],
    ['my_agents:read', true],
    ['my_agents:run', false],
  ]);
  expect(await page.getByLabel('JWT template').count()).toBe(0);
  await expectAccessible(page, 'console-oauth-mcp-resource');
  // The page for it leads to what exists.
  await page.goto(await deploymentPage(world, '/oauth-ai-clients'));
  await page.getByText('Users add the address above').waitFor();
  await page.goto(await deploymentPage(world, '/oauth-resources'));
  expect(await page.getByRole('link', { name: 'Set up' }).count()).toBe(0);
  expect(offences).toEqual({ requests: [], errors: [] });
});

it('The pages of resources are accessible', async () => {
  const world = await createWorld();
  const operator = await signedInOperator();
  const { page, offences } = await operator.open(openPage);
  const check = async (path: string, name: string) => {
    await page.goto(await deploymentPage(world, path));
    await expectAccessible(page, `console-oauth-${name}`);
  };
  await check('/oauth-resources', 'no-resources');
  const { body } = await world.backend.post('/oauth-resources', {
    identifier: API,
    name: 'Orders',
    scopes: [
      { name: 'orders:read', description: 'Read your orders' },
      { name: 'orders:write', description: 'Place orders' },
    ],
  });
  const application = {
    type: 'machine',
    name: 'Nightly export',
    resources: [{ identifier: API, scopes: ['orders:read'] }],
  };
  await world.backend.post('/oauth-applications', application);
  await check('/oauth-resources', 'resources');
  await check('/new-oauth-resource', 'new-resource');
  await check(`/oauth-resources/${body.id}`, 'resource');
  await unfold(page, 'Delete the resource');
  await press(page, 'Delete resource');
  await expectAccessible(page, 'console-oauth-resource-in-use');
  expect(offences).toEqual({ requests: [], errors: [] });
});
