import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Packed, PackOrder, Source } from './assets.ts';

const COMPRESS = {
  // 6 is within 3 % of 9 for these files and five times as fast.
  br: (content: Buffer) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify(gzip),
  identity: async (content: Buffer) => content,
};

/**
 * Reads and compresses the files of one page, then ends: GraphiQL's module holds 9 MB of text, which go with this
 * thread, so that the service keeps the compressed bytes alone and answers others meanwhile.
 */
async function pack({ sources, encoding }: PackOrder): Promise<Packed[]> {
  return Promise.all(
    sources.map(async ({ name, source }) => {
      const content = await read(source);
      const digest = createHash('sha256').update(content).digest('base64url').slice(0, 22);
      return { name, bytes: await COMPRESS[encoding](content), etag: `"${digest}-${encoding}"` };
    }),
  );
}

async function read(source: Source): Promise<Buffer> {
  if ('file' in source) return readFile(source.file);
  const module: Record<string, unknown> = await import(source.module);
  const text = module[source.export];
  if (typeof text !== 'string') throw new Error(`${source.module} has no text ${source.export}.`);
  return Buffer.from(text);
}

parentPort?.postMessage(await pack(workerData as PackOrder));
