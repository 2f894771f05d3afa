import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';

interface DocumentHeaders {
  readonly contentType: string;
  readonly cacheControl: string;
}

/** Serves a text that is built once, at the first request. Supports gzip, ETag and 304 responses. */
export function createDocumentHandler(
  text: () => string | Promise<string>,
  { contentType, cacheControl }: DocumentHeaders,
) {
  let prepared: Promise<{ plain: Buffer; compressed: Buffer; etag: string }> | null = null;

  const prepare = async () => {
    const plain = Buffer.from(await text());
    const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    return { plain, compressed: await promisify(gzip)(plain), etag };
  };

  return async (request: Request, response: Response): Promise<void> => {
    prepared ??= prepare().catch((error: unknown) => {
      // The next request tries again.
      prepared = null;
      throw error;
    });
    const { plain, compressed, etag } = await prepared;
    const isGzip = request.acceptsEncodings(['gzip', 'identity']) === 'gzip';
    response.set({
      'Content-Type': contentType,
      'Cache-Control': cacheControl,
      ETag: `"${etag}${isGzip ? '-gzip' : ''}"`,
      'X-Content-Type-Options': 'nosniff',
      ...(isGzip ? { 'Content-Encoding': 'gzip' } : {}),
    });
    // Keeps other values of `Vary`, such as `Origin`.
    response.vary('Accept-Encoding').send(isGzip ? compressed : plain);
  };
}
