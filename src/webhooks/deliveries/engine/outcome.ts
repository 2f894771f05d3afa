import type { ClaimedDelivery } from './claim.ts';
import { retryDelayMs } from './retry-delay.ts';
import type { AttemptResult } from './sender.ts';

/** The outcome of one attempt. */
export interface Outcome {
  readonly delivery: ClaimedDelivery;
  readonly result: AttemptResult;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly succeeded: boolean;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly nextAttemptAt: Date | null;
  /** Whether the receiver returned 410 Gone. */
  readonly returnedGone: boolean;
}

/** Whether the receiver returned a 2xx status, or the endpoint is of the stream and has no receiver. */
export function hasSucceeded({ status, error }: Pick<AttemptResult, 'status' | 'error'>): boolean {
  return status === null ? error === null : status >= 200 && status < 300;
}

export function outcomeOf(
  delivery: ClaimedDelivery,
  result: AttemptResult,
  startedAt: Date,
  endedAt: Date,
  random?: () => number,
): Outcome {
  const common = { delivery, result, startedAt, endedAt };
  const { status: responseStatus, retryAfter } = result;
  if (hasSucceeded(result)) {
    return { ...common, succeeded: true, status: 'succeeded', nextAttemptAt: null, returnedGone: false };
  }
  if (responseStatus === 410) {
    return { ...common, succeeded: false, status: 'failed', nextAttemptAt: null, returnedGone: true };
  }
  const attempts = delivery.attempts + 1;
  const { maxRetries } = delivery;
  const delayMs = retryDelayMs(
    { attempts, maxRetries, responseStatus, retryAfter, endedAtMs: endedAt.getTime() },
    random,
  );
  const nextAttemptAt = delayMs === null ? null : new Date(endedAt.getTime() + delayMs);
  const status = delayMs === null ? 'failed' : 'pending';
  return { ...common, succeeded: false, status, nextAttemptAt, returnedGone: false };
}
