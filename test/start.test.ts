import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rename, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config/config.ts';
import { migrations } from '../src/features.ts';
import { createLog } from '../src/platform/logging/log.ts';
import { VERSION } from '../src/platform/process/version.ts';
import { start } from '../src/start.ts';
import { sendRequest } from './support/http.ts';
import {
  newDatabaseEnv,
  runScript,
  type ServiceProcess,
  startProcess,
  unmigratedDatabaseEnv,
} from './support/process.ts';
import type { OrganizationList } from './support/rest-types/backend.ts';

/** The sockets for scripts in the DATA_DIR. */
const socketsIn = async ({ DATA_DIR = '' }: Record<string, string>) =>
  (await readdir(DATA_DIR)).filter((name) => name.endsWith('.sock')).map((name) => join(DATA_DIR, name));

const onPglite = process.env['DATABASE_URL'] === undefined;
const organizationsOf = (url: string, key: string | null) =>
  sendRequest<OrganizationList>({
    method: 'GET',
    url: `${url}/organizations`,
    headers: { authorization: `Bearer ${key}` },
  });

describe('npm start', () => {
  it('prints both hosts, the first key once, and a curl command that works', async () => {
    const environment = await unmigratedDatabaseEnv();
    const first = await startProcess(environment);
    expect(first.output()).toContain(`${first.backendUrl}/graphql`);
    expect(first.output()).toContain(`${first.deploymentUrl}/docs`);
    expect(first.output()).toContain(`Gatehouse ${VERSION} is running.`);
    expect(first.output()).toMatch(/^ {2}Database +the (embedded|PostgreSQL) database /m);
    const latest = migrations.at(-1)?.name;
    expect(first.output()).toContain(`Migrations      up to ${latest}, ${migrations.length} applied by this start\n`);
    // An IP address would no longer select the first deployment once there is a second one.
    expect(first.output()).toContain(`Deployment host   http://localhost:${new URL(first.deploymentUrl).port}`);
    const pasted = /^\s*(curl .*)$/m.exec(first.output())?.[1] as string;
    const { stdout } = await promisify(execFile)('bash', ['-c', pasted]);
    expect(JSON.parse(stdout)).toMatchObject({ name: 'Northwind Traders', slug: 'northwind-traders' });
    expect(await first.stop()).toBe(0);

    const second = await startProcess(environment);
    expect(second.apiKey).toBeNull();
    expect(second.output()).toContain(`Migrations      up to ${latest}\n`);
    expect((await organizationsOf(second.backendUrl, first.apiKey)).body.data).toHaveLength(1);
    await second.stop();
  });

  it('runs the same command as the Docker image', async () => {
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: { start: string } };
    const command = /^CMD (\[.*\])$/m.exec(await readFile('Dockerfile', 'utf8'))?.[1] ?? '[]';
    expect((JSON.parse(command) as string[]).join(' ')).toBe(scripts.start);
  });

  it('starts again after it was killed', async () => {
    const environment = await newDatabaseEnv();
    const first = await startProcess(environment);
    await first.stop('SIGKILL');
    const second = await startProcess(environment);
    expect((await organizationsOf(second.backendUrl, first.apiKey)).status).toBe(200);
    await second.stop();
  });

  it('shows a key if the previous start was killed before it showed one', async () => {
    const environment = await newDatabaseEnv();
    const config = readConfig({ ...environment, PORT: '0', DEPLOYMENT_PORT: '0', LOG_LEVEL: 'silent' });
    const killed = start(config, createLog('silent'), {}, () => {
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    const next = await startProcess(environment);
    expect((await organizationsOf(next.backendUrl, next.apiKey)).status).toBe(200);
    await next.stop();
  });

  it('rejects another master key at startup', async () => {
    const environment = await newDatabaseEnv();
    // A script opens the database as a start does.
    await runScript('src/cli/gatehouse.ts', ['deployments', 'list'], environment);
    const MASTER_KEY = Buffer.alloc(32, 7).toString('base64');
    const { code, output } = await runScript('src/main.ts', [], { ...environment, MASTER_KEY });
    expect([code, output]).toEqual([1, expect.stringContaining('npm run rekey')]);
  });

  it('prints a message for every invalid setting', async () => {
    const { code, output } = await runScript('src/main.ts', [], { PORT: 'http', LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(output).toMatch(/PORT must/);
    expect(output).toMatch(/LOG_LEVEL must/);
    expect(output).not.toMatch(/ at .*\.ts:/);
  });

  it('warns about a variable with a misspelled name, which would have no effect', async () => {
    const { output } = await runScript('src/main.ts', [], { DATABSE_URL: 'postgres://127.0.0.1:1/x', PORT: 'http' });
    expect(output).toContain('Warning: DATABSE_URL is not a variable of Gatehouse and has no effect.');
    const help = await runScript('src/main.ts', ['--help'], { DATABSE_URL: 'x' });
    expect(help.output).not.toContain('DATABSE_URL');
  });

  it('lists its settings with --help', async () => {
    const { code, output } = await runScript('src/main.ts', ['--help'], {});
    expect([code, output]).toEqual([0, expect.stringContaining('DATABASE_URL')]);
  });

  it.runIf(!onPglite)('starts two processes concurrently on an empty PostgreSQL database', async () => {
    const environment = { ...(await unmigratedDatabaseEnv()), MASTER_KEY: Buffer.alloc(32, 5).toString('base64') };
    const both = await Promise.all([startProcess(environment), startProcess(environment)]);
    const keys = both.map(({ apiKey }) => apiKey).filter((key) => key !== null);
    expect(keys).toHaveLength(1);
    for (const { backendUrl } of both) expect((await organizationsOf(backendUrl, keys[0] ?? null)).status).toBe(200);
    await Promise.all(both.map((each) => each.stop()));
  });
});

describe('a running service', () => {
  let environment: Record<string, string>;
  let running: ServiceProcess;

  beforeAll(async () => {
    environment = await newDatabaseEnv();
    running = await startProcess(environment);
  });

  afterAll(() => running.stop());

  it.runIf(onPglite)('rejects a second process on the same PGlite database', async () => {
    const { code, output } = await runScript('src/main.ts', [], environment);
    expect([code, output]).toEqual([1, expect.stringContaining('PGlite supports one process')]);
    expect((await organizationsOf(running.backendUrl, running.apiKey)).status).toBe(200);
  });

  it('opens a socket for scripts that only its operating system user can open', async () => {
    const [socket = '', ...others] = await socketsIn(environment);
    expect(others).toEqual([]);
    expect(((await stat(socket)).mode & 0o777).toString(8)).toBe('600');
  });

  it('is found by scripts that know its DATA_DIR only, and a killed one is not', async () => {
    const { DATA_DIR = '' } = environment;
    const [socket = ''] = await socketsIn(environment);
    const killed = join(DATA_DIR, 'operator-killed.sock');
    await rename(socket, killed);
    const listed = await runScript('src/cli/gatehouse.ts', ['deployments', 'list'], { DATA_DIR });
    expect([listed.code, listed.output]).toEqual([0, expect.stringContaining('Gatehouse')]);
    expect(listed.output).toMatch(/^Using the running service at http:\S+, with the (PostgreSQL|embedded) database /);
    await rename(killed, socket);
    // Node removes the socket of a process that ends, but not of one that is killed.
    const abandoned = createServer().listen(join(DATA_DIR, 'other.sock'));
    await once(abandoned, 'listening');
    await rename(join(DATA_DIR, 'other.sock'), killed);
    abandoned.close();
    const again = await runScript('src/cli/gatehouse.ts', ['deployments', 'list'], { DATA_DIR });
    expect([again.code, again.output]).toEqual([0, expect.stringContaining('Using the running service')]);
    expect(await socketsIn(environment)).toEqual([socket]);
  });

  it('creates deployments and API keys with npm run cli', async () => {
    const host = ['deployments', 'create', 'Contoso', '--host', 'Auth.Contoso.Test:443'];
    const created = await runScript('src/cli/gatehouse.ts', host, environment);
    expect([created.code, created.output]).toEqual([0, expect.stringContaining('is served at auth.contoso.test')]);
    const keyIn = ({ output }: { readonly output: string }) => /sk_test_\w+/.exec(output)?.[0] ?? null;
    expect((await organizationsOf(running.backendUrl, keyIn(created))).body).toMatchObject({ data: [] });
    const sameHost = ['deployments', 'create', 'Twice', '--host', 'auth.contoso.test'];
    const rejected = await runScript('src/cli/gatehouse.ts', sameHost, environment);
    expect([rejected.code, rejected.output]).toEqual([1, expect.stringContaining('already uses the host')]);
    const id = /Deployment (\d+)/.exec(created.output)?.[1] ?? '';
    const another = await runScript('src/cli/gatehouse.ts', ['keys', 'create', '--deployment', id], environment);
    expect((await organizationsOf(running.backendUrl, keyIn(another))).status).toBe(200);
  });
});

describe('npm run cli -- deployments', () => {
  it('creates and lists deployments without a running service', async () => {
    const environment = await newDatabaseEnv();
    const created = await runScript(
      'src/cli/gatehouse.ts',
      ['deployments', 'create', 'Contoso', '--host', 'auth.contoso.test'],
      environment,
    );
    expect([created.code, created.output]).toEqual([0, expect.stringContaining('is served at auth.contoso.test')]);
    const listed = await runScript('src/cli/gatehouse.ts', ['deployments', 'list'], environment);
    expect([listed.code, listed.output]).toEqual([0, expect.stringContaining('auth.contoso.test')]);
  });

  it('prints its help after invalid arguments', async () => {
    const { code, output } = await runScript('src/cli/gatehouse.ts', ['deployments', 'create', 'Nameless'], {});
    expect([code, output]).toEqual([2, expect.stringContaining('npm run cli -- deployments create NAME --host HOST')]);
  });
});
