import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { BackendClient } from '../../../support/clients.ts';
import { type Cluster, standbySkipReason, startCluster } from '../../../support/cluster.ts';
import { keepSending } from '../../../support/keep-sending.ts';
import { newDatabaseEnv, runScript, type ServiceProcess, startProcess } from '../../../support/process.ts';

const CLIENTS = 8;
const ACCEPTED_BEFORE = 200;

const hostOf = (url: string): string => new URL(url).host;

describe('DATABASE_STANDBY_HOSTS', () => {
  const clusters: Cluster[] = [];
  const services: ServiceProcess[] = [];
  const clients: pg.Client[] = [];

  afterAll(async () => {
    for (const client of clients) await client.end().catch(() => undefined);
    for (const service of services) await service.stop('SIGKILL');
    for (const cluster of clusters) await cluster.stop('immediate');
  });

  async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    clients.push(client);
    await client.connect();
    return (await client.query(text)).rows;
  }

  it('follows a promotion under load without the loss of an accepted request', async ({ skip }) => {
    skip(standbySkipReason !== null, standbySkipReason ?? '');
    const first = await startCluster();
    clusters.push(first);
    const second = await first.startStandby();
    clusters.push(second);
    // The primary confirms a commit when the standby has it, so that a promotion loses nothing.
    await ask(first.url, `alter system set synchronous_standby_names = '*'`);
    await ask(first.url, 'select pg_reload_conf()');
    await expect
      .poll(() => ask(first.url, 'select sync_state from pg_stat_replication'), { timeout: 30_000 })
      .toEqual([{ sync_state: 'sync' }]);

    // The address of the standby comes first, so that the start has to find the primary.
    const { DATA_DIR = '' } = await newDatabaseEnv();
    const env = { DATA_DIR, DATABASE_URL: second.url, DATABASE_STANDBY_HOSTS: hostOf(first.url) };
    const service = await startProcess(env);
    services.push(service);
    const backend = new BackendClient(service.backendUrl, service.apiKey as string);
    const senders = Array.from({ length: CLIENTS }, (_, client) =>
      keepSending(
        (number) => backend.post('/organizations', { name: `Organization ${client}-${number}` }),
        ({ name }) => name,
        0,
      ),
    );
    const accepted = () => senders.flatMap((sender) => sender.accepted);
    await expect.poll(() => accepted().length, { timeout: 60_000 }).toBeGreaterThan(ACCEPTED_BEFORE);
    await first.kill();
    await second.promote();
    const before = accepted().length;
    await expect.poll(() => accepted().length - before, { timeout: 60_000 }).toBeGreaterThan(ACCEPTED_BEFORE);
    await Promise.all(senders.map((sender) => sender.stop()));

    const stored = new Set((await ask(second.url, 'select name from organization')).map(({ name }) => name));
    expect(accepted().filter((name) => !stored.has(name))).toEqual([]);
    const rejections = senders.flatMap(({ rejected }) => rejected);
    expect(rejections.filter(({ status, headers }) => status !== 503 || headers['retry-after'] !== '2')).toEqual([]);

    // The server that was the primary last returns as a standby, and the other one as the primary.
    await second.stop('fast');
    await becomeStandby(second);
    await first.start();
    await ask(first.url, 'alter system reset synchronous_standby_names');
    await ask(first.url, 'select pg_reload_conf()');
    const create = async () => (await backend.post('/organizations', { name: 'Returned' })).status;
    await expect.poll(create, { timeout: 30_000, interval: 500 }).toBe(201);
    expect(await ask(first.url, `select distinct name from organization where name = 'Returned'`)).toEqual([
      { name: 'Returned' },
    ]);
  });

  it('stops the start with one sentence when all servers are standbys', async ({ skip }) => {
    skip(standbySkipReason !== null, standbySkipReason ?? '');
    const [first, second] = [await startCluster(), await startCluster()];
    clusters.push(first, second);
    for (const cluster of [first, second]) {
      await cluster.stop('fast');
      await becomeStandby(cluster);
    }
    const { DATA_DIR = '' } = await newDatabaseEnv();
    const env = { DATA_DIR, DATABASE_URL: first.url, DATABASE_STANDBY_HOSTS: hostOf(second.url) };
    const { code, output } = await runScript('src/main.ts', [], env);
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringMatching(
        /accepts no changes \(The server at .* is a standby\)\. If it is a standby, set DATABASE_URL to the primary/,
      ),
    });
    expect(output).not.toContain('    at ');
  });
});

/** Starts a stopped server in recovery, in which it accepts connections that only read. */
async function becomeStandby(cluster: Cluster): Promise<void> {
  const signal = join(cluster.dataFolder, 'standby.signal');
  await writeFile(signal, '');
  await chmod(signal, 0o666);
  await cluster.start();
}
