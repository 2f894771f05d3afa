import { option, runBench } from './arguments.ts';

const HELP = `npm run capacity [-- --deployments N --skew N --shards N --cores N
        --service-us N --coordinator-us N --node-us N]
    computes from measured CPU how many requests a cluster of Citus serves with 1 to
    100 nodes: nothing is run. Deployments differ by Zipf's law, and the hash of
    each chooses its shard.

    --deployments     deployments                                   10000
    --skew            exponent of Zipf's law, in hundredths            80
    --shards          shards of each table, which Citus takes from
                      citus.shard_count                                32
    --cores           cores of the coordinator and of each node        16
    --service-us      CPU of the service for a request, in µs         300
    --coordinator-us  CPU of the coordinator                          300
    --node-us         CPU of the node                                 300

    The CPU times are those of \`npm run citus\`.`;

const SHARDS = option('shards', 32);
const NODES = [1, 2, 5, 10, 20, 50, 100];
/** The share of the CPU that is used before requests wait noticeably. */
const USABLE = 0.7;

await runBench(
  HELP,
  { values: ['deployments', 'skew', 'shards', 'cores', 'service-us', 'coordinator-us', 'node-us'] },
  main,
);

function main(): void {
  const exponent = option('skew', 80) / 100;
  const sizes = Array.from({ length: option('deployments', 10_000) }, (_, at) => 1 / (at + 1) ** exponent);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const shares = sizes.map((size) => size / total);
  const usable = option('cores', 16) * USABLE * 1e6;
  const ofCoordinator = usable / option('coordinator-us', 300);
  const ofNode = usable / option('node-us', 300);
  console.log(`The largest deployment has ${percent(shares[0] ?? 0)} of the requests.`);
  console.log(
    `One coordinator serves ${Math.round(ofCoordinator)} requests/s. The service takes one core for each ${Math.round((1e6 * USABLE) / option('service-us', 300))} requests/s.\n`,
  );
  console.log(
    '| Nodes | Busiest node | Requests/s of the nodes | Busiest, largest isolated | Requests/s | Of the cluster |',
  );
  console.log('|---:|---:|---:|---:|---:|---:|');
  for (const nodes of NODES) {
    const hashed = Math.max(...loads(shares, nodes));
    const isolated = Math.max(...isolating(shares, nodes));
    const [before, after] = [ofNode / hashed, ofNode / isolated];
    const cells = [nodes, percent(hashed), Math.round(before), percent(isolated), Math.round(after)];
    console.log(`| ${[...cells, Math.round(Math.min(after, ofCoordinator))].join(' | ')} |`);
  }
}

/** The share of the requests that each node serves, when the hash of a deployment chooses its shard. */
function loads(shares: readonly number[], nodes: number): number[] {
  const load = Array<number>(nodes).fill(0);
  for (const [at, share] of shares.entries()) {
    const node = (hash(at) % SHARDS) % nodes;
    load[node] = (load[node] ?? 0) + share;
  }
  return load;
}

/** The same after the largest deployment has a shard of its own, and shards are moved so that all others are even. */
function isolating([largest = 0, ...others]: readonly number[], nodes: number): number[] {
  const shards = Array<number>(SHARDS).fill(0);
  for (const [at, share] of others.entries()) {
    const shard = hash(at + 1) % shards.length;
    shards[shard] = (shards[shard] ?? 0) + share;
  }
  const load = Array<number>(nodes).fill(0);
  for (const share of [largest, ...shards].toSorted((one, other) => other - one)) {
    const idlest = load.indexOf(Math.min(...load));
    load[idlest] = (load[idlest] ?? 0) + share;
  }
  return load;
}

/** Spreads numbers evenly (the finalizer of MurmurHash3). */
function hash(number: number): number {
  let mixed = number + 0x9e37_79b9;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
