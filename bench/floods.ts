import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { flag, option, runBench } from './arguments.ts';
import { type Place, PORTS, say, withGatehouse } from './gatehouse.ts';
import { percentile } from './load.ts';
import { report } from './results.ts';

const HELP = `npm run floods [-- --against FOLDER --only webhooks,mail --endpoints N --slow-ms N --samples N --mails N]
    measures how late a quiet deployment is while another one floods a shared queue, relative to the time without the flood:
    - webhooks: single deliveries, while --endpoints slow endpoints of another deployment hold every claim;
    - mail: sign-in codes, while invitations of another deployment wait for its slow mail server.
    With --against, another checkout is measured in the same run, and the rate of its flood is compared.

    --endpoints  slow endpoints                     100
    --slow-ms    response time of each              4000
    --samples    quiet deliveries of each phase     40
    --mails      invitations of the flood           300

    BENCH_DATABASE_URL as for npm start.`;

const ENDPOINTS = option('endpoints', 100);
const SLOW_MS = option('slow-ms', 4_000);
const SAMPLES = option('samples', 40);
const MAILS = option('mails', 300);
const CODES = 10;
/** Between two quiet deliveries. */
const PAUSE_MS = 250;
const MAX_LATE = 3;
const MIN_FLOOD_RATE = 0.9;
const ROOT = join(import.meta.dirname, '..');

interface Measured {
  readonly quiet: readonly number[];
  readonly flooded: readonly number[];
  readonly floodPerSecond: number;
}

/** The backend host, for a deployment. */
type Post = (path: string, body: unknown) => Promise<Record<string, unknown>>;

await runBench(HELP, { values: ['against', 'only', 'endpoints', 'slow-ms', 'samples', 'mails'] }, async () => {
  const only = flag('only')?.split(',');
  const against = flag('against');
  for (const [name, measure] of [
    ['webhooks', webhooks],
    ['mail', mail],
  ] as const) {
    if (only?.includes(name) === false) continue;
    const theirs = against === undefined ? undefined : await inCheckout(resolve(against), measure);
    const ours = await inCheckout(ROOT, measure);
    if (theirs !== undefined) print(`${name}, other checkout`, theirs);
    print(name, ours);
    for (const share of [0.5, 0.95]) {
      const ratio = percentile(ours.flooded, share) / percentile(ours.quiet, share);
      report({ title: `${name}: p${share * 100} during the flood`, ratio, of: 'that without it', atMost: MAX_LATE });
    }
    if (theirs !== undefined) {
      const ratio = ours.floodPerSecond / theirs.floodPerSecond;
      const target = name === 'webhooks' ? { atLeast: MIN_FLOOD_RATE } : {};
      report({ title: `${name}: rate of the flood`, ratio, of: "the other checkout's", ...target });
    }
  }
});

async function inCheckout(folder: string, measure: (place: Place, folder: string) => Promise<Measured>) {
  let measured: Measured | undefined;
  say(`\n${folder}`);
  const work = async (place: Place) => {
    measured = await measure(place, folder);
  };
  await withGatehouse({ OUTGOING_ALLOW: '127.0.0.0/8' }, 'postgresql', work, folder);
  assert.ok(measured);
  return measured;
}

function print(name: string, { quiet, flooded, floodPerSecond }: Measured): void {
  const times = (values: readonly number[]) =>
    [0.5, 0.95].map((share) => `p${share * 100} ${percentile(values, share).toFixed(0)} ms`).join(', ');
  console.log(
    `${name}: without flood ${times(quiet)}; with flood ${times(flooded)}; flood ${floodPerSecond.toFixed(1)}/s`,
  );
}

