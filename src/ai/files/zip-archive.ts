import { type Entry, fromBufferPromise, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import type { Content } from './content.ts';

const MAX_DIRECTORY_BYTES = 1024 * 1024;
const MAX_ENTRIES = 10_000;
/** What follows the directory: the record of its end, with a comment, and the larger record of archives over 4 GB. */
const MAX_END_BYTES = 66 * 1024;

/** Reads all names as UTF-8. Readers count the bytes of a file, so that its declared size may be wrong. */
const OPTIONS = { autoClose: false, decodeStrings: false, validateEntrySizes: false };

export interface ZipArchive {
  /** The entries by name. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** Total uncompressed size that the entries declare. */
  readonly inflatedBytes: number;
  readonly file: ZipFile;
}

/** Reads the directory of a zip archive, whose files can then be read. Returns null when the content is not a zip archive. */
export function readZipArchive(bytes: Buffer): Promise<ZipArchive | null> {
  return readDirectory(() => fromBufferPromise(bytes, OPTIONS));
}

/** Reads only the directory of a zip archive, which is at the end of the content. Its files cannot be read. */
export async function readZipDirectory(content: Content): Promise<ZipArchive | null> {
  const tailAt = Math.max(0, content.size - MAX_DIRECTORY_BYTES - MAX_END_BYTES);
  const tail = Buffer.from(await content.read(tailAt, content.size - tailAt));
  return readDirectory(() => fromRandomAccessReaderPromise(new TailReader(tail, tailAt), content.size, OPTIONS));
}

async function readDirectory(open: () => Promise<ZipFile>): Promise<ZipArchive | null> {
  const entries = new Map<string, Entry>();
  let inflatedBytes = 0;
  let directoryBytes = 0;
  try {
    const file = await open();
    if (file.entryCount > MAX_ENTRIES) return null;
    for await (const entry of file.eachEntry()) {
      directoryBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
      if (directoryBytes > MAX_DIRECTORY_BYTES) return null;
      entries.set(entry.fileNameRaw.toString('utf8'), entry);
      inflatedBytes += entry.uncompressedSize;
    }
    return { entries, inflatedBytes, file };
  } catch {
    // The content is all that yauzl reads here, so every error is one of the content.
    return null;
  }
}

/** The end of a content. One that is read for each entry would take two reads from the disk for each. */
class TailReader extends RandomAccessReader {
  readonly #tail: Buffer;
  readonly #tailAt: number;

  constructor(tail: Buffer, tailAt: number) {
    super();
    this.#tail = tail;
    this.#tailAt = tailAt;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    const at = position - this.#tailAt;
    const isInTail = at >= 0 && at + length <= this.#tail.length;
    if (isInTail) this.#tail.copy(buffer, offset, at, at + length);
    callback(isInTail ? null : new Error('The directory is not at the end.'));
  }
}
