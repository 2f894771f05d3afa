import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';

interface DocumentHeaders {
  readonly contentType: string;
  readonly cacheControl: string;
}

/** Serves a text that is made once, at the first request: compressed, with an ETag, and 304 to those who have it. */
export function documentSender(text: () => string, { contentType, cacheControl }: DocumentHeaders) {
  let prepared: Promise<{ plain: Buffer; packed: Buffer; etag: string }> | null = null;

  const prepare = async () => {
    const plain = Buffer.from(text());
    const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    return { plain, packed: await promisify(gzip)(plain), etag };
  };

  return async (request: Request, response: Response): Promise<void> => {
    prepared ??= prepare().catch((error: unknown) => {
      // The next request tries again.
      prepared = null;
      throw error;
    });
    const { plain, packed, etag } = await prepared;
    const isPacked = request.acceptsEncodings(['gzip', 'identity']) === 'gzip';
    response.set({
      'Content-Type': contentType,
      'Cache-Control': cacheControl,
      ETag: `"${etag}${isPacked ? '-gzip' : ''}"`,
      'X-Content-Type-Options': 'nosniff',
      ...(isPacked ? { 'Content-Encoding': 'gzip' } : {}),
    });
    // Others, such as `Origin`, may be there already.
    response.vary('Accept-Encoding').send(isPacked ? packed : plain);
  };
}
