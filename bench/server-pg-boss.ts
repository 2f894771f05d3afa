import Fastify from 'fastify';
import pg from 'pg';
import { type JobResult, PgBoss } from 'pg-boss';
import {
  attempt,
  createEndpoints,
  deliver,
  hasSucceeded,
  messagesOf,
  readDeliveries,
  storeAttempts,
  storeMessages,
  TABLES,
  type TriggeredEvents,
} from './queue-deliveries.ts';

/** Webhooks that a service sends itself: one job of pg-boss for each delivery, fetched and completed in batches. */
const [connectionString = '', port = '0', ...urls] = process.argv.slice(2);
const QUEUE = 'deliveries';
/** Workers that each have a batch: while one of them stores its outcomes, the others send. */
const WORKERS = 4;
const BATCH = 64;

interface DeliveryJob {
  readonly id: string;
  readonly data: { readonly id: string };
}

const pool = new pg.Pool({ connectionString, max: 10 });
pool.on('error', (error) => console.error(error));
await pool.query(TABLES);
const client = await pool.connect();
await createEndpoints(client, urls);
client.release();

const db = (client: pg.Pool | pg.ClientBase) => ({
  executeSql: (text: string, values?: unknown[]) => client.query(text, values),
});
const boss = new PgBoss({ connectionString, max: 10 });
boss.on('error', (error) => console.error(error));
await boss.start();
await boss.createQueue(QUEUE, { retryLimit: 9, retryDelay: 5, retryBackoff: true });
await boss.work<{ id: string }>(
  QUEUE,
  {
    batchSize: BATCH,
    localConcurrency: WORKERS,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: 0.5,
    perJobResults: true,
  },
  process.env['BY_HAND'] === undefined ? deliverEach : deliverTogether,
);

async function deliverEach(jobs: readonly DeliveryJob[]): Promise<JobResult[]> {
  const ended = await Promise.allSettled(jobs.map(({ data }) => deliver(pool, data.id)));
  return jobs.map(({ id }, at) => ({ id, status: ended[at]?.status === 'fulfilled' ? 'completed' : 'failed' }));
}

/** Reads the deliveries of a batch in one statement, and stores their outcomes in one after the slowest of them has ended. */
async function deliverTogether(jobs: readonly DeliveryJob[]): Promise<JobResult[]> {
  const deliveries = await readDeliveries(
    pool,
    jobs.map(({ data }) => data.id),
  );
  const results = await Promise.all(deliveries.map(attempt));
  await storeAttempts(pool, results);
  const failed = new Set(results.filter((result) => !hasSucceeded(result)).map(({ id }) => id));
  return jobs.map(({ id, data }) => ({ id, status: failed.has(data.id) ? 'failed' : 'completed' }));
}

const app = Fastify({ bodyLimit: 10_000_000 });
app.post<{ Body: TriggeredEvents }>('/trigger/batch', async (request, reply) => {
  const { types, bodies } = messagesOf(request.body);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const ids = await storeMessages(client, types, bodies);
    await boss.insert(
      QUEUE,
      ids.map((id) => ({ data: { id } })),
      { db: db(client) },
    );
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
