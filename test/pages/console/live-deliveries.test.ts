import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { operatorsDeploymentId } from '../../../src/operators/operators-deployment.ts';
import type { Running } from '../../../src/start.ts';
import { useBrowser } from '../../support/browser.ts';
import { consoleUrl, signedInOperator } from '../../support/console.ts';
import {
  createDeliveringWorld,
  createEndpointAt,
  startDeliveringService,
  triggerEvent,
} from '../../support/deliveries.ts';
import { expectAccessible } from '../../support/hosted-pages.ts';
import { startReceiver, stopReceivers } from '../../support/receivers.ts';
import { BILLING, closeStreams, openStream } from '../../support/streams.ts';
import type { World } from '../../support/world.ts';

const openPage = useBrowser();

let running: Running;

beforeAll(async () => {
  running = await startDeliveringService(undefined, { streams: { heartbeatMs: 200 } });
});
afterEach(async () => {
  closeStreams();
  await stopReceivers();
});
afterAll(async () => {
  await running.stop(0);
});

/** Opens the stream of the console with the cookie of an operator. */
const streamOf = ({ id }: World, cookie: string | null) =>
  openStream(`${running.backend.url}/console/${id}`, '', {
    path: BILLING,
    headers: cookie === null ? {} : { cookie: `__console=${cookie}` },
  });

describe('The stream of deliveries in the console', () => {
  it('sends the events of the app to an operator, and rejects requests without the cookie or the deployment', async () => {
    const { world } = await createDeliveringWorld(running);
    const { url } = await startReceiver();
    await createEndpointAt(world, url);
    const { cookie } = await signedInOperator({ role: 'auditor', running });
    const other = await signedInOperator({ role: 'auditor', deploymentIds: [world.id + 1], running });
    const stream = await streamOf(world, cookie);
    expect(stream.status).toBe(200);
    const [id] = await triggerEvent(world);
    const events = await stream.waitForEvents(2);
    expect(events.map(({ event, data }) => [event, data.delivery?.id])).toEqual([
      ['created', id],
      ['succeeded', id],
    ]);
    expect((await streamOf(world, null)).status).toBe(401);
    expect((await streamOf(world, other.cookie)).status).toBe(404);
    const apiKey = await openStream(`${running.backend.url}/console/${world.id}`, world.apiKey, { path: BILLING });
    expect(apiKey.status).toBe(401);
  });

  it('ends when the operator is removed, and when the operator may no longer enter the deployment', async () => {
    const { world } = await createDeliveringWorld(running);
    const { rows } = running.services.database;
    const deploymentId = (await operatorsDeploymentId(running.services)) ?? 0;
    const removed = await signedInOperator({ role: 'support', running });
    const moved = await signedInOperator({ role: 'support', running });
    const streams = [await streamOf(world, removed.cookie), await streamOf(world, moved.cookie)];
    await expect.poll(() => streams.every((stream) => stream.text().includes(':\n\n'))).toBe(true);
    await rows.deleteFrom('operator').where('deployment_id', '=', deploymentId).where('id', '=', removed.id).execute();
    await rows
      .updateTable('operator')
      .set({ deployment_ids: [world.id + 1] })
      .where('deployment_id', '=', deploymentId)
      .where('id', '=', moved.id)
      .execute();
    await Promise.all(streams.map(({ ended }) => ended));
    expect((await streamOf(world, removed.cookie)).status).toBe(401);
  });

  it('ends when the operator signs out', async () => {
    const { world } = await createDeliveringWorld(running);
    const operator = await signedInOperator({ running });
    const stream = await streamOf(world, operator.cookie);
    expect((await operator.page('/sign-out', { form: {} })).status).toBe(303);
    await stream.ended;
    expect((await streamOf(world, operator.cookie)).status).toBe(401);
  });

  it('is open six times for one operator at most', async () => {
    const { world } = await createDeliveringWorld(running);
    const { cookie } = await signedInOperator({ running });
    const streams = await Promise.all(Array.from({ length: 6 }, () => streamOf(world, cookie)));
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    expect((await streamOf(world, cookie)).status).toBe(429);
    streams[0]?.close();
    await expect.poll(async () => (await streamOf(world, cookie)).status).toBe(200);
  });
});

describe('The page of deliveries', () => {
  it('shows new deliveries and their outcomes while it is live, with its filters', async () => {
    const { world } = await createDeliveringWorld(running);
    const { url } = await startReceiver();
    await createEndpointAt(world, url);
    const operator = await signedInOperator({ running });
    const { page, offences } = await operator.open(openPage);
    await page.goto(`${await consoleUrl(running)}/${world.id}/webhook-deliveries?status=SUCCEEDED`);
    const live = page.getByRole('button', { name: 'Live' });
    await live.click();
    await page.getByText('Waiting for deliveries').waitFor();
    expect(await live.getAttribute('aria-pressed')).toBe('true');
    await expectAccessible(page, 'console-webhook-deliveries-live');
    await triggerEvent(world);
    const row = page.getByRole('link', { name: 'invoice.paid' });
    await row.waitFor();
    expect(await page.locator('#deliveries .badge').allTextContents()).toEqual(['Succeeded']);
    await page.getByText('Changes so far: 2').waitFor();
    // The focus stays on the delivery while others are added.
    await row.focus();
    await triggerEvent(world);
    await expect.poll(() => row.count()).toBe(2);
    expect(await row.last().evaluate((link) => link === document.activeElement)).toBe(true);
    await live.click();
    expect(await live.getAttribute('aria-pressed')).toBe('false');
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('says that the live list has ended when the operator is removed', async () => {
    const { world } = await createDeliveringWorld(running);
    const operator = await signedInOperator({ role: 'support', running });
    const { page } = await operator.open(openPage);
    await page.goto(`${await consoleUrl(running)}/${world.id}/webhook-deliveries`);
    await page.getByRole('button', { name: 'Live' }).click();
    await page.getByText('Waiting for deliveries').waitFor();
    await running.services.database.rows
      .deleteFrom('operator')
      .where('deployment_id', '=', (await operatorsDeploymentId(running.services)) ?? 0)
      .where('id', '=', operator.id)
      .execute();
    await page.getByText('The live list has ended.').waitFor();
    expect(await page.getByRole('button', { name: 'Live' }).getAttribute('aria-pressed')).toBe('false');
  });

  it('is a plain list without JavaScript', async () => {
    const { world } = await createDeliveringWorld(running);
    const operator = await signedInOperator({ running });
    const { page } = await operator.open(openPage, { javaScriptEnabled: false });
    await page.goto(`${await consoleUrl(running)}/${world.id}/webhook-deliveries`);
    await page.getByText('No deliveries yet').waitFor();
    expect(await page.getByRole('button', { name: 'Live' }).count()).toBe(0);
  });
});
