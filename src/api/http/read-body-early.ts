import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSmallBody, readJson } from './body.ts';

/** The same limit up to which the body of a rejected request is read to keep its connection open. */
const MAX_EARLY_BYTES = 64 * 1024;

/**
 * Reads the body before the caller is authenticated; undefined unless it is small, valid JSON. The operation later reads it
 * again and receives the same value or error.
 */
export async function readBodyEarly(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  if (!isSmallBody(request, MAX_EARLY_BYTES)) return undefined;
  return readJson(request, response).catch(() => undefined);
}
