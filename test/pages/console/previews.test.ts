import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser.ts';
import { deploymentPage, signedInOperator } from '../../support/console.ts';
import { expectAccessible } from '../../support/hosted-pages.ts';
import { press } from '../../support/profile-pages.ts';
import { createWorld } from '../../support/world.ts';

const openPage = useBrowser();

const MESSAGE = '/settings/messages/sign_in_link';
const HOSTILE = '<img src=x onerror=alert(1)>';

describe.each([true, false])('The preview of a message with JavaScript: %s', (javaScriptEnabled) => {
  it('shows the texts that were entered, as a mail with its styles and as text', async () => {
    const world = await createWorld();
    await world.backend.patch('/settings/ui', {
      app_name: 'Northwind',
      light_mode_settings: { primary_color: '#7a1fa2' },
    });
    const operator = await signedInOperator();
    const { page, offences } = await operator.open(openPage, { javaScriptEnabled });
    await page.goto(await deploymentPage(world, `${MESSAGE}?language=en`));
    const mail = page.frameLocator('iframe');
    const link = mail.locator('a.label');
    expect(await link.textContent()).toBe(await page.getByLabel('Button').inputValue());
    expect(await link.evaluate((element) => getComputedStyle(element).display)).toBe('inline-block');
    const background = await mail.locator('td.button').evaluate((cell) => getComputedStyle(cell).backgroundColor);
    expect(background).toBe('rgb(122, 31, 162)');
    await page.getByLabel('Paragraphs').fill(`Welcome back. ${HOSTILE}`);
    await page.getByLabel('Button').fill('Open Northwind');
    await press(page, 'Preview');
    await page.getByText('Nothing is stored yet.').waitFor();
    expect(await link.textContent()).toBe('Open Northwind');
    await mail.locator('p', { hasText: 'Welcome back.' }).getByText(HOSTILE).waitFor();
    expect(await mail.locator('img').count()).toBe(0);
    await page.getByText('As text').click();
    await page.locator('pre.code-block', { hasText: 'Welcome back.' }).waitFor();
    expect(await page.getByLabel('Button').inputValue()).toBe('Open Northwind');
    const { body } = await world.backend.get(MESSAGE.replace('/messages/', '/email/templates/'));
    expect(JSON.stringify(body)).not.toContain('Welcome back.');
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});

describe.each([true, false])('The preview of the sign-in page with JavaScript: %s', (javaScriptEnabled) => {
  it('shows the name and colors that were entered, and stores nothing', async () => {
    const world = await createWorld();
    const operator = await signedInOperator();
    const { page, offences } = await operator.open(openPage, { javaScriptEnabled });
    await page.goto(await deploymentPage(world, '/settings/pages'));
    const shown = page.frameLocator('iframe');
    await shown.getByRole('textbox', { name: 'Email address' }).waitFor();
    await page.getByLabel('Name of the application').fill(`Contoso ${HOSTILE}`);
    await page.locator('[name="lightModeSettings.primaryColor"]').fill('#7a1fa2');
    await press(page, 'Preview');
    await page.getByText('With the values of this form.').waitFor();
    expect(await shown.locator('h1').textContent()).toContain(`Contoso ${HOSTILE}`);
    const button = shown.locator('button.is-main').first();
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(122, 31, 162)');
    expect((await world.backend.get('/settings/ui')).body.app_name).not.toContain('Contoso');
    await press(page, 'Save');
    await page.getByText('The settings were saved.').waitFor();
    expect((await world.backend.get('/settings/ui')).body.app_name).toContain('Contoso');
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('shows the ways to sign in that were chosen', async () => {
    const world = await createWorld();
    const operator = await signedInOperator();
    const { page, offences } = await operator.open(openPage, { javaScriptEnabled });
    await page.goto(await deploymentPage(world, '/settings/sign-in'));
    const shown = page.frameLocator('iframe');
    await shown.locator('button.is-main').waitFor();
    const passkey = page.locator('[name="authenticationFactors.passkey.enabled"]');
    const wasShown = (await shown.locator('[data-run="passkey-sign-in"]').count()) > 0;
    expect(wasShown).toBe(await passkey.isChecked());
    await passkey.setChecked(!wasShown);
    await press(page, 'Preview');
    await page.getByText('With the values of this form.').waitFor();
    expect((await shown.locator('[data-run="passkey-sign-in"]').count()) > 0).toBe(!wasShown);
    expect(await page.getByRole('link', { name: 'sign-in page' }).getAttribute('href')).toContain(world.frontendHost);
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});

it('A preview takes no color that is none, and is not for a role that cannot change the settings', async () => {
  const world = await createWorld();
  const path = `/${world.id}/settings/pages`;
  const form = { action: 'preview', 'lightModeSettings.primaryColor': 'red;}</style><script>alert(1)</script>' };
  const { text, status } = await (await signedInOperator()).page(path, { form });
  expect(status).toBe(200);
  expect(text).not.toContain('<script>alert(1)');
  const auditor = await signedInOperator({ role: 'auditor' });
  expect((await auditor.page(path, { form })).status).toBe(403);
});

it('The frame of a preview has no permission, and its page allows only the styles and images of the mail', async () => {
  const world = await createWorld();
  await world.backend.patch('/settings/ui', { logo_image_url: 'https://images.northwind.example/logo.png' });
  const auditor = await signedInOperator({ role: 'auditor' });
  const { text, headers } = await auditor.page(`/${world.id}${MESSAGE}`);
  expect(text).toMatch(/<iframe sandbox="" title="Preview" srcdoc="/);
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/style-src 'self' 'nonce-[^']+' 'unsafe-hashes' 'sha256-/);
  expect(policy).toMatch(/img-src 'self' data: https:\/\/images\.northwind\.example;/);
  expect(policy).not.toMatch(/unsafe-inline|frame-src/);
  const other = await auditor.page(`/${world.id}/settings/messages`);
  expect(String(other.headers['content-security-policy'])).not.toContain('unsafe-hashes');
});

it('The previews are accessible', async () => {
  const world = await createWorld();
  const operator = await signedInOperator();
  const { page, offences } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, `${MESSAGE}?language=de`));
  await expectAccessible(page, 'console-message-preview');
  await page.goto(await deploymentPage(world, '/settings/pages'));
  await expectAccessible(page, 'console-sign-in-preview');
  expect(offences).toEqual({ requests: [], errors: [] });
});
