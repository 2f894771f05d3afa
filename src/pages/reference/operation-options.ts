import type { ApiDocument } from './document.ts';
import type { LinkOf } from './markdown.ts';

/** What the page of an operation needs besides the operation. */
export interface OperationOptions {
  readonly document: ApiDocument;
  readonly linkOf: LinkOf;
  /** The header that carries the credential in examples, or null for an operation without one. */
  readonly credentialHeader: string;
  /** The list whose items have the value of a part of a path, such as `/users` for `user_id`. */
  readonly listOf: (path: string, name: string) => string | null;
}
