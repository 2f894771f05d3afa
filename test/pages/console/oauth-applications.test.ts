import * as client from 'openid-client';
import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser } from '../../support/accounts.ts';
import { useBrowser } from '../../support/browser.ts';
import { deploymentPage, signedInOperator } from '../../support/console.ts';
import { createHostedWorld, expectAccessible } from '../../support/hosted-pages.ts';
import { addApplication, addGrant } from '../../support/oauth-applications.ts';
import { authorize, deploymentFetch, issuerOf, REDIRECT_URI } from '../../support/openid-client.ts';
import { press, unfold } from '../../support/profile-pages.ts';
import { createWorld, type World } from '../../support/world.ts';

const openPage = useBrowser();

const API = 'https://api.example.com/invoices';
const addResource = (world: World, fields: object = {}) =>
  world.backend.post('/oauth-resources', {
    identifier: API,
    name: 'Invoices',
    scopes: [
      { name: 'invoices:read', description: 'Read your invoices' },
      { name: 'invoices:write', description: 'Send invoices' },
    ],
    ...fields,
  });

/** Signs in with the library, and returns the address of the user; the status of the token endpoint if it rejects the secret. */
async function signIn(world: World, browser: Parameters<typeof authorize>[1], id: string, secret: string) {
  const authentication = client.ClientSecretBasic(secret);
  const configuration = await client.discovery(new URL(issuerOf(world)), id, {}, authentication, {
    [client.customFetch]: deploymentFetch(world),
  });
  const { url, checks } = await authorize(world, browser, { id, configuration });
  try {
    const tokens = await client.authorizationCodeGrant(configuration, url, checks);
    return (await client.fetchUserInfo(configuration, tokens.access_token, tokens.claims()?.sub ?? '')).email;
  } catch (error) {
    return (error as { readonly status: number }).status;
  }
}

