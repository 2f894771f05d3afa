import type { Jobs, JobTransaction } from '../jobs/jobs.ts';
import type { EventName } from './event-names.ts';
import type { NewEvent } from './new-event.ts';

/**
 * What a feature does in the transaction that records an event of another, earlier one. It keeps both in step: a
 * sign-in can end in many ways, and each of them ends its sessions in applications.
 */
export interface Reaction {
  readonly to: EventName;
  readonly run: (
    services: { readonly jobs: Pick<Jobs, 'addAll'> },
    tx: JobTransaction & { readonly deploymentId: number },
    events: readonly NewEvent[],
  ) => Promise<void>;
}
