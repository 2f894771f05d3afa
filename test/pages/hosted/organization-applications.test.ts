import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser, openVerifiedBrowser, PASSWORD } from '../../support/accounts.ts';
import { useBrowser } from '../../support/browser.ts';
import type { BrowserClient } from '../../support/clients.ts';
import {
  createHostedWorld,
  describedBy,
  expectAccessible,
  type HostedWorld,
  recordOffences,
} from '../../support/hosted-pages.ts';
import { openMenu } from '../../support/menus.ts';
import { addApplication, INVOICES } from '../../support/oauth-applications.ts';
import { addMember, roleNamed } from '../../support/organizations.ts';
import { PageBrowser } from '../../support/page-forms.ts';
import { press, signPageIn, unfold } from '../../support/profile-pages.ts';
import { backdateAuthentication } from '../../support/sign-in.ts';

const openPage = useBrowser();
const PROFILE = '/organization-profile';
const PORTAL = { type: 'web', name: 'Portal', redirect_uris: ['https://portal.example.com/callback'] };

/** Ada's organization, in which she manages everything, and a resource for its applications. */
async function createCompany() {
  const world = await createHostedWorld();
  const ada = await openVerifiedBrowser(world);
  const id: string = (await ada.post('/organizations', { name: 'Analytical Engines' })).body.data.id;
  const resource = { ...INVOICES, available_to_organizations: true };
  expect((await world.backend.post('/oauth-resources', resource)).status).toBe(201);
  const path = (page: string, parameters = '') => `${PROFILE}/${page}?organization=${id}${parameters}`;
  const applications = `/organizations/${id}/oauth-applications` as const;
  const create = async (fields: object = PORTAL) => (await ada.post(applications, fields)).body.data;
  return { world, ada, id, path, create, applications };
}

async function openAt(world: HostedWorld, client: BrowserClient, path: string, javaScriptEnabled = true) {
  const page = await openPage({ javaScriptEnabled });
  await signPageIn(page, world, client);
  const offences = recordOffences(page, [world.url]);
  await page.goto(world.url + path);
  return { page, offences };
}

const isShown = (page: Page, text: string) => page.getByText(text).first().waitFor();

