import { beforeAll, describe, expect, it } from 'vitest';
import { insertPastAttempts, insertPastDeliveries, type PastAttempt } from '../../support/webhook-history.ts';
import { createApp, createEndpoint } from '../../support/webhooks.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const STATS = '/webhooks/apps/Billing/stats';
const SERIES = '/webhooks/apps/Billing/timeseries';
const DAY = 'since=2026-06-01T00:00:00Z&until=2026-06-02T00:00:00Z';

let world: World;
let busy: { id: string };
let quiet: { id: string };

const at = (time: string): string => `2026-06-01T${time}.000Z`;

async function delivered(
  endpoint: { id: string },
  status: 'pending' | 'succeeded' | 'failed' | 'cancelled',
  attempts: readonly PastAttempt[],
) {
  const [id] = await insertPastDeliveries(world, { endpoint, status, at: at('10:00:00') });
  if (attempts.length > 0) await insertPastAttempts(world, id as string, attempts);
}

beforeAll(async () => {
  world = await createWorld();
  await createApp(world);
  busy = await createEndpoint(world);
  quiet = await createEndpoint(world);
  const failed = { status: 500, error: null, succeeded: false };
  await delivered(busy, 'succeeded', [
    { ...failed, durationMs: 900, at: at('10:00:00') },
    { durationMs: 10, at: at('10:05:30') },
  ]);
  await delivered(busy, 'succeeded', [{ durationMs: 20, at: at('10:05:59') }]);
  await delivered(busy, 'failed', [{ ...failed, durationMs: 30, at: at('23:59:59') }]);
  await delivered(quiet, 'cancelled', [{ durationMs: 40, at: at('10:06:00') }]);
  await delivered(quiet, 'pending', []);
  // Both are outside of the time span.
  await delivered(quiet, 'pending', [{ at: '2026-06-02T00:00:00.000Z' }, { at: '2026-05-31T23:59:59.999Z' }]);
  await createApp(world, 'Empty');
});

async function otherWorld(): Promise<World> {
  const other = await createWorld();
  await createApp(other);
  return other;
}

const rejectionOf = async (path: string) => {
  const { status, body } = await world.backend.get(path);
  return [status, body.errors?.[0].path];
};

