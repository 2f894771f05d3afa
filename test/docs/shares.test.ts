import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { workers } from '../../src/features.ts';
import { connectionsPerDeployment } from '../../src/platform/database/drivers/share-connections.ts';
import { SCHEMA_CHECK_LIMITS as CHECKS } from '../../src/platform/json-schema/schema-checker.ts';
import { STREAM_LIMITS as STREAMS } from '../../src/webhooks/stream/stream-limits.ts';

const page = readFileSync('docs/operations/tuning.md', 'utf8');
const section = page.slice(page.indexOf('## Shares of deployments'), page.indexOf("## Customers' keys"));
/** The cells of the table by what is shared. */
const rows = new Map(
  [...section.matchAll(/^\| ([^|]+?) \|(.*)\|$/gm)].map(([, shared = '', cells = '']) => [
    shared,
    cells.split('|').map((cell) => cell.trim()),
  ]),
);

/** The row of each queue of jobs. */
const ROW_OF_QUEUE: Readonly<Record<string, string>> = {
  'ai-provider-changes': 'Changes of AI providers',
  backfills: 'Backfills of upgrades',
  'document-chunk-removal': 'Removal of chunks; compaction of postings',
  'document-processing': 'Processing of documents',
  erasure: 'Erasure after the deletion of users',
  fan_out: 'Fan-out of events to webhooks',
  'knowledge-base-entities': 'Vectors of knowledge bases; their entities by a model',
  'knowledge-base-vectors': 'Vectors of knowledge bases; their entities by a model',
  mail: 'Mails; phone messages',
  'oauth-logout': 'Sign-outs that applications are told about',
  phone_message: 'Mails; phone messages',
  'posting-compaction': 'Removal of chunks; compaction of postings',
  'social-picture': 'Pictures of social accounts',
  'user-import': 'Imports of users',
  webhook_replay: 'Replays of deliveries',
};
/** One job of it serves all deployments. */
const OF_ALL_DEPLOYMENTS = ['backfills'];

const queues = workers.map(({ queue }) => queue).filter(({ settings }) => settings.cron === undefined);

describe('the shares of deployments in tuning.md', () => {
  it('have a row for each queue of jobs', () => {
    expect(queues.map(({ name }) => name).toSorted()).toEqual(Object.keys(ROW_OF_QUEUE));
  });

  it.each(queues.map((queue) => [queue.name, queue] as const))('show the limits of the queue %s', (name, queue) => {
    const { concurrency, concurrencyPerDeployment, urgentConcurrency } = queue.settings;
    const [atOnce = '', ofOne] = rows.get(ROW_OF_QUEUE[name] as string) ?? [];
    expect(atOnce).toMatch(new RegExp(`^${concurrency}\\b`));
    if (urgentConcurrency !== undefined) expect(atOnce).toContain(`${urgentConcurrency} more`);
    if (OF_ALL_DEPLOYMENTS.includes(name)) return;
    expect(ofOne).toBe(
      concurrencyPerDeployment === undefined ? `${concurrency}` : `${concurrencyPerDeployment} in all processes`,
    );
  });

  it('show the limits of connections, streams and checks', () => {
    expect(rows.get('Database connections')?.[1]).toContain(`${connectionsPerDeployment(10)} of 10`);
    const unreserved = STREAMS.perProcess - STREAMS.reservedSlots;
    expect(rows.get('Event streams of webhooks')?.slice(0, 2)).toEqual([
      `${STREAMS.perProcess}`,
      `${STREAMS.perDeployment}, always ${STREAMS.guaranteedPerDeployment} while ${unreserved} are open`,
    ]);
    const [threads, , beyond] = rows.get('Checks of payloads and regular expressions by schemas') ?? [];
    expect(threads).toBe(`${CHECKS.threads} threads`);
    expect(beyond).toContain(
      `at most ${CHECKS.maxQueuedPerDeployment} of a deployment and ${CHECKS.maxQueued.toLocaleString('en')} in total`,
    );
  });
});
