import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Whether `DATABASE_URL` is a database on the coordinator of a cluster of Citus, on whose nodes the tests create theirs. */
export const ON_CITUS = process.env['TEST_ON_CITUS'] === '1';

/** Creates an empty database on each node of the cluster, joined to one that Citus distributes. Returns its URL on the coordinator. */
export async function createDistributedDatabase(coordinatorUrl: string): Promise<string> {
  const url = await createNodeDatabases(coordinatorUrl);
  await joinNodes(coordinatorUrl, url);
  return url;
}

/** Creates an empty database on each node, which know nothing of each other. Returns the URL of the coordinator's. */
export async function createNodeDatabases(coordinatorUrl: string): Promise<string> {
  const name = `gatehouse_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  for (const { url } of await nodesOf(coordinatorUrl)) await run(url, `create database ${name}`);
  return inDatabase(coordinatorUrl, name);
}

/** Creates the extension in the database of each node, and adds the nodes to that of the coordinator. */
export async function joinNodes(coordinatorUrl: string, url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const [coordinator, ...workers] = await nodesOf(coordinatorUrl);
  for (const node of [coordinator as ClusterNode, ...workers])
    await run(inDatabase(node.url, name), 'create extension citus');
  await run(url, `select citus_set_coordinator_host('${coordinator?.host}', ${coordinator?.port})`);
  for (const { host, port } of workers) await run(url, `select citus_add_node('${host}', ${port})`);
}

/** Drops the databases of test runs whose process has ended. */
export async function dropDistributedDatabases(coordinatorUrl: string): Promise<void> {
  for (const { url } of await nodesOf(coordinatorUrl)) {
    const found = await run(url, `select datname as name from pg_database where datname like 'gatehouse\\_test\\_%'`);
    for (const { name } of found) await run(url, `drop database if exists "${name}" with (force)`);
  }
}

/** A server of the cluster. */
export interface ClusterNode {
  readonly host: string;
  readonly port: number;
  readonly url: string;
}

/** The nodes of the cluster, the coordinator first. */
export async function nodesOf(coordinatorUrl: string): Promise<readonly ClusterNode[]> {
  const nodes = await run(
    coordinatorUrl,
    'select nodename as host, nodeport as port from pg_dist_node order by groupid <> 0, nodeid',
  );
  return nodes.map(({ host, port }) => {
    const url = new URL(coordinatorUrl);
    url.hostname = host;
    url.port = String(port);
    return { host, port, url: url.href };
  });
}

/** Joins servers with the extension Citus to a cluster. The first one is the coordinator. */
export async function joinServers(urls: readonly string[]): Promise<void> {
  const [coordinator = '', ...workers] = urls;
  for (const url of urls) await run(url, 'create extension citus');
  const hostAndPort = (url: string) => `'${new URL(url).hostname}', ${new URL(url).port}`;
  await run(coordinator, `select citus_set_coordinator_host(${hostAndPort(coordinator)})`);
  for (const url of workers) await run(coordinator, `select citus_add_node(${hostAndPort(url)})`);
}

export async function run(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The address of another database of the same server. */
export function inDatabase(url: string, name: string): string {
  const database = new URL(url);
  database.pathname = `/${name}`;
  return database.href;
}
