import type { IncomingMessage, ServerResponse } from 'node:http';
import { isShort, readJson } from './body.ts';

/** As much as is read of the body of a rejected request, too, so that its connection can be used again. */
const MAX_BYTES = 64 * 1024;

/**
 * The body before the caller is authenticated; undefined where it is not short JSON. The operation reads it again, and gets
 * the same value or the same error.
 */
export async function readAhead(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  if (!isShort(request, MAX_BYTES)) return undefined;
  return readJson(request, response).catch(() => undefined);
}