describe.each([true, false])('An application on a server with JavaScript: %s', (javaScriptEnabled) => {
  it('is registered, signs users in with its secret, gets another one, is disabled and deleted', async () => {
    const world = await createWorld();
    await addResource(world);
    const browser = await openSignedUpBrowser(world, 'ada@example.com');
    const operator = await signedInOperator();
    const { page, offences } = await operator.open(openPage, { javaScriptEnabled });
    await page.goto(await deploymentPage(world, '/oauth-applications'));
    await page.getByRole('link', { name: 'New application' }).click();
    await page.getByRole('link', { name: 'Web application' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Customer portal');
    await page.getByLabel('Redirect URIs').fill(`${REDIRECT_URI}\nhttp://app.example.com/callback`);
    await page.getByLabel('It is part of your product').check();
    await page.getByLabel('invoices:read').check();
    await press(page, 'Create application');
    // The other fields keep what was entered.
    await page.locator('#redirectUris-error').getByText('Line 2: Enter an address that begins with https.').waitFor();
    expect(await page.getByLabel('invoices:read').isChecked()).toBe(true);
    await page.getByLabel('Redirect URIs').fill(REDIRECT_URI);
    await press(page, 'Create application');

    await page.getByRole('heading', { name: 'Customer portal is ready' }).waitFor();
    const secret = await page.locator('.secrets code').innerText();
    const [id = ''] = await page.locator('dt:text-is("Client ID") + dd code').allInnerTexts();
    await page.locator('dt:text-is("Issuer") + dd').getByText(issuerOf(world), { exact: true }).waitFor();
    await page.locator('.copyable pre').getByText(`'${id}'`).waitFor();
    expect((await world.backend.get(`/oauth-applications/${id}`)).body).toMatchObject({
      type: 'web',
      is_first_party: true,
      redirect_uris: [REDIRECT_URI],
      scopes: ['openid', 'profile', 'email'],
      resources: [{ identifier: API, scopes: ['invoices:read'] }],
    });
    expect(await signIn(world, browser, id, secret)).toBe('ada@example.com');

    await page.getByRole('link', { name: 'Continue' }).click();
    expect(await page.getByText(secret).count()).toBe(0);
    await unfold(page, 'New secret');
    await page.getByLabel('The present secret').selectOption({ label: 'expires in one day' });
    await press(page, 'Create secret');
    const next = await page.locator('.secrets code').innerText();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByText('Being replaced').waitFor();
    await page.getByText('Delete one of the two secrets').waitFor();
    expect(await signIn(world, browser, id, secret)).toBe('ada@example.com');
    const old = await page.locator('#secrets .row').filter({ hasText: 'Being replaced' }).locator('code').innerText();
    await unfold(page, `Manage ${old}`, 'Delete secret');
    await press(page, `Delete secret ${old}`);
    await page.getByRole('status').getByText('The secret was deleted.').waitFor();
    expect(await signIn(world, browser, id, secret)).toBe(401);
    expect(await signIn(world, browser, id, next)).toBe('ada@example.com');

    await unfold(page, 'Disable');
    await press(page, 'Disable application');
    await page.getByRole('status').getByText('The application was disabled.').waitFor();
    expect((await world.backend.get(`/oauth-applications/${id}`)).body.is_active).toBe(false);
    await press(page, 'Enable application');
    expect(await signIn(world, browser, id, next)).toBe('ada@example.com');

    await unfold(page, 'Delete');
    await page.getByText('What users have allowed it is deleted.').waitFor();
    await page.getByLabel('To confirm, enter the name').fill('Other');
    await press(page, 'Delete application');
    await page.getByText('The name does not match.').waitFor();
    await page.getByLabel('To confirm, enter the name').fill('Customer portal');
    await press(page, 'Delete application');
    await page.getByRole('status').getByText('The application was deleted.').waitFor();
    expect((await world.backend.get(`/oauth-applications/${id}`)).status).toBe(404);
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});

it('A machine gets tokens with the values of its page', async () => {
  const world = await createWorld();
  await addResource(world);
  const operator = await signedInOperator();
  const { page } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, '/new-oauth-application?type=MACHINE'));
  expect(await page.getByLabel('Redirect URIs').count()).toBe(0);
  await page.getByLabel('Name', { exact: true }).fill('Nightly export');
  await page.getByLabel('invoices:read').check();
  await press(page, 'Create application');
  const secret = await page.locator('.secrets code').innerText();
  const id = await page.locator('dt:text-is("Client ID") + dd code').innerText();
  const configuration = await client.discovery(new URL(issuerOf(world)), id, {}, client.ClientSecretBasic(secret), {
    [client.customFetch]: deploymentFetch(world),
  });
  const { scope } = await client.clientCredentialsGrant(configuration, { resource: API, scope: 'invoices:read' });
  expect(scope).toBe('invoices:read');
  const example = await page.locator('.copyable pre').innerText();
  expect(example).toContain(`-u "${id}:$CLIENT_SECRET"`);
  expect(example).toContain(`'resource=${API}'`);
});

it('The settings of an application are changed field by field, and its errors are at the fields', async () => {
  const world = await createWorld();
  await addResource(world);
  const { body } = await world.backend.post('/oauth-applications', {
    type: 'web',
    name: 'Portal',
    redirect_uris: [REDIRECT_URI],
  });
  const operator = await signedInOperator();
  const { page, offences } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, `/oauth-application-settings/${body.id}`));
  await page.getByLabel('URL of the website').fill('ftp://example.com');
  await page.getByLabel('Access tokens, in seconds').fill('5');
  await page.getByLabel('Back-channel logout URI').fill('https://10.0.0.1/logout');
  await page.getByLabel('Private key instead of a secret').check();
  await page.getByLabel('Public keys', { exact: true }).fill('{');
  await press(page, 'Save');
  await page.locator('#jwks-error').getByText('The keys must be a JSON object').waitFor();
  await page.getByLabel('Public keys', { exact: true }).fill('');
  await press(page, 'Save');
  for (const field of ['websiteUrl', 'accessTokenLifetime']) await page.locator(`#${field}-error`).waitFor();
  await page.getByLabel('URL of the website').fill('https://example.com');
  await page.getByLabel('Access tokens, in seconds').fill('600');
  await press(page, 'Save');
  for (const field of ['backchannelLogoutUri', 'jwks']) await page.locator(`#${field}-error`).waitFor();
  await page.getByLabel('Back-channel logout URI').fill('');
  await page.getByLabel('URL of the public keys').fill('https://portal.example.com/jwks.json');
  await page.getByLabel('offline_access').check();
  await page.getByRole('group', { name: 'Scopes of OpenID Connect' }).getByLabel('email').uncheck();
  await page.getByRole('group', { name: 'Invoices' }).getByLabel('May get access tokens').check();
  await press(page, 'Save');
  await page.getByRole('status').getByText('Saved').waitFor();
  const path = `/oauth-applications/${body.id}`;
  expect((await world.backend.get(path)).body).toMatchObject({
    name: 'Portal',
    website_url: 'https://example.com',
    auth_method: 'private_key_jwt',
    jwks_uri: 'https://portal.example.com/jwks.json',
    access_token_lifetime: 600,
    scopes: ['openid', 'profile', 'offline_access'],
    resources: [{ identifier: API, scopes: [] }],
    secrets: [],
  });
  // A method with a secret has no keys. The secret is created on the page of the application.
  await page.getByLabel('Secret in the header').check();
  await press(page, 'Save');
  await page.getByRole('status').getByText('Saved').waitFor();
  expect((await world.backend.get(path)).body).toMatchObject({ auth_method: 'client_secret_basic', jwks_uri: null });
  await page.goto(await deploymentPage(world, path));
  await page.getByText('The application cannot authenticate until it gets one.').waitFor();
  expect(offences).toEqual({ requests: [], errors: [] });
});

