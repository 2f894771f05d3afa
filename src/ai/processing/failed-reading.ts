import type { FailureCode } from '../documents/failure-codes.ts';

/** Why a document could not be read. */
export interface FailedReading {
  readonly kind: 'failed';
  readonly code: FailureCode;
}
