import type { IncomingMessage, ServerResponse } from 'node:http';
import { ServiceError } from '../../platform/errors.ts';
import { activeDeadline } from '../../platform/process/deadline.ts';

export const DEFAULT_MAX_BYTES = 1024 * 1024;
const utf8 = new TextDecoder('utf-8', { fatal: true });
/** Requests whose client waits for `100 Continue` before sending the body. */
const awaitingContinue = new WeakSet<IncomingMessage>();

/** Records that the client waits for `100 Continue` before sending the body. */
export function markAwaitingContinue(request: IncomingMessage): void {
  awaitingContinue.add(request);
}

/** Whether the client still waits for `100 Continue`, so that its body may never arrive. */
export function awaitsContinue(request: IncomingMessage): boolean {
  return awaitingContinue.has(request);
}

/** Whether the request headers declare a body; `Content-Length: 0` does not. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || contentLengthOf(headers) > 0;
}

/** The value of `Content-Length`; 0 without the header. */
export function contentLengthOf(headers: IncomingMessage['headers']): number {
  return Number(headers['content-length'] ?? 0);
}

/** The media type in lower case, without parameters. */
export function mediaType({ headers }: IncomingMessage): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Whether the declared body has at most `maxBytes`, and the client sends it without waiting for `100 Continue`. */
export function isSmallBody(request: IncomingMessage, maxBytes: number): boolean {
  const { headers } = request;
  return headers['transfer-encoding'] === undefined && contentLengthOf(headers) <= maxBytes && !awaitsContinue(request);
}

/** The property of a request that holds its body. In a WeakMap the value would survive V8's minor garbage collections. */
const BODY = Symbol('body');

type Readable = IncomingMessage & { [BODY]?: Promise<unknown> };

/** Parses the body as JSON; undefined without a body. The body is read once, and later calls return the same promise. */
export function readJson(request: Readable, response: ServerResponse, maxBytes = DEFAULT_MAX_BYTES): Promise<unknown> {
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

/** The largest form of a page, and the largest number of its fields. */
const MAX_FORM_BYTES = 64 * 1024;
const MAX_FORM_FIELDS = 100;

/** Reads the fields of a form that a page has sent (`application/x-www-form-urlencoded`). */
export async function readForm(request: IncomingMessage, response: ServerResponse): Promise<URLSearchParams> {
  if (mediaType(request) !== 'application/x-www-form-urlencoded' || !isUtf8(request)) {
    throw new ServiceError('UNSUPPORTED_MEDIA_TYPE', 'Send the form as `application/x-www-form-urlencoded` in UTF-8.');
  }
  const text = (await readBytes(request, response, MAX_FORM_BYTES)).toString('latin1');
  if (text.split('&', MAX_FORM_FIELDS + 1).length > MAX_FORM_FIELDS) {
    throw new ServiceError('BAD_REQUEST', `The form has more than ${MAX_FORM_FIELDS} fields.`);
  }
  return new URLSearchParams(text);
}

/**
 * Call this before reading a body. Rejects a body that is compressed or declared larger than the limit, and sends
 * `100 Continue` to a client that waits for it.
 */
export function acceptBody(request: IncomingMessage, response: ServerResponse, maxBytes: number): void {
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity' && encoding !== '') {
    throw new ServiceError('UNSUPPORTED_MEDIA_TYPE', 'Send the body uncompressed, without a Content-Encoding header.');
  }
  if (contentLengthOf(request.headers) > maxBytes) throw bodyTooLarge(maxBytes);
  if (awaitingContinue.delete(request)) response.writeContinue();
}

/** Stops reading at the limit. The connection discards the rest of the body. */
async function readBytes(request: IncomingMessage, response: ServerResponse, maxBytes: number): Promise<Buffer> {
  acceptBody(request, response, maxBytes);
  // The client has disconnected, so none of the events below would be emitted.
  if (request.destroyed) throw unreadableBody();
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
      reject(bodyTooLarge(maxBytes));
    };
    // Removed at the end of the body, because creating an error whenever a request closes costs more than reading the body.
    const closed = () => reject(unreadableBody());
    request.on('data', add).once('end', () => {
      request.off('close', closed);
      resolve();
    });
    request.once('error', (cause) => reject(unreadableBody(cause))).once('close', closed);
  });
  activeDeadline()?.restart();
  return Buffer.concat(chunks, size);
}

function isUtf8({ headers }: IncomingMessage): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1];
  return charset === undefined || charset.toLowerCase() === 'utf-8';
}

const unreadableBody = (cause?: unknown) => new ServiceError('BAD_REQUEST', 'The body could not be read.', { cause });

export function bodyTooLarge(bytes: number): ServiceError {
  return new ServiceError(
    'BODY_TOO_LARGE',
    `The body is larger than ${bytes / (1024 * 1024)} MiB. Send less in each request.`,
  );
}
