import type { Entry, ZipFile } from 'yauzl';
import { readZipArchive } from '../../files/zip-archive.ts';
import { ExtractionError } from '../extraction-error.ts';

/** The most bytes of the files that are read, after decompression. What the directory declares is not trusted. */
const MAX_INFLATED_BYTES = 128 * 1024 * 1024;

/** The files of a zip archive. */
export interface ZipFiles {
  has(name: string): boolean;
  /** How many names match. */
  count(pattern: RegExp): number;
  /** Throws `too_large` when all the files that were read have more bytes than the limit. */
  read(name: string): Promise<Buffer>;
}

export async function openZip(bytes: Buffer): Promise<ZipFiles> {
  const archive = await readZipArchive(bytes);
  if (archive === null) throw new ExtractionError('unsupported');
  const { entries, file } = archive;
  const opened = new Map<string, Promise<Buffer>>();
  const budget = { bytes: MAX_INFLATED_BYTES };
  return {
    has: (name) => entries.has(name),
    count: (pattern) => [...entries.keys()].filter((name) => pattern.test(name)).length,
    async read(name) {
      const known = opened.get(name);
      if (known !== undefined) return known;
      const entry = entries.get(name);
      if (entry === undefined) throw new ExtractionError('unsupported');
      const content = inflate(file, entry, budget);
      opened.set(name, content);
      return content;
    },
  };
}

async function inflate(file: ZipFile, entry: Entry, budget: { bytes: number }): Promise<Buffer> {
  if (entry.isEncrypted()) throw new ExtractionError('encrypted');
  const chunks: Buffer[] = [];
  try {
    // Leaving the loop closes the stream.
    for await (const chunk of (await file.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      budget.bytes -= chunk.length;
      if (budget.bytes < 0) throw new ExtractionError('too_large');
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof ExtractionError) throw cause;
    throw new ExtractionError('unsupported', { cause });
  }
  return Buffer.concat(chunks);
}
