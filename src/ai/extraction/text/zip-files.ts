import { inflateRawSync } from 'node:zlib';
import { withContent } from '../../files/content.ts';
import { readZipDirectory, type ZipEntry } from '../../files/zip-directory.ts';
import { ExtractionError } from '../extraction-error.ts';

/** The most bytes of the files that are read, after decompression. What the directory declares is not trusted. */
const MAX_INFLATED_BYTES = 128 * 1024 * 1024;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

/** The files of a zip archive. */
export interface ZipFiles {
  has(name: string): boolean;
  /** How many names match. */
  count(pattern: RegExp): number;
  /** Throws `too_large` when all the files that were read have more bytes than the limit. */
  read(name: string): Buffer;
}

export async function openZip(archive: Buffer): Promise<ZipFiles> {
  const directory = await withContent({ bytes: archive }, readZipDirectory);
  if (directory === null) throw new ExtractionError('unsupported');
  const { entries } = directory;
  const opened = new Map<string, Buffer>();
  let remaining = MAX_INFLATED_BYTES;
  return {
    has: (name) => entries.has(name),
    count: (pattern) => [...entries.keys()].filter((name) => pattern.test(name)).length,
    read(name) {
      const known = opened.get(name);
      if (known !== undefined) return known;
      const entry = entries.get(name);
      if (entry === undefined) throw new ExtractionError('unsupported');
      const content = inflate(archive, entry, remaining);
      remaining -= content.length;
      opened.set(name, content);
      return content;
    },
  };
}

function inflate(
  archive: Buffer,
  { offset, method, isEncrypted, compressedBytes }: ZipEntry,
  maxBytes: number,
): Buffer {
  if (isEncrypted) throw new ExtractionError('encrypted');
  if (offset + LOCAL_BYTES > archive.length || archive.readUInt32LE(offset) !== LOCAL_SIGNATURE) {
    throw new ExtractionError('unsupported');
  }
  const start = offset + LOCAL_BYTES + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
  const content = archive.subarray(start, start + compressedBytes);
  if (method === STORED) {
    if (content.length > maxBytes) throw new ExtractionError('too_large');
    return content;
  }
  if (method !== DEFLATED) throw new ExtractionError('unsupported');
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, maxBytes) });
  } catch (cause) {
    const isTooLarge = cause instanceof RangeError;
    throw new ExtractionError(isTooLarge ? 'too_large' : 'unsupported', { cause });
  }
}
