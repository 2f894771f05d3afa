import { ServiceError } from '../../../platform/errors.ts';

/** The run cannot start now, because a limit on runs in progress is reached. */
export class NoFreeSlot extends ServiceError {
  constructor(reason: string) {
    super('RATE_LIMITED', `${reason} Try again when one has ended.`, { retryAfter: 5 });
  }
}
