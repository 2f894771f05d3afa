import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { GraphqlBody } from '../../support/rest-types/response-of.ts';
import {
  closeStreams,
  type OpenStream,
  openStream,
  openSubscription,
  type StreamOptions,
} from '../../support/streams.ts';
import { OWN_ORIGIN, type StreamToy, startStreamToy } from './stream-toy.ts';

const toys: StreamToy[] = [];
afterEach(async () => {
  closeStreams();
  await Promise.all(toys.splice(0).map((toy) => toy.close()));
});

async function started(...args: Parameters<typeof startStreamToy>): Promise<StreamToy> {
  const toy = await startStreamToy(...args);
  toys.push(toy);
  return toy;
}

const subscribe = ({ url }: StreamToy, query: string, call?: StreamOptions) =>
  openSubscription(url, 'key', { query }, call);
const data = <Data>(stream: OpenStream<Data>) => stream.events().map((event) => event.data);

describe('an event of a subscription', () => {
  it('contains the data that its edges have at that time', async () => {
    const toy = await started('BACKEND');
    const stream = await subscribe(toy, 'subscription { ticks { id owner { name } } }');
    toy.source.add(1);
    await stream.waitForEvents(1);
    toy.owner = 'Bea';
    toy.source.add(1);
    await stream.waitForEvents(2);
    expect(data(stream)).toEqual([
      { data: { ticks: { id: '1', owner: { name: 'Ann' } } } },
      { data: { ticks: { id: '2', owner: { name: 'Bea' } } } },
    ]);
  });

  it('lacks edges whose scope the credential has lost', async () => {
    const toy = await started('BACKEND');
    const stream = await subscribe(toy, 'subscription { ticks { id owner { name } } }');
    toy.scopes = ['organizations:read'];
    const comments = stream.text().length;
    await expect.poll(() => stream.text().length).toBeGreaterThan(comments + 6);
    toy.source.add(1);
    await stream.waitForEvents(1);
    expect(data(stream)).toEqual([
      {
        data: { ticks: { id: '1', owner: null } },
        errors: [
          expect.objectContaining({ extensions: { code: 'INSUFFICIENT_PERMISSIONS' }, path: ['ticks', 'owner'] }),
        ],
      },
    ]);
  });

  it('hides an unexpected error, which is logged, and further events follow', async () => {
    const toy = await started('BACKEND');
    const stream = await subscribe(toy, 'subscription { ticks { id failing } }');
    toy.source.add(2);
    await stream.waitForEvents(2);
    const errors = [expect.objectContaining({ path: ['ticks', 'failing'], extensions: { code: 'INTERNAL' } })];
    expect(data(stream)).toEqual(['1', '2'].map((id) => ({ data: { ticks: { id, failing: null } }, errors })));
    expect(stream.text()).not.toContain('hunter2');
    expect(toy.logged[0]?.details).toMatchObject({
      requestId: 'request-1',
      err: { message: 'the password is hunter2' },
    });
  });

  it('is rejected if it exceeds the response limit, and further events follow', async () => {
    const toy = await started('BACKEND', { responseLimitBytes: 1_000 });
    const stream = await subscribe(toy, 'subscription { ticks(padding: 2000) { padding } }');
    toy.source.add(2);
    await stream.waitForEvents(2);
    expect(data(stream).map(({ errors }) => errors[0].extensions.code)).toEqual([
      'RESPONSE_TOO_LARGE',
      'RESPONSE_TOO_LARGE',
    ]);
  });
});

describe('the source of a subscription is released', () => {
  const TICKS = 'subscription { ticks { id } }';

  it.each<[string, (stream: OpenStream<GraphqlBody>, toy: StreamToy) => void]>([
    ['its client hangs up', (stream) => stream.close()],
    ['its credential ends', (_, toy) => (toy.scopes = null)],
    ['the process stops', (_, toy) => toy.stopStreams()],
  ])('if %s', async (_, end) => {
    const toy = await started('BACKEND');
    const streams = await Promise.all([subscribe(toy, TICKS), subscribe(toy, TICKS)]);
    toy.source.add(1);
    await Promise.all(streams.map((stream) => stream.waitForEvents(1)));
    expect(toy.source.open).toBe(2);
    for (const stream of streams) end(stream, toy);
    await expect.poll(() => toy.source.open).toBe(0);
    await Promise.all(streams.map(({ ended }) => ended));
    for (const stream of streams) expect(stream.text()).not.toContain('complete');
    expect(toy.logged).toEqual([]);
  });

  it('if its client disconnects before it has read an event', async () => {
    const toy = await started('BACKEND');
    const streams = await Promise.all(Array.from({ length: 20 }, () => subscribe(toy, TICKS)));
    for (const stream of streams) stream.close();
    await expect.poll(() => toy.source.open).toBe(0);
  });

  it('immediately if it is opened while the process stops', async () => {
    const toy = await started('BACKEND');
    toy.stopStreams();
    const stream = await subscribe(toy, TICKS);
    await stream.ended;
    expect([toy.source.open, stream.text()]).toEqual([0, '']);
  });
});

describe('a client that reads nothing', () => {
  it('leaves the events in the source and is disconnected', async () => {
    const toy = await started('BACKEND');
    const stream = await subscribe(toy, 'subscription { ticks(padding: 100000) { padding } }');
    stream.incoming.pause();
    const count = 10_000;
    toy.source.add(count);
    await expect.poll(() => toy.source.taken).toBeGreaterThan(0);
    // Enough to fill the buffers of both sides.
    let before = 0;
    while (before < toy.source.taken) {
      before = toy.source.taken;
      await sleep(500);
    }
    expect(toy.source.taken).toBeLessThan(count / 10);
    await expect.poll(() => toy.source.open).toBe(0);
    expect(toy.source.taken).toBeLessThanOrEqual(before + 1);
  });
});

describe('a subscription of the deployment host', () => {
  const VISITS = 'subscription { visits { id userId } }';

  it("sends events to a signed-in user's browser and ends when the user signs out", async () => {
    const toy = await started('DEPLOYMENT');
    const stream = await subscribe(toy, VISITS, { headers: { origin: OWN_ORIGIN } });
    toy.source.add(1);
    await stream.waitForEvents(1);
    expect(data(stream)).toEqual([{ data: { visits: { id: '1', userId: '7' } } }]);
    toy.user = null;
    await stream.ended;
    expect(toy.source.open).toBe(0);
  });

  it('ends when another user signs in to the browser', async () => {
    const toy = await started('DEPLOYMENT');
    const stream = await subscribe(toy, VISITS);
    toy.user = '8';
    await stream.ended;
    expect([stream.incoming.complete, toy.source.open]).toEqual([true, 0]);
  });

  it('returns 401 to a browser without a signed-in user', async () => {
    const toy = await started('DEPLOYMENT');
    toy.user = null;
    expect([(await subscribe(toy, VISITS)).status, toy.source.open]).toEqual([401, 0]);
  });

  it.each(['GET', 'POST'])('returns 403 to a page of another origin by %s', async (method) => {
    const toy = await started('DEPLOYMENT');
    const query = `?${new URLSearchParams({ query: VISITS })}`;
    const open = (headers: Record<string, string>) =>
      method === 'POST'
        ? subscribe(toy, VISITS, { headers })
        : openStream(toy.url, 'key', {
            path: '/graphql/stream',
            query,
            headers: { accept: 'text/event-stream', ...headers },
          });
    expect((await open({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await open({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await open({ origin: OWN_ORIGIN })).status).toBe(200);
  });
});
