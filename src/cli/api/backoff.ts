import { ConnectionError, ResponseError } from './client.ts';

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;

/** The delay before another attempt: doubled with each failure up to 30 seconds, less a random quarter. */
export function backoffMs(failures: number, random: () => number = Math.random): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** Math.max(failures - 1, 0), MAX_DELAY_MS);
  return Math.round(delay * (1 - random() / 4));
}

/** Whether a later attempt may succeed: the service restarts, the network fails, or a limit is reached. */
export function isTemporary(error: unknown): error is ConnectionError | ResponseError {
  if (error instanceof ConnectionError) return true;
  return error instanceof ResponseError && (error.status === 429 || error.status >= 500);
}
