import { type Queue, TRIED_FOR_TWO_DAYS } from '../jobs/queue.ts';

/** Events that one command recorded and some endpoint subscribes to; they are read anew. */
export interface FanOutJob {
  readonly deploymentId: number;
  readonly eventIds: readonly string[];
}

export const fanOutQueue: Queue<FanOutJob> = {
  name: 'fan_out',
  settings: { ...TRIED_FOR_TWO_DAYS, atOnce: 2, retryDelay: 2 },
};