async function webhooks({ apiKey, dataDir }: Place, folder: string): Promise<Measured> {
  const arrived = new Map<number, number>();
  let slowArrivals = 0;
  const server = http.createServer((request, response) => {
    request.setEncoding('utf8');
    void request.toArray().then((chunks) => {
      if (request.url === '/slow') {
        slowArrivals += 1;
        setTimeout(() => response.end('ok'), SLOW_MS);
        return;
      }
      arrived.set(JSON.parse(chunks.join('')).data.at, performance.now());
      response.end('ok');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const busy = poster(apiKey);
  const quiet = poster((await createDeployment(folder, dataDir)).key);
  await createEndpoints(busy, `${url}/slow`, ENDPOINTS);
  await createEndpoints(quiet, `${url}/quiet`, 1);
  let number = 0;
  const deliveries = async () => {
    const times: Promise<number>[] = [];
    for (let count = 0; count < SAMPLES; count += 1) {
      number += 1;
      const at = number;
      const startedAt = performance.now();
      await quiet('/webhooks/apps/App/trigger', { event_name: 'a', payload: { at } });
      times.push(arrival(at).then((time) => time - startedAt));
      await sleep(PAUSE_MS);
    }
    return Promise.all(times);
  };
  const arrival = async (at: number) => {
    while (!arrived.has(at)) await sleep(1);
    return arrived.get(at) as number;
  };
  say('Single deliveries without a flood …');
  await deliveries();
  const before = await deliveries();
  say(`Flooding with ${ENDPOINTS} slow endpoints …`);
  // More than can be delivered while the samples are taken.
  for (let count = 0; count < 20; count += 1) {
    const events = Array.from({ length: 5 }, (_, at) => ({ event_name: 'a', payload: { at } }));
    await busy('/webhooks/apps/App/trigger/batch', { events });
  }
  while (slowArrivals < 400) await sleep(20);
  await sleep(SLOW_MS);
  const [startedAt, startedWith] = [performance.now(), slowArrivals];
  const flooded = await deliveries();
  // Whole periods of the slow endpoints, whose responses come in waves.
  while ((performance.now() - startedAt) % SLOW_MS > 50) await sleep(5);
  const floodPerSecond = ((slowArrivals - startedWith) / (performance.now() - startedAt)) * 1_000;
  server.close();
  server.closeAllConnections();
  return { quiet: before, flooded, floodPerSecond };
}

async function createEndpoints(post: Post, url: string, count: number): Promise<void> {
  await post('/webhooks/apps', { name: 'App' });
  for (let at = 0; at < count; at += 1) {
    const endpoint = { app_name: 'App', url, subscriptions: [{ event_name: 'a' }], timeout_seconds: 30 };
    await post('/webhooks/endpoints', endpoint);
  }
}

async function mail({ apiKey, dataDir }: Place, folder: string): Promise<Measured> {
  const busy = poster(apiKey);
  const { key, host } = await createDeployment(folder, dataDir);
  const quiet = poster(key);
  const invitations = await startMailServer(250);
  const codes = await startMailServer(0);
  for (const [post, { port }] of [
    [busy, invitations],
    [quiet, codes],
  ] as const) {
    await post('/settings/email/smtp', smtpServer(port));
  }
  await patch(key, '/settings/auth', { authentication_factors: { email_otp_enabled: true } });
  const addresses = Array.from({ length: 3 * CODES }, (_, at) => `ada${at}@quiet.example`);
  for (const email of addresses) await quiet('/users', { email, first_name: 'Ada', last_name: 'Lovelace' });
  const send = async () => {
    const times = addresses.splice(0, CODES).map(async (email, at) => {
      await sleep(at * 200);
      const startedAt = performance.now();
      await signIn(host, email);
      while (!codes.arrived.has(email)) await sleep(1);
      return (codes.arrived.get(email) as number) - startedAt;
    });
    return Promise.all(times);
  };
  say('Sign-in codes without a flood …');
  await send();
  const before = await send();
  say(`Flooding with ${MAILS} invitations …`);
  const { id } = (await busy('/organizations', { name: 'Northwind' })) as { id: string };
  const startedAt = performance.now();
  for (let at = 0; at < MAILS; at += 1)
    await busy(`/organizations/${id}/invitations`, { email: `g${at}@busy.example` });
  const flooded = await send();
  while (invitations.arrived.size < MAILS) await sleep(20);
  const floodPerSecond = (MAILS / (performance.now() - startedAt)) * 1_000;
  invitations.stop();
  codes.stop();
  return { quiet: before, flooded, floodPerSecond };
}

function smtpServer(port: number) {
  const server = { host: '127.0.0.1', port, username: 'app', password: 'correct horse', use_tls: false };
  return { ...server, from_email: 'hello@northwind.example' };
}

/** A mail server that accepts each message after a delay, and the time when each recipient's message arrived. */
async function startMailServer(delayMs: number) {
  const arrived = new Map<string, number>();
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: ({ username }, _session, callback) => callback(null, { user: username }),
    onData(stream, session, callback) {
      stream.resume();
      stream.once('end', () => {
        for (const { address } of session.envelope.rcptTo) arrived.set(address, performance.now());
        setTimeout(callback, delayMs);
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return { port, arrived, stop: () => server.close() };
}

async function createDeployment(folder: string, dataDir: string): Promise<{ host: string; key: string }> {
  const args = ['src/cli/gatehouse.ts', 'deployments', 'create', 'Quiet', '--host', 'quiet.localhost', '--json'];
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
  const options = { cwd: folder, env };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...args],
    options,
  );
  return JSON.parse(stdout);
}

function poster(apiKey: string): Post {
  return (path, body) => requestJson(PORTS.gatehouse, 'POST', path, { authorization: `Bearer ${apiKey}` }, body);
}

function patch(apiKey: string, path: string, body: unknown) {
  return requestJson(PORTS.gatehouse, 'PATCH', path, { authorization: `Bearer ${apiKey}` }, body);
}

function signIn(host: string, email: string) {
  const headers = { host, origin: `http://${host}` };
  return requestJson(PORTS.deployment, 'POST', '/auth/signin', headers, { strategy: 'email_otp', email });
}

/** Node's fetch does not let the caller set the host. */
function requestJson(port: number, method: string, path: string, headers: Record<string, string>, body: unknown) {
  return new Promise<Record<string, unknown>>((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { 'content-type': 'application/json', ...headers },
    };
    const request = http.request(options, (response) => {
      response.setEncoding('utf8');
      response.toArray().then((chunks) => {
        const text = chunks.join('');
        if ((response.statusCode ?? 500) >= 300) reject(new Error(`${path} returned ${response.statusCode}: ${text}`));
        else resolve(text === '' ? {} : JSON.parse(text));
      }, reject);
    });
    request.on('error', reject);
    request.end(JSON.stringify(body));
  });
}
