import { describe, expect, it } from 'vitest';
import { changeSettings, openSignedUpBrowser, PASSWORD, signIn } from '../../../support/accounts.ts';
import { useBrowser } from '../../../support/browser.ts';
import { createHostedWorld, describedBy, expectAccessible } from '../../../support/hosted-pages.ts';
import { smallPng } from '../../../support/images.ts';
import { press, sendForm, signPageIn, unfold, visitProfile } from '../../../support/profile-pages.ts';
import { backdateAuthentication } from '../../../support/sign-in.ts';

const openPage = useBrowser();
const NAMES = { name: { first_name_enabled: true, last_name_enabled: true }, username: { enabled: true } };
const naturalWidth = (element: unknown) => (element as { readonly naturalWidth: number }).naturalWidth;
const image = async () => ({ name: 'me.png', mimeType: 'image/png', buffer: await smallPng() });

describe.each([true, false])('The profile page with JavaScript: %s', (javaScriptEnabled) => {
  it('changes the names, and shows the errors of an invalid username', async () => {
    const world = await createHostedWorld([NAMES]);
    const { page, offences, open, client } = await visitProfile(openPage, world, { javaScriptEnabled });
    await open();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Username').fill('no spaces allowed');
    await press(page, 'Save');
    expect(await page.title()).toBe('Error: Your profile · Northwind');
    expect(await page.getByLabel('Username').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
    await page.getByLabel('Username').fill('ada');
    await press(page, 'Save');
    await page.getByText('Your changes were saved.').waitFor();
    const { data } = (await (await client()).get('/me')).body;
    expect(data).toMatchObject({ first_name: 'Ada', last_name: null, username: 'ada' });
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('asks for another authentication after ten minutes for another username, not for other names', async () => {
    const world = await createHostedWorld([NAMES]);
    const { page, userId, open, client } = await visitProfile(openPage, world, { javaScriptEnabled });
    await backdateAuthentication(world, userId);
    await open();
    await page.getByLabel('First name').fill('Ada');
    await press(page, 'Save');
    await page.getByText('Your changes were saved.').waitFor();
    const changeUsername = async () => {
      await page.getByLabel('Username').fill('ada');
      await press(page, 'Save');
    };
    await changeUsername();
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(page, 'Confirm');
    await page.getByText('Thank you. Now repeat your change.').waitFor();
    await changeUsername();
    await page.getByText('Your changes were saved.').waitFor();
    expect((await (await client()).get('/me')).body.data).toMatchObject({ first_name: 'Ada', username: 'ada' });
  });

  it('uploads a picture, shows it, and removes it', async () => {
    const world = await createHostedWorld([NAMES]);
    const { page, offences, open, client } = await visitProfile(openPage, world, { javaScriptEnabled });
    await open();
    expect(await page.locator('.image-form .picture').textContent()).toBe('A');
    await page.getByLabel('New picture').setInputFiles(await image());
    await press(page, 'Upload');
    await page.getByText('The image was changed.').waitFor();
    const width = await page.locator('.image-form img.picture').evaluate(naturalWidth);
    expect(width).toBe(40);
    await press(page, 'Remove the picture');
    await page.getByText('The image was removed.').waitFor();
    expect(await page.locator('img').count()).toBe(0);
    expect((await (await client()).get('/me')).body.data.image_url).toBeNull();
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('rejects a file that is no image, and one that is too large', async () => {
    const world = await createHostedWorld();
    const { page, open } = await visitProfile(openPage, world, { javaScriptEnabled });
    await open();
    const text = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('not an image') };
    await page.getByLabel('New picture').setInputFiles(text);
    await press(page, 'Upload');
    await page.getByRole('alert').getByText('Check the marked fields.').waitFor();
    expect(await describedBy(page.getByLabel('New picture'))).toContain('Choose a PNG, JPEG or WebP image.');
    await page.getByLabel('New picture').setInputFiles({ ...text, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
    await press(page, 'Upload');
    await page.getByText('The file is too large.').waitFor();
    expect(await describedBy(page.getByLabel('New picture'))).toContain('The file is too large.');
  });

  it('leads a visitor who is not signed in to the sign-in page and back', async () => {
    const world = await createHostedWorld();
    await visitProfile(openPage, world);
    const page = await openPage({ javaScriptEnabled });
    await page.goto(`${world.url}/user-profile/sessions`);
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(page, 'Sign in');
    expect(page.url()).toBe(`${world.url}/user-profile/sessions`);
  });

  it('signs out', async () => {
    const world = await createHostedWorld();
    const { page, open, client } = await visitProfile(openPage, world, { javaScriptEnabled });
    await open('/sessions');
    await page.getByRole('navigation', { name: 'Account' }).waitFor();
    await page.locator('.side').getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${world.url}/sign-in`);
    expect((await (await client()).get('/me')).status).toBe(401);
  });
});

describe.each([true, false])('The password form with JavaScript: %s', (javaScriptEnabled) => {
  it('changes the password, with the rules as a hint', async () => {
    const world = await createHostedWorld([{ password: { min_length: 12, require_number: true } }]);
    const email = 'ada@example.com';
    const browser = world.browser();
    await browser.post('/auth/signup', { email, password: `${PASSWORD} 1` });
    const page = await openPage({ javaScriptEnabled });
    await signPageIn(page, world, browser);
    await page.goto(`${world.url}/user-profile/security`);
    await unfold(page, 'Change the password');
    await page.getByText('At least 12 characters, with a digit.').waitFor();
    await page.getByLabel('Current password').fill(`${PASSWORD} 1`);
    await page.getByLabel('New password').fill('short');
    await press(page, 'Change the password');
    expect(await page.getByLabel('New password').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Current password').inputValue()).toBe('');
    await page.getByLabel('Current password').fill('a wrong password 1');
    await page.getByLabel('New password').fill('an entirely new passphrase 2');
    await press(page, 'Change the password');
    await page.getByRole('alert').getByText('The sign-in details are wrong.').waitFor();
    await page.getByLabel('Current password').fill(`${PASSWORD} 1`);
    await page.getByLabel('New password').fill('an entirely new passphrase 2');
    await press(page, 'Change the password');
    await page.getByText('Your password was changed.').waitFor();
    expect((await signIn(world.browser(), email, 'an entirely new passphrase 2')).status).toBe(200);
  });

  it('asks for another authentication after ten minutes, and returns to the form', async () => {
    const world = await createHostedWorld();
    const { page, offences, open, userId } = await visitProfile(openPage, world, { javaScriptEnabled });
    await backdateAuthentication(world, userId);
    await open('/security?redirect_url=%2F');
    const change = async () => {
      await unfold(page, 'Change the password');
      await page.getByLabel('Current password').fill(PASSWORD);
      await page.getByLabel('New password').fill('an entirely new passphrase');
      await press(page, 'Change the password');
    };
    await change();
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await press(page, 'Confirm');
    await page.getByRole('alert').getByText('The sign-in details are wrong.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(page, 'Confirm');
    await page.getByText('Thank you. Now repeat your change.').waitFor();
    await page.getByRole('link', { name: 'Back to Northwind' }).waitFor();
    await change();
    await page.getByText('Your password was changed.').waitFor();
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});

describe.each([true, false])('The page of devices with JavaScript: %s', (javaScriptEnabled) => {
  it('signs one other device out, then all others', async () => {
    const world = await createHostedWorld();
    const { page, offences, open, client } = await visitProfile(openPage, world, { javaScriptEnabled });
    const others = [world.browser(), world.browser(), world.browser()];
    for (const other of others) await signIn(other, 'ada@example.com');
    await open('/sessions');
    const items = page.locator('.row');
    expect(await items.count()).toBe(4);
    expect(await items.first().getByText('This device').count()).toBe(1);
    await items.nth(1).getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('The device is signed out.').waitFor();
    expect(await items.count()).toBe(3);
    await press(page, 'Sign out of all other devices');
    await page.getByText('All other devices are signed out.').waitFor();
    expect(await items.count()).toBe(1);
    const statuses = await Promise.all([await client(), ...others].map(async (each) => (await each.get('/me')).status));
    expect(statuses).toEqual([200, 401, 401, 401]);
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});

describe('The profile pages', () => {
  it('are accessible in every mode and width', async () => {
    const world = await createHostedWorld([NAMES]);
    const { page, open } = await visitProfile(openPage, world);
    await open();
    await expectAccessible(page, 'profile');
    await page.getByLabel('New picture').setInputFiles(await image());
    await press(page, 'Upload');
    await expectAccessible(page, 'profile-picture');
    await signIn(world.browser(), 'ada@example.com');
    await open('/sessions');
    await expectAccessible(page, 'profile-sessions');
    await open('/confirm');
    await expectAccessible(page, 'profile-confirm');
  });

  it('can be used with only the keyboard', async () => {
    const world = await createHostedWorld([NAMES]);
    const { page, open } = await visitProfile(openPage, world);
    await open();
    await page.getByLabel('First name').focus();
    await page.keyboard.type('Ada');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Lovelace');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Your changes were saved.').waitFor();
    expect(await page.getByLabel('Last name').inputValue()).toBe('Lovelace');
  });

  it('hide what the settings disable', async () => {
    const world = await createHostedWorld();
    const { page, open } = await visitProfile(openPage, world);
    await changeSettings(world, {
      name: { first_name_enabled: false, last_name_enabled: false },
      username: { enabled: false },
    });
    await open();
    expect(await page.getByLabel('First name').count()).toBe(0);
    expect(await page.getByLabel('Username').count()).toBe(0);
    await world.backend.patch('/settings/b2b', { organizations_enabled: false });
    await open();
    expect(await page.getByRole('link', { name: 'Organizations' }).count()).toBe(0);
  });

  it('are shown in German', async () => {
    const world = await createHostedWorld([NAMES]);
    const { page, open } = await visitProfile(openPage, world, { locale: 'de-DE' });
    await open();
    await page.getByRole('heading', { name: 'Ihr Profil' }).waitFor();
    await page.getByRole('link', { name: 'Geräte' }).click();
    await page.getByText('Dieses Gerät').waitFor();
  });

  it('redirect to the page of the settings, with the parameters', async () => {
    const world = await createHostedWorld();
    await world.backend.patch('/settings/ui', { user_profile_url: 'https://app.example.test/me' });
    const { status, headers } = await world.browser().request('GET', '/user-profile/security?lang=de');
    expect(status).toBe(303);
    expect(headers['location']).toBe('https://app.example.test/me?lang=de');
  });

  it('continue after a sign-out at the URL of the settings for one account or for the last one', async () => {
    const world = await createHostedWorld([{ multi_session_support: 'enabled' }]);
    await world.backend.patch('/settings/ui', {
      after_sign_out_one_page_url: '/one',
      after_sign_out_all_page_url: '/all',
    });
    await openSignedUpBrowser(world, 'bob@example.com');
    const browser = await openSignedUpBrowser(world, 'ada@example.com');
    expect((await signIn(browser, 'bob@example.com')).status).toBe(200);
    const signOut = async () => {
      const { headers } = await world.page('/sign-out', { session: browser.cookie, form: {} });
      browser.cookie = /__session=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? browser.cookie;
      return headers['location'];
    };
    expect(await signOut()).toBe(`${world.url}/one`);
    expect(await signOut()).toBe(`${world.url}/all`);
  });

  it('reject a form of another origin, and an unknown action', async () => {
    const world = await createHostedWorld();
    const { client } = await visitProfile(openPage, world);
    const browser = await client();
    const send = (origin: string, body: string) => sendForm(browser, '/user-profile', body, origin);
    expect((await send('https://evil.example', 'action=deleteImage')).status).toBe(403);
    expect((await send(`http://${world.frontendHost}`, 'action=noSuchAction')).status).toBe(400);
    expect((await send(`http://${world.frontendHost}`, 'action=deleteImage')).status).toBe(303);
  });
});
