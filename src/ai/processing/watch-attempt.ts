import type { Rows } from '../../platform/database/tables.ts';
import { type Attempt, continueAttempt, type Progress } from './attempt.ts';

/** How often the progress is stored and the attempt is checked. */
const CHECK_INTERVAL_MS = 500;

export interface AttemptWatch {
  /** Aborted when the attempt was replaced. */
  readonly signal: AbortSignal;
  reportPages(progress: Pick<Progress, 'done' | 'total'>): void;
}

/** Runs work that takes long without a transaction. Stores its progress, and throws when the attempt was replaced. */
export async function watchAttempt<T>(
  rows: Rows,
  attempt: Attempt,
  work: (watch: AttemptWatch) => Promise<T>,
): Promise<T> {
  const replaced = new AbortController();
  let progress: Progress = { stage: 'reading', done: 0, total: null };
  let checking: Promise<void> | null = null;
  const timer = setInterval(() => {
    checking ??= continueAttempt(rows, attempt, progress)
      .catch((error: unknown) => replaced.abort(error))
      .finally(() => {
        checking = null;
      });
  }, CHECK_INTERVAL_MS);
  try {
    const result = await work({
      signal: replaced.signal,
      reportPages: ({ done, total }) => {
        progress = { stage: 'reading', done, total };
      },
    });
    replaced.signal.throwIfAborted();
    return result;
  } catch (error) {
    throw replaced.signal.aborted ? replaced.signal.reason : error;
  } finally {
    clearInterval(timer);
    await checking;
  }
}