describe.each([true, false])('The preview of the page of consent with JavaScript: %s', (javaScriptEnabled) => {
  it('shows what was entered, stores nothing, and is not there for an application of the product', async () => {
    const world = await createWorld();
    await addResource(world);
    const { body } = await world.backend.post('/oauth-applications', {
      type: 'web',
      name: 'Portal',
      redirect_uris: [REDIRECT_URI],
    });
    const operator = await signedInOperator();
    const { page, offences } = await operator.open(openPage, { javaScriptEnabled });
    await page.goto(await deploymentPage(world, `/oauth-application-settings/${body.id}`));
    const shown = page.frameLocator('iframe');
    await shown.getByRole('heading', { level: 1 }).getByText('Portal asks for access').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Parcels <img src=x onerror=alert(1)>');
    await page.getByLabel('invoices:read').check();
    await page.getByLabel('URL of the website').fill('javascript:alert(1)');
    await press(page, 'Preview');
    await page.getByText('Nothing is stored yet.').waitFor();
    await shown.getByRole('heading', { level: 1 }).getByText('Parcels <img src=x onerror=alert(1)>').waitFor();
    await shown.getByText('Read your invoices').waitFor();
    expect(await shown.locator('img').count()).toBe(0);
    expect((await world.backend.get(`/oauth-applications/${body.id}`)).body).toMatchObject({ name: 'Portal' });
    await page.getByLabel('It is part of your product').check();
    await press(page, 'Preview');
    expect(await page.locator('iframe').count()).toBe(0);
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});

it('A field of the settings that stays is not sent, so that an application can be changed after its deployment has', async () => {
  const world = await createWorld();
  const { body } = await world.backend.post('/oauth-applications', {
    type: 'web',
    name: 'Portal',
    redirect_uris: ['http://localhost:3000/callback'],
  });
  await world.services.database.rows
    .updateTable('deployment')
    .set({ mode: 'production' })
    .where('id', '=', world.id)
    .execute();
  const operator = await signedInOperator();
  const { page } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, `/oauth-application-settings/${body.id}`));
  await page.getByLabel('Description').fill('For customers');
  await press(page, 'Save');
  await page.getByRole('status').getByText('Saved').waitFor();
  expect((await world.backend.get(`/oauth-applications/${body.id}`)).body.description).toBe('For customers');
});

