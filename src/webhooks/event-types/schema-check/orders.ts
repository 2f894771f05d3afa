import type { FieldError } from '../../../platform/errors.ts';
import type { PayloadFault } from '../payload-schema.ts';

/** What a thread is asked to do. What callers sent stands in it as JSON text, which is cheap to pass on. */
export type Order = SchemaOrder | PayloadsOrder;

/** To say everything that is wrong with a schema. */
export interface SchemaOrder {
  readonly kind: 'schema';
  readonly schema: string;
  readonly path: readonly (string | number)[];
}

/** To say what is wrong with payloads. */
export interface PayloadsOrder {
  readonly kind: 'payloads';
  /** By key. A key always stands for the same text, so that threads keep what they compiled. */
  readonly schemas: Readonly<Record<string, string>>;
  readonly payloads: readonly { readonly key: string; readonly text: string }[];
}

export type Reply =
  | { readonly kind: 'schema'; readonly errors: readonly FieldError[] }
  /** One for each of the first payloads: a thread stops in between, so that other deployments get their turn. */
  | { readonly kind: 'payloads'; readonly faults: readonly (PayloadFault | null)[]; readonly cpuMs: number };

/** What a thread tells of its order while it works, in an array that it shares with the service. */
export const DONE = 0;
/** Milliseconds of CPU that the thread had used when it began with the payload in hand. */
export const CPU_MS = 1;
