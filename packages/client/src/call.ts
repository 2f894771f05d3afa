/** What one call may say beside the parameters of its operation. */
export interface CallOptions {
  /** Ends the call, or its stream. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for each attempt, 30,000 by default; 0 for no limit. A stream has none. */
  readonly timeoutMs?: number | undefined;
  /** The key of an operation that accepts `Idempotency-Key`; a random one by default, so that retries are safe. */
  readonly idempotencyKey?: string | undefined;
  /** The `ETag` of the record as it was read. The change is rejected with `PRECONDITION_FAILED` if it was changed since. */
  readonly ifMatch?: string | undefined;
  /** Headers of this call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** The events of a stream, each the JSON of its `data`. Leaving the loop ends the stream. */
export type EventStream<Event> = AsyncIterable<Event>;

/** How a client reaches a host. */
export interface ClientOptions {
  /** The URL of the host, such as `https://api.example.com`. It may have a path, if a proxy serves the host below it. */
  readonly url: string;
  /** The `fetch` to use, such as one that logs. */
  readonly fetch?: typeof fetch | undefined;
  /** How often a call that is safe to repeat is sent again after a failure of the network, 429 or 503; 2 by default. */
  readonly retries?: number | undefined;
  /** Milliseconds for each attempt, unless the call says otherwise; 30,000 by default, 0 for no limit. */
  readonly timeoutMs?: number | undefined;
}
