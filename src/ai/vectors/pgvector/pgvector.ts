import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Log } from '../../../platform/logging/log.ts';

/** Creates the extension pgvector where the server has it. Returns whether vectors can be searched with it. */
export async function enablePgvector({ queue, rows }: Pick<Database, 'queue' | 'rows'>, log: Log): Promise<boolean> {
  if (queue.backend === 'pglite') return false;
  const { rows: found } = await sql<{ installed: boolean }>`
    select installed_version is not null as installed from pg_available_extensions where name = 'vector'`.execute(rows);
  const [extension] = found;
  if (extension === undefined || extension.installed) return extension !== undefined;
  try {
    await sql`create extension if not exists vector`.execute(rows);
    return true;
  } catch (err) {
    log.warn(
      { err },
      'The extension pgvector could not be created. Vectors are searched in memory. Run `create extension vector` in the database as a superuser, then restart.',
    );
    return false;
  }
}
