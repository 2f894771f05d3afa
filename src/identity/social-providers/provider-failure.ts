/**
 * Why a request to a provider failed: `DENIED` by the person, `INVALID` for a response that may be forged or belongs to another request,
 * `FAILED` for a provider that does not work or that is configured wrongly.
 */
export type FailureKind = 'DENIED' | 'INVALID' | 'FAILED';

const MAX_TEXT = 200;

/** A failed request to a provider. The code and detail are for the log: never a secret, code or token. */
export class ProviderFailure extends Error {
  readonly kind: FailureKind;
  readonly code: string;
  readonly detail: string | null;

  constructor(kind: FailureKind, code: string, detail: string | null = null) {
    super(`The request to the provider failed: ${code}.`);
    this.kind = kind;
    this.code = printable(code);
    this.detail = detail === null ? null : printable(detail);
  }
}

/** Text of a provider, bounded and without characters that could confuse a log. */
const printable = (text: string) => text.slice(0, MAX_TEXT).replace(/[^\x20-\x7e]/g, '?');
