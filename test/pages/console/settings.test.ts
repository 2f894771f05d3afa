import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser.ts';
import { deploymentPage, signedInOperator } from '../../support/console.ts';
import { expectAccessible } from '../../support/hosted-pages.ts';
import { press } from '../../support/profile-pages.ts';
import { createWorld } from '../../support/world.ts';

const openPage = useBrowser();

describe.each([true, false])('The settings of a deployment with JavaScript: %s', (javaScriptEnabled) => {
  it('are changed in the console, and take effect at once', async () => {
    const world = await createWorld();
    const operator = await signedInOperator();
    const { page, offences } = await operator.open(openPage, { javaScriptEnabled });
    await page.goto(await deploymentPage(world, '/settings'));
    await page.getByRole('link', { name: 'Sign-in', exact: true }).click();
    await page.getByRole('heading', { name: 'Ways to sign in' }).waitFor();
    await page.getByLabel('Longest sign-in, in seconds').fill('7200');
    // A setting of phone numbers, which users do not have.
    await page.getByRole('checkbox', { name: 'Send codes by SMS' }).check();
    await press(page, 'Save');
    await page.getByRole('status').getByText('The settings were saved.').waitFor();
    await page.getByText('phone.sms_verification_allowed has no effect').first().waitFor();
    const { body } = await world.backend.get('/settings/auth');
    expect(body).toMatchObject({
      phone: { enabled: false, sms_verification_allowed: true },
      session_validity_period: 7200,
    });
    expect(body.email).toMatchObject({ enabled: true, required: true });
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});

it('A setting that another person changed meanwhile is not overwritten, and the page shows both values', async () => {
  const world = await createWorld();
  const operator = await signedInOperator();
  const { page } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, '/settings/pages'));
  await page.getByLabel('Name of the application').fill('Northwind Traders');
  await world.backend.patch('/settings/ui', { app_name: 'Contoso' });
  await press(page, 'Save');
  await page.getByRole('alert').getByText('The settings were changed meanwhile').waitFor();
  await page.getByText('Stored now: Contoso').waitFor();
  expect(await page.getByLabel('Name of the application').inputValue()).toBe('Northwind Traders');
  expect((await world.backend.get('/settings/ui')).body.app_name).toBe('Contoso');
  await press(page, 'Save');
  await page.getByText('The settings were saved.').waitFor();
  expect((await world.backend.get('/settings/ui')).body.app_name).toBe('Northwind Traders');
});

it('A value outside of its bounds is marked at its field, and the other entries stay', async () => {
  const world = await createWorld();
  const operator = await signedInOperator();
  const path = `/${world.id}/settings/mail`;
  const form = { action: 'save', host: 'smtp.example.com', port: '99999', username: '', password: 'top secret' };
  const { status, text } = await operator.page(path, { form: { ...form, fromEmail: 'not an address' } });
  expect(status).toBe(400);
  expect(text).toMatch(/id="port-error"/);
  expect(text).toMatch(/id="fromEmail-error"/);
  expect(text).toContain('value="smtp.example.com"');
  expect(text).not.toContain('top secret');
});

it('An auditor sees the settings and cannot change them', async () => {
  const world = await createWorld();
  const auditor = await signedInOperator({ role: 'auditor' });
  const { page } = await auditor.open(openPage);
  await page.goto(await deploymentPage(world, '/settings/organizations'));
  await page.getByText('Your role can read these settings and not change them.').waitFor();
  expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0);
  const before = (await world.backend.get('/settings/b2b')).body;
  const form = { action: 'save', version: '1', checkboxes: 'organizationsEnabled,workspacesEnabled' };
  expect((await auditor.page(`/${world.id}/settings/organizations`, { form })).status).toBe(403);
  expect((await world.backend.get('/settings/b2b')).body).toEqual(before);
});

it('The pages of settings are accessible', async () => {
  const world = await createWorld();
  await world.backend.post('/settings/restrictions/blocklist', { value: 'spam.example' });
  await world.backend.post('/settings/email/smtp', {
    host: 'smtp.northwind.example',
    port: 587,
    username: 'northwind',
    password: 'a password',
    from_email: 'no-reply@northwind.example',
    use_tls: true,
  });
  const provider = { kind: 'google', client_id: 'northwind', client_secret: 'a secret' };
  expect((await world.backend.post('/settings/social-connections', provider)).status).toBe(201);
  const operator = await signedInOperator();
  const { page, offences } = await operator.open(openPage);
  const paths = [
    '',
    '/sign-in',
    '/pages',
    '/organizations',
    '/restrictions',
    '/mail',
    '/origins',
    '/social',
    '/messages',
  ];
  for (const path of [...paths, '/social/google', '/add-provider?kind=OAUTH2', '/messages/sign_in_link?language=de']) {
    await page.goto(await deploymentPage(world, `/settings${path}`));
    await expectAccessible(page, `console-settings${path.replaceAll(/\W/g, '-')}`);
  }
  expect(offences).toEqual({ requests: [], errors: [] });
});
