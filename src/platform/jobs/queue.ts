import type { QueueOptions } from 'pg-boss';

export interface QueueSettings extends QueueOptions {
  /** Jobs of this queue that one process works on at once. */
  readonly atOnce: number;
  readonly retryLimit: number;
  /** When jobs of it come by themselves, one at a time however many processes there are. In UTC. */
  readonly cron?: string;
}

/** A queue of jobs that carry such data. Nothing secret in plain text: the rows lie in the database until they are done. */
export interface Queue<Data extends object> {
  readonly name: string;
  readonly settings: QueueSettings;
  /** Never set: it lets the compiler tell the queues apart by what their jobs carry. */
  readonly data?: Data;
}

/** Tried for about two days: 15 s, 30 s, 1 min … up to 4 hours apart. */
export const TRIED_FOR_TWO_DAYS: QueueSettings = {
  atOnce: 4,
  retryLimit: 22,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 14_400,
  expireInSeconds: 45,
  retentionSeconds: 259_200,
  deleteAfterSeconds: 3_600,
};

/** Work that may take long shows that its process lives: it is taken up again a minute after a crash, not when its time is over. */
export const LONG_WORK = { expireInSeconds: 3_600, heartbeatSeconds: 60 } as const;
