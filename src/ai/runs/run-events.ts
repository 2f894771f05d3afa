import type { AiAgentRunStreamEventRow } from '../graph/rows.ts';
import type { GenerationEvent } from './generate.ts';

type RunEvent =
  | GenerationEvent
  | (Pick<AiAgentRunStreamEventRow, 'run'> & { readonly type: 'run.started' | 'run.completed' | 'run.failed' })
  | (Pick<AiAgentRunStreamEventRow, 'citation'> & { readonly type: 'citation' });
type Result = IteratorResult<AiAgentRunStreamEventRow, void>;

/** The events of one run, buffered until they are read. Texts that wait for a slow reader become one event. */
export class RunEvents implements AsyncIterableIterator<AiAgentRunStreamEventRow, void, void> {
  readonly #onReturn: () => void;
  readonly #buffered: AiAgentRunStreamEventRow[] = [];
  #count = 0;
  #waiting: PromiseWithResolvers<Result> | undefined;
  #hasEnded = false;
  #error: unknown;
  readonly #read = Promise.withResolvers<void>();
  /** Resolves when the reader has received the end, or has stopped reading. */
  readonly read = this.#read.promise;

  /** Without a reader, the events are discarded. */
  constructor(onReturn?: () => void) {
    this.#onReturn = onReturn ?? (() => undefined);
    this.#hasEnded = onReturn === undefined;
  }

  push(event: RunEvent): void {
    if (this.#hasEnded) return;
    const last = this.#buffered.at(-1);
    if (event.type === 'text.delta' && last?.type === 'text.delta' && last.step === event.step) {
      this.#buffered[this.#buffered.length - 1] = { ...last, text: `${last.text}${event.text}` };
      return;
    }
    this.#count += 1;
    const row = { ...EMPTY, ...event, id: String(this.#count) };
    if (this.#waiting === undefined) this.#buffered.push(row);
    else this.#resolve({ value: row, done: false });
  }

  /** Ends the stream after the buffered events. */
  end(): void {
    this.#hasEnded = true;
    this.#resolve({ value: undefined, done: true });
  }

  /** Like `end`, but rejects the read after the last event. */
  readonly fail = (error: unknown): void => {
    this.#hasEnded = true;
    if (this.#waiting === undefined) {
      this.#error = error;
    } else {
      this.#read.resolve();
      this.#waiting.reject(error);
    }
  };

  next(): Promise<Result> {
    const event = this.#buffered.shift();
    if (event !== undefined) return Promise.resolve({ value: event, done: false });
    if (this.#hasEnded) this.#read.resolve();
    if (this.#error !== undefined) return Promise.reject(this.#error);
    if (this.#hasEnded) return Promise.resolve({ value: undefined, done: true });
    this.#waiting = Promise.withResolvers();
    return this.#waiting.promise;
  }

  /** Called when the client disconnects. */
  return(): Promise<Result> {
    if (!this.#hasEnded) this.#onReturn();
    this.#buffered.length = 0;
    this.end();
    this.#read.resolve();
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #resolve(result: Result): void {
    if (this.#waiting === undefined) return;
    if (result.done) this.#read.resolve();
    this.#waiting.resolve(result);
    this.#waiting = undefined;
  }
}

const EMPTY = { run: null, step: null, text: null, tool: null, citation: null };
