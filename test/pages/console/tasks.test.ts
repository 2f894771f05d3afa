import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmtpServer, stopServers } from '../../platform/mail/servers.ts';
import { openSignedUpBrowser, PASSWORD, signIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { useBrowser } from '../../support/browser.ts';
import { type ConsoleOperator, consoleUrl, deploymentPage, signedInOperator } from '../../support/console.ts';
import { createHostedWorld, type HostedWorld, type Offences } from '../../support/hosted-pages.ts';
import { waitForMail } from '../../support/mail.ts';
import { press, unfold } from '../../support/profile-pages.ts';
import { startReceiver, stopReceivers, verifySignature } from '../../support/receivers.ts';
import { unique } from '../../support/world.ts';

const openPage = useBrowser();
let world: HostedWorld;
let operator: ConsoleOperator;

beforeAll(async () => {
  world = await createHostedWorld();
  operator = await signedInOperator();
});
afterAll(() => Promise.all([stopReceivers(), stopServers()]));

/** Opens a page of the deployment in the console. */
async function visit(path: string): Promise<{ page: Page; offences: Offences }> {
  const visited = await operator.open(openPage);
  await visited.page.goto(await deploymentPage(world, path));
  return visited;
}

const done = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();
const shownSecret = (page: Page) => page.locator('.secrets code').innerText();

/**
 * Other tasks are in the tests of their pages: unlock a user (users), retry a failed delivery and replay with the number of deliveries
 * (webhooks), import users with progress (imports), invite members (organizations), change a setting that another person has changed
 * meanwhile (settings).
 */
describe('An operator', () => {
  it('replaces a backend key: both work until the old one is revoked', async () => {
    const old = (await world.backend.post('/api-keys', { name: 'Billing', scopes: ['users:read'] })).body.key as string;
    const { page, offences } = await visit('/new-api-key');
    await page.getByLabel('Name').fill('Billing 2');
    await page.getByLabel('users:read').check();
    await press(page, 'Create key');
    const clients = [old, await shownSecret(page)].map((key) => world.backend.with(key));
    const statuses = async () =>
      (await Promise.all(clients.map((client) => client.get('/users')))).map(({ status }) => status);
    expect(await statuses()).toEqual([200, 200]);
    await page.getByRole('link', { name: 'Continue' }).click();
    await unfold(page, 'Manage Billing', 'Revoke');
    await press(page, 'Revoke Billing');
    await done(page, 'The key was revoked.');
    expect(await statuses()).toEqual([401, 200]);
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('rotates the signing secret of webhooks: the old one signs for a day, and not at all after a leak', async () => {
    const receiver = await startReceiver();
    const app = (await world.backend.post('/webhooks/apps', { name: 'Shop' })).body;
    const endpoint = (
      await world.backend.post('/webhooks/endpoints', {
        app_name: 'Shop',
        url: receiver.url,
        subscriptions: [{ event_name: 'order.paid' }],
      })
    ).body;
    const { page, offences } = await visit('/webhooks/Shop');
    await unfold(page, 'More for Shop', 'Rotate the secret');
    await press(page, 'Create new secret');
    const second = await shownSecret(page);
    const received = async () => {
      await page.goto(await deploymentPage(world, `/webhook-endpoints/${endpoint.id}`));
      await press(page, 'Send a test message');
      await done(page, 'The endpoint accepted the test message.');
      return receiver.requests.at(-1) ?? expect.fail('The endpoint received nothing.');
    };
    const duringOverlap = await received();
    for (const secret of [app.signing_secret, second]) verifySignature(duringOverlap, secret);
    await unfold(page, 'Rotate the secret');
    await page.getByLabel('How long the old secret also signs').selectOption('Not at all');
    await press(page, 'Create new secret');
    const third = await shownSecret(page);
    const afterLeak = await received();
    verifySignature(afterLeak, third);
    for (const secret of [app.signing_secret, second]) expect(() => verifySignature(afterLeak, secret)).toThrow();
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('exports the data of a user as a file that is complete and has no secret', async () => {
    const { userId, cookie } = await openSignedUpBrowser(world, 'export@example.com');
    await world.backend.patch(`/users/${userId}`, { private_metadata: { plan: 'pro' } });
    const { page, offences } = await visit(`/users/${userId}`);
    await unfold(page, 'More for export@example.com', 'Export the data');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`user-${userId}.json`);
    const text = await readFile(await download.path(), 'utf8');
    const { exported_at, ...exported } = JSON.parse(text);
    const { exported_at: later, ...again } = (await world.backend.get(`/users/${userId}/export`)).body;
    // Each export is a record of the audit log, which the next one has.
    const parts = (of: typeof again) => of.parts.filter(({ name }) => name !== 'audit_events');
    expect({ ...exported, parts: parts(exported) }).toEqual({ ...again, parts: parts(again) });
    expect(exported).toMatchObject({ user_id: userId, is_complete: true });
    expect(Date.parse(later)).toBeGreaterThanOrEqual(Date.parse(exported_at));
    for (const value of ['export@example.com', '"plan": "pro"', 'user.created']) expect(text).toContain(value);
    for (const secret of [PASSWORD, cookie as string, '$argon2']) expect(text).not.toContain(secret);
    expect(await page.getByRole('button', { name: 'Download the file' }).isEnabled()).toBe(true);
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('erases a user, who is signed out and found nowhere any more', async () => {
    const browser = await openSignedUpBrowser(world, 'erase@example.com');
    const { page, offences } = await visit(`/users/${browser.userId}`);
    await unfold(page, 'More for erase@example.com', 'Erase the user');
    await press(page, 'Erase erase@example.com');
    await done(page, 'The user was erased.');
    expect((await browser.get('/me')).status).toBe(401);
    expect((await signIn(world.browser(), 'erase@example.com')).status).toBe(401);
    await page.getByRole('searchbox', { name: 'Search users' }).fill('erase@example.com');
    await press(page, 'Search');
    await page.getByText('No user matches “erase@example.com”').waitFor();
    await page.goto(await deploymentPage(world, `/users/${browser.userId}`));
    await page.getByText('The user was not found.').waitFor();
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('creates a deployment, whose first user signs up on its host and is in its list', async () => {
    const { page, offences } = await operator.open(openPage);
    await page.goto(`${await consoleUrl()}/deployments/new`);
    const host = `${unique('shop')}.localhost`;
    await page.getByLabel('Name', { exact: true }).fill('Corner shop');
    await page.getByLabel('Host name of its pages').fill(host);
    await press(page, 'Create deployment');
    const key = await shownSecret(page);
    expect((await world.backend.with(key).get('/users')).body.data).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Open' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Corner shop' }).waitFor();

    const visitor = await openPage();
    await visitor.goto(`http://${host}:${new URL(world.url).port}/sign-up`);
    await visitor.getByLabel('Email address').fill('first@example.com');
    await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(visitor, 'Sign up');
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: 'first@example.com' }).click();
    await page.getByText('Yes. At least one way works.').waitFor();
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('finds out why a person cannot sign in, and mends it', async () => {
    const { id } = await addUser(world, { email: 'stuck@example.com', password: PASSWORD });
    await world.backend.patch('/settings/restrictions', { blocklist_enabled: true });
    await world.backend.post('/settings/restrictions/blocklist', { value: 'stuck@example.com' });
    await world.backend.patch(`/users/${id}`, { is_active: false });
    expect((await signIn(world.browser(), 'stuck@example.com')).status).not.toBe(200);
    const { page, offences } = await visit('');
    await page.getByRole('combobox').fill('stuck@example.com');
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('link', { name: 'stuck@example.com' }).click();
    await page.getByText('No. No way to sign in works.').waitFor();
    const reasons = page.getByRole('row').filter({ hasText: 'Every way' });
    expect(await reasons.innerText()).toContain('The user is deactivated');
    await press(page, 'Activate');
    await done(page, 'The user was activated.');
    expect(await reasons.innerText()).toContain('The restrictions do not allow the address');
    await page.goto(await deploymentPage(world, '/settings/restrictions'));
    await press(page, /stuck@example\.com/);
    await page.goto(await deploymentPage(world, `/users/${id}`));
    await page.getByText('Yes. At least one way works.').waitFor();
    expect((await signIn(world.browser(), 'stuck@example.com')).status).toBe(200);
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('sends a test message in its own words, and another one by the mail server that it connects', async () => {
    const { page, offences } = await visit('/settings/messages/sign_in_link');
    await page.getByLabel('Subject').fill('Your way in');
    await press(page, 'Save');
    await page.getByLabel('Email address').fill('grace@example.com');
    await press(page, 'Send');
    await done(page, 'The test mail was sent.');
    expect((await waitForMail(world, 'grace@example.com')).subject).toBe('Your way in');
    const server = await startSmtpServer();
    await page.goto(await deploymentPage(world, '/settings/mail'));
    await page.getByLabel('Host name').fill('localhost');
    await page.getByLabel('Port').fill(String(server.port));
    await page.getByLabel('User name').fill('app');
    await page.getByLabel('Password').fill('correct horse');
    await page.getByLabel('Sender').fill('no-reply@northwind.example');
    await press(page, 'Save the mail server');
    await page.getByText('Not tested').waitFor();
    await press(page, 'Send a test mail');
    await done(page, 'The test mail was sent.');
    expect(server.mails).toMatchObject([{ from: 'no-reply@northwind.example', to: [operator.email], user: 'app' }]);
    await press(page, 'Remove the mail server');
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('acts as a user by a link, which the user’s session and the audit log name', async () => {
    const { userId } = await openSignedUpBrowser(world, 'ada@example.com');
    const { page, offences } = await visit(`/users/${userId}`);
    await unfold(page, 'More for ada@example.com', 'Act as this user');
    await page.getByLabel('Reason').fill('Case 4711');
    await press(page, 'Create link');
    const link = new URL(await shownSecret(page));
    const application = await openPage();
    await application.goto(`${world.url}${link.pathname}${link.search}`);
    await press(application, 'Continue');
    await application.goto(`${world.url}/user-profile`);
    await application.getByText(`What you do is recorded with your name: ${operator.email}.`).waitFor();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByText(`Impersonated by ${operator.email}`).first().waitFor();
    await press(page, 'End all');
    await done(page, 'The user was signed out.');
    await application.goto(`${world.url}/user-profile`);
    await application.getByRole('heading', { name: 'Sign in to Northwind' }).waitFor();
    const { body } = await world.backend.get('/audit-log?type=user.impersonation.created');
    expect(body.data).toMatchObject([
      { actor_type: 'operator', actor_id: operator.id, after: { reason: 'Case 4711' } },
    ]);
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('pauses a deployment, deactivates a webhook app and archives an event, and undoes each', async () => {
    await world.backend.post('/webhooks/apps', { name: 'Paused' });
    await world.backend.post('/webhooks/apps/Paused/events', { name: 'order.sent' });
    const trigger = async () =>
      (await world.backend.post('/webhooks/apps/Paused/trigger', { event_name: 'order.sent' })).status;
    const { page, offences } = await visit('/webhooks/Paused');
    for (const [button, text, status] of [
      ['Archive order.sent', 'The event type was archived.', 409],
      ['Restore order.sent', 'The event type can be triggered again.', 200],
      ['Deactivate', 'The app was deactivated.', 404],
      ['Activate', 'The app was activated.', 200],
    ] as const) {
      await press(page, button);
      await done(page, text);
      expect([button, await trigger()]).toEqual([button, status]);
    }
    const open = async () => (await world.page('/sign-in')).status;
    await page.goto(await deploymentPage(world, '/settings'));
    await unfold(page, 'Pause this deployment');
    await press(page, 'Pause now');
    await done(page, 'The deployment is paused.');
    expect(await open()).toBe(503);
    await press(page, 'Resume');
    await done(page, 'The deployment is running again.');
    expect(await open()).toBe(200);
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('invites another operator for one deployment, who joins, signs in and sees no more than the role includes', async () => {
    const { page, offences } = await operator.open(openPage);
    const email = `${unique('support')}@example.com`;
    await page.goto(`${await consoleUrl()}/operators`);
    const invitation = page.getByRole('main');
    await invitation.getByLabel('Email address').fill(email);
    await invitation.getByLabel('Support').check();
    await invitation.getByLabel('Deployments').last().fill(String(world.id));
    await press(page, 'Create link');
    const link = new URL(await shownSecret(page));
    const grace = await openPage();
    await grace.goto(`${new URL(await consoleUrl()).origin}${link.pathname}${link.search}`);
    await grace.getByLabel('First name').fill('Grace');
    await grace.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(grace, 'Create account');
    await grace.getByLabel('Email address').fill(email);
    await grace.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(grace, 'Sign in');
    // The offer of a passkey.
    await grace.getByRole('link', { name: 'Not now' }).click();
    await grace.getByRole('heading', { level: 1, name: 'Deployments' }).waitFor();
    expect(await grace.getByRole('main').getByRole('listitem').count()).toBe(1);
    const places = grace.getByRole('navigation').getByRole('link');
    expect(await places.allInnerTexts()).toEqual(['Deployments', 'Health']);
    await grace.getByRole('main').getByRole('link', { name: 'Northwind' }).click();
    await grace.getByRole('link', { name: 'Users', exact: true }).click();
    await grace.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});
