import { once } from 'node:events';
import type { Response } from 'express';

/** A reader that takes nothing for so long is cut off. */
const STALL_MS = 10_000;

/** The response of a stream, which knows whether its reader takes what is written. */
export interface Outlet {
  readonly response: Response;
  /** Waits until the reader has taken what was written. Cuts off a reader that takes nothing for 10 seconds. */
  untilTaken(): Promise<void>;
}

export function createOutlet(response: Response): Outlet {
  const closed = new AbortController();
  response.once('close', () => closed.abort());
  return {
    response,
    async untilTaken() {
      if (response.destroyed || !response.writableNeedDrain) return;
      try {
        await once(response, 'drain', { signal: AbortSignal.any([closed.signal, AbortSignal.timeout(STALL_MS)]) });
      } catch {
        response.destroy();
      }
    },
  };
}
