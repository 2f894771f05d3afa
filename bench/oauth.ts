import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Pool } from 'undici';
import { option, runBench } from './arguments.ts';
import { PORTS, say, withGatehouse } from './gatehouse.ts';
import { rate } from './load.ts';
import { report } from './results.ts';

const HELP = `npm run oauth [-- --rounds N --seconds N]
    measures the OpenID provider beside a bare oidc-provider that keeps everything in memory: access tokens for machines, refreshes
    with an ID token, and claims of users. BENCH_DATABASE_URL as for npm start.`;

const CONNECTIONS = 16;
/** Each is refreshed again and again: as many as can be in use at once, and some that wait. */
const REFRESH_TOKENS = 64;
const RESOURCE = 'https://api.example.com';
const REDIRECT_URI = 'https://app.example.com/callback';
const PASSWORD = 'correct horse battery staple';
const rounds = option('rounds', 3);
const seconds = option('seconds', 6);

/** A provider with an application and tokens of users. */
interface Side {
  readonly pool: Pool;
  readonly paths: { readonly token: string; readonly userinfo: string };
  readonly authorization: string;
  readonly refreshTokens: string[];
}

await runBench(HELP, { values: ['rounds', 'seconds'] }, main);

async function main(): Promise<void> {
  await withGatehouse({}, 'postgresql', async ({ apiKey, children }) => {
    const sides = { ours: await prepareGatehouse(apiKey), bare: await startBare(children) };
    await compare('Access tokens for machines, JWTs in ES256', sides, ({ pool, paths, authorization }) =>
      post(pool, paths.token, authorization, {
        grant_type: 'client_credentials',
        resource: RESOURCE,
        scope: 'orders:read',
      }),
    );
    await compare('Refreshes of tokens with an ID token in RS256', sides, refresh);
    const accessTokens = new Map(
      await Promise.all(Object.values(sides).map(async (side) => [side, (await refresh(side)).access_token] as const)),
    );
    await compare('Claims of a user (userinfo)', sides, async (side) => {
      const headers = { authorization: `Bearer ${accessTokens.get(side)}` };
      const response = await side.pool.request({ method: 'GET', path: side.paths.userinfo, headers });
      const body = (await response.body.json()) as { email: string };
      assert.equal(body.email.includes('@'), true);
    });
    await Promise.all(Object.values(sides).map(({ pool }) => pool.close()));
  });
}

async function compare(
  title: string,
  { ours, bare }: Record<'ours' | 'bare', Side>,
  work: (side: Side) => Promise<unknown>,
) {
  for (const side of [ours, bare]) await rate(CONNECTIONS, seconds / 2, () => work(side));
  let [our, their] = [0, 0];
  for (let round = 1; round <= rounds; round += 1) {
    const { perSecond } = await rate(CONNECTIONS, seconds, () => work(ours));
    const { perSecond: other } = await rate(CONNECTIONS, seconds, () => work(bare));
    say(`  ${title}, round ${round}: Gatehouse ${perSecond.toFixed(0)}, bare ${other.toFixed(0)} requests/s`);
    our += perSecond;
    their += other;
  }
  report({ title, ratio: our / their, of: 'a bare oidc-provider in memory' });
}

async function refresh(side: Side): Promise<{ readonly access_token: string }> {
  const refresh_token = side.refreshTokens.shift();
  assert.ok(refresh_token, 'all refresh tokens are in use');
  const tokens = await post(side.pool, side.paths.token, side.authorization, {
    grant_type: 'refresh_token',
    refresh_token,
  });
  side.refreshTokens.push(tokens.refresh_token);
  return tokens;
}

// biome-ignore lint/suspicious/noExplicitAny: the callers know the response
async function post(pool: Pool, path: string, authorization: string, form: Record<string, string>): Promise<any> {
  const response = await pool.request({
    method: 'POST',
    path,
    headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
  const body = await response.body.json();
  assert.equal(response.statusCode, 200, JSON.stringify(body));
  return body;
}

function basic(id: string, secret: string): string {
  return `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`;
}

async function prepareGatehouse(apiKey: string): Promise<Side> {
  const backend = async (path: string, input: object) => {
    const response = await fetch(`http://127.0.0.1:${PORTS.gatehouse}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    assert.equal(response.status, 201, await response.clone().text());
    return response.json() as Promise<{ id: string; secret: string }>;
  };
  const scopes = [{ name: 'orders:read', description: 'Read orders' }];
  await backend('/oauth-resources', { identifier: RESOURCE, name: 'Orders', scopes });
  const { id, secret } = await backend('/oauth-applications', {
    type: 'web',
    name: 'Bench',
    redirect_uris: [REDIRECT_URI],
    scopes: ['openid', 'email', 'offline_access'],
    resources: [{ identifier: RESOURCE, scopes: ['orders:read'] }],
    is_first_party: true,
  });
  const pool = new Pool(`http://127.0.0.1:${PORTS.deployment}`, { connections: CONNECTIONS });
  const side: Side = {
    pool,
    paths: { token: '/oauth/token', userinfo: '/oauth/userinfo' },
    authorization: basic(id, secret),
    refreshTokens: [],
  };
  for (let n = 0; n < REFRESH_TOKENS; n += 1) side.refreshTokens.push(await signInToApplication(side, id, n));
  return side;
}

/** Signs a new user up, and in to the application. Returns its refresh token. */
async function signInToApplication({ pool, paths, authorization }: Side, clientId: string, n: number): Promise<string> {
  const signedUp = await pool.request({
    method: 'POST',
    path: '/auth/signup',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `user-${n}@example.com`, password: PASSWORD }),
  });
  await signedUp.body.dump();
  const cookie = String(signedUp.headers['set-cookie']).split(';')[0] as string;
  const verifier = randomBytes(32).toString('base64url');
  const asked = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: REDIRECT_URI,
    scope: 'openid email offline_access',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const { headers, body } = await pool.request({
    method: 'GET',
    path: `/oauth/authorize?${asked}`,
    headers: { cookie },
  });
  await body.dump();
  const code = new URL(String(headers.location)).searchParams.get('code') ?? '';
  const form = { grant_type: 'authorization_code', code, redirect_uri: REDIRECT_URI, code_verifier: verifier };
  const { refresh_token } = await post(pool, paths.token, authorization, form);
  return refresh_token;
}

function startBare(children: ChildProcess[]): Promise<Side> {
  const port = PORTS.handwritten;
  const child = fork(join(import.meta.dirname, 'server-oidc.ts'), [String(port), String(REFRESH_TOKENS)], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('server-oidc.ts stopped.')));
    child.once('message', (refreshTokens) =>
      resolve({
        pool: new Pool(`http://127.0.0.1:${port}`, { connections: CONNECTIONS }),
        paths: { token: '/token', userinfo: '/me' },
        authorization: basic('bench', 'a secret of the benchmark'),
        refreshTokens: refreshTokens as string[],
      }),
    );
  });
}
