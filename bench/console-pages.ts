import http from 'node:http';
import pg from 'pg';
import { ConfigError } from '../src/platform/config.ts';
import { countStatements } from '../test/support/statement-counter.ts';
import { flag, option, runBench } from './arguments.ts';
import { pagesOf } from './console-page-list.ts';
import { PORTS } from './gatehouse.ts';
import { startOn } from './large-service.ts';
import { cellsOf, measureRequest } from './measure-request.ts';

const HELP = `npm run console-pages [-- --deployment ID --rounds N --only TEXT]
    starts the service on the database of DATABASE_URL, which npm run fill has filled, joins as the first owner of the console with
    the printed link, and requests pages of a deployment (1): lists, searches, filters, pages in the middle and at the end, one page of
    each kind of resource, and exports. Prints the status, the median time of --rounds requests (5), the fewest statements of one, and the
    blocks of 8 KiB that its statements read in PostgreSQL (with pg_stat_statements). --only measures the pages whose path contains TEXT.
    DATA_DIR as for npm start.`;

const deployment = option('deployment', 1);
const rounds = option('rounds', 5);
const ORIGIN = `http://localhost:${PORTS.gatehouse}`;
const OWNER = { email: 'owner@example.com', password: 'a long password of the bench' };

await runBench(HELP, { values: ['deployment', 'rounds', 'only'] }, main);

async function main(): Promise<void> {
  const address = process.env['DATABASE_URL'];
  if (!address) throw new ConfigError(['DATABASE_URL is not set.']);
  const client = new pg.Client(address);
  await client.connect();
  const counter = await countStatements(address);
  const service = await startOn(counter.address, { backend: PORTS.gatehouse, deployment: PORTS.deployment });
  try {
    // The link is printed while there is no operator.
    const joinToken = /\/console\/join\?token=([\w-]+)/.exec(service.printed)?.[1];
    if (joinToken !== undefined) await createOwner(joinToken);
    const cookie = await signIn();
    const only = flag('only') ?? '';
    console.log('| Page | Status | ms | Statements | Blocks |\n|---|---:|---:|---:|---:|');
    for (const { name, path } of await pagesOf(client, deployment)) {
      if (!path.includes(only) && !name.includes(only)) continue;
      const url = path.startsWith('//') ? path.slice(1) : `/${deployment}${path === '/' ? '' : path}`;
      const measured = await measureRequest({ client, counter, rounds }, () =>
        request('GET', `/console${url === '/' ? '' : url}`, { cookie: `__console=${cookie}` }),
      );
      console.log(`| ${name} | ${[measured.status, ...cellsOf(measured)].join(' | ')} |`);
    }
  } finally {
    await service.stop();
    await counter.close();
    await client.end();
  }
}

/** Creates the first owner. */
async function createOwner(token: string): Promise<void> {
  const { status, text } = await request(
    'POST',
    '/console/join',
    { cookie: `page_token=${token}`, origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    new URLSearchParams({ ...OWNER, lastName: 'Hopper' }).toString(),
  );
  if (status !== 303) throw new Error(`The owner could not join: ${status} ${text.slice(0, 500)}`);
}

/** Signs in as the owner whom this run or an earlier one has created. Returns the cookie. */
async function signIn(): Promise<string> {
  const { cookies } = await request(
    'POST',
    '/console/auth/signin',
    { 'content-type': 'application/json' },
    JSON.stringify({ strategy: 'email_password', ...OWNER }),
  );
  const cookie = /__console=([^;]+)/.exec(cookies)?.[1];
  if (cookie === undefined)
    throw new ConfigError([`This database has operators, but not ${OWNER.email} of this benchmark.`]);
  return cookie;
}

function request(method: string, path: string, headers: Record<string, string>, body?: string) {
  return new Promise<{ status: number; text: string; cookies: string }>((resolve, reject) => {
    const sent = http.request(
      {
        host: '127.0.0.1',
        port: PORTS.gatehouse,
        method,
        path,
        headers: { host: `localhost:${PORTS.gatehouse}`, accept: 'text/html', ...headers },
      },
      (response) => {
        response.setEncoding('utf8');
        response.toArray().then((chunks) => {
          resolve({
            status: response.statusCode ?? 0,
            text: chunks.join(''),
            cookies: String(response.headers['set-cookie']),
          });
        }, reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
