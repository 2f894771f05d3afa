import { ErrorCode } from 'intl-messageformat';

/** A template that cannot be rendered. */
export interface TemplateFailure {
  readonly deploymentId: number;
  readonly kind: string;
  readonly language: string;
  /** A code such as `MISSING_VALUE`. */
  readonly reason: string;
}

declare module '../../platform/context.ts' {
  interface Services {
    /** Logs that a message was sent with the built-in texts, because its template cannot be rendered. */
    readonly reportTemplateFailure: (failure: TemplateFailure) => void;
  }
}

/** Why a text cannot be rendered: a code of the formatter. The messages of its errors contain the text and its values. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN';
  if ('code' in error && Object.values<unknown>(ErrorCode).includes(error.code)) return String(error.code);
  // The message of a syntax error is the name of its kind.
  return error instanceof SyntaxError && /^[A-Z_]+$/.test(error.message) ? error.message : error.name;
}
