import { beforeAll, describe, expect, it } from 'vitest';
import { replayWebhookDeliveries } from '../../../src/webhooks/replay/replay.service.ts';
import { queueBatch, replay } from '../../../src/webhooks/replay/replay-job.ts';
import type { HttpResponse } from '../../support/http.ts';
import type { WebhookReplay } from '../../support/rest-types/backend.ts';
import { disableEndpoint, insertPastAttempts, insertPastDeliveries } from '../../support/webhook-history.ts';
import { createApp, createEndpoint } from '../../support/webhooks.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

const PATH = '/webhooks/apps/Billing/deliveries/replay';
const ROUTE = '/webhooks/apps/{app_name}/deliveries/replay';
/** Deliveries to this endpoint stay queued, so that a test can inspect them. */
const SLOW = { rate_limit: { duration_ms: 86_400_000, max_requests: 1 } };

interface OpenApiOperation {
  readonly requestBody: { readonly content: { readonly 'application/json': { readonly example: object } } };
}

let world: World;
let appId: string;

beforeAll(async () => {
  world = await createWorld();
  await createApp(world);
  ({ id: appId } = await world.services.database.rows
    .selectFrom('webhook_app')
    .select('id')
    .where('deployment_id', '=', world.id)
    .executeTakeFirstOrThrow());
});

const slowEndpoint = () => createEndpoint(world, undefined, SLOW);

/** Waits for the end of the replay and returns it. */
async function ended(id: string) {
  const read = async () => (await world.backend.get(`${PATH}/${id}`)).body;
  await expect.poll(async () => (await read()).state, { interval: 100 }).not.toBe('running');
  return read();
}