describe('The applications of an organization', () => {
  it.each([true, false])(
    'are created with a secret that is shown once, used and deleted, with JavaScript: %s',
    async (javaScriptEnabled) => {
      const { world, ada, path, applications } = await createCompany();
      const { page, offences } = await openAt(world, ada, path('members'), javaScriptEnabled);
      const sections = page.getByRole('navigation', { name: 'Pages of the organization' });
      await sections.getByRole('link', { name: 'Applications' }).click();
      await isShown(page, 'No application yet');
      if (javaScriptEnabled) await expectAccessible(page, 'organization-applications-empty');
      await page.getByRole('link', { name: 'New application' }).click();
      if (javaScriptEnabled) await expectAccessible(page, 'organization-application-types');
      await page.getByRole('link', { name: 'Web application' }).click();
      await page.getByLabel('Name', { exact: true }).fill('Customer portal');
      await page
        .getByLabel('Redirect URIs')
        .fill('https://portal.example.com/callback\nhttps://portal.example.com/other');
      const invoices = page.getByRole('group', { name: 'Access to Invoices' });
      await invoices.getByRole('checkbox', { name: 'invoices:read' }).check();
      if (javaScriptEnabled) await expectAccessible(page, 'organization-application-new');
      await press(page, 'Create application');
      await page.getByRole('heading', { name: 'Customer portal is ready' }).waitFor();
      if (javaScriptEnabled) await expectAccessible(page, 'organization-application-secret');
      const secret = await page.locator('.secrets code').innerText();
      expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(javaScriptEnabled ? 1 : 0);
      const created = (await ada.get(applications)).body.data[0];
      expect(created).toMatchObject({
        name: 'Customer portal',
        type: 'web',
        redirect_uris: ['https://portal.example.com/callback', 'https://portal.example.com/other'],
        scopes: ['openid', 'profile', 'email'],
        resources: [{ identifier: INVOICES.identifier, scopes: ['invoices:read'] }],
      });
      await page.getByRole('link', { name: 'Continue' }).click();
      await isShown(page, created?.id ?? 'no id');
      expect(await page.getByRole('main').innerText()).not.toContain(secret);
      const { issuer } = JSON.parse((await world.page('/.well-known/openid-configuration')).text);
      await page.getByText(issuer, { exact: true }).waitFor();

      await unfold(page, 'Delete');
      await page.getByLabel('To confirm, enter the name').fill('Another name');
      await press(page, 'Delete application');
      await isShown(page, 'The name does not match.');
      await page.getByLabel('To confirm, enter the name').fill('Customer portal');
      await press(page, 'Delete application');
      await isShown(page, 'The application was deleted.');
      expect((await ada.get(applications)).body.data).toEqual([]);
      expect(offences).toEqual({ requests: [], errors: [] });
    },
  );

  it('are changed, disabled and enabled on their pages, without JavaScript as well', async () => {
    const { world, ada, path, create, applications } = await createCompany();
    const { id } = await create();
    const read = async () => (await ada.get(`${applications}/${id}`)).body.data;
    const { page, offences } = await openAt(world, ada, path('applications'), false);
    await page.getByRole('link', { name: 'Portal' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Shop');
    await page.getByLabel('URL of the website').fill('https://shop.example.com/');
    await page.getByRole('checkbox', { name: 'phone' }).check();
    const invoices = page.getByRole('group', { name: 'Access to Invoices' });
    await invoices.getByRole('checkbox', { name: 'May get access tokens' }).check();
    await press(page, 'Save');
    await isShown(page, 'The changes were saved.');
    expect(await read()).toMatchObject({
      name: 'Shop',
      website_url: 'https://shop.example.com/',
      redirect_uris: PORTAL.redirect_uris,
      scopes: ['openid', 'profile', 'email', 'phone'],
      resources: [{ identifier: INVOICES.identifier, scopes: [] }],
    });
    expect(await invoices.getByRole('checkbox', { name: 'May get access tokens' }).isChecked()).toBe(true);
    await unfold(page, 'Disable');
    await press(page, 'Disable application');
    await isShown(page, 'The application was disabled.');
    expect(await read()).toMatchObject({ is_active: false });
    await press(page, 'Enable application');
    await isShown(page, 'The application was enabled.');
    expect(await read()).toMatchObject({ is_active: true });
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('get another secret, which replaces the first', async () => {
    const { world, ada, path, create, applications } = await createCompany();
    const { id, secret: first } = await create();
    const { page, offences } = await openAt(world, ada, path('application', `&application=${id}`));
    await expectAccessible(page, 'organization-application');
    await unfold(page, 'New secret');
    await page.getByLabel('The present secret').selectOption({ label: 'expires in one day' });
    await press(page, 'Create secret');
    await page.getByRole('heading', { name: 'The new secret of Portal' }).waitFor();
    const second = await page.locator('.secrets code').innerText();
    expect(second).not.toBe(first);
    await page.getByRole('link', { name: 'Continue' }).click();
    await isShown(page, 'Delete one of the two secrets to create another.');
    await isShown(page, 'Being replaced');
    const { secrets } = (await ada.get(`${applications}/${id}`)).body.data;
    expect(secrets.map(({ expires_at }) => expires_at === null)).toEqual([false, true]);
    await openMenu(page, `Manage ${secrets[0]?.hint}`, 'Delete secret');
    await expectAccessible(page, 'organization-application-secrets');
    await press(page, /^Delete secret/);
    await isShown(page, 'The secret was deleted.');
    const left = (await ada.get(`${applications}/${id}`)).body.data.secrets;
    expect(left.map((each) => each.id)).toEqual([secrets[1]?.id]);
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('are machines with roles of the organization', async () => {
    const { world, ada, path, applications } = await createCompany();
    const { page } = await openAt(world, ada, path('new-application', '&type=MACHINE'));
    expect(await page.getByLabel('Redirect URIs').count()).toBe(0);
    await page.getByLabel('Name', { exact: true }).fill('Nightly import');
    const roles = page.getByRole('group', { name: 'Its roles in the organization' });
    await roles.getByRole('checkbox', { name: 'Member' }).check();
    await expectAccessible(page, 'organization-machine-new');
    await press(page, 'Create application');
    await page.getByRole('heading', { name: 'Nightly import is ready' }).waitFor();
    const [created] = (await ada.get(applications)).body.data;
    expect(created).toMatchObject({ type: 'machine', roles: [{ name: 'Member' }], scopes: [] });
    await page.getByRole('link', { name: 'Continue' }).click();
    expect(await roles.getByRole('checkbox', { checked: true }).count()).toBe(1);
    await roles.getByRole('checkbox', { name: 'Member' }).uncheck();
    await press(page, 'Save');
    await isShown(page, 'The changes were saved.');
    expect((await ada.get(applications)).body.data).toMatchObject([{ roles: [] }]);
  });

  it('of browsers have no secret', async () => {
    const { world, ada, path } = await createCompany();
    const { page } = await openAt(world, ada, path('new-application', '&type=BROWSER'));
    await page.getByLabel('Name', { exact: true }).fill('Dashboard');
    await page.getByLabel('Redirect URIs').fill('https://dashboard.example.com/');
    await press(page, 'Create application');
    await isShown(page, 'The application was created.');
    expect(await page.getByText('Secrets', { exact: true }).count()).toBe(0);
  });

  it('are listed newest first, with their types and whether they are disabled', async () => {
    const { world, ada, path, create } = await createCompany();
    await create();
    await create({ ...PORTAL, name: 'Shop', type: 'browser', is_active: false, description: 'Orders of customers' });
    const { page } = await openAt(world, ada, path('applications'));
    await expectAccessible(page, 'organization-applications');
    expect(await page.locator('.row-title a').allInnerTexts()).toEqual(['Shop', 'Portal']);
    const shop = page.locator('.row').filter({ hasText: 'Shop' });
    expect(await shop.locator('.badge').allInnerTexts()).toEqual(['Single-page application', 'Disabled']);
    await shop.getByText('Orders of customers').waitFor();
  });

  it('say which line of the addresses is not valid, and keep what was entered', async () => {
    const { world, ada, path } = await createCompany();
    const { page } = await openAt(world, ada, path('new-application', '&type=WEB'));
    await page.getByLabel('Name', { exact: true }).fill('Portal');
    const entered = 'https://portal.example.com/callback\nhttp://portal.example.com/other';
    await page.getByLabel('Redirect URIs').fill(entered);
    await page.getByRole('checkbox', { name: 'email' }).uncheck();
    await press(page, 'Create application');
    expect(await page.getByRole('alert').innerText()).toBe('Check the marked fields.');
    expect(await describedBy(page.getByLabel('Redirect URIs'))).toMatch(/Line 2: /);
    expect(await page.getByLabel('Redirect URIs').inputValue()).toBe(entered);
    expect(await page.getByRole('checkbox', { name: 'email' }).isChecked()).toBe(false);
    await expectAccessible(page, 'organization-application-invalid');
  });

  it('are changed after another authentication, once the last is ten minutes old', async () => {
    const { world, ada, path, create } = await createCompany();
    const { id } = await create();
    const { page } = await openAt(world, ada, path('application', `&application=${id}`));
    await backdateAuthentication(world, ada.userId);
    await unfold(page, 'Disable');
    await press(page, 'Disable application');
    expect(new URL(page.url()).pathname).toBe('/user-profile/confirm');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(page, 'Confirm');
    await page.getByRole('heading', { name: 'Portal' }).waitFor();
    await unfold(page, 'Disable');
    await press(page, 'Disable application');
    await isShown(page, 'The application was disabled.');
    await isShown(page, 'The application is disabled');
  });
});

describe('Pages of applications', () => {
  it('are only for members with the right to manage the organization', async () => {
    const { world, ada, id, path, create } = await createCompany();
    const application = await create();
    const grace = await openSignedUpBrowser(world, 'grace@example.com');
    const pages = [
      path('applications'),
      path('new-application', '&type=WEB'),
      path('application', `&application=${application.id}`),
    ];
    const statuses = async (session: string | null) => {
      const responses = [];
      for (const page of pages) responses.push((await world.page(page, { session })).status);
      return responses;
    };
    expect(await statuses(ada.cookie)).toEqual([200, 200, 200]);
    expect(await statuses(grace.cookie)).toEqual([403, 403, 403]);
    await addMember(world, id, grace.userId, [await roleNamed(world, id, 'Member')]);
    expect(await statuses(grace.cookie)).toEqual([403, 403, 403]);
    const general = (await world.page(path('members'), { session: grace.cookie })).text;
    expect(general).not.toContain(`${PROFILE}/applications`);
    expect(await statuses(null)).toEqual([303, 303, 303]);
  });

  it('show no application of another organization or of the deployment', async () => {
    const { world, ada, path, create } = await createCompany();
    const foreign = (await addApplication(world)).id;
    const other = (await ada.post('/organizations', { name: 'Contoso' })).body.data.id;
    const { id } = (await ada.post(`/organizations/${other}/oauth-applications`, PORTAL)).body.data;
    await create({ ...PORTAL, name: 'Own' });
    for (const unknown of [foreign, id, '1', '']) {
      const { status } = await world.page(path('application', `&application=${unknown}`), { session: ada.cookie });
      expect([unknown, status]).toEqual([unknown, 404]);
    }
    const browser = new PageBrowser(world, ada.cookie);
    const { text } = await browser.open(path('applications'));
    expect(text).toContain('Own');
    expect(text).not.toContain('Portal');
  });
});