it('The list is searched and filtered, and has pages', async () => {
  const world = await createWorld();
  const add = (fields: object) =>
    world.backend.post('/oauth-applications', { redirect_uris: [REDIRECT_URI], ...fields });
  for (let n = 1; n <= 51; n += 1) await add({ type: 'browser', name: `Map ${n}` });
  const { body } = await add({ type: 'web', name: 'Portal', description: 'For customers' });
  await world.backend.post('/oauth-applications', { type: 'machine', name: 'Export', is_active: false });
  const operator = await signedInOperator();
  const { page } = await operator.open(openPage);
  const titles = () => page.getByRole('main').locator('.row-title strong').allInnerTexts();
  await page.goto(await deploymentPage(world, '/oauth-applications'));
  expect((await titles()).slice(0, 3)).toEqual(['Export', 'Portal', 'Map 51']);
  await page.getByRole('link', { name: 'Show more' }).click();
  expect(await titles()).toEqual(['Map 3', 'Map 2', 'Map 1']);
  await page.getByLabel('Type').selectOption('MACHINE');
  await press(page, 'Apply');
  expect(await titles()).toEqual(['Export']);
  await page.getByLabel('State').selectOption('active');
  await press(page, 'Apply');
  await page.getByText('No application matches').waitFor();
  await page.getByLabel('Type').selectOption('');
  await press(page, 'Apply');
  await page.getByRole('main').getByRole('searchbox').fill('customers');
  await press(page, 'Search');
  expect(await titles()).toEqual(['Portal']);
  // The search keeps the filter.
  expect(await page.getByLabel('State').inputValue()).toBe('active');
  await page.getByRole('main').getByRole('searchbox').fill(body.id);
  await press(page, 'Search');
  expect(await titles()).toEqual(['Portal']);
  for (const search of ['portal', body.id]) {
    await page.goto(await deploymentPage(world, `/find?search=${search}`));
    if (search === 'portal') await page.getByRole('main').getByRole('link', { name: 'Portal' }).click();
    expect(new URL(page.url()).pathname).toContain(`/oauth-applications/${body.id}`);
  }
});

it('An application of an organization is created without what it cannot have, and gets roles of the organization', async () => {
  const world = await createWorld();
  await addResource(world, { available_to_organizations: true });
  await addResource(world, { identifier: 'https://api.example.com/internal', name: 'Internal' });
  const organization = await world.backend.post('/organizations', { name: 'Northwind' });
  const role = await world.backend.post(`/organizations/${organization.body.id}/roles`, {
    name: 'Accountant',
    permissions: ['invoices:read'],
  });
  const operator = await signedInOperator();
  const { page, offences } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, '/new-oauth-application'));
  await page.getByLabel('ID of the organization').fill('northwind');
  await press(page, 'Choose');
  await page.getByText('The organization does not exist.').waitFor();
  await page.getByLabel('ID of the organization').fill(organization.body.id);
  await press(page, 'Choose');
  await page.getByText('The application will belong to the organization Northwind.').waitFor();
  await page.getByRole('link', { name: 'Web application' }).click();
  await page.getByText('The application will belong to the organization Northwind.').waitFor();
  expect(await page.getByLabel('It is part of your product').count()).toBe(0);
  await page.getByRole('link', { name: 'Where does it run?' }).click();
  await page.getByRole('link', { name: 'Machine' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Nightly export');
  expect(await page.getByText('Internal').count()).toBe(0);
  // The host of the API is not offered either.
  expect(await page.getByLabel('users:read').count()).toBe(0);
  await page.getByLabel('invoices:read').check();
  await press(page, 'Create application');
  const id = await page.locator('dt:text-is("Client ID") + dd code').innerText();
  const stored = async () => (await world.backend.get(`/oauth-applications/${id}`)).body;
  expect(await stored()).toMatchObject({ organization_id: organization.body.id });

  await page.goto(await deploymentPage(world, `/oauth-application-settings/${id}`));
  await page.getByRole('group', { name: 'Roles in the organization' }).getByLabel('Accountant').check();
  await press(page, 'Save');
  await page.getByRole('status').getByText('Saved').waitFor();
  expect(await stored()).toMatchObject({ roles: [{ id: role.body.id }] });
  await page.getByLabel('Description').fill('For the accountants');
  await press(page, 'Save');
  await page.goto(await deploymentPage(world, `/oauth-applications/${id}`));
  await page.locator('dt:text-is("Roles in the organization") + dd').getByText('Accountant').waitFor();
  await page.locator('dt:text-is("Organization") + dd').getByRole('link', { name: 'Northwind' }).click();
  await page.getByRole('heading', { level: 1, name: 'Northwind' }).waitFor();

  await world.backend.post('/oauth-applications', { type: 'machine', name: 'Import' });
  await page.goto(await deploymentPage(world, '/oauth-applications'));
  const rows = page.getByRole('main').locator('.row');
  expect(await rows.count()).toBe(2);
  await page.getByLabel('ID of the organization').fill(organization.body.id);
  await press(page, 'Apply');
  expect(await rows.count()).toBe(1);
  await rows.getByText('Northwind').waitFor();
  await page.goto(await deploymentPage(world, '/oauth-applications?organization=none'));
  await page.getByText('No application matches').waitFor();
  expect(offences).toEqual({ requests: [], errors: [] });
});

