import type { IncomingMessage } from 'node:http';
import { type Request, type Response, raw } from 'express';
import { ServiceError } from '../errors.ts';

const MAX_BYTES = 1024 * 1024;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Whether the request announces a body; `Content-Length: 0` is none. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The media type without its parameters, lower-case. */
export function mediaType({ headers }: IncomingMessage): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** The body as JSON, or undefined where there is none. */
export async function readJson(request: Request, response: Response, maxBytes = MAX_BYTES): Promise<unknown> {
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

function isUtf8({ headers }: IncomingMessage): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1];
  return charset === undefined || charset.toLowerCase() === 'utf-8';
}

function readBytes(request: Request, response: Response, maxBytes: number): Promise<Buffer> {
  const receive = raw({ limit: maxBytes, inflate: false, type: () => true });
  return new Promise((resolve, reject) => {
    receive(request, response, (error?: unknown) => {
      if (error) reject(refusal(error, maxBytes));
      else resolve(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
    });
  });
}

function refusal(cause: unknown, maxBytes: number): ServiceError {
  const status = (cause as { status?: number }).status;
  if (status === 413) return tooLarge(maxBytes);
  if (status === 415) {
    return new ServiceError('UNSUPPORTED_MEDIA_TYPE', 'Send the body without a Content-Encoding.', { cause });
  }
  return new ServiceError('BAD_REQUEST', 'The body could not be read.', { cause });
}

export function tooLarge(bytes: number): ServiceError {
  return new ServiceError('BODY_TOO_LARGE', `The body is larger than ${bytes / (1024 * 1024)} MiB.`);
}
