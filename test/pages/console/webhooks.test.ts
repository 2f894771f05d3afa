import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser.ts';
import { deploymentPage, signedInOperator } from '../../support/console.ts';
import { expectAccessible } from '../../support/hosted-pages.ts';
import { press, unfold } from '../../support/profile-pages.ts';
import { insertPastAttempts, insertPastDeliveries } from '../../support/webhook-history.ts';
import { createApp, createEndpoint, deliveriesOf, RECEIVER } from '../../support/webhooks.ts';
import { createWorld } from '../../support/world.ts';

const openPage = useBrowser();

/** An app with an endpoint, a delivery that succeeded, and one that failed. */
async function createHistory() {
  const world = await createWorld();
  await createApp(world);
  const endpoint = await createEndpoint(world);
  const [succeeded = ''] = await insertPastDeliveries(world, { endpoint, status: 'succeeded' });
  await insertPastAttempts(world, succeeded, [{}]);
  const [failed = ''] = await insertPastDeliveries(world, { endpoint, eventName: 'invoice.sent' });
  await insertPastAttempts(world, failed, [
    { status: null, body: null, error: 'TIMEOUT' },
    { status: 503, body: '{"reason":"maintenance"}', succeeded: false },
  ]);
  return { world, endpoint, failed };
}

describe.each([true, false])('The webhooks of a deployment with JavaScript: %s', (javaScriptEnabled) => {
  it('get an app with an endpoint, whose secret is shown once', async () => {
    const world = await createWorld();
    const operator = await signedInOperator();
    const { page, offences } = await operator.open(openPage, { javaScriptEnabled });
    await page.goto(await deploymentPage(world, '/webhooks'));
    await page.getByText('No webhook app yet').waitFor();
    await page.getByLabel('Name').fill('Billing events');
    await press(page, 'Create app');
    expect(await page.locator('.secrets').textContent()).toMatch(/^whsec_/);
    await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('link', { name: 'New endpoint' }).click();
    await page.getByLabel('URL').fill(RECEIVER);
    await press(page, 'Create endpoint');
    await page.getByRole('alert').first().waitFor();
    await unfold(page, 'user');
    await page.getByLabel('user.created', { exact: true }).check();
    await page.getByLabel('Other events').fill('invoice.paid');
    await press(page, 'Create endpoint');
    await page.getByText('The endpoint was created.').waitFor();
    await page.getByLabel('Most requests').fill('0');
    await press(page, 'Save');
    expect(await page.getByLabel('Most requests').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Most requests').fill('5');
    await press(page, 'Save');
    await page.getByRole('status').getByText('Saved').waitFor();
    const { body } = await world.backend.get('/webhooks/apps/Billing%20events/endpoints');
    expect(body.data).toMatchObject([{ url: RECEIVER, rate_limit: { max_requests: 5, duration_ms: 60_000 } }]);
    const names = body.data[0].subscriptions.map(({ event_name }: { event_name: string }) => event_name);
    expect(names.sort()).toEqual(['invoice.paid', 'user.created']);
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('find a failed delivery, which an operator sends again', async () => {
    const { world, failed } = await createHistory();
    const operator = await signedInOperator({ role: 'support' });
    const { page, offences } = await operator.open(openPage, { javaScriptEnabled });
    await page.goto(await deploymentPage(world, '/webhooks'));
    await page.getByRole('link', { name: 'Deliveries' }).click();
    await page.getByLabel('Status').selectOption('Failed');
    await press(page, 'Apply');
    expect(await page.getByRole('link', { name: 'invoice.paid' }).count()).toBe(0);
    await page.getByRole('link', { name: 'invoice.sent' }).click();
    await page.getByText('HTTP 503').waitFor();
    await page.getByText('No response in time').waitFor();
    await press(page, 'Retry now');
    await page.getByRole('status').getByText('The delivery is being sent again.').waitFor();
    const rows = await deliveriesOf(world);
    expect(rows.find(({ id }) => id === failed)?.status).toBe('pending');
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});

it('The failed deliveries of an endpoint are counted, and then sent again', async () => {
  const { world, endpoint } = await createHistory();
  await insertPastDeliveries(world, { endpoint, count: 2 });
  const operator = await signedInOperator();
  const { page, offences } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, `/webhook-endpoints/${endpoint.id}`));
  await press(page, 'Count them');
  await page.getByText('3 failed deliveries').waitFor();
  await press(page, 'Send 3 deliveries again');
  await page.getByText('The deliveries are being sent again.').waitFor();
  const { body } = await world.backend.get('/webhooks/apps/Billing/deliveries/replay');
  expect(JSON.stringify(body)).toContain(endpoint.id);
  expect(offences).toEqual({ requests: [], errors: [] });
});

it('An auditor reads webhooks and changes nothing', async () => {
  const { world, endpoint, failed } = await createHistory();
  const auditor = await signedInOperator({ role: 'auditor' });
  const deliveryPath = `/${world.id}/webhook-deliveries/${failed}`;
  const shown = await auditor.page(deliveryPath);
  expect(shown.status).toBe(200);
  expect(shown.text).not.toContain('Retry now');
  expect((await auditor.page(deliveryPath, { form: { action: 'retry' } })).status).toBe(403);
  const endpointPath = `/${world.id}/webhook-endpoints/${endpoint.id}`;
  expect((await auditor.page(endpointPath, { form: { action: 'rotate', overlap: '0' } })).status).toBe(403);
  expect((await auditor.page(`/${world.id}/new-webhook-endpoint/Billing`)).status).toBe(403);
  const rows = await deliveriesOf(world);
  expect(rows.map(({ status }) => status).sort()).toEqual(['failed', 'succeeded']);
});

it('The pages of webhooks are accessible', async () => {
  const { world, endpoint, failed } = await createHistory();
  await world.backend.post('/webhooks/apps/Billing/events', {
    name: 'invoice.paid',
    description: 'A payment arrived.',
  });
  const operator = await signedInOperator();
  const { page, offences } = await operator.open(openPage);
  const paths = {
    webhooks: '/webhooks',
    'webhook-app': '/webhooks/Billing',
    'new-webhook-endpoint': '/new-webhook-endpoint/Billing',
    'webhook-endpoint': `/webhook-endpoints/${endpoint.id}?replay=1d`,
    'webhook-deliveries': '/webhook-deliveries',
    'webhook-delivery': `/webhook-deliveries/${failed}`,
  };
  for (const [name, path] of Object.entries(paths)) {
    await page.goto(await deploymentPage(world, path));
    await expectAccessible(page, `console-${name}`);
  }
  expect(offences).toEqual({ requests: [], errors: [] });
});
