import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from '../examples.ts';

export const TABLE_FILE = join(import.meta.dirname, '../../../docs/statements.md');

const HEAD = `# Statements of each operation

How many SQL statements one successful request takes, on PostgreSQL and on PGlite, from the credential to the response. The caller
is an API key on the backend host. On the deployment host it is a signed-in browser with its cookie, or a signed-out one for the
operations that sign in or up.

The rows of method \`GraphQL\` are the root fields of queries that REST does not serve.

- Counted: each statement that the response waits for, those of a transaction too. A second request of the same kind is counted, so
  that what the process keeps in memory is filled.
- Not counted: \`begin\` and \`commit\`, and what runs in the background: jobs, deliveries, usage and the time of the last activity.

\`Each level\` says whether each query level (FROM list, sub-select, lateral join, common table expression) names the deployment by a
parameter, so that a database that is distributed by deployment runs the statement on one node. \`all but 1\` means that one statement
serves the requests of several deployments at once; \`test/support/tenant-isolation/multi-deployment-statements.ts\` lists those with
their reasons.

\`Citus\` says where a cluster runs the statements: \`router\` on the node of the deployment, \`reference\` on any node, since each has the table,
\`local\` on the coordinator, and \`in several steps\` on the node of the deployment after the coordinator has computed the rows, as
\`insert … select\` of arrays does. None runs on several nodes. A check of a key takes one statement more there: it looks up its caller first.

\`test/api/statement-counts.test.ts\` compares this table with each run of the tests. To write it again, run
\`npx vitest run test/api/statement-counts.test.ts -u\` three times: with \`DATABASE_URL\` for the column of PostgreSQL, without it, and with
that of a coordinator and \`TEST_ON_CITUS=1\`.

| Host | Method | Path | Operation | PostgreSQL | PGlite | Each level | Citus |
|---|---|---|---|---:|---:|---|---|
`;

export interface Counted {
  readonly host: Host;
  /** `GraphQL` for a root field that REST does not serve. */
  readonly method: string;
  /** The path, or the root field with its selection. */
  readonly path: string;
  readonly name: string;
  readonly count: number;
  readonly ofMany: number;
  /** Where a cluster of Citus runs the statements. Null on other databases. */
  readonly places: string | null;
}

/** The whole document. The columns of other databases are as the file has them, or `?` for a new operation. */
export function tableOf(counted: readonly Counted[], database: 'postgresql' | 'pglite' | 'citus'): string {
  const known = knownRows();
  const rows = counted.map(({ host, method, path, name, count, ofMany, places }) => {
    const operation = `| ${host} | ${method} | \`${path}\` | ${name} |`;
    const [postgresql = '?', pglite = '?', levels = '?', citus = '?'] = known.get(operation) ?? [];
    const own = [count, ofMany === 0 ? 'yes' : `all but ${ofMany}`] as const;
    const columns = {
      postgresql: [own[0], pglite, own[1], citus],
      pglite: [postgresql, own[0], own[1], citus],
      citus: [postgresql, pglite, levels, places ?? '?'],
    };
    return `${operation} ${columns[database].join(' | ')} |\n`;
  });
  return HEAD + rows.join('');
}

/** The last four columns of each operation in the file. */
function knownRows(): Map<string, string[]> {
  const rows = readFileSync(TABLE_FILE, 'utf8').matchAll(
    /^(\| [A-Z]+ \| .+ \|) (\S+) \| (\S+) \| (yes|\?|all but \d+) \| ([^|]+) \|$/gm,
  );
  return new Map([...rows].map(([, operation = '', ...columns]) => [operation, columns]));
}
