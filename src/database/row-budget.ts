import { AsyncLocalStorage } from 'node:async_hooks';
import { isBackground } from '../background.ts';
import { ServiceError } from '../errors.ts';
import { insideCommand } from './instrumented.ts';

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

/** The budget of a read for a response; undefined for commands and for background work, which keep little of what they read. */
export function rowBudget(): RowBudget | undefined {
  return insideCommand.getStore() !== undefined || isBackground() ? undefined : current.getStore();
}

const TOO_LARGE = 'The response would be larger than this service allows. Ask for fewer fields or smaller pages.';

export function responseTooLarge(isMutation = false): ServiceError {
  const changes = isMutation ? ' Changes of the request may have been made: read before sending it again.' : '';
  return new ServiceError('RESPONSE_TOO_LARGE', `${TOO_LARGE}${changes}`);
}
