import pg from 'pg';
import { ConfigError } from '../src/platform/config.ts';
import { loadMasterKey } from '../src/platform/crypto/master-key.ts';
import { createVault } from '../src/platform/crypto/vault.ts';
import { CORRECT_COUNTS } from '../src/platform/database/counts/migrations/052-count-rows.ts';
import { signingSecretCell } from '../src/webhooks/apps/signing-secret.ts';
import { option, runBench } from './arguments.ts';
import type { Fill, FillSizes, FillStep } from './fill-columns.ts';
import { activitySteps, organizationSteps, userSteps } from './fill-identity.ts';
import { withoutIndexes } from './fill-indexes.ts';
import { keySteps } from './fill-keys.ts';
import { webhookSteps } from './fill-webhooks.ts';
import { say } from './gatehouse.ts';

const HELP = `npm run fill [-- --users N --organizations N --deliveries N --sessions N --events N --small-deployments N --deployment ID]
    fills the PostgreSQL database of DATABASE_URL, which the service has migrated, with a large deployment: --users users (1,000,000), all
    of them members of one organization and of one workspace, --organizations organizations (100,000), --deliveries deliveries of
    webhooks (10,000,000), --sessions sessions (1,000,000) and --events events (1,000,000), spread over 89 days. --deployment is its id
    (1). Beside it, --small-deployments deployments (20) get a thousandth each. Run it once for each database, while no service uses it.
    DATA_DIR or MASTER_KEY as for npm start, because the signing secrets of webhooks are encrypted.`;

const sizes: FillSizes = {
  users: option('users', 1_000_000),
  organizations: option('organizations', 100_000),
  deliveries: option('deliveries', 10_000_000),
  sessions: option('sessions', 1_000_000),
  events: option('events', 1_000_000),
};
const deployment = option('deployment', 1);
const smallDeployments = option('small-deployments', 20);

/** Rows of one insert: large enough to be quick, small enough to show progress. */
const ROWS_AT_ONCE = 500_000;
const SMALL_SHARE = 1_000;

await runBench(HELP, { values: [...Object.keys(sizes), 'deployment', 'small-deployments'] }, main);

async function main(): Promise<void> {
  const { DATABASE_URL: address, DATA_DIR: dataDir, MASTER_KEY: masterKey } = process.env;
  if (!address) throw new ConfigError(['DATABASE_URL is not set: only a PostgreSQL database can be filled.']);
  const vault = createVault(await loadMasterKey({ masterKey, dataDir: dataDir ?? 'data', mayGenerate: false }));
  const seal = (secret: string, appId: string) => vault.seal(secret, signingSecretCell(appId));
  const client = new pg.Client(address);
  await client.connect();
  try {
    await assertIsEmpty(client);
    const until = new Date();
    const small = await addDeployments(client);
    const smallSizes = Object.fromEntries(
      Object.entries(sizes).map(([name, count]) => [name, Math.max(100, Math.ceil(count / SMALL_SHARE))]),
    ) as unknown as FillSizes;
    const fills: Fill[] = [
      ...small.map((id) => ({ deployment: id, sizes: smallSizes, until })),
      { deployment, sizes, until },
    ];
    const steps = fills.map((fill) => stepsOf(fill, seal));
    const tables = [...new Set(steps.flat().map(({ table }) => table))];
    // Foreign keys would be checked row by row, and the rows are right.
    await client.query('set session_replication_role = replica');
    await client.query('set synchronous_commit = off');
    await client.query(`set maintenance_work_mem = '512MB'`);
    await withoutIndexes(
      client,
      tables,
      async () => {
        for (const [at, fill] of fills.entries()) {
          say(`Deployment ${fill.deployment}`);
          for (const step of steps[at] as FillStep[]) await run(client, step, fill === fills.at(-1));
        }
      },
      say,
    );
    // Triggers were off.
    await client.query(CORRECT_COUNTS);
    say('vacuum analyze …');
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ size: string }>(
      'select pg_size_pretty(pg_database_size(current_database())) as size',
    );
    console.log(`The database has ${rows[0]?.size}. Deployment ${deployment} is the large one.`);
  } finally {
    await client.end();
  }
}

function stepsOf(fill: Fill, seal: (secret: string, appId: string) => string): FillStep[] {
  return [
    ...userSteps(fill),
    ...organizationSteps(fill),
    ...activitySteps(fill),
    ...webhookSteps(fill, seal),
    ...keySteps(fill),
  ];
}

async function run(client: pg.Client, { table, count, insert }: FillStep, isShown: boolean): Promise<void> {
  const startedAt = performance.now();
  for (let first = 1; first <= count; first += ROWS_AT_ONCE) {
    const last = Math.min(first + ROWS_AT_ONCE - 1, count);
    await client.query(insert(first, last));
    if (isShown) say(`  ${table}: ${last} of ${count}, ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
  }
}

/** A second run would insert the same ids again. */
async function assertIsEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select from webhook_app where deployment_id = $1 and name = 'app-1'`, [
    deployment,
  ]);
  if (rows.length > 0) throw new ConfigError([`Deployment ${deployment} of this database was filled before.`]);
}

/** Copies the deployment with its built-in roles, without signing keys and API keys. Returns the ids of the copies. */
async function addDeployments(client: pg.Client): Promise<number[]> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = 'deployment'::regclass and attnum > 0 and not attisdropped and attname not in ('id', 'name', 'frontend_host')`,
  );
  const same = columns.map(({ name }) => name).join(', ');
  const { rows } = await client.query<{ id: number }>(
    `insert into deployment (name, frontend_host, ${same})
     select 'Small ' || n, 'small-' || n || '.localhost', ${same} from deployment, generate_series(1, $2::int) n
     where id = $1 returning id`,
    [deployment, smallDeployments],
  );
  const ids = rows.map(({ id }) => id);
  await client.query(
    `insert into role (deployment_id, id, level, name, permissions, created_at, updated_at)
     select small.id, role.id, level, name, permissions, created_at, updated_at
     from role, unnest($2::int[]) as small (id) where deployment_id = $1 and is_deployment_level`,
    [deployment, ids],
  );
  return ids;
}
