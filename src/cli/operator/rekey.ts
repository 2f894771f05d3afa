import { sql } from 'kysely';
import type { Services } from '../../platform/context.ts';
import { resealJobs } from './reseal-jobs.ts';

const BATCH = 200;

export interface Rekeyed {
  /** Secrets that were encrypted anew. */
  readonly rekeyed: number;
  /** Waiting messages and erasures that were. */
  readonly jobs: number;
  /** Unused ones. Only their hashes are stored, so that none of them can move to another key. */
  readonly backupCodes: number;
}

/**
 * Encrypts every stored secret anew with the first master key, in batches that each are one statement per row, conditional on
 * the old text: running processes may change a secret meanwhile. Stopped half-way, it goes on where it was when run again.
 */
export async function rekey(services: Services): Promise<Rekeyed> {
  const {
    database: { rows },
    vault,
    features,
  } = services;
  let rekeyed = 0;
  for (const { table, column, key = 'id' } of features.flatMap(({ sealedColumns = [] }) => sealedColumns)) {
    let after = '0';
    for (;;) {
      const { rows: found } = await sql<{ row: string; sealed: string }>`
        select ${sql.ref(key)}::text as row, ${sql.ref(column)} as sealed from ${sql.table(table)}
        where ${sql.ref(key)} > ${after}::bigint and ${sql.ref(column)} is not null
        order by ${sql.ref(key)} limit ${BATCH}`.execute(rows);
      for (const { row, sealed } of found) {
        if (!vault.needsRekey(sealed)) continue;
        const cell = { table, column, row };
        const anew = vault.seal(vault.openBuffer(sealed, cell), cell);
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${anew}
          where ${sql.ref(key)} = ${row}::bigint and ${sql.ref(column)} = ${sealed}`.execute(rows);
        rekeyed += 1;
      }
      const last = found.at(-1);
      if (last === undefined || found.length < BATCH) break;
      after = last.row;
    }
  }
  const jobs = await resealJobs(services);
  await rows.updateTable('master_key').set({ fingerprint: vault.fingerprint() }).execute();
  const { backupCodes } = await rows
    .selectFrom('backup_code')
    .select(sql<number>`count(*)::int`.as('backupCodes'))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { rekeyed, jobs, backupCodes };
}
