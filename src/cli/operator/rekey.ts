import { sql } from 'kysely';
import type { Services } from '../../platform/context.ts';
import { resealJobs } from './reseal-jobs.ts';

const BATCH_SIZE = 200;

export interface RekeyResult {
  /** The number of secrets that were encrypted again. */
  readonly rekeyed: number;
  /** The number of waiting messages and erasures that were encrypted again. */
  readonly jobs: number;
  /** The number of unused backup codes. Only their hashes are stored, so they cannot be converted to another key. */
  readonly backupCodes: number;
}

/**
 * Encrypts every stored secret again with the first master key, in batches. Each update requires that the old ciphertext is
 * unchanged, because running processes may change a secret meanwhile. After an interruption it continues when run again.
 */
export async function rekey(services: Services): Promise<RekeyResult> {
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
        order by ${sql.ref(key)} limit ${BATCH_SIZE}`.execute(rows);
      for (const { row, sealed } of found) {
        if (!vault.needsRekey(sealed)) continue;
        const cell = { table, column, row };
        const resealed = vault.seal(vault.openBuffer(sealed, cell), cell);
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${resealed}
          where ${sql.ref(key)} = ${row}::bigint and ${sql.ref(column)} = ${sealed}`.execute(rows);
        rekeyed += 1;
      }
      const last = found.at(-1);
      if (last === undefined || found.length < BATCH_SIZE) break;
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