/** The deliveries that a replay has queued, in the order of time. */
async function queuedBy(replayId: string) {
  const rows = await world.services.database.rows
    .selectFrom('webhook_delivery')
    .select('id')
    .where('deployment_id', '=', world.id)
    .where('replay_id', '=', replayId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** When these deliveries are due, in milliseconds. */
async function dueOf(ids: readonly string[]): Promise<number[]> {
  const rows = await world.services.database.rows
    .selectFrom('webhook_delivery')
    .select(['id', 'next_attempt_at'])
    .where('id', 'in', [...ids])
    .execute();
  return ids.map((id) => Date.parse(rows.find((row) => row.id === id)?.next_attempt_at ?? ''));
}

/** Claims the delivery for the next minute, as a process that attempts it does. */
async function underWay(id: string) {
  await world.services.database.rows
    .updateTable('webhook_delivery')
    .set({ claimed_until: new Date(Date.now() + 60_000).toISOString(), claimed_by: 1 })
    .where('id', '=', id)
    .execute();
}

async function replayed(input: object) {
  const { status, body } = await world.backend.post(PATH, input);
  if (status !== 201) throw new Error(JSON.stringify(body));
  const end = await ended(body.id);
  return { ...end, queued: await queuedBy(body.id) };
}

/** Creates a running replay without a job, as a killed process leaves it. */
async function leftBehind(endpoint: { id: string }) {
  const { rows, ids } = world.services.database;
  const id = ids.next();
  const now = new Date().toISOString();
  await rows
    .insertInto('webhook_replay')
    .values({
      id,
      deployment_id: world.id,
      app_id: appId,
      state: 'running',
      since: '2026-01-01T00:00:00.000Z',
      endpoint_id: endpoint.id,
      total: 3,
      done: 0,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return { deploymentId: world.id, appId, replayId: id };
}

describe('POST /webhooks/apps/{app_name}/deliveries/replay', () => {
  it('queues 10,000 deliveries again', async () => {
    const endpoint = await slowEndpoint();
    const ids = await insertPastDeliveries(world, { endpoint, count: 10_000, at: '2026-04-01T00:00:00.000Z' });
    const { status, body } = await world.backend.post(PATH, {
      since: '2026-04-01T00:00:00Z',
      endpoint_id: endpoint.id,
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^\d+$/),
      state: 'running',
      since: '2026-04-01T00:00:00.000Z',
      until: expect.stringMatching(/Z$/),
      status: null,
      endpoint_id: endpoint.id,
      event_name: null,
      total: 10_000,
      done: 0,
      created_at: expect.stringMatching(/Z$/),
      updated_at: body.created_at,
    });
    expect(await ended(body.id)).toMatchObject({ id: body.id, state: 'completed', total: 10_000, done: 10_000 });
    expect(await queuedBy(body.id)).toEqual(ids);
    const waiting = await world.backend.get(`/webhooks/apps/Billing/deliveries?endpoint_id=${endpoint.id}&limit=1`);
    expect(waiting.body.data[0]).toMatchObject({ id: ids.at(-1), status: 'pending' });
  });

  it('replays deliveries by id and skips those that are due, unknown or of a disabled endpoint', async () => {
    const [endpoint, asleep] = [await slowEndpoint(), await slowEndpoint()];
    const failed = await insertPastDeliveries(world, { endpoint, count: 2 });
    const others = [
      ...(await insertPastDeliveries(world, { endpoint, status: 'pending' })),
      ...(await insertPastDeliveries(world, { endpoint: asleep })),
      '1',
    ];
    await disableEndpoint(world, asleep);
    const delivery_ids = [...others, ...failed, failed[0]];
    expect(await replayed({ delivery_ids })).toMatchObject({ state: 'completed', total: 2, done: 2, queued: failed });
    expect((await eventsOf(world)).findLast(({ type }) => type === 'webhook.replay.created')).toMatchObject({
      resource_type: 'webhook_replay',
      after: { appName: 'Billing', total: 2 },
    });
  });

  it('sends deliveries sooner that wait for a retry, even when the replay is cancelled', async () => {
    const endpoint = await slowEndpoint();
    const [later = '', claimed = ''] = await insertPastDeliveries(world, { endpoint, count: 2, status: 'pending' });
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    await world.services.database.rows
      .updateTable('webhook_delivery')
      .set({ next_attempt_at: inAnHour })
      .where('id', 'in', [later, claimed])
      .execute();
    await underWay(claimed);
    const { id } = await replayed({ since: '2026-01-01T00:00:00Z', endpoint_id: endpoint.id, status: 'pending' });
    expect((await world.backend.get(`${PATH}/${id}`)).body).toMatchObject({ total: 1, done: 1 });
    const waitOf = async (delivery: string) => {
      const { body } = await world.backend.get(`/webhooks/deliveries/${delivery}`);
      return [body.status, body.next_attempt_at === inAnHour];
    };
    expect(await waitOf(later)).toEqual(['pending', false]);
    expect(await waitOf(claimed)).toEqual(['pending', true]);
    expect((await world.backend.post(`${PATH}/${id}/cancel`)).status).toBe(409);
  });

  it('sends at most 100 deliveries per second across all batches', async () => {
    const endpoint = await slowEndpoint();
    const ids = await insertPastDeliveries(world, { endpoint, count: 6 });
    const job = await leftBehind(endpoint);
    for (let batch = 0; batch < 3; batch += 1) await queueBatch(world.services.database.rows, job, 2);
    const moments = await dueOf(ids);
    for (const [index, moment] of moments.slice(1).entries()) {
      expect(moment - (moments[index] as number)).toBeGreaterThanOrEqual(10);
    }
    await world.backend.post(`${PATH}/${job.replayId}/cancel`);
  });

  it('does not delay deliveries that are due before the replay reaches them', async () => {
    const endpoint = await slowEndpoint();
    const [failed = ''] = await insertPastDeliveries(world, { endpoint });
    const [waiting = ''] = await insertPastDeliveries(world, { endpoint, status: 'pending' });
    const { rows } = world.services.database;
    const [sooner, later] = [1_800_000, 3_600_000].map((ahead) => new Date(Date.now() + ahead).toISOString());
    await rows.updateTable('webhook_delivery').set({ next_attempt_at: sooner }).where('id', '=', waiting).execute();
    const job = await leftBehind(endpoint);
    await rows.updateTable('webhook_replay').set({ due_until: later }).where('id', '=', job.replayId).execute();
    await queueBatch(rows, job);
    const [ofFailed = 0, ofWaiting] = await dueOf([failed, waiting]);
    expect(ofWaiting).toBe(Date.parse(sooner as string));
    expect(ofFailed).toBeGreaterThanOrEqual(Date.parse(later as string));
  });

  it('accepts the example in the documentation', async () => {
    const { body }: HttpResponse = await world.backend.get('/openapi.json');
    const { paths } = body as { paths: Record<typeof ROUTE, { post: OpenApiOperation }> };
    const { example } = paths[ROUTE].post.requestBody.content['application/json'];
    expect(example).toMatchObject({ since: expect.any(String), until: expect.any(String) });
    expect((await world.backend.post(PATH, example)).status).toBe(201);
  });

  it('does not replay deliveries of another app', async () => {
    await createApp(world, 'Other');
    const endpoint = await createEndpoint(world, undefined, { ...SLOW, app_name: 'Other' });
    const delivery_ids = await insertPastDeliveries(world, { endpoint });
    expect(await replayed({ delivery_ids })).toMatchObject({ state: 'completed', total: 0, done: 0 });
  });

  it('filters the deliveries to replay by time, status and endpoint', async () => {
    const endpoint = await slowEndpoint();
    const at = '2026-05-01T00:00:00.000Z';
    const failed = await insertPastDeliveries(world, { endpoint, count: 4, at });
    const succeeded = await insertPastDeliveries(world, { endpoint, count: 4, at, status: 'succeeded' });
    await insertPastDeliveries(world, { endpoint: await slowEndpoint(), count: 4, at });
    const range = { since: '2026-05-01T00:00:00.001Z', until: '2026-05-01T00:00:00.003Z', endpoint_id: endpoint.id };
    expect((await replayed({ ...range, status: 'failed' })).queued).toEqual(failed.slice(1, 3));
    expect((await replayed(range)).queued).toEqual(succeeded.slice(1, 3));
  });

  it('filters the deliveries to replay by event name', async () => {
    const endpoint = await slowEndpoint();
    const sent = await insertPastDeliveries(world, { endpoint, count: 2, eventName: 'invoice.sent' });
    await insertPastDeliveries(world, { endpoint, count: 2 });
    const event_name = 'invoice.sent';
    const all = await replayed({ since: '2026-01-01T00:00:00Z', endpoint_id: endpoint.id, event_name });
    expect(all).toMatchObject({ event_name, total: 2, done: 2, queued: sent });
  });

  it.each([
    [{}, ['since']],
    [{ until: '2026-05-01T00:00:00Z' }, ['since']],
    [{ delivery_ids: [] }, ['delivery_ids']],
    [{ delivery_ids: ['x'] }, ['delivery_ids.0']],
    [{ delivery_ids: Array(1_001).fill('1') }, ['delivery_ids']],
    [{ delivery_ids: ['1'], since: '2026-05-01T00:00:00Z', status: 'failed' }, ['since', 'status']],
    [{ since: '2026-05-01T00:00:00Z', endpoint_id: '1' }, ['endpoint_id']],
    [{ since: '2026-05-01T00:00:00Z', event_name: 'invoice.*' }, ['event_name']],
    [{ delivery_ids: ['1'], event_name: 'invoice.paid' }, ['event_name']],
    [{ since: '2026-05-01T00:00:00Z', until: '2026-05-01T00:00:00Z' }, ['since']],
    [{ since: '2999-05-01T00:00:00Z' }, ['since']],
  ])('rejects the replay input %j', async (input, errorPaths) => {
    const { status, body } = await world.backend.post(PATH, input);
    expect([status, body.errors.map(({ path }: { path: string }) => path)]).toEqual([400, errorPaths]);
  });

  it('limits an app to five running replays, and rejects replays of a disabled app', async () => {
    const endpoint = await slowEndpoint();
    const left = await Promise.all(Array.from({ length: 5 }, () => leftBehind(endpoint)));
    const ask = async () => {
      const { status, body } = await world.backend.post(PATH, { delivery_ids: ['1'] });
      return [status, body.code];
    };
    expect(await ask()).toEqual([409, 'CONFLICT']);
    await Promise.all(left.map(({ replayId }) => world.backend.post(`${PATH}/${replayId}/cancel`)));
    await world.backend.patch('/webhooks/apps/Billing', { is_active: false });
    expect(await ask()).toEqual([409, 'CONFLICT']);
    await world.backend.patch('/webhooks/apps/Billing', { is_active: true });
    expect(await ask()).toEqual([201, undefined]);
  });
});

describe('a replay of more deliveries than the limit', () => {
  const input = (endpoint: { id: string }, members: object = {}) => ({
    since: '2026-01-01T00:00:00.000Z',
    endpointId: endpoint.id,
    ...members,
  });

  it('rejects a replay of too many deliveries and says how to select fewer', async () => {
    const endpoint = await slowEndpoint();
    await insertPastDeliveries(world, { endpoint, count: 3 });
    await insertPastDeliveries(world, { endpoint, status: 'succeeded' });
    const replayUpTo = (most: number, members: object = {}) =>
      replayWebhookDeliveries(world.context(), 'Billing', input(endpoint, members), most);
    await expect(replayUpTo(3)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: ['input', 'since'], message: expect.stringContaining('restrict them with') }],
    });
    expect((await replayUpTo(3, { status: 'FAILED' })).total).toBe(3);
  });
});

