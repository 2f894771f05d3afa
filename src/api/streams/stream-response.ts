import { once } from 'node:events';
import type { Response } from 'express';

/** A client that reads nothing for this time is disconnected. */
const STALL_MS = 10_000;

/** The response of a stream, with backpressure. */
export interface StreamResponse {
  readonly response: Response;
  /** Waits until the client has read the buffered data. Disconnects a client that reads nothing for 10 seconds. */
  waitForDrain(): Promise<void>;
}

export function createStreamResponse(response: Response): StreamResponse {
  const closed = new AbortController();
  response.once('close', () => closed.abort());
  return {
    response,
    async waitForDrain() {
      if (response.destroyed || !response.writableNeedDrain) return;
      try {
        await once(response, 'drain', { signal: AbortSignal.any([closed.signal, AbortSignal.timeout(STALL_MS)]) });
      } catch {
        response.destroy();
      }
    },
  };
}
