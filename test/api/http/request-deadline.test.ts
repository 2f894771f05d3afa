import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords } from '../../../src/platform/crypto/passwords.ts';
import type { Running } from '../../../src/start.ts';
import { PASSWORD } from '../../support/accounts.ts';
import { startOwnService } from '../../support/own-service.ts';
import { closeStreams, openStream } from '../../support/streams.ts';
import { createWorld, type World } from '../../support/world.ts';

const DEADLINE_MS = 1_000;
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

describe('the deadline of a request', () => {
  let running: Running;
  let world: World;
  let hangs = false;

  beforeAll(async () => {
    const passwords = createPasswords({ cost: { memoryCost: 64, timeCost: 1, parallelism: 1 } });
    running = await startOwnService({ REQUEST_TIMEOUT_SECONDS: String(DEADLINE_MS / 1_000) }, undefined, {
      passwords: {
        ...passwords,
        hash: (password) => (hangs ? new Promise(() => undefined) : passwords.hash(password)),
      },
    });
    world = await createWorld({ running });
  });

  afterAll(async () => {
    closeStreams();
    await running?.stop(0);
  });

  it('ends an operation that waits for something else than the database, and says that it may have made changes', async () => {
    hangs = true;
    const { status, headers, body } = await world.browser().post('/auth/signup', {
      email: 'hanging@example.com',
      password: PASSWORD,
    });
    const document =
      'mutation { createUser(input: { email: "other@example.com", password: "correct horse battery" }) { id } }';
    const graph = await world.backend.graphql(document);
    hangs = false;
    expect({ status, retryAfter: headers['retry-after'] }).toEqual({ status: 503, retryAfter: '2' });
    const message = expect.stringMatching(/in time\..* The request may have made changes: check before/);
    expect(body).toMatchObject({ status: 503, errors: [{ code: 'UNAVAILABLE', message }] });
    expect({ status: graph.status, retryAfter: graph.headers['retry-after'] }).toEqual({
      status: 503,
      retryAfter: '2',
    });
    expect(graph.body.errors).toMatchObject([{ message, extensions: { code: 'UNAVAILABLE', retryAfter: 2 } }]);
  });

  it('does not end a stream', async () => {
    await world.backend.post('/webhooks/apps', { name: 'Billing' });
    const stream = await openStream(running.backend.url, world.apiKey);
    await pause(2 * DEADLINE_MS);
    const endpoint = { app_name: 'Billing', url: 'https://receiver.example/', subscriptions: [{ event_name: 'a' }] };
    expect((await world.backend.post('/webhooks/endpoints', endpoint)).status).toBe(201);
    await world.backend.post('/webhooks/apps/Billing/trigger', { event_name: 'a', payload: {} });
    expect(await stream.waitForEvents(1)).not.toEqual([]);
  });

  it.skipIf(process.env['DATABASE_URL'] !== undefined)(
    'ends requests that wait for the only connection of PGlite, which then do not run',
    async () => {
      const released = Promise.withResolvers<void>();
      const taken = Promise.withResolvers<void>();
      const holding = running.services.database.rows.connection().execute(async () => {
        taken.resolve();
        await released.promise;
      });
      await taken.promise;
      const responses = await Promise.all([
        world.backend.post('/organizations', { name: 'Late' }),
        world.backend.get('/organizations'),
        world.browser().get('/session'),
        world.backend.get('/readyz'),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
      released.resolve();
      await holding;
      const { status, body } = await world.backend.get('/organizations');
      expect({ status, data: body.data }).toEqual({ status: 200, data: [] });
    },
  );
});
