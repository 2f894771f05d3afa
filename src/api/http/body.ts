import type { IncomingMessage, ServerResponse } from 'node:http';
import { ServiceError } from '../../platform/errors.ts';

export const MAX_BYTES = 1024 * 1024;
const utf8 = new TextDecoder('utf-8', { fatal: true });
/** Requests whose client waits for `100 Continue` before it sends the body. */
const waiting = new WeakSet<IncomingMessage>();

/** Notes that the client of a request sends the body after `100 Continue` only. */
export function noteExpectation(request: IncomingMessage): void {
  waiting.add(request);
}

/** Whether the client still waits for `100 Continue`, so that its body may never come. */
export function awaitsContinue(request: IncomingMessage): boolean {
  return waiting.has(request);
}

/** Whether the request announces a body; `Content-Length: 0` is none. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || contentLengthOf(headers) > 0;
}

/** The announced bytes; 0 where none are announced. */
export function contentLengthOf(headers: IncomingMessage['headers']): number {
  return Number(headers['content-length'] ?? 0);
}

/** The media type without its parameters, lower-case. */
export function mediaType({ headers }: IncomingMessage): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Whether the request announces at most so many bytes, and its client sends them without being told to go on. */
export function isShort(request: IncomingMessage, maxBytes: number): boolean {
  const { headers } = request;
  return headers['transfer-encoding'] === undefined && contentLengthOf(headers) <= maxBytes && !awaitsContinue(request);
}

/** Where a request keeps its body. In a WeakMap the value would survive the collections of V8's young generation. */
const BODY = Symbol('body');

type Readable = IncomingMessage & { [BODY]?: Promise<unknown> };

/** The body as JSON, or undefined where there is none. It is read once: the second call returns what the first returned. */
export function readJson(request: Readable, response: ServerResponse, maxBytes = MAX_BYTES): Promise<unknown> {
  request[BODY] ??= parseBody(request, response, maxBytes);
  return request[BODY];
}

async function parseBody(request: IncomingMessage, response: ServerResponse, maxBytes: number): Promise<unknown> {
  if (!hasBody(request)) return undefined;
  if (mediaType(request) !== 'application/json' || !isUtf8(request)) {
    throw new ServiceError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as `Content-Type: application/json` in UTF-8.');
  }
  const bytes = await readBytes(request, response, maxBytes);
  if (bytes.length === 0) return undefined;
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch (cause) {
    throw new ServiceError('BAD_REQUEST', 'The body is not valid JSON.', { cause });
  }
}

/**
 * Called before a body is read: rejects one that announces more than the limit or is compressed, and tells a client that
 * waits for it to go on.
 */
export function acceptBody(request: IncomingMessage, response: ServerResponse, maxBytes: number): void {
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity' && encoding !== '') {
    throw new ServiceError('UNSUPPORTED_MEDIA_TYPE', 'Send the body without a Content-Encoding.');
  }
  if (contentLengthOf(request.headers) > maxBytes) throw tooLarge(maxBytes);
  if (waiting.delete(request)) response.writeContinue();
}

/** Reads no further than the limit: what is left is the connection's to discard. */
async function readBytes(request: IncomingMessage, response: ServerResponse, maxBytes: number): Promise<Buffer> {
  acceptBody(request, response, maxBytes);
  // The client is gone, and with it the events that would end the waiting below.
  if (request.destroyed) throw unreadable();
  const chunks: Buffer[] = [];
  let size = 0;
  await new Promise<void>((resolve, reject) => {
    const add = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) {
        chunks.push(chunk);
        return;
      }
      request.off('data', add).pause();
      reject(tooLarge(maxBytes));
    };
    // Removed at the end of the body: an error for each request that closes later would cost more than reading it.
    const closed = () => reject(unreadable());
    request.on('data', add).once('end', () => {
      request.off('close', closed);
      resolve();
    });
    request.once('error', (cause) => reject(unreadable(cause))).once('close', closed);
  });
  return Buffer.concat(chunks, size);
}

function isUtf8({ headers }: IncomingMessage): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1];
  return charset === undefined || charset.toLowerCase() === 'utf-8';
}

const unreadable = (cause?: unknown) => new ServiceError('BAD_REQUEST', 'The body could not be read.', { cause });

export function tooLarge(bytes: number): ServiceError {
  return new ServiceError('BODY_TOO_LARGE', `The body is larger than ${bytes / (1024 * 1024)} MiB.`);
}
