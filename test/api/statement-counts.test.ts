import { afterAll, expect, inject, it } from 'vitest';
import { stopServers } from '../platform/mail/servers.ts';
import { ON_CITUS } from '../support/citus.ts';
import { stopReceivers } from '../support/receivers.ts';
import { countedRequests, countStatements, preparations } from '../support/statements/count.ts';
import { createFixture } from '../support/statements/fixture.ts';
import { countedFields, countFieldStatements } from '../support/statements/graphql.ts';
import { type Counted, TABLE_FILE, tableOf } from '../support/statements/table.ts';
import { closeStreams } from '../support/streams.ts';

/* Derived from the `@rest` table: an operation that is added has its row without a line here. */

const FILES = { BACKEND: 'test/support/statements/backend.ts', DEPLOYMENT: 'test/support/statements/deployment.ts' };
const DATABASE = ON_CITUS ? 'citus' : inject('pgliteDump') === null ? 'postgresql' : 'pglite';
/** Queries come first, so that rows created by other operations do not affect them. */
const ORDER = ['query', 'subscription', 'mutation'];

/** Sorts the rows by path, so that operations of a resource are next to each other. */
const keyOf = ({ host, method, path, name }: Counted) => [host, method === 'GraphQL', path, method, name].join(' ');

afterAll(async () => {
  closeStreams();
  await Promise.all([stopReceivers(), stopServers()]);
});

it('executes as many statements for each operation as docs/statements.md documents', async () => {
  const fixture = await createFixture();
  const counted: Counted[] = [];
  const failed: string[] = [];
  for (const operation of ORDER) {
    for (const request of countedRequests.filter(({ route }) => route.operation === operation)) {
      const { host, route, name } = request;
      try {
        const statements = await countStatements(fixture, request);
        counted.push({ host, method: route.method, path: route.path, name, ...statements });
      } catch (error) {
        failed.push(
          `${route.method} ${route.path} of the ${host} host did not succeed. Add \`${name}\` to ${FILES[host]} ` +
            `with the body, path values or client of a successful request. ${(error as Error).message}`,
        );
      }
    }
  }
  for (const field of countedFields) {
    const { host, name, document: path } = field;
    try {
      counted.push({ host, method: 'GraphQL', path, name, ...(await countFieldStatements(fixture, field)) });
    } catch (error) {
      failed.push(`{ ${path} } of the ${host} host did not succeed. ${(error as Error).message}`);
    }
  }
  expect(failed).toEqual([]);
  const rows = counted.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await expect(tableOf(rows, DATABASE)).toMatchFileSnapshot(TABLE_FILE);
});

it('prepares requests only for operations that exist', () => {
  const unknown = (['BACKEND', 'DEPLOYMENT'] as const).flatMap((host) => {
    const names = new Set(countedRequests.filter((each) => each.host === host).map(({ name }) => name));
    return Object.keys(preparations[host]).filter((name) => !names.has(name));
  });
  expect(unknown).toEqual([]);
});