it('Applications list the hosts of this service: machines the API, and others the account of the user', async () => {
  const world = await createWorld();
  await addResource(world);
  const operator = await signedInOperator();
  const { page, offences } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, '/new-oauth-application?type=MACHINE'));
  await page.getByLabel('Name', { exact: true }).fill('Nightly export');
  const api = page.getByRole('group', { name: 'The API of this service' });
  await api.getByRole('group', { name: 'People' }).getByLabel('users:read').check();
  expect(await page.getByLabel('account:read').count()).toBe(0);
  await press(page, 'Create application');
  const id = await page.locator('dt:text-is("Client ID") + dd code').innerText();
  const secret = await page.locator('.secrets code').innerText();
  const [{ identifier: host } = { identifier: '' }] = (await world.backend.get(`/oauth-applications/${id}`)).body
    .resources;
  const configuration = await client.discovery(new URL(issuerOf(world)), id, {}, client.ClientSecretBasic(secret), {
    [client.customFetch]: deploymentFetch(world),
  });
  const { scope } = await client.clientCredentialsGrant(configuration, { resource: host, scope: 'users:read' });
  expect(scope).toBe('users:read');
  await page.goto(await deploymentPage(world, `/oauth-application-settings/${id}`));
  await api.getByLabel('users:read').uncheck();
  await api.getByLabel('users:write').check();
  await press(page, 'Save');
  await page.getByRole('status').getByText('Saved').waitFor();
  expect((await world.backend.get(`/oauth-applications/${id}`)).body.resources).toEqual([
    { identifier: host, scopes: ['users:write'] },
  ]);
  // A search among the resources finds the host by its name only.
  await page.goto(await deploymentPage(world, '/new-oauth-application?type=WEB&resource=invoices'));
  await page.getByLabel('invoices:read').waitFor();
  expect(await page.getByLabel('account:read').count()).toBe(0);

  await page.goto(await deploymentPage(world, '/new-oauth-application?type=BROWSER'));
  await page.getByLabel('Name', { exact: true }).fill('Map');
  await page.getByLabel('Redirect URIs').fill(REDIRECT_URI);
  expect(await page.getByLabel('users:read').count()).toBe(0);
  const account = page.getByRole('group', { name: 'The account of the user' });
  await account.getByLabel('account:read').check();
  await account.getByText('See your account: name, email addresses').waitFor();
  await press(page, 'Create application');
  const map = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect((await world.backend.get(`/oauth-applications/${map}`)).body.resources).toEqual([
    { identifier: issuerOf(world), scopes: ['account:read'] },
  ]);
  await page.goto(await deploymentPage(world, `/oauth-application-settings/${map}`));
  await page.frameLocator('iframe').getByText('See your account: name, email addresses').waitFor();
  expect(offences).toEqual({ requests: [], errors: [] });
});

