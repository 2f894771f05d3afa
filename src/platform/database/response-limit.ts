import { AsyncLocalStorage } from 'node:async_hooks';
import { ServiceError } from '../errors.ts';

/** What a value costs besides its text: the memory of its field in the row and in the response, and the time to resolve it. */
export const VALUE_BYTES = 64;

/** How many bytes of rows one request may still read for its response. */
export class RowBudget {
  #bytes = 0;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get isExceeded(): boolean {
    return this.#bytes > this.#limit;
  }

  /** Counts a value that was read; throws once the rows have more bytes than the limit. */
  count(bytes: number): void {
    this.#bytes += bytes;
    this.assertKept();
  }

  assertKept(): void {
    if (this.isExceeded) throw responseTooLarge();
  }
}

const current = new AsyncLocalStorage<RowBudget>();

/** Runs what reads for a response: its rows are counted as they arrive, before the response is built of them. */
export function withRowBudget<T>(budget: RowBudget, work: () => T): T {
  return current.run(budget, work);
}

/** Runs what reads for several requests at once: one request's budget must not reject the others. */
export function withoutRowBudget<T>(work: () => T): T {
  return current.exit(work);
}

export const currentRowBudget = (): RowBudget | undefined => current.getStore();

const TOO_LARGE = 'The response would be larger than this service allows. Ask for fewer fields or smaller pages.';

export function responseTooLarge(isMutation = false): ServiceError {
  const changes = isMutation ? ' Changes of the request may have been made: read before sending it again.' : '';
  return new ServiceError('RESPONSE_TOO_LARGE', `${TOO_LARGE}${changes}`);
}

/** Text shorter than this is taken to have one byte for each character. */
const SHORT_TEXT = 64;

/**
 * About how many bytes a value has as JSON. It stops as soon as they are more than `limit`: rows and JSON values are
 * shared by all places that show them, so that a response can be far larger than what it was read from.
 */
export function jsonSize(value: unknown, limit: number): number {
  let size = 0;

  function add(value: unknown): void {
    if (typeof value === 'string') size += textSize(value);
    else if (typeof value !== 'object' || value === null) size += typeof value === 'number' ? 8 : 5;
    else if (ArrayBuffer.isView(value)) size += value.byteLength;
    else if (Array.isArray(value)) addItems(value);
    else addMembers(value as Record<string, unknown>);
  }

  function addItems(items: readonly unknown[]): void {
    size += 2 + items.length;
    for (const item of items) {
      if (size > limit) return;
      add(item);
    }
  }

  function addMembers(members: Record<string, unknown>): void {
    size += 2;
    for (const name in members) {
      if (size > limit) return;
      size += name.length + 4;
      add(members[name]);
    }
  }

  add(value);
  return size;
}

function textSize(text: string): number {
  return 2 + (text.length < SHORT_TEXT ? text.length : Buffer.byteLength(text));
}
