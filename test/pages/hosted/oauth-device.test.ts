import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser } from '../../support/accounts.ts';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld, expectAccessible, type HostedWorld } from '../../support/hosted-pages.ts';
import { sendRequest } from '../../support/http.ts';
import { addApplication, addResource, INVOICES } from '../../support/oauth-applications.ts';
import { signPageIn } from '../../support/profile-pages.ts';
import { enterPassword, press } from '../../support/sign-in-pages.ts';

const openPage = useBrowser();

const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'northwind/2.1 (Linux)' };

/** A program on a device, which asks for a code and for its tokens. */
async function createDevice(world: HostedWorld, fields: Parameters<typeof addApplication>[1] = {}) {
  await addResource(world);
  const { id } = await addApplication(world, {
    type: 'native',
    authMethod: 'none',
    name: 'Northwind for terminals',
    redirectUris: [],
    deviceSignIn: true,
    resources: [{ identifier: INVOICES.identifier, scopes: INVOICES.scopes.map(({ name }) => name) }],
    ...fields,
  });
  const { port } = new URL(world.url);
  const send = (path: string, form: Record<string, string>) =>
    sendRequest<Record<string, string>>({
      method: 'POST',
      url: `http://127.0.0.1:${port}${path}`,
      headers: { ...FORM, host: world.frontendHost },
      body: new URLSearchParams({ client_id: id, ...form }).toString(),
    });
  const ask = { scope: 'openid email offline_access invoices:read', resource: INVOICES.identifier };
  const { body: started } = await send('/oauth/device-authorization', ask);
  return {
    userCode: started['user_code'] ?? '',
    async poll() {
      const code = {
        grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
        device_code: started['device_code'] ?? '',
      };
      return (await send('/oauth/token', code)).body;
    },
  };
}

describe('The page for the code of a device', () => {
  it('asks for the code after the sign-in, and allows the device what it asks for', async () => {
    const world = await createHostedWorld();
    await world.backend.patch('/settings/ui', { app_name: 'Northwind' });
    await openSignedUpBrowser(world);
    const device = await createDevice(world);
    const page = await openPage();
    await page.goto(`${world.url}/device`);
    await enterPassword(page, 'ada@example.com');
    await page.getByRole('heading', { name: 'Connect a device' }).waitFor();
    await expectAccessible(page, 'device-code');

    await page.getByLabel('Code').fill('bbbb bbbb');
    await press(page, 'Continue');
    await page.getByText('No device waits with this code. Compare it, or start again on the device.').waitFor();
    await page.getByLabel('Code').fill(device.userCode.toLowerCase().replace('-', ' '));
    await press(page, 'Continue');
    await page
      .getByRole('heading', {
        name: 'Northwind for terminals asks for access to your Northwind account',
      })
      .waitFor();
    expect(await page.getByLabel('This code must be on your device now').inputValue()).toBe(device.userCode);
    await page.getByText(/127\.0\.0\.1 · northwind\/2\.1 \(Linux\)/).waitFor();
    await page.getByText('See your invoices').waitFor();
    await expectAccessible(page, 'device-request');
    await press(page, 'Allow');
    await page.getByRole('heading', { name: 'The device is connected' }).waitFor();
    await expectAccessible(page, 'device-allowed');
    expect(await device.poll()).toMatchObject({ access_token: expect.any(String) });
  });

  it('opens with the code of the link, and rejects the device', async () => {
    const world = await createHostedWorld();
    const browser = await openSignedUpBrowser(world);
    const device = await createDevice(world);
    const page = await openPage();
    await signPageIn(page, world, browser);
    await page.goto(`${world.url}/device?user_code=${device.userCode}`);
    await page.getByText('If someone sent you the code or a link to this page, reject it').waitFor();
    await press(page, 'Reject');
    await page.getByRole('heading', { name: 'The device was rejected' }).waitFor();
    expect(await device.poll()).toMatchObject({ error: 'access_denied' });
    await page.goto(`${world.url}/device?user_code=${device.userCode}`);
    await page.getByText('No device waits with this code').waitFor();
  });
});
