import { LONG_JOB, type Queue } from '../../platform/jobs/queue.ts';

export interface CompactionJob {
  readonly deploymentId: number;
  readonly knowledgeBaseId: string;
}

/** Moves postings of a knowledge base into blocks. */
export const compactionJobs: Queue<CompactionJob> = {
  name: 'posting-compaction',
  settings: { ...LONG_JOB, concurrency: 1, retryLimit: 3, retryDelay: 60 },
  keyOf: ({ deploymentId, knowledgeBaseId }) => `${deploymentId} ${knowledgeBaseId}`,
  deploymentOf: ({ deploymentId }) => deploymentId,
};

/** Adds the jobs of all knowledge bases with recent postings. */
export const dueCompactionJobs: Queue<Record<string, never>> = {
  name: 'posting-compaction-due',
  settings: { ...LONG_JOB, concurrency: 1, retryLimit: 3, retryDelay: 15, cron: '* * * * *' },
};

/** During an import, the postings of so many chunks wait. */
const CHUNKS = 500;

/** Whether a knowledge base that has grown to this number of chunks passed a multiple of {@link CHUNKS}. */
export const isCompactionDue = (chunkCount: number, added: number): boolean =>
  Math.floor(chunkCount / CHUNKS) > Math.floor((chunkCount - added) / CHUNKS);
