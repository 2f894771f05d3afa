import { Client, type ClientConfig, type Pool, type PoolClient } from 'pg';
import { ConfigError } from '../../config.ts';
import { postgresAddress } from './postgres-address.ts';

/** How often two connections are compared. A pooler with a free session gives it to both in turn. */
const COMPARISONS = 10;

/**
 * A client whose time zone is UTC. It is a parameter of its own instead of one in `options`, because poolers reject `options`, and
 * set the time zone of each session that they give to a client.
 */
export class UtcClient extends Client {
  // The method of pg that returns the parameters of the connection.
  getStartupConf(): Record<string, string> {
    const inherited = (Client.prototype as unknown as { getStartupConf(): Record<string, string> }).getStartupConf;
    return { ...inherited.call(this), TimeZone: 'UTC' };
  }
}

/** Throws a ConfigError when transactions of one connection run in several sessions, as behind a pooler that shares them. */
export async function assertOwnSessions(pool: Pool, variable: string): Promise<void> {
  const { connectionString = '' } = pool.options;
  const one = await pool.connect();
  try {
    // A pooler numbers its connections itself.
    if ((await sessionOf(one)) === processIdOf(one)) return;
    const other = new UtcClient({ ...clientConfig(pool), connectionString });
    other.on('error', () => {});
    await other.connect();
    try {
      for (let count = 0; count < COMPARISONS; count += 1) {
        if ((await sessionOf(one)) === (await sessionOf(other))) throw sharedSessions(connectionString, variable);
      }
    } finally {
      await other.end();
    }
  } finally {
    one.release();
  }
}

/** Throws a ConfigError when the pooler of DATABASE_URL and DATABASE_DIRECT_URL do not lead to the same database. */
export async function assertSameDatabase(pool: Pool, direct: Pool): Promise<void> {
  const [one, other] = await Promise.all([pool, direct].map(identityOf));
  if (one === other) return;
  throw new ConfigError([
    'DATABASE_URL and DATABASE_DIRECT_URL do not lead to the same database. Correct one of them: DATABASE_URL is the address of the pooler, and DATABASE_DIRECT_URL that of its PostgreSQL.',
  ]);
}

/** Throws a ConfigError when the pooler does not pass on the time zone. */
export async function assertUtc(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ zone: string }>(`select current_setting('TimeZone') as zone`);
  const { user } = postgresAddress(pool.options.connectionString ?? '');
  if (rows[0]?.zone === 'UTC') return;
  throw new ConfigError([
    `The pooler of DATABASE_URL ignores the time zone of its clients. Run \`alter role ${JSON.stringify(user)} set timezone = 'UTC'\`, and reconnect the pooler.`,
  ]);
}

async function identityOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ identity: string }>(
    `select extract(epoch from pg_postmaster_start_time()) || ' ' || current_database() as identity`,
  );
  return rows[0]?.identity ?? '';
}

async function sessionOf(client: Pick<Client, 'query'>): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

function processIdOf(client: PoolClient): number | null {
  return (client as unknown as { processID: number | null }).processID;
}

function clientConfig({ options: { application_name, connectionTimeoutMillis } }: Pool): ClientConfig {
  return { application_name, connectionTimeoutMillis };
}

function sharedSessions(connectionString: string, variable: string): ConfigError {
  const { host, port } = postgresAddress(connectionString);
  const server = `The server at ${host}:${port} is a pooler that shares sessions between connections`;
  return new ConfigError([
    variable === 'DATABASE_URL' ? `${server}. ${USE_POOLER}` : `${server}. ${variable} must lead to PostgreSQL itself.`,
  ]);
}

/** What to do when DATABASE_URL leads to a pooler that is not configured. */
export const USE_POOLER =
  'Set DATABASE_POOLER=transaction, and DATABASE_DIRECT_URL to the address of PostgreSQL itself.';
