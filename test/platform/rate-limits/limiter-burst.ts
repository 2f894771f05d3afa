import { entities, migrations } from '../../../src/features.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { createLimiter } from '../../../src/platform/rate-limits/limiter.ts';
import { openRedisCounters } from '../../../src/platform/rate-limits/redis-counters.ts';
import { apart } from './limiter-forms.ts';

/** A separate process that makes a burst of requests on a signal and prints how many were allowed. */
const [kind, url = '', calls = '0', rules = '[]'] = process.argv.slice(2);

const database =
  kind === 'postgres'
    ? await openDatabase({
        entities,
        migrations,
        databaseUrl: url,
        pgliteDir: null,
        poolSize: 5,
        onError: console.error,
      })
    : null;
const counters = database === null ? await openRedisCounters(url, 'test:') : apart(database.rows);
const limiter = createLimiter(counters);

process.send?.('ready');
process.once('message', async () => {
  const results = await Promise.all(Array.from({ length: Number(calls) }, () => limiter.take(JSON.parse(rules), 1)));
  process.send?.(results.filter(({ allowed }) => allowed).length, undefined, undefined, async () => {
    await limiter.close();
    await database?.close();
    process.disconnect();
  });
});
