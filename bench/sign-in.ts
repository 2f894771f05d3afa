import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { option, runBench } from './arguments.ts';
import { PORTS, say, withGatehouse } from './gatehouse.ts';

const HELP = `npm run sign-in [-- --rounds N --seconds N --pairs N]
    measures sign-ins per second and the argon2 verifications per second of the machine, and compares response times for
    known and unknown addresses.`;

const rounds = option('rounds', 3);
const seconds = option('seconds', 6);
const pairs = option('pairs', 300);
const CONNECTIONS = 8;
const PAUSE_MS = 120;
const PASSWORD = 'correct horse battery staple';
const DEPLOYMENT = `http://localhost:${PORTS.deployment}`;
const known = (n: number) => `person-${n}@example.com`;
/** The usual address of a user, so that no mail about a new sign-in location is sent. */
const homeOf = (n: number) => `192.0.${2 + (n >> 8)}.${n & 255}`;
const JSON_BODY = { 'content-type': 'application/json' };

await runBench(HELP, { values: ['rounds', 'seconds', 'pairs'] }, () =>
  withGatehouse({ TRUST_PROXY: '127.0.0.0/8,::1/128' }, 'postgresql', ({ apiKey }) => main(apiKey)),
);

async function main(apiKey: string): Promise<void> {
  say(`Creating ${pairs} users …`);
  for (let n = 0; n < pairs; n += 1) {
    await call(
      `http://127.0.0.1:${PORTS.gatehouse}/users`,
      'POST',
      { email: known(n), password: PASSWORD },
      201,
      apiKey,
    );
  }
  await throughput();
  await call(
    `http://127.0.0.1:${PORTS.gatehouse}/settings/auth`,
    'PATCH',
    { email: { verify_signup: true }, authentication_factors: { email_otp_enabled: true } },
    200,
    apiKey,
  );
  const wrong = 'not the right password';
  await compareTimes('wrong password', (email) =>
    call(`${DEPLOYMENT}/auth/signin`, 'POST', { strategy: 'email_password', email, password: wrong }, 401),
  );
  await compareTimes('code by email', (email) =>
    call(`${DEPLOYMENT}/auth/signin`, 'POST', { strategy: 'email_otp', email }, 200),
  );
  await compareTimes('forgotten password', (email) =>
    call(`${DEPLOYMENT}/auth/forgot-password`, 'POST', { email }, 200),
  );
  await compareTimes('sign-up to be verified', (email) =>
    call(`${DEPLOYMENT}/auth/signup`, 'POST', { email, password: PASSWORD }, 201),
  );
}

/** Measures sign-ins and plain argon2 verifications alternately. The ratio is computed from the sums. */
async function throughput(): Promise<void> {
  let ours = 0;
  let limit = 0;
  for (let n = 0; n < pairs; n += 1) {
    const body = { strategy: 'email_password', email: known(n), password: PASSWORD };
    await send(`${DEPLOYMENT}/auth/signin`, 'POST', body, 200, { 'x-forwarded-for': homeOf(n) });
  }
  await signInsPerSecond(2);
  for (let round = 1; round <= rounds; round += 1) {
    const rate = await signInsPerSecond(seconds);
    const verifications = await argon2PerSecond();
    say(`  round ${round}: ${rate.toFixed(1)} sign-ins/s, ${verifications.toFixed(1)} verifications/s`);
    ours += rate;
    limit += verifications;
  }
  console.log(`Sign-ins by email and password: ${(ours / limit).toFixed(2)} of the machine's argon2 verifications`);
}

async function signInsPerSecond(duration: number): Promise<number> {
  const start = performance.now();
  const end = start + duration * 1_000;
  let count = 0;
  const client = async () => {
    while (performance.now() < end) {
      const n = randomInt(pairs);
      const body = { strategy: 'email_password', email: known(n), password: PASSWORD };
      await send(`${DEPLOYMENT}/auth/signin`, 'POST', body, 200, { 'x-forwarded-for': homeOf(n) });
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  return (count * 1_000) / (performance.now() - start);
}

async function argon2PerSecond(): Promise<number> {
  const script = join(import.meta.dirname, 'argon2-limit.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--seconds', String(seconds)]);
  return Number(stdout);
}

/** Times requests for known and unknown addresses sequentially in random order, and compares their medians. */
async function compareTimes(what: string, request: (email: string) => Promise<void>): Promise<void> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let n = 0; n < 10; n += 1) await request(`warm-up-${what.length}-${n}@example.net`);
  for (let n = 0; n < pairs; n += 1) {
    const order = randomInt(2) === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const email = kind === 'known' ? known(n) : `unknown-${what.length}-${n}@example.com`;
      const start = performance.now();
      await request(email);
      times[kind].push(performance.now() - start);
      // Waits for background work of the request, such as sending a mail, so that it does not delay the next one.
      await setTimeout(PAUSE_MS);
    }
  }
  const [yes, no] = [median(times.known), median(times.unknown)];
  const faster = times.known.filter((time, n) => time < (times.unknown[n] ?? 0)).length / pairs;
  console.log(
    `${what}: median of known ${(yes / no).toFixed(3)} of unknown; the known address was faster in ${(faster * 100).toFixed(0)} % of the pairs (50 % reveals nothing)`,
  );
}

function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Sends each request from a different address, as if through a proxy, so that limits per address do not apply. */
function call(url: string, method: string, body: object, expectedStatus: number, apiKey?: string): Promise<void> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const credential = apiKey === undefined ? { 'x-forwarded-for': address } : { authorization: `Bearer ${apiKey}` };
  return send(url, method, body, expectedStatus, credential as Record<string, string>);
}

async function send(
  url: string,
  method: string,
  body: object,
  expectedStatus: number,
  headers: Record<string, string>,
): Promise<void> {
  const response = await fetch(url, { method, headers: { ...JSON_BODY, ...headers }, body: JSON.stringify(body) });
  const text = await response.text();
  assert.equal(response.status, expectedStatus, text);
}
