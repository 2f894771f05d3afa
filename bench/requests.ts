import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { ConfigError } from '../src/platform/config.ts';
import { countStatements, type StatementCounter } from '../test/support/statement-counter.ts';
import { flag, option, runBench } from './arguments.ts';
import { PORTS, say } from './gatehouse.ts';
import { type LargeService, ROOT, startOn } from './large-service.ts';
import { cellsOf, measureRequest } from './measure-request.ts';
import { type MeasuredRequest, requestsOf } from './request-list.ts';

const HELP = `npm run requests [-- --deployment ID --rounds N --only TEXT --against FOLDER]
    starts the service on the database of DATABASE_URL, which npm run fill has filled, and sends requests to the backend host: pages of
    lists at the start, in the middle and at the end, in each order, searches, filters, counts and time series of a deployment (1).
    Prints the median time of --rounds requests (5), the fewest statements of one, and the blocks of 8 KiB that its statements read in
    PostgreSQL (with pg_stat_statements); "not there" for a path that a checkout does not have. --only measures the requests whose name contains TEXT.
    --against measures another checkout in turn, on the database of AGAINST_DATABASE_URL: a copy that was made before this checkout
    migrated its own (createdb --template). DATA_DIR as for npm start.`;

const deployment = option('deployment', 1);
const rounds = option('rounds', 5);

await runBench(HELP, { values: ['deployment', 'rounds', 'only', 'against'] }, main);

interface Checkout {
  readonly client: pg.Client;
  readonly counter: StatementCounter;
  readonly service: LargeService;
  readonly requests: ReadonlyMap<string, MeasuredRequest>;
  send(request: MeasuredRequest): Promise<{ status: number }>;
}

async function main(): Promise<void> {
  const against = flag('against');
  const checkouts = [await open(ROOT, 'DATABASE_URL', PORTS.gatehouse)];
  try {
    if (against !== undefined) checkouts.push(await open(resolve(against), 'AGAINST_DATABASE_URL', PORTS.betterAuth));
    const columns = checkouts.map((_, at) => ` ${at === 0 ? '' : 'against: '}ms | Statements | Blocks |`).join('');
    console.log(`| Request |${columns}\n|---|${'---:|---:|---:|'.repeat(checkouts.length)}`);
    const only = flag('only') ?? '';
    for (const name of checkouts[0]?.requests.keys() ?? []) {
      if (!name.includes(only)) continue;
      const found: (string | number)[][] = [];
      for (const { client, counter, requests, send } of checkouts) {
        const request = requests.get(name);
        const measured = request && (await measureRequest({ client, counter, rounds }, () => send(request)));
        found.push(measured?.status === 200 ? cellsOf(measured) : ['not there', '', '']);
      }
      console.log(`| ${name} | ${found.flat().join(' | ')} |`);
    }
  } finally {
    for (const { service, counter, client } of checkouts) {
      await service.stop();
      await counter.close();
      await client.end();
    }
  }
}

/** Starts the service of a checkout on its database, with a key of its own. */
async function open(folder: string, variable: string, port: number): Promise<Checkout> {
  const address = process.env[variable];
  if (!address) throw new ConfigError([`${variable} is not set.`]);
  const client = new pg.Client(address);
  await client.connect();
  const counter = await countStatements(address);
  const service = await startOn(counter.address, { backend: port, deployment: port + 1 }, folder);
  const key = createKey(folder, address);
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const send = async ({ name, path, body }: MeasuredRequest) => {
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`http://localhost:${port}${path}`, init);
    const text = await response.text();
    // An older checkout does not have each operation.
    const isUnknown = response.status === 404 && text.includes('ROUTE_NOT_FOUND');
    if (!isUnknown && (response.status !== 200 || text.startsWith('{"errors"')))
      throw new Error(`${name}: ${response.status} ${text.slice(0, 500)}`);
    return { status: response.status, text };
  };
  say(`Looking for the middle of each list in ${new URL(address).pathname.slice(1)}`);
  const requests = await requestsOf(client, deployment, async (query, variables) => {
    const { text } = await send({ name: 'a cursor', path: '/graphql', body: { query, variables } });
    return JSON.parse(text).data;
  });
  return { client, counter, service, send, requests: new Map(requests.map((each) => [each.name, each])) };
}

/** An API key of the deployment, which this checkout's command line creates. */
function createKey(folder: string, address: string): string {
  const args = ['keys', 'create', 'Bench', '--deployment', String(deployment), '--json'];
  const printed = execFileSync(
    join(folder, 'node_modules/.bin/node'),
    ['--disable-warning=ExperimentalWarning', 'src/cli/gatehouse.ts', ...args],
    { cwd: folder, env: { ...process.env, DATABASE_URL: address }, encoding: 'utf8' },
  );
  const key = /sk_\w+/.exec(printed)?.[0];
  if (key === undefined) throw new Error(`No key was created: ${printed}`);
  return key;
}
