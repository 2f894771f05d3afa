import { AsyncLocalStorage } from 'node:async_hooks';
import { ServiceError } from '../../errors.ts';
import { JsonList } from '../../json/json-list.ts';
import { isBackground } from '../../process/background.ts';
import { currentCommand } from './current-command.ts';

/** The cost of a value in addition to its text: the memory of its field in row and response, and the time to resolve it. */
export const VALUE_BYTES = 64;

/** How many bytes of rows one request may still read for its response. */
export class RowBudget {
  #bytes = 0;
  readonly #limit: number;
  /** The deployment of the request, if it is known. */
  readonly deploymentId: number | undefined;

  constructor(limit: number, deploymentId?: number) {
    this.#limit = limit;
    this.deploymentId = deploymentId;
  }

  get isExceeded(): boolean {
    return this.#bytes > this.#limit;
  }

  /** Counts a value that was read; throws once the rows have more bytes than the limit. */
  count(bytes: number): void {
    this.#bytes += bytes;
    this.assertNotExceeded();
  }

  assertNotExceeded(): void {
    if (this.isExceeded) throw responseTooLarge();
  }
}

const current = new AsyncLocalStorage<RowBudget>();

/** Runs the reads of a response. Their rows are counted as they arrive, before the response is built. */
export function withRowBudget<T>(budget: RowBudget, work: () => T): T {
  return current.run(budget, work);
}

/** Runs a read whose rows are not in the response, or are read for several requests. */
export function withoutRowBudget<T>(work: () => T): T {
  return current.exit(work);
}

/** The budget of a read for a response. Undefined for commands and background work, which return little of what they read. */
export function activeRowBudget(): RowBudget | undefined {
  return currentCommand.getStore() !== undefined || isBackground() ? undefined : current.getStore();
}

/** The deployment of the request or command that runs. Undefined for background work, and before the caller is known. */
export function activeDeployment(): number | undefined {
  return isBackground() ? undefined : (currentCommand.getStore() ?? current.getStore())?.deploymentId;
}

const TOO_LARGE = 'The response would be larger than this service allows. Request fewer fields or smaller pages.';

/** For the error of a mutation whose result is not known. */
export const MAY_HAVE_CHANGED = 'The request may have made changes: check before you send it again.';

export function responseTooLarge(isMutation = false): ServiceError {
  return new ServiceError('RESPONSE_TOO_LARGE', isMutation ? `${TOO_LARGE} ${MAY_HAVE_CHANGED}` : TOO_LARGE);
}

/** Shorter text is assumed to have one byte for each character. */
const SHORT_TEXT = 64;

/**
 * The approximate size of a value as JSON, in bytes. Stops as soon as the size exceeds `limit`: a response can contain the same
 * row or JSON value many times, so that it is far larger than the rows that were read.
 */
export function jsonSize(value: unknown, limit: number): number {
  let size = 0;

  function add(value: unknown): void {
    if (typeof value === 'string') size += textSize(value);
    else if (typeof value !== 'object' || value === null) size += typeof value === 'number' ? 8 : 5;
    else if (ArrayBuffer.isView(value)) size += value.byteLength;
    else if (Array.isArray(value)) addItems(value);
    else if (value instanceof JsonList) size += Buffer.byteLength(value.text);
    else addFields(value as Record<string, unknown>);
  }

  function addItems(items: readonly unknown[]): void {
    size += 2 + items.length;
    for (const item of items) {
      if (size > limit) return;
      add(item);
    }
  }

  function addFields(fields: Record<string, unknown>): void {
    size += 2;
    for (const name in fields) {
      if (size > limit) return;
      size += name.length + 4;
      add(fields[name]);
    }
  }

  add(value);
  return size;
}

function textSize(text: string): number {
  return 2 + (text.length < SHORT_TEXT ? text.length : Buffer.byteLength(text));
}
