import { mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrations } from '../../../../src/features.ts';
import { BackendClient, BrowserClient } from '../../../support/clients.ts';
import type { HttpResponse } from '../../../support/http.ts';
import {
  hasNoHistory,
  PREVIOUS_RELEASE,
  previousReleaseFolder,
  previousReleaseLacks,
} from '../../../support/previous-release.ts';
import { type ServiceProcess, startProcess } from '../../../support/process.ts';
import { type Receiver, startReceiver, stopReceivers } from '../../../support/receivers.ts';
import { runsAll } from '../../../support/runs-all.ts';
import { createTestDatabase, TEST_MASTER_KEY } from '../../../support/service.ts';

/** How long both versions serve requests together: with `npm run check -- --all` for a minute, otherwise briefly. */
const TOGETHER_MS = runsAll ? 60_000 : 3_000;
const TEST_TIMEOUT_MS = 600_000;
const PASSWORD = 'tea-clipper-1869';
/** Time limits that no machine reaches, however slow: an error is one of the versions and not one of the machine. */
const PATIENT = {
  DATABASE_STATEMENT_TIMEOUT_SECONDS: '300',
  DATABASE_LOCK_TIMEOUT_SECONDS: '300',
  DATABASE_JOB_TIMEOUT_SECONDS: '300',
  REQUEST_TIMEOUT_SECONDS: '300',
};
/** What a process logs when the machine gave it no time for ten seconds. That limit has no setting. */
const NO_TIME = 'timeout exceeded when trying to connect';
const lacks = previousReleaseLacks();
const isSkipped =
  process.env['DATABASE_URL'] === undefined || (lacks !== null && (!process.env['CI'] || hasNoHistory()));

/** Requests of one kind, sent one after the other until they are stopped. */
function keepSending(
  name: string,
  send: (number: number) => Promise<HttpResponse<unknown>>,
  status: number,
  hadNoTime: () => boolean,
) {
  const failures: string[] = [];
  let sent = 0;
  let isStopped = false;
  const ended = (async () => {
    while (!isStopped) {
      const response = await send(sent).catch((error: unknown) => ({ status: 0, body: String(error) }));
      if (response.status === 503 && hadNoTime()) continue;
      if (response.status !== status) failures.push(`${name}: ${response.status} ${JSON.stringify(response.body)}`);
      sent += 1;
      await pause(20);
    }
  })();
  return {
    failures,
    get sent() {
      return sent;
    },
    stop() {
      isStopped = true;
      return ended;
    },
  };
}

/** A process of one version with its clients. */
interface Version {
  readonly name: string;
  readonly process: ServiceProcess;
  readonly backend: BackendClient;
}

/** The paths without parameters that a host of the previous release reads. */
async function readPaths(folder: string, host: 'backend' | 'deployment'): Promise<string[]> {
  const { paths } = JSON.parse(await readFile(join(folder, `docs/openapi/${host}.json`), 'utf8'));
  return Object.keys(paths).filter((path) => 'get' in paths[path] && !path.includes('{'));
}