describe('a replay whose process was killed', () => {
  it('resumes a replay where it was when the process was killed', async () => {
    const endpoint = await slowEndpoint();
    const ids = await insertPastDeliveries(world, { endpoint, count: 3 });
    const { rows } = world.services.database;
    const job = await leftBehind(endpoint);
    expect(await queueBatch(rows, job, 2)).toBe(true);
    expect(await queuedBy(job.replayId)).toEqual(ids.slice(0, 2));
    // The queued deliveries succeeded in the meantime and are not queued again.
    await rows
      .updateTable('webhook_delivery')
      .set({ status: 'succeeded', next_attempt_at: null, replay_id: null })
      .where('replay_id', '=', job.replayId)
      .execute();
    await replay(world.services, job);
    expect(await queuedBy(job.replayId)).toEqual(ids.slice(2));
    expect((await world.backend.get(`${PATH}/${job.replayId}`)).body).toMatchObject({ state: 'completed', done: 3 });
  });
});

describe('POST /webhooks/apps/{app_name}/deliveries/replay/{task_id}/cancel', () => {
  const statusesOf = async (ids: string[]) => {
    const { rows } = world.services.database;
    const found = await rows.selectFrom('webhook_delivery').select(['id', 'status']).where('id', 'in', ids).execute();
    return ids.map((id) => found.find((one) => one.id === id)?.status);
  };

  it('cancels a running replay and its pending deliveries', async () => {
    const endpoint = await slowEndpoint();
    const ids = await insertPastDeliveries(world, { endpoint, count: 4 });
    await insertPastAttempts(world, ids[0] as string, [{ error: 'TIMEOUT' }]);
    await insertPastAttempts(world, ids[1] as string, [{ error: 'TIMEOUT' }, {}]);
    const job = await leftBehind(endpoint);
    await queueBatch(world.services.database.rows, job, 3);
    await underWay(ids[2] as string);
    const { status, body } = await world.backend.post(`${PATH}/${job.replayId}/cancel`);
    expect([status, body]).toEqual([200, expect.objectContaining({ state: 'cancelled', total: 3, done: 3 })]);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'webhook.replay.cancelled',
      resource_id: job.replayId,
      after: { total: 3, done: 3 },
    });
    const done = async () => (await world.backend.get(`${PATH}/${job.replayId}`)).body.done;
    await expect.poll(done).toBe(1);
    expect(await statusesOf(ids)).toEqual(['cancelled', 'succeeded', 'pending', 'failed']);
    await replay(world.services, job);
    expect(await statusesOf(ids)).toEqual(['cancelled', 'succeeded', 'pending', 'failed']);
  });

  it('cancels the pending deliveries of a completed replay', async () => {
    const endpoint = await slowEndpoint();
    const ids = await insertPastDeliveries(world, { endpoint, count: 3 });
    const { id } = await replayed({ delivery_ids: ids });
    const { status, body } = await world.backend.post(`${PATH}/${id}/cancel`);
    expect([status, body.state]).toEqual([200, 'cancelled']);
    await expect.poll(() => statusesOf(ids)).toEqual(Array(3).fill('cancelled'));
    expect((await world.backend.post(`${PATH}/${id}/cancel`)).status).toBe(409);
    const [first] = ids;
    expect((await world.backend.post(`/webhooks/deliveries/${first}/retry`)).body.status).toBe('pending');
  });

  it('does not cancel deliveries that a caller retried since', async () => {
    const endpoint = await slowEndpoint();
    const [id = ''] = await insertPastDeliveries(world, { endpoint });
    const job = await leftBehind(endpoint);
    await queueBatch(world.services.database.rows, job);
    await world.services.database.rows
      .updateTable('webhook_delivery')
      .set({ status: 'failed', next_attempt_at: null })
      .where('id', '=', id)
      .execute();
    await world.backend.post(`/webhooks/deliveries/${id}/retry`);
    const { body } = await world.backend.post(`${PATH}/${job.replayId}/cancel`);
    expect([body.code, body.message]).toEqual([
      'CONFLICT',
      expect.stringContaining('none of its deliveries is pending'),
    ]);
    expect(await statusesOf([id])).toEqual(['pending']);
  });

  it('rejects the cancellation of a replay that has ended', async () => {
    const { id } = await replayed({ delivery_ids: ['1'] });
    const { status, body } = await world.backend.post(`${PATH}/${id}/cancel`);
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
  });
});

