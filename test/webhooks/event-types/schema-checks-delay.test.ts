import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { durationMs, durationRatio } from '../../support/durations.ts';
import { type HttpResponse, sendRequest } from '../../support/http.ts';
import { newDatabaseEnv, type ServiceProcess, startProcess } from '../../support/process.ts';
import { runsAll } from '../../support/runs-all.ts';

const TRIGGER = '/webhooks/apps/Billing/trigger';
const INTERVAL_MS = 5;

/** Slow schemas that are accepted. Each would block the service for a second without a separate thread. */
const SLOW: readonly [what: string, schema: object, payload: object][] = [
  ['pattern', { properties: { x: { pattern: '(?:\\w?){240}!' } } }, { x: 'a'.repeat(8_000) }],
  [
    'pattern of property names',
    { patternProperties: { '(?:\\w?){240}!': {} } },
    Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`${at}`.padStart(1_000, 'a'), 1])),
  ],
  [
    'choice of constants',
    { properties: { x: { items: { anyOf: Array.from({ length: 900 }, (_, at) => ({ const: at })) } } } },
    { x: Array(6_000).fill(899) },
  ],
];

let running: ServiceProcess;
beforeAll(async () => {
  running = await startProcess(await newDatabaseEnv());
  await post('/webhooks/apps', { name: 'Billing' });
});
afterAll(() => running?.stop());

function post(path: string, body: unknown): Promise<HttpResponse> {
  const headers = { authorization: `Bearer ${running.apiKey}` };
  return sendRequest({ method: 'POST', url: running.backendUrl + path, body, headers });
}

/** The 95th percentile of the duration of GET /healthz, requested at fixed intervals until the work is done. */
async function delayDuring(work: () => unknown): Promise<number> {
  const probes: Promise<number>[] = [];
  const probe = async () => {
    const from = performance.now();
    await sendRequest({ method: 'GET', url: `${running.backendUrl}/healthz`, headers: {} });
    return performance.now() - from;
  };
  const timer = setInterval(() => probes.push(probe()), INTERVAL_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  const delays = (await Promise.all(probes)).sort((a, b) => a - b);
  return delays[Math.floor(delays.length * 0.95)] ?? 0;
}

const MAX_FACTOR = 2;

/** Asserts that triggering an event delays other requests at most `MAX_FACTOR` times as long as the other event. */
async function expectHardlyDelayed(
  path: string,
  bodyOf: (name: string) => object,
  name: string,
  other = 'free',
): Promise<void> {
  let tookMs = 0;
  const reference = async () => {
    // Runs as long as the other, so that both meet the same load of the machine.
    const until = performance.now() + tookMs;
    do expect((await post(path, bodyOf(other))).status).toBe(200);
    while (performance.now() < until);
  };
  const work = async () => {
    tookMs = await durationMs(async () => expect([200, 400]).toContain((await post(path, bodyOf(name))).status));
  };
  await work();
  expect(await durationRatio(work, reference, MAX_FACTOR, delayDuring)).toBeLessThan(MAX_FACTOR);
}

describe('a trigger whose schema takes long to check', () => {
  it.each(runsAll ? SLOW : SLOW.slice(0, 1))(
    'delays other requests at most twice as long as the same trigger without a schema: %s',
    async (_, schema, payload) => {
      const name = `slow-${SLOW.findIndex(([, one]) => one === schema)}`;
      expect((await post('/webhooks/apps/Billing/events', { name, schema })).status).toBe(201);
      await expectHardlyDelayed(TRIGGER, (event_name) => ({ event_name, payload }), name);
      const batch = (event_name: string) => ({ events: Array(15).fill({ event_name, payload }) });
      await expectHardlyDelayed(`${TRIGGER}/batch`, batch, name);
    },
  );
});

describe('a trigger whose filter rules take long to match', () => {
  // Matching all of them takes about a second. Without yielding, other requests would wait that long.
  it('delays other requests at most twice as long as the same trigger with short rules', async () => {
    const conditions = Array.from({ length: 49 }, (_, at) => ({ text: { $contains: `${'a'.repeat(120)}${at}` } }));
    const subscriptions = [
      { event_name: 'filtered', filter_rules: { $or: conditions } },
      { event_name: 'filtered-shortly', filter_rules: { text: { $exists: false } } },
    ];
    for (let at = 0; at < 50; at += 1) {
      const endpoint = { app_name: 'Billing', url: `https://receiver.example.com/${at}`, subscriptions };
      expect((await post('/webhooks/endpoints', endpoint)).body).toMatchObject({ url: endpoint.url });
    }
    const payload = { text: 'a'.repeat(24_000) };
    const batch = (event_name: string) => ({ events: Array(10).fill({ event_name, payload }) });
    await expectHardlyDelayed(`${TRIGGER}/batch`, batch, 'filtered', 'filtered-shortly');
  });
});
