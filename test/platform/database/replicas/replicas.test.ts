import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackendClient } from '../../../support/clients.ts';
import { type Cluster, standbySkipReason, startCluster } from '../../../support/cluster.ts';
import { keepSending } from '../../../support/keep-sending.ts';
import { newDatabaseEnv, type ServiceProcess, startProcess } from '../../../support/process.ts';

const WRITES = 40;

describe.skipIf(standbySkipReason !== null)('a replica in DATABASE_REPLICA_URLS', () => {
  let primary: Cluster;
  let standby: Cluster;
  let env: Record<string, string>;
  const services: ServiceProcess[] = [];

  beforeAll(async () => {
    primary = await startCluster();
    standby = await primary.startStandby();
    const { DATA_DIR = '', MASTER_KEY = '' } = await newDatabaseEnv();
    env = { DATA_DIR, MASTER_KEY, DATABASE_URL: primary.url, DATABASE_REPLICA_URLS: standby.url };
  });

  afterAll(async () => {
    for (const service of services) await service.stop('SIGKILL');
    for (const cluster of [standby, primary]) await cluster.stop('immediate');
  });

  async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    return client
      .query(text)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  }

  async function start(): Promise<ServiceProcess> {
    const service = await startProcess(env);
    services.push(service);
    return service;
  }

  /** How often organizations were read on a server. */
  async function readsOf({ url }: Cluster): Promise<number> {
    const [found] = await ask(
      url,
      `select pg_stat_force_next_flush(), coalesce(sum(seq_scan + coalesce(idx_scan, 0)), 0)::int as reads
       from pg_stat_user_tables where relname = 'organization'`,
    );
    return found?.['reads'] as number;
  }

  it('serves queries that see each change before them, by REST and by GraphQL, in each process', async () => {
    const writer = await start();
    const key = writer.apiKey as string;
    const backend = new BackendClient(writer.backendUrl, key);
    const other = new BackendClient((await start()).backendUrl, key);
    for (let number = 0; number < WRITES; number += 1) {
      const { status, body } = await backend.post('/organizations', { name: `Organization ${number}` });
      expect(status).toBe(201);
      const read = await other.get(`/organizations/${body.id}`);
      expect(read.body).toMatchObject({ id: body.id, name: `Organization ${number}` });
      const { organization } = await other.data(`{ organization(id: "${body.id}") { name members { totalCount } } }`);
      expect(organization).toEqual({ name: `Organization ${number}`, members: { totalCount: 0 } });
    }
    await expect.poll(() => readsOf(standby), { timeout: 30_000 }).toBeGreaterThan(WRITES);
  });

  it('that is behind, away or promoted is left out, and queries read from the primary', async () => {
    const service = await start();
    const backend = new BackendClient(service.backendUrl, await keyOf(service));
    const create = async (name: string) => (await backend.post('/organizations', { name })).body.id;
    const read = async (id: string) => (await backend.get(`/organizations/${id}`)).body.name;

    await ask(standby.url, 'select pg_wal_replay_pause()');
    expect(await read(await create('Behind'))).toBe('Behind');
    await ask(standby.url, 'select pg_wal_replay_resume()');

    const reading = keepSending(
      () => backend.get('/organizations?limit=5'),
      (_, number) => String(number),
      5,
    );
    await expect.poll(() => reading.accepted.length, { timeout: 30_000 }).toBeGreaterThan(WRITES);
    await standby.kill();
    expect(await read(await create('Away'))).toBe('Away');
    const before = reading.accepted.length;
    await expect.poll(() => reading.accepted.length, { timeout: 30_000 }).toBeGreaterThan(before + WRITES);
    await standby.start();
    const reads = await readsOf(standby);
    await expect.poll(() => readsOf(standby), { timeout: 30_000, interval: 500 }).toBeGreaterThan(reads + 1);

    await standby.promote();
    await expect
      .poll(async () => (await ask(standby.url, 'select pg_is_in_recovery() as "isStandby"'))[0]?.['isStandby'])
      .toBe(false);
    expect(await read(await create('Promoted'))).toBe('Promoted');
    await reading.stop();
    expect(reading.rejected.map(({ status, text }) => `${status} ${text}`)).toEqual([]);
    expect(service.output()).toContain(`The replica at ${new URL(standby.url).host} is not used for now`);
  });

  /** A key of the deployment that the first start has created. */
  async function keyOf({ apiKey }: ServiceProcess): Promise<string> {
    return apiKey ?? (services[0]?.apiKey as string);
  }
});
