import type { Response } from 'express';
import type { Download } from '../../platform/files/downloads.ts';
import { liftDeadline } from '../../platform/process/deadline.ts';
import { createStreamResponse } from '../streams/stream-response.ts';

/** Bytes between two checks whether the client still reads. A client must read this much in 10 seconds. */
const SLICE_BYTES = 64 * 1024;

const PUBLIC_HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * Sends a file as an attachment, with backpressure. Browsers store it and never run it. A public file is shown instead. When reading the file fails, closes the
 * connection, so that the client does not take the part for the whole.
 */
export async function sendDownload(
  response: Response,
  { name, contentType, size, etag, isPublic = false, chunks }: Download,
  report: (error: unknown) => void,
): Promise<void> {
  response.set({
    ...(isPublic ? PUBLIC_HEADERS : { 'Cache-Control': 'private, no-cache' }),
    ETag: `"${etag}"`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  });
  if (response.req.headers['if-none-match'] === `"${etag}"`) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, {
    'Content-Type': contentType,
    'Content-Length': size,
    ...(!isPublic && { 'Content-Disposition': attachment(name) }),
  });
  if (response.req.method === 'HEAD') {
    response.end();
    return;
  }
  liftDeadline();
  const stream = createStreamResponse(response);
  try {
    for await (const chunk of chunks()) {
      for (let at = 0; at < chunk.length && !response.destroyed; at += SLICE_BYTES) {
        response.write(chunk.subarray(at, at + SLICE_BYTES));
        await stream.waitForDrain();
      }
      if (response.destroyed) return;
    }
    response.end();
  } catch (error) {
    report(error);
    response.destroy();
  }
}

/** RFC 6266: a name in ASCII, and the exact name in the encoding of RFC 8187. */
function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(name.toWellFormed()).replace(/['()*!]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  return `attachment; filename="${ascii}"; filename*=UTF-8''${exact}`;
}
