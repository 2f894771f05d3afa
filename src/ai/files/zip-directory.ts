import type { Content } from './content.ts';

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const MAX_DIRECTORY_BYTES = 1024 * 1024;
const MAX_ENTRIES = 10_000;

export interface ZipEntry {
  /** 0 for a stored file, 8 for a deflated one. */
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly compressedBytes: number;
  /** Where the entry begins in the archive. */
  readonly offset: number;
}

export interface ZipDirectory {
  /** The entries by name. */
  readonly entries: ReadonlyMap<string, ZipEntry>;
  /** Total uncompressed size that the entries declare. */
  readonly inflatedBytes: number;
}

/**
 * Reads the directory of a zip archive without decompressing anything. Returns null when the content is not a zip
 * archive.
 */
export async function readZipDirectory(content: Content): Promise<ZipDirectory | null> {
  const tailAt = Math.max(0, content.size - END_BYTES - MAX_COMMENT_BYTES);
  const tail = viewOf(await content.read(tailAt, content.size - tailAt));
  const endAt = findEnd(tail);
  if (endAt === null) return null;
  const count = tail.getUint16(endAt + 10, true);
  const bytes = tail.getUint32(endAt + 12, true);
  const at = tail.getUint32(endAt + 16, true);
  if (count > MAX_ENTRIES || bytes > MAX_DIRECTORY_BYTES || at + bytes > tailAt + endAt) return null;
  return readEntries(viewOf(await content.read(at, bytes)), count);
}

function findEnd(tail: DataView): number | null {
  for (let at = tail.byteLength - END_BYTES; at >= 0; at--) {
    const isEnd = tail.getUint32(at, true) === END_SIGNATURE;
    if (isEnd && at + END_BYTES + tail.getUint16(at + 20, true) === tail.byteLength) return at;
  }
  return null;
}

function readEntries(directory: DataView, count: number): ZipDirectory | null {
  const entries = new Map<string, ZipEntry>();
  let inflatedBytes = 0;
  let at = 0;
  for (let entry = 0; entry < count; entry++) {
    if (at + ENTRY_BYTES > directory.byteLength || directory.getUint32(at, true) !== ENTRY_SIGNATURE) return null;
    const nameBytes = directory.getUint16(at + 28, true);
    const next = at + ENTRY_BYTES + nameBytes + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
    if (next > directory.byteLength) return null;
    inflatedBytes += directory.getUint32(at + 24, true);
    const name = new Uint8Array(directory.buffer, directory.byteOffset + at + ENTRY_BYTES, nameBytes);
    entries.set(Buffer.from(name).toString('utf8'), {
      method: directory.getUint16(at + 10, true),
      isEncrypted: (directory.getUint16(at + 8, true) & 1) === 1,
      compressedBytes: directory.getUint32(at + 20, true),
      offset: directory.getUint32(at + 42, true),
    });
    at = next;
  }
  return { entries, inflatedBytes };
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
