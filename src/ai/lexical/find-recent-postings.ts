import { sql } from 'kysely';
import type { Services } from '../../platform/context.ts';
import { LOOK_UP_EACH } from '../../platform/database/statements/look-up-each.ts';
import { withoutTransaction } from '../../platform/jobs/jobs.ts';
import { type CompactionJob, compactionJobs } from './compaction-jobs.ts';

/** Each run adds jobs for at most this many. The next run continues. */
const MAX_JOBS = 1_000;

/** Adds a job for each knowledge base with postings that are not in blocks yet, also those of an earlier version. */
export async function findRecentPostings({ database, jobs }: Services): Promise<void> {
  const { rows: found } = await sql<CompactionJob>`
    select base.deployment_id as "deploymentId", base.id as "knowledgeBaseId"
    from ai_knowledge_base as base
    cross join lateral (
      select from chunk_posting
      where deployment_id = base.deployment_id and knowledge_base_id = base.id
      limit 1 ${LOOK_UP_EACH}
    ) as recent
    limit ${MAX_JOBS}`.execute(database.rows);
  await jobs.addAll(
    withoutTransaction(database.rows),
    compactionJobs,
    found.map((data) => ({ data })),
  );
}
