import { afterAll, expect, inject, it } from 'vitest';
import { stopServers } from '../platform/mail/servers.ts';
import { allRoutes } from '../support/examples.ts';
import { stopReceivers } from '../support/receivers.ts';
import { countStatements, preparations } from '../support/statements/count.ts';
import { createFixture } from '../support/statements/fixture.ts';
import { type CountedRoute, TABLE_FILE, tableOf } from '../support/statements/table.ts';
import { closeStreams } from '../support/streams.ts';

/* Derived from the `@rest` table: an operation that is added has its row without a line here. */

const FILES = { BACKEND: 'test/support/statements/backend.ts', DEPLOYMENT: 'test/support/statements/deployment.ts' };
/** Queries come first, so that they read the same rows whatever the other operations create. */
const ORDER = ['query', 'subscription', 'mutation'];

/** The order of the rows, by path, so that an operation stands beside the others of its resource. */
const keyOf = ({ host, route }: Pick<CountedRoute, 'host' | 'route'>) => `${host} ${route.path} ${route.method}`;
const keys = allRoutes.map(keyOf).sort();

afterAll(async () => {
  closeStreams();
  await Promise.all([stopReceivers(), stopServers()]);
});

it('takes as many statements for each operation as docs/statements.md says', async () => {
  const fixture = await createFixture();
  const counted: CountedRoute[] = [];
  const failed: string[] = [];
  for (const operation of ORDER) {
    for (const { host, route } of allRoutes.filter((each) => each.route.operation === operation)) {
      try {
        counted.push({ host, route, count: await countStatements(fixture, host, route) });
      } catch (error) {
        failed.push(
          `${route.method} ${route.path} of the ${host} host did not succeed. Add \`${route.fieldName}\` to ${FILES[host]} ` +
            `with the body, path values or client of a successful request. ${(error as Error).message}`,
        );
      }
    }
  }
  expect(failed).toEqual([]);
  const rows = counted.toSorted((a, b) => keys.indexOf(keyOf(a)) - keys.indexOf(keyOf(b)));
  const database = inject('pgliteDump') === null ? 'postgresql' : 'pglite';
  await expect(tableOf(rows, database)).toMatchFileSnapshot(TABLE_FILE);
});

it('prepares requests only for operations that exist', () => {
  const unknown = (['BACKEND', 'DEPLOYMENT'] as const).flatMap((host) => {
    const names = new Set(allRoutes.filter((each) => each.host === host).map(({ route }) => route.fieldName));
    return Object.keys(preparations[host]).filter((name) => !names.has(name));
  });
  expect(unknown).toEqual([]);
});
