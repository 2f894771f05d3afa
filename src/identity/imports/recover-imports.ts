import { sql } from 'kysely';
import type { Services } from '../../platform/context.ts';
import { LONG_JOB, type Queue } from '../../platform/jobs/queue.ts';
import { type ImportJob, importJobs } from './user-import-job.ts';

/** Adds the missing jobs of imports. */
export const importRecoveryJobs: Queue<Record<string, never>> = {
  name: 'user-import-recovery',
  settings: { ...LONG_JOB, concurrency: 1, retryLimit: 3, retryDelay: 15, cron: '* * * * *' },
};

/**
 * Adds jobs for imports that have not ended and have no job, such as those whose job has failed for the last time. An import that
 * makes no progress then fails after its last attempt. An import and its first job are stored in one transaction.
 */
export async function recoverImports({ database, jobs }: Services): Promise<void> {
  const { rows: found } = await sql<ImportJob>`
    select run.deployment_id as "deploymentId", run.id::text as "importId"
    from user_import as run
    left join (
      select (data ->> 'importId')::bigint as import_id from pgboss.job where name = ${importJobs.name} and state <= 'active'
    ) as job on job.import_id = run.id
    where run.status in ('pending', 'processing') and job.import_id is null
    order by run.deployment_id, run.id`.execute(database.rows);
  const committed: (() => void)[] = [];
  await database.rows.transaction().execute((rows) =>
    jobs.addAll(
      { rows, onCommit: (work) => void committed.push(work) },
      importJobs,
      found.map((data) => ({ data })),
    ),
  );
  for (const work of committed) work();
}
