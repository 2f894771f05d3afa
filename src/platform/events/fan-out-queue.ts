import { type Queue, RETRY_FOR_TWO_DAYS } from '../jobs/queue.ts';

/** The events of one command that an endpoint subscribes to. The job reads them from the database. */
export interface FanOutJob {
  readonly deploymentId: number;
  readonly eventIds: readonly string[];
}

export const fanOutQueue: Queue<FanOutJob> = {
  name: 'fan_out',
  settings: { ...RETRY_FOR_TWO_DAYS, concurrency: 2, retryDelay: 2 },
  deploymentOf: ({ deploymentId }) => deploymentId,
};
