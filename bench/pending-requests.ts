import assert from 'node:assert/strict';
import pg from 'pg';
import { Pool } from 'undici';
import { option, runBench } from './arguments.ts';
import { PORTS, say, withGatehouse } from './gatehouse.ts';

const HELP = `npm run pending-requests [-- --requests N]
    sends 10,000 authorization requests without a sign-in, and 10,000 of one user that wait for a consent, and counts what the
    OpenID provider has stored of them: nothing, and the newest 20. BENCH_DATABASE_URL as for npm start.`;

const CONNECTIONS = 16;
const REDIRECT_URI = 'https://app.example.com/callback';
const MAX_WAITING = 20;
const requests = option('requests', 10_000);

await runBench(HELP, { values: ['requests'] }, main);

async function main(): Promise<void> {
  await withGatehouse({}, 'postgresql', async ({ address, apiKey }) => {
    const database = new pg.Client({ connectionString: address });
    await database.connect();
    const pool = new Pool(`http://127.0.0.1:${PORTS.deployment}`, { connections: CONNECTIONS });
    const clientId = await registerApplication(apiKey);
    const asked = new URLSearchParams({
      client_id: clientId,
      response_type: 'code',
      redirect_uri: REDIRECT_URI,
      scope: 'openid email',
    });
    const cookie = await signUp(pool);
    for (const [name, headers, expected, page] of [
      ['without a sign-in', {}, 0, '/sign-in'],
      ['of one user', { cookie }, MAX_WAITING, '/oauth-consent'],
    ] as const) {
      const started = performance.now();
      await send(async () => {
        const response = await pool.request({ method: 'GET', path: `/oauth/authorize?${asked}`, headers });
        await response.body.dump();
        assert.ok(String(response.headers['location']).includes(page));
      });
      const { rowCount } = await database.query("select from oauth_record where model <> 'Session'");
      assert.equal(rowCount, expected);
      const seconds = (performance.now() - started) / 1_000;
      say(`  ${requests} requests ${name}: ${rowCount} records, ${seconds.toFixed(1)} s`);
    }
    await pool.close();
    await database.end();
  });
}

/** Sends the requests, as many at once as there are connections. */
async function send(request: () => Promise<void>): Promise<void> {
  let left = requests;
  const sender = async () => {
    while (left > 0) {
      left -= 1;
      await request();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sender));
}

async function registerApplication(apiKey: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${PORTS.gatehouse}/oauth-applications`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'web', name: 'Bench', redirect_uris: [REDIRECT_URI], scopes: ['openid', 'email'] }),
  });
  assert.equal(response.status, 201);
  return ((await response.json()) as { id: string }).id;
}

async function signUp(pool: Pool): Promise<string> {
  const { headers, body } = await pool.request({
    method: 'POST',
    path: '/auth/signup',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com', password: 'correct horse battery staple' }),
  });
  await body.dump();
  return String(headers['set-cookie']).split(';')[0] as string;
}
