import type { StoredCitation } from '../citations/stored-citation.ts';
import type { FailureDetail, RunFailureCode } from './failure-codes.ts';
import type { FinishReason } from './finish-reasons.ts';
import type { RunUsage } from './run-recorder.ts';

/** How a run ends. Without usage and output, it keeps those that it has recorded so far. */
export interface RunEnd extends Partial<RunUsage> {
  /** Of a failed run, what the model had written before; null when it had written nothing. */
  readonly output?: string | null;
  readonly citations?: readonly StoredCitation[];
  readonly finishReason?: FinishReason | null;
  /** Unset for a run with a response. */
  readonly failureCode?: RunFailureCode;
  readonly failureDetail?: FailureDetail | null;
}