it('The settings keep the scopes of a chosen organization and of workspaces', async () => {
  const world = await createWorld();
  const scopes = ['openid', 'organization', 'workspaces', 'offline_access'];
  const { body } = await world.backend.post('/oauth-applications', {
    type: 'web',
    name: 'Portal',
    redirect_uris: [REDIRECT_URI],
    scopes: scopes as never,
  });
  const operator = await signedInOperator();
  const { page } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, `/oauth-application-settings/${body.id}`));
  await page.getByRole('group', { name: 'Scopes of OpenID Connect' }).getByLabel('email').check();
  await press(page, 'Save');
  await page.getByRole('status').getByText('Saved').waitFor();
  const stored = await world.backend.get(`/oauth-applications/${body.id}`);
  expect(stored.body.scopes).toEqual(['openid', 'email', 'organization', 'workspaces', 'offline_access']);
});

it('Support sees applications and resources, and changes nothing', async () => {
  const world = await createWorld();
  const resource = await addResource(world);
  const { body } = await world.backend.post('/oauth-applications', {
    type: 'web',
    name: 'Portal',
    redirect_uris: [REDIRECT_URI],
  });
  const support = await signedInOperator({ role: 'support' });
  const paths = [
    '/oauth-applications',
    `/oauth-applications/${body.id}`,
    `/oauth-application-settings/${body.id}`,
    '/oauth-resources',
    `/oauth-resources/${resource.body.id}`,
  ];
  for (const path of paths) {
    const { status, text } = await support.page(`/${world.id}${path}`);
    expect([path, status]).toEqual([path, 200]);
    // Only the account menu has a form.
    expect([path, text.match(/<form method="post"/g)?.length]).toEqual([path, 1]);
    expect(text).not.toContain('/new-oauth-');
  }
  for (const path of ['/new-oauth-application', '/new-oauth-resource'])
    expect((await support.page(`/${world.id}${path}`)).status).toBe(403);
  const actions = { '/oauth-applications/': 'erase', '/oauth-application-settings/': 'save' };
  for (const [path, action] of Object.entries(actions))
    expect((await support.page(`/${world.id}${path}${body.id}`, { form: { action } })).status).toBe(403);
});

it('The page of a user and the audit log lead to the page of an application', async () => {
  const world = await createHostedWorld();
  const browser = await openSignedUpBrowser(world, 'ada@example.com');
  const { body } = await world.backend.post('/oauth-applications', {
    type: 'web',
    name: 'Portal',
    redirect_uris: [REDIRECT_URI],
  });
  await addGrant(world, { userId: browser.userId, applicationId: body.id });
  const operator = await signedInOperator();
  const { page } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, `/user-applications/${browser.userId}`));
  await page.getByRole('main').getByRole('link', { name: 'Portal' }).click();
  await page.getByRole('heading', { level: 1, name: 'Portal' }).waitFor();
  await page.goto(await deploymentPage(world, '/audit-log?about=oauth_application'));
  await page.getByRole('main').getByRole('link', { name: 'Portal' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Portal' }).waitFor();
});

it('A client that was not registered shows its document, keeps what it decides, and can be disabled', async () => {
  const world = await createWorld();
  const metadataUrl = 'https://editor.example.com/client.json';
  const client = {
    type: 'native',
    authMethod: 'none',
    name: 'Editor',
    registration: 'metadata_document',
    metadataUrl,
  } as const;
  const { id } = await addApplication(world, client);
  const operator = await signedInOperator();
  const { page, offences } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, '/oauth-applications'));
  await page.getByText('Not registered').waitFor();
  await page.goto(await deploymentPage(world, `/oauth-applications/${id}`));
  await page.getByRole('link', { name: metadataUrl }).waitFor();
  await expectAccessible(page, 'console-oauth-application-unregistered');
  await page.goto(await deploymentPage(world, `/oauth-application-settings/${id}`));
  expect(await page.getByLabel('Name', { exact: true }).count()).toBe(0);
  await page.getByLabel('Access tokens, in seconds').fill('600');
  await press(page, 'Save');
  await page.getByRole('status').getByText('Saved').waitFor();
  const stored = (await world.backend.get(`/oauth-applications/${id}`)).body;
  expect(stored).toMatchObject({ name: 'Editor', access_token_lifetime: 600, metadata_url: metadataUrl });
  expect(offences).toEqual({ requests: [], errors: [] });
});