describe('GET /webhooks/apps/{app_name}/deliveries/replay', () => {
  let own: World;
  let endpointId: string;
  /** Newest first. */
  const ids: string[] = [];

  beforeAll(async () => {
    own = await createWorld();
    await createApp(own);
    ({ id: endpointId } = await createEndpoint(own, undefined, SLOW));
    const inputs = [
      { delivery_ids: ['1'] },
      { since: '2026-05-01T00:00:00Z', until: '2026-06-01T00:00:00Z', status: 'failed', endpoint_id: endpointId },
      { since: '2026-05-01T00:00:00Z' },
    ];
    for (const input of inputs) {
      const { status, body } = await own.backend.post(PATH, input);
      if (status !== 201) throw new Error(JSON.stringify(body));
      ids.unshift(body.id);
    }
  });

  it('lists the replays, newest first, with the requested filters', async () => {
    const { status, body } = await own.backend.get(PATH);
    expect(status).toBe(200);
    expect(body).toEqual({ data: expect.any(Array), has_more: false, next_cursor: null });
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(ids);
    const [all, narrow, named] = body.data as [WebhookReplay, WebhookReplay, WebhookReplay];
    expect(all).toMatchObject({ since: '2026-05-01T00:00:00.000Z', until: all.created_at, status: null });
    expect(narrow).toMatchObject({ until: '2026-06-01T00:00:00.000Z', status: 'failed', endpoint_id: endpointId });
    expect(named).toMatchObject({ since: null, until: null, status: null, endpoint_id: null });
    const { body: single } = await own.backend.get(`${PATH}/${named.id}`);
    expect(Object.keys(single)).toEqual(Object.keys(named));
  });

  it('pages through the replays with a cursor', async () => {
    const { body: first } = await own.backend.get(`${PATH}?limit=2`);
    expect(first).toMatchObject({ data: [{ id: ids[0] }, { id: ids[1] }], has_more: true });
    const { body: second } = await own.backend.get(`${PATH}?limit=2&cursor=${first.next_cursor}`);
    expect(second).toMatchObject({ data: [{ id: ids[2] }], has_more: false, next_cursor: null });
  });

  it('reads the replays of an app in GraphQL', async () => {
    const document = `query ($before: String) {
      webhookApp(appName: "Billing") {
        replays(last: 2, before: $before) {
          totalCount pageInfo { startCursor hasPreviousPage } nodes { id status app { name } endpoint { id } }
        }
      }
    }`;
    const read = async (variables: Record<string, unknown>) =>
      (await own.backend.data(document, variables)).webhookApp.replays;
    const last = await read({});
    const app = { name: 'Billing' };
    expect(last).toMatchObject({
      totalCount: 3,
      pageInfo: { hasPreviousPage: true },
      nodes: [
        { id: ids[1], status: 'FAILED', app, endpoint: { id: endpointId } },
        { id: ids[0], status: null, app, endpoint: null },
      ],
    });
    expect((await read({ before: last.pageInfo.startCursor })).nodes).toMatchObject([{ id: ids[2] }]);
  });

  it('does not list replays of another app, and lists three with as many statements as one', async () => {
    await createApp(own, 'Empty');
    expect((await own.backend.get('/webhooks/apps/Empty/deliveries/replay')).body.data).toEqual([]);
    const one = await countStatementsOf(own, () => own.backend.get(`${PATH}?limit=1`));
    expect(await countStatementsOf(own, () => own.backend.get(PATH))).toBe(one);
  });

  it.each(['limit=0', 'limit=101', 'cursor=xyz', 'state=running', 'offset=1'])(
    'rejects a list of replays with the parameter %s',
    async (query) => {
      const { status, body } = await own.backend.get(`${PATH}?${query}`);
      expect([status, body.errors[0].path]).toEqual([400, query.split('=')[0]]);
    },
  );
});
