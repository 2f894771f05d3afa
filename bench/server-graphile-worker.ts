import Fastify from 'fastify';
import { run } from 'graphile-worker';
import pg from 'pg';
import {
  createEndpoints,
  deliver,
  messagesOf,
  storeMessages,
  TABLES,
  type TriggeredEvents,
} from './queue-deliveries.ts';

/** Webhooks that a service sends itself: one job of graphile-worker for each delivery, with its settings for many jobs. */
const [connectionString = '', port = '0', ...urls] = process.argv.slice(2);
const CONCURRENCY = 64;
const pgPool = new pg.Pool({ connectionString, max: 10 });
pgPool.on('error', (error) => console.error(error));
pgPool.on('connect', (client) => client.on('error', (error) => console.error(error)));
await pgPool.query(TABLES);
const client = await pgPool.connect();
await createEndpoints(client, urls);
client.release();

await run({
  pgPool,
  noHandleSignals: true,
  preset: {
    worker: {
      concurrentJobs: CONCURRENCY,
      localQueue: { size: 512 },
      completeJobBatchDelay: 10,
      failJobBatchDelay: 10,
    },
  },
  taskList: {
    // A job that fails is repeated with an exponential backoff.
    deliver: (payload) => deliver(pgPool, (payload as { id: string }).id),
  },
});

const app = Fastify({ bodyLimit: 10_000_000 });
app.post<{ Body: TriggeredEvents }>('/trigger/batch', async (request, reply) => {
  const { types, bodies } = messagesOf(request.body);
  const client = await pgPool.connect();
  try {
    await client.query('begin');
    const ids = await storeMessages(client, types, bodies);
    await client.query({
      name: 'jobs',
      text: `select from graphile_worker.add_jobs(array(select row('deliver', json_build_object('id', id), null, null, 10, null, null,
        null)::graphile_worker.job_spec from unnest($1::text[]) id))`,
      values: [ids],
    });
    await client.query('commit');
    return reply.code(201).send({ delivered_count: ids.length });
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('ready');