it('The pages of applications are accessible', async () => {
  const world = await createWorld();
  const operator = await signedInOperator();
  const { page, offences } = await operator.open(openPage);
  const check = async (path: string, name: string) => {
    await page.goto(await deploymentPage(world, path));
    await expectAccessible(page, `console-oauth-${name}`);
  };
  await check('/oauth-applications', 'none');
  await check('/new-oauth-application?type=WEB', 'new-without-resources');
  await addResource(world);
  await addResource(world, { identifier: 'https://api.example.com/parcels', name: 'Parcels', scopes: [] });
  const add = (fields: object) => world.backend.post('/oauth-applications', fields);
  await add({ type: 'machine', name: 'Nightly export', is_active: false });
  const native = await add({ type: 'native', name: 'Field notes', redirect_uris: ['com.example.notes:/callback'] });
  const { body } = await add({
    type: 'web',
    name: 'Customer portal',
    description: 'Where customers see their orders',
    redirect_uris: [REDIRECT_URI, 'https://portal.example.com/callback'],
    is_first_party: true,
    resources: [{ identifier: API, scopes: ['invoices:read'] }],
  });
  await world.backend.post(`/oauth-applications/${body.id}/secrets`, {});
  await check('/oauth-applications', 'list');
  await check('/new-oauth-application', 'types');
  await check('/new-oauth-application?type=WEB', 'new');
  await check('/new-oauth-application?type=MACHINE', 'new-machine');
  await check(`/oauth-applications/${body.id}`, 'application');
  await check(`/oauth-applications/${native.body.id}`, 'native');
  await check(`/oauth-application-settings/${body.id}`, 'settings');
  await page.goto(await deploymentPage(world, '/new-oauth-application?type=WEB'));
  await page.getByLabel('Name', { exact: true }).fill('Help desk');
  await page.getByLabel('Redirect URIs').fill('http://help.example.com/callback');
  await press(page, 'Create application');
  await expectAccessible(page, 'console-oauth-failed');
  await page.getByLabel('Redirect URIs').fill('https://help.example.com/callback');
  await press(page, 'Create application');
  await expectAccessible(page, 'console-oauth-created');
  expect(offences).toEqual({ requests: [], errors: [] });
});

it('The pages of applications of organizations are accessible', async () => {
  const world = await createWorld();
  const organization = await world.backend.post('/organizations', { name: 'Northwind' });
  const { body } = await world.backend.post('/oauth-applications', {
    type: 'machine',
    name: 'Reports',
    organization_id: organization.body.id,
  });
  const operator = await signedInOperator();
  const { page, offences } = await operator.open(openPage);
  const check = async (path: string, name: string) => {
    await page.goto(await deploymentPage(world, path));
    await expectAccessible(page, `console-oauth-${name}`);
  };
  await check(`/new-oauth-application?type=WEB&organization=${organization.body.id}`, 'new-of-organization');
  await check(`/oauth-applications/${body.id}`, 'of-organization');
  await check(`/oauth-application-settings/${body.id}`, 'settings-of-organization');
  expect(offences).toEqual({ requests: [], errors: [] });
});

it('Buttons copy the values that developers need', async () => {
  const world = await createWorld();
  const { body } = await world.backend.post('/oauth-applications', {
    type: 'browser',
    name: 'Map',
    redirect_uris: [REDIRECT_URI],
  });
  const operator = await signedInOperator();
  const { page } = await operator.open(openPage);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(await deploymentPage(world, `/oauth-applications/${body.id}`));
  await page.getByRole('button', { name: 'Copy Client ID' }).click();
  await page.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(body.id);
  await page.getByRole('button', { name: 'Copy Example with openid-client' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('client.None()');
});
