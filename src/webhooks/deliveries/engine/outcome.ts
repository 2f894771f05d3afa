import type { Claimed } from './claim.ts';
import { waitAfter } from './schedule.ts';
import type { Answer } from './sender.ts';

/** What one attempt came to. */
export interface Outcome {
  readonly delivery: Claimed;
  readonly answer: Answer;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly succeeded: boolean;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly nextAttemptAt: Date | null;
  /** The receiver said that it is there no more. */
  readonly isGone: boolean;
}

export function outcomeOf(
  delivery: Claimed,
  answer: Answer,
  startedAt: Date,
  endedAt: Date,
  random?: () => number,
): Outcome {
  const common = { delivery, answer, startedAt, endedAt };
  const { status: responseStatus, retryAfter } = answer;
  if (responseStatus !== null && responseStatus >= 200 && responseStatus < 300) {
    return { ...common, succeeded: true, status: 'succeeded', nextAttemptAt: null, isGone: false };
  }
  if (responseStatus === 410) {
    return { ...common, succeeded: false, status: 'failed', nextAttemptAt: null, isGone: true };
  }
  const attempts = delivery.attempts + 1;
  const { maxRetries } = delivery;
  const wait = waitAfter({ attempts, maxRetries, responseStatus, retryAfter, now: endedAt.getTime() }, random);
  const nextAttemptAt = wait === null ? null : new Date(endedAt.getTime() + wait);
  const status = wait === null ? 'failed' : 'pending';
  return { ...common, succeeded: false, status, nextAttemptAt, isGone: false };
}