describe.skipIf(isSkipped)('the previous release and this version on one database', () => {
  let folder: string;
  let env: Record<string, string>;
  let receiver: Receiver;
  const running: ServiceProcess[] = [];

  beforeAll(async () => {
    if (lacks !== null) throw new Error(lacks);
    folder = await previousReleaseFolder();
    receiver = await startReceiver();
    env = {
      DATABASE_URL: await createTestDatabase(process.env['DATABASE_URL'] as string),
      DATA_DIR: await mkdtemp(join(inject('scratch'), 'versions-')),
      MASTER_KEY: TEST_MASTER_KEY,
      OUTGOING_ALLOW: '127.0.0.0/8',
      ...PATIENT,
    };
  }, TEST_TIMEOUT_MS);
  afterAll(async () => {
    await Promise.all(running.map((each) => each.stop()));
    await stopReceivers();
  });

  async function start(name: string, cwd: string, key?: string): Promise<Version> {
    const process = await startProcess(env, cwd);
    running.push(process);
    return { name, process, backend: new BackendClient(process.backendUrl, key ?? (process.apiKey as string)) };
  }

  function browserOf({ process }: Version): BrowserClient {
    return new BrowserClient(process.deploymentUrl, 'localhost');
  }

  const signIn = (version: Version) =>
    browserOf(version).post('/auth/signin', {
      strategy: 'email_password',
      email: 'ada@example.com',
      password: PASSWORD,
    });

  /** The traffic of one version: writes, reads, sign-ins and triggers, whose deliveries either version makes. */
  function traffic(version: Version) {
    const { name, backend } = version;
    const keep = (what: string, send: (number: number) => Promise<HttpResponse<unknown>>, status = 200) =>
      keepSending(`${name} ${what}`, send, status, () => version.process.output().includes(NO_TIME));
    return [
      keep('creates a user', (at) => backend.post('/users', { email: `${name}-${at}@example.com` }), 201),
      keep('lists users', () => backend.get('/users')),
      keep('signs in', () => signIn(version)),
      keep('triggers', (at) =>
        backend.post('/webhooks/apps/Billing/trigger', { event_name: 'a', payload: { id: `${name} ${at}` } }),
      ),
      keep('is ready', () => backend.get('/readyz')),
    ];
  }

  it(
    'both serve reads, writes, sign-ins and deliveries without an error, while this version migrates and after it',
    async () => {
      const previous = await start('previous', folder);
      const key = previous.process.apiKey as string;
      await previous.backend.post('/webhooks/apps', { name: 'Billing' });
      const endpoint = { app_name: 'Billing', url: receiver.url, subscriptions: [{ event_name: 'a' }] };
      expect((await previous.backend.post('/webhooks/endpoints', endpoint)).status).toBe(201);
      const ada = { email: 'ada@example.com', password: PASSWORD };
      expect((await previous.backend.post('/users', ada)).status).toBe(201);
      const user = browserOf(previous);
      const signedIn = await user.post('/auth/signin', { strategy: 'email_password', ...ada });
      expect(signedIn.status).toBe(200);
      const paths = { backend: await readPaths(folder, 'backend'), deployment: await readPaths(folder, 'deployment') };
      const statuses = async () => {
        const found: Record<string, number> = {};
        for (const path of paths.backend) found[`backend ${path}`] = (await previous.backend.get(path)).status;
        for (const path of paths.deployment) found[`deployment ${path}`] = (await user.get(path)).status;
        return found;
      };
      const before = await statuses();

      const requests = traffic(previous);
      const current = await start('current', '.', key);
      requests.push(...traffic(current));
      const sentAtStart = requests.map(({ sent }) => sent);
      await pause(TOGETHER_MS);
      // Keys of a purpose that the previous version does not know.
      const rotated = await current.backend.post('/settings/signing-keys/rotate', { purpose: 'oidc' });
      expect(rotated.status).toBe(200);
      expect(await statuses()).toEqual(before);
      await expect
        .poll(() => requests.every(({ sent }, at) => sent > (sentAtStart[at] as number) + 5), { timeout: 60_000 })
        .toBe(true);
      await Promise.all(requests.map(({ stop }) => stop()));
      const loggedErrors = () =>
        [previous, current]
          .flatMap(({ process }) => process.output().split('\n'))
          .filter((line) => /"level":(50|60)/.test(line) && !line.includes(NO_TIME));
      // Together, because the response to an error does not say what it was.
      const failures = requests.flatMap((each) => each.failures);
      expect({ failures, logged: loggedErrors() }).toEqual({ failures: [], logged: [] });

      // Each version reads what the other one wrote, and the session of one is that of the other.
      const other = browserOf(current);
      other.cookie = user.cookie;
      expect((await other.get('/me')).status).toBe(200);
      const triggers = requests.filter((_, at) => at % 5 === 3);
      const expected = triggers.flatMap(({ sent }, at) =>
        Array.from({ length: sent }, (_, number) => `${at === 0 ? 'previous' : 'current'} ${number}`),
      );
      const arrived = () =>
        new Set(receiver.requests.map(({ body }) => JSON.parse(body)).map((message) => message.data?.id));
      await expect
        .poll(() => expected.filter((id) => !arrived().has(id)), { timeout: 120_000, interval: 500 })
        .toEqual([]);

      const client = new pg.Client({ connectionString: env['DATABASE_URL'] as string });
      await client.connect();
      const { rows } = await client.query('select name from migration order by id');
      await client.end();
      expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
      expect(loggedErrors()).toEqual([]);
    },
    TEST_TIMEOUT_MS,
  );

  it('names a version that has its newest migration', () => {
    expect(migrations.map(({ name }) => Number.parseInt(name, 10))).toContain(PREVIOUS_RELEASE.version);
  });
});
