import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { entities, migrations } from '../../src/features.ts';
import { createPasswords } from '../../src/platform/crypto/passwords.ts';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { createLog } from '../../src/platform/logging/log.ts';
import { createMailer } from '../../src/platform/mail/mailer.ts';
import { createPhoneSpool } from '../../src/platform/phone/phone-sender.ts';
import { type Running, start } from '../../src/start.ts';
import { certificate } from '../platform/mail/servers.ts';
import { createDistributedDatabase, inDatabase, ON_CITUS } from './citus.ts';
import { outsideCommands } from './outside-commands.ts';
import { throughPgbouncer } from './pgbouncer.ts';
import { USES_PGVECTOR } from './pgvector.ts';
import { assertOneDeployment } from './tenant-isolation/guard.ts';

/** A migrated database has tables, so that a service on PostgreSQL generates no master key for it. */
export const TEST_MASTER_KEY = Buffer.alloc(32, 1).toString('base64');

let running: Promise<Running> | undefined;

/** The service that this worker's tests share, listening on two ports of its own. Each test makes its own deployment. */
export function service(): Promise<Running> {
  running ??= startService();
  return running;
}

async function startService(): Promise<Running> {
  const dataDir = await mkdtemp(join(inject('scratch'), 'data-'));
  const config = readConfig({
    PORT: '0',
    DEPLOYMENT_PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
    MASTER_KEY: TEST_MASTER_KEY,
    // Receivers and mail servers of the tests listen here.
    OUTGOING_ALLOW: '127.0.0.0/8,::1/128',
    PUBLIC_BACKEND_URL: 'http://backend.example.test',
    PUBLIC_DEPLOYMENT_URL: 'http://frontend.example.test',
  });
  const log = createLog('fatal');
  return start(config, log, {
    database: await openTestDatabase(),
    // The real algorithm with a small cost: hundreds of users are made in a test run.
    passwords: outsideCommands(createPasswords({ cost: { memoryCost: 64, timeCost: 1, parallelism: 1 } })),
    mailer: (guard) => outsideCommands(createMailer({ dataDir, guard, log, smtpCa: [certificate] })),
    // Tests of what is queued find it in the queue; those of deliveries start a service of their own.
    deliveries: { isOn: false },
    phone: outsideCommands(createPhoneSpool({ dataDir, log })),
    vectorSearch: { usesPgvector: USES_PGVECTOR },
    // Tests of runs that wait for a slot start services of their own.
    agentRuns: { waitMs: 0 },
  });
}

/** A migrated database that no other worker uses: a copy of the packed PGlite folder, or a new database on PostgreSQL. */
export async function openTestDatabase(): Promise<Database> {
  const onError = (error: unknown) => console.error(error);
  const onStatement = assertOneDeployment;
  // A machine that stops for some seconds must not end requests.
  const timeLimits = { connectMs: 120_000 };
  const dump = inject('pgliteDump');
  if (dump !== null) {
    const loadDataDir = new Blob([await readFile(dump)]);
    return openDatabase({
      entities,
      migrations,
      databaseUrl: null,
      pgliteDir: null,
      poolSize: 1,
      onError,
      loadDataDir,
      onStatement,
    });
  }
  const directUrl = await createMigratedDatabase(process.env['DATABASE_URL'] as string);
  const port = inject('pgbouncerPort');
  const address =
    port === null ? { databaseUrl: directUrl } : { databaseUrl: throughPgbouncer(directUrl, port), directUrl };
  return openDatabase({
    entities,
    migrations,
    ...address,
    pgliteDir: null,
    poolSize: 8,
    replicaUrls: replicasOf(directUrl),
    timeLimits,
    onError,
    onStatement,
  });
}

/** The same database on the standby of TEST_REPLICA_SERVER, from which queries then read. */
function replicasOf(databaseUrl: string): string[] {
  const server = process.env['TEST_REPLICA_SERVER'];
  return server === undefined ? [] : [inDatabase(server, new URL(databaseUrl).pathname.slice(1))];
}

/** Creates an empty PostgreSQL database and returns its URL. */
export function createTestDatabase(serverUrl: string): Promise<string> {
  return ON_CITUS ? createDistributedDatabase(serverUrl) : createDatabase(serverUrl, 'template1');
}

/** Creates a PostgreSQL database with all tables and queues, and returns its URL. On Citus, the service creates them. */
export function createMigratedDatabase(serverUrl: string): Promise<string> {
  return ON_CITUS
    ? createDistributedDatabase(serverUrl)
    : createDatabase(serverUrl, inject('templateDatabase') as string);
}

async function createDatabase(serverUrl: string, template: string): Promise<string> {
  const name = `gatehouse_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
