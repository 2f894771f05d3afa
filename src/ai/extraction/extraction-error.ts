import type { ExtractionFailure } from './extract-document.ts';

/** The text of the document cannot be read. */
export class ExtractionError extends Error {
  readonly code: ExtractionFailure;

  constructor(code: ExtractionFailure, options?: ErrorOptions) {
    super(`The text of the document cannot be read: ${code}.`, options);
    this.code = code;
  }
}
