import type { FieldRule } from '../../platform/validation/field-rules.ts';

/** One error of an operation. */
export interface OperationError {
  readonly code: string;
  /** The message in English. */
  readonly message: string;
  /** The rule that the field breaks, from which the message is translated. */
  readonly rule?: FieldRule | undefined;
  /** The invalid field below `input`, such as `email`; empty if the error concerns no field. */
  readonly field: string;
  /** The position of the invalid item, if the field is a list. */
  readonly item?: number | undefined;
}

/** An operation that failed for a reason that the user can understand. */
export class OperationFailure extends Error {
  override readonly name = 'OperationFailure';
  readonly status: number;
  readonly code: string;
  readonly errors: readonly OperationError[];
  /** Seconds after which the user may try again. */
  readonly retryAfter: number | undefined;

  constructor(failure: {
    readonly status: number;
    readonly code: string;
    readonly message: string;
    readonly errors?: readonly OperationError[];
    readonly retryAfter?: number | undefined;
  }) {
    super(failure.message);
    this.status = failure.status;
    this.code = failure.code;
    this.errors = failure.errors ?? [];
    this.retryAfter = failure.retryAfter;
  }

  /** Whether the operation failed with one of these codes. */
  is(...codes: readonly string[]): boolean {
    return codes.includes(this.code);
  }
}
