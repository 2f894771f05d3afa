import type { OperationError } from '../../errors/operation-failure.ts';

/** A form that a browser has sent. */
export interface SentPage {
  /** The value of the cookie that identifies the browser; empty for a browser without cookies. */
  readonly browser: string;
  readonly path: string;
  /** The key of the form's rendering. */
  readonly key: string;
  /** All other fields and the parameters of the URL. */
  readonly content: string;
}

/** What is stored of a form that was sent, for a browser that sends it twice. Never a page with a secret. */
export type FormOutcome =
  | {
      readonly kind: 'redirect';
      readonly to: string;
      readonly forget: readonly string[];
      /** Cookies of the page, besides that of the session. Earlier versions have stored none. */
      readonly cookies?: readonly string[];
    }
  /** The response was a page that is shown once. */
  | { readonly kind: 'shown'; readonly forget: readonly string[] }
  | { readonly kind: 'failure'; readonly failure: StoredFailure };

export interface StoredFailure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly errors: readonly OperationError[];
  readonly retryAfter: number | undefined;
}

export type FormState =
  | {
      /** This request runs the form. */
      readonly state: 'claimed';
      /** Stores the outcome. With null the form can be sent again. */
      readonly end: (outcome: FormOutcome | null) => Promise<void>;
    }
  /** An earlier request has run the form, with this outcome. */
  | { readonly state: 'ended'; readonly outcome: FormOutcome }
  /** Why an earlier request with the same key prevents this one: it had other fields, was interrupted, or is running. */
  | { readonly state: 'changed' | 'interrupted' | 'running' };
