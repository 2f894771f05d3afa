import type { ExtractionFailure } from '../extraction/extract-document.ts';

/** Why a document could not be processed. */
export type FailureCode = ExtractionFailure | 'fetch_failed' | 'internal';

const MESSAGES: Readonly<Record<FailureCode, string>> = {
  unsupported: 'The content is damaged, or it is not of a supported type.',
  encrypted: 'The document is protected by a password. Upload it without the password.',
  no_text: 'The document contains no text. Scanned pages need text recognition (OCR) before the upload.',
  too_large: 'The document contains more text than a document may have. Divide it into several documents.',
  timeout: 'Reading the document took too long. Divide it into several documents.',
  fetch_failed: 'The URL did not return the document. Check that it is public and returns the status 200.',
  internal: 'The document could not be processed, although it was started several times.',
};

/** The sentence that explains a failure. Null when there is no failure. */
export function failureMessage(code: Uppercase<FailureCode> | null | undefined): string | null {
  return code ? MESSAGES[code.toLowerCase() as FailureCode] : null;
}
