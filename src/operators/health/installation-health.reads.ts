import { sql } from 'kysely';
import type { InstallationHealth } from '../../generated/console.ts';
import { jobBacklogs } from '../../platform/backlogs/job-backlogs.ts';
import type { Context } from '../../platform/context.ts';
import { VERSION } from '../../platform/process/version.ts';

/** How long each statement may run: the page says that the database is slow, instead of waiting for it. */
const STATEMENT_LIMIT_MS = 2_000;

/** The version, the database and the queues, with statements that read a bounded number of rows. */
export async function installationHealth({ config, database, features }: Context): Promise<InstallationHealth> {
  const queues = features.flatMap(({ workers = [] }) => workers.map(({ queue }) => queue.name));
  const readers = [jobBacklogs(queues), ...features.flatMap(({ backlogs = [] }) => backlogs)];
  const { open, idle, max, waiting } = database.poolState();
  const { facts, backlogs } = await database.rows.transaction().execute(async (rows) => {
    await sql`select set_config('statement_timeout', ${String(STATEMENT_LIMIT_MS)}, true)`.execute(rows);
    const { rows: found } = await sql<{ version: string; bytes: string; migration: string }>`
      select current_setting('server_version') as version, pg_database_size(current_database())::text as bytes,
        (select name from migration order by id desc limit 1) as migration`.execute(rows);
    const read = [];
    for (const each of readers) read.push(...(await each({ config, rows, isDistributed: database.isDistributed })));
    return { facts: found[0], backlogs: read };
  });
  if (facts === undefined) throw new Error('The database has no version.');
  return {
    version: VERSION,
    isEmbedded: config.databaseUrl === null,
    databaseVersion: facts.version.split(' ', 1)[0] ?? '',
    databaseBytes: Number(facts.bytes),
    migration: facts.migration,
    usedConnections: open - idle,
    maxConnections: max,
    waitingForConnection: waiting,
    queues: backlogs.map(({ queue, waiting: items, oldestSeconds }) => ({
      name: queue,
      waiting: items,
      oldestSeconds: Math.max(0, Math.round(oldestSeconds)),
    })),
  };
}