describe('GET /webhooks/apps/{app_name}/stats', () => {
  it('counts the deliveries and attempts of a time span, in total and per endpoint', async () => {
    const { status, body } = await world.backend.get(`${STATS}?${DAY}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      since: '2026-06-01T00:00:00.000Z',
      until: '2026-06-02T00:00:00.000Z',
      deliveries: { total: 6, pending: 2, succeeded: 2, failed: 1, cancelled: 1 },
      attempts: { total: 5, succeeded: 3, failed: 2, success_rate: 0.6, p50_duration_ms: 30, p95_duration_ms: 900 },
      endpoints: [
        {
          endpoint_id: busy.id,
          attempts: { total: 4, succeeded: 2, failed: 2, success_rate: 0.5, p50_duration_ms: 20, p95_duration_ms: 900 },
        },
        {
          endpoint_id: quiet.id,
          attempts: { total: 1, succeeded: 1, failed: 0, success_rate: 1, p50_duration_ms: 40, p95_duration_ms: 40 },
        },
      ],
    });
  });

  it('returns zeros without deliveries, for the last day by default', async () => {
    const { body } = await world.backend.get('/webhooks/apps/Empty/stats');
    expect(Date.parse(body.until) - Date.parse(body.since)).toBe(86_400_000);
    expect(Math.abs(Date.parse(body.until) - Date.now())).toBeLessThan(60_000);
    expect(body).toMatchObject({
      deliveries: { total: 0, pending: 0, succeeded: 0, failed: 0, cancelled: 0 },
      attempts: { total: 0, succeeded: 0, failed: 0, success_rate: null, p50_duration_ms: null, p95_duration_ms: null },
      endpoints: [],
    });
  });

  it('counts all attempts for the only endpoint of an app', async () => {
    await createApp(world, 'Single');
    const endpoint = await createEndpoint(world, undefined, { app_name: 'Single' });
    await delivered(endpoint, 'succeeded', [{ durationMs: 7, at: at('10:00:00') }]);
    const { body } = await world.backend.get(`/webhooks/apps/Single/stats?${DAY}`);
    expect(body.attempts.total).toBe(1);
    expect(body.endpoints).toMatchObject([{ endpoint_id: endpoint.id, attempts: { total: 1 } }]);
  });

  it.each([
    'since=2026-06-02T00:00:00Z&until=2026-06-02T00:00:00Z',
    'since=2026-05-01T00:00:00Z&until=2026-06-01T00:00:00.001Z',
    'since=2999-01-01T00:00:00Z',
    'since=soon',
  ])('rejects statistics with the parameters %s', async (query) => {
    expect(await rejectionOf(`${STATS}?${query}`)).toEqual([400, 'since']);
  });

  it('reads statistics of many attempts with as many statements as of none', async () => {
    const none = await countStatementsOf(world, () => world.backend.get(`/webhooks/apps/Empty/stats?${DAY}`));
    expect(await countStatementsOf(world, () => world.backend.get(`${STATS}?${DAY}`))).toBe(none);
  });
});

describe('GET /webhooks/apps/{app_name}/timeseries', () => {
  const points = async (query: string) => {
    const { status, body } = await world.backend.get(`${SERIES}?${query}`);
    expect(status).toBe(200);
    return body;
  };

  it('counts attempts by minute without gaps, from the start of the first minute', async () => {
    const range = 'since=2026-06-01T10:04:45Z&until=2026-06-01T10:07:00Z';
    expect(await points(`interval=minute&${range}`)).toEqual({
      interval: 'minute',
      since: at('10:04:00'),
      until: at('10:07:00'),
      data: [
        { starts_at: at('10:04:00'), succeeded: 0, failed: 0 },
        { starts_at: at('10:05:00'), succeeded: 2, failed: 0 },
        { starts_at: at('10:06:00'), succeeded: 1, failed: 0 },
      ],
    });
  });

  it('counts attempts by hour and by day', async () => {
    const { data: hours } = await points(DAY);
    expect(hours.length).toBe(24);
    expect([hours[10], hours[23]]).toEqual([
      { starts_at: at('10:00:00'), succeeded: 3, failed: 1 },
      { starts_at: at('23:00:00'), succeeded: 0, failed: 1 },
    ]);
    const { data: days } = await points(`interval=day&${DAY}`);
    expect(days).toEqual([{ starts_at: at('00:00:00'), succeeded: 3, failed: 2 }]);
  });

  it('counts the attempts to one endpoint only', async () => {
    const countsOf = async (endpointId: string) => {
      const { data } = await points(`interval=day&${DAY}&endpoint_id=${endpointId}`);
      return data;
    };
    const starts_at = at('00:00:00');
    expect(await countsOf(busy.id)).toEqual([{ starts_at, succeeded: 2, failed: 2 }]);
    expect(await countsOf(quiet.id)).toEqual([{ starts_at, succeeded: 1, failed: 0 }]);
    const other = await createEndpoint(await otherWorld());
    expect(await countsOf(other.id)).toEqual([{ starts_at, succeeded: 0, failed: 0 }]);
  });

  it.each([
    ['minute', 60],
    ['hour', 24],
    ['day', 30],
  ])('ends now and uses the default time span for the interval %s', async (interval, count) => {
    const { data } = await points(`interval=${interval}`);
    // The current point adds one.
    expect([count, count + 1]).toContain(data.length);
  });

  it.each([
    ['minute', '2026-06-01T00:00:00Z', '2026-06-02T00:00:00Z', 1_440],
    ['hour', '2026-06-01T00:00:00Z', '2026-07-02T00:00:00Z', 744],
    ['day', '2026-06-01T00:00:00Z', '2026-09-01T00:00:00Z', 92],
  ])('limits a series by %s to the time from %s to %s', async (interval, since, until, count) => {
    const range = (end: string) => `interval=${interval}&since=${since}&until=${end}`;
    expect((await points(range(until))).data.length).toBe(count);
    expect(await rejectionOf(`${SERIES}?${range(until.replace('Z', '.001Z'))}`)).toEqual([400, 'since']);
  });

  it.each(['interval=week', 'interval=HOUR'])('rejects statistics with the parameters %s', async (query) => {
    expect(await rejectionOf(`${SERIES}?${query}`)).toEqual([400, 'interval']);
  });
});
