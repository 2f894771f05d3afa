import { afterAll, describe, expect, inject, it } from 'vitest';
import { joinServers, ON_CITUS, run } from '../../../support/citus.ts';
import { BackendClient } from '../../../support/clients.ts';
import { type Cluster, startCluster } from '../../../support/cluster.ts';
import { keepSending } from '../../../support/keep-sending.ts';
import { runScript, type ServiceProcess, startProcess, unmigratedDatabaseEnv } from '../../../support/process.ts';
import { TEST_MASTER_KEY } from '../../../support/service.ts';

const SETTINGS = [
  'shared_preload_libraries=citus',
  'wal_level=logical',
  'max_connections=200',
  'max_prepared_transactions=100',
];
const ACCEPTED_AT_LEAST = 30;

describe.skipIf(!ON_CITUS)('a node of a cluster', () => {
  const servers: Cluster[] = [];
  const services: ServiceProcess[] = [];
  afterAll(async () => {
    for (const service of services) await service.stop('SIGKILL');
    for (const server of servers) await server.stop('immediate');
  });

  it('that is stopped or killed under load loses nothing, and other deployments go on', async () => {
    for (let node = 0; node < 3; node += 1) servers.push(await startCluster(inject('scratch'), SETTINGS));
    const [coordinator, , lost] = servers as [Cluster, Cluster, Cluster];
    await joinServers(servers.map(({ url }) => url));
    const { DATA_DIR = '' } = await unmigratedDatabaseEnv();
    const env = { DATA_DIR, DATABASE_URL: coordinator.url, MASTER_KEY: TEST_MASTER_KEY };
    const service = await startProcess(env);
    services.push(service);
    const onLost = await deploymentOn(lost, coordinator, env);
    const onOther = await deploymentOn(servers[1] as Cluster, coordinator, env);

    const organizations = (apiKey: string) => {
      const client = new BackendClient(service.backendUrl, apiKey);
      return keepSending(
        (number) => client.post('/organizations', { name: `Organization ${number}` }),
        ({ name }) => name,
        5,
      );
    };
    const [affected, unaffected] = [organizations(onLost.key), organizations(onOther.key)];
    const acceptedSince = async (sender: typeof affected) => {
      const before = sender.accepted.length;
      await expect.poll(() => sender.accepted.length - before, { timeout: 60_000 }).toBeGreaterThan(ACCEPTED_AT_LEAST);
    };
    await acceptedSince(affected);
    for (const lose of [() => lost.stop('fast'), () => lost.kill()]) {
      await lose();
      const before = affected.rejected.length;
      await acceptedSince(unaffected);
      await expect.poll(() => affected.rejected.length, { timeout: 30_000 }).toBeGreaterThan(before);
      await lost.start();
      await acceptedSince(affected);
    }
    await Promise.all([affected.stop(), unaffected.stop()]);

    expect(unaffected.rejected.map(({ status, text }) => `${status} ${text}`)).toEqual([]);
    expect(affected.rejected.filter(({ status, headers }) => status !== 503 || headers['retry-after'] !== '2')).toEqual(
      [],
    );
    const stored = await run(coordinator.url, `select name from organization where deployment_id = ${onLost.id}`);
    const names = new Set(stored.map(({ name }) => name));
    expect(affected.accepted.filter((name) => !names.has(name))).toEqual([]);
  });
});

interface PlacedDeployment {
  readonly id: number;
  readonly key: string;
}

/** A new deployment whose rows are on this node. The hash of the id decides, so that several are created until one is there. */
async function deploymentOn(
  node: Cluster,
  coordinator: Cluster,
  env: Record<string, string>,
): Promise<PlacedDeployment> {
  for (;;) {
    const name = `on-${Math.random().toString(36).slice(2)}`;
    const args = ['deployments', 'create', name, '--host', `${name}.example.test`, '--json'];
    const { output } = await runScript('src/cli/gatehouse.ts', args, env);
    const created = JSON.parse(output.slice(output.indexOf('{'))) as PlacedDeployment;
    const [shard] = await run(
      coordinator.url,
      `select nodeport as port from citus_shards
       where shardid = get_shard_id_for_distribution_column('"user"', ${created.id})`,
    );
    if (String(shard?.port) === new URL(node.url).port) return created;
  }
}
