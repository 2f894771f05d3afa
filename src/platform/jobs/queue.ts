import type { QueueOptions } from 'pg-boss';

export interface QueueSettings extends QueueOptions {
  /** How many jobs of this queue one process runs at once. */
  readonly concurrency: number;
  /** How many jobs of one deployment all processes run at once. As many as they can, unless set. */
  readonly concurrencyPerDeployment?: number;
  /** How many further jobs run at once that are urgent, so that they do not wait for others. */
  readonly urgentConcurrency?: number;
  readonly retryLimit: number;
  /** The schedule of recurring jobs, in UTC. One job at a time runs in all processes. */
  readonly cron?: string;
}

/** A queue of jobs with this data. The data must not contain plain-text secrets, because jobs are rows of the database. */
export interface Queue<Data extends object> {
  readonly name: string;
  readonly settings: QueueSettings;
  /**
   * What a job is about, for queues whose jobs repeat each other. Of the jobs with the same key, one waits at a time. A worker must
   * first lock what the transactions that add the job have changed: one of them may have left the job out, and not be committed.
   */
  keyOf?(data: Data): string;
  /** The deployment of a job. Deployments take turns: see job-turns.ts. Without it, jobs run in the order of their arrival. */
  deploymentOf?(data: Data): number;
  /** Never set. Lets the compiler distinguish queues by the data of their jobs. */
  readonly data?: Data;
}

/** Retries for about two days: after 15 s, 30 s, 1 min and so on, with delays of up to 4 hours. */
export const RETRY_FOR_TWO_DAYS: QueueSettings = {
  concurrency: 4,
  retryLimit: 22,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 14_400,
  expireInSeconds: 45,
  retentionSeconds: 259_200,
  deleteAfterSeconds: 3_600,
};

/** Settings of long jobs. Their heartbeat lets them run again a minute after a crash, instead of after they expire. */
export const LONG_JOB = { expireInSeconds: 3_600, heartbeatSeconds: 60 } as const;
