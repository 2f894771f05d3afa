import { isUtf8 } from 'node:buffer';
import { open } from 'node:fs/promises';
import type { Rows } from '../../platform/database/tables.ts';

/** A file on the local disk, or bytes from the request. */
export type FileSource = { readonly path: string } | { readonly bytes: Uint8Array };

/** The file of an import in the database. */
export interface StoredFile {
  readonly deploymentId: number;
  readonly importId: string;
}

/** A line of the file. `end` is the offset of the next line. */
export interface Line {
  /** From 1. */
  readonly number: number;
  /** Null for a line that is too long or not UTF-8. */
  readonly text: string | null;
  readonly end: number;
}

/** Each part of a file has this size, except the last one. */
const PART_BYTES = 1024 * 1024;
/** Twice the size of the metadata, and the other fields. */
export const MAX_LINE_BYTES = 256 * 1024;
const NEW_LINE = 0x0a;

/** The size of the file and the number of its lines that are not empty. */
export async function countLines(source: FileSource): Promise<{ size: number; lines: number }> {
  let [size, lines, isEmpty] = [0, 0, true];
  for await (const part of partsOf(source)) {
    size += part.length;
    for (const byte of part) {
      if (byte === NEW_LINE) isEmpty = true;
      else if (isEmpty && byte > 0x20) {
        isEmpty = false;
        lines += 1;
      }
    }
  }
  return { size, lines };
}

/** Stores the file in parts. One statement writes one part. */
export async function storeFile(rows: Rows, { deploymentId, importId }: StoredFile, source: FileSource): Promise<void> {
  let number = 0;
  for await (const part of partsOf(source)) {
    await rows
      .insertInto('user_import_part')
      .values({ deployment_id: deploymentId, import_id: importId, number, bytes: Buffer.from(part) })
      .execute();
    number += 1;
  }
}

/** Reads the lines from an offset, with one part in memory at a time. Ends early when the import was deleted. */
export async function* linesOf(
  rows: Rows,
  file: StoredFile,
  { position, line }: { readonly position: number; readonly line: number },
): AsyncGenerator<Line> {
  let number = line;
  let end = position;
  let kept: Buffer[] = [];
  let length = 0;
  const keep = (bytes: Buffer) => {
    length += bytes.length;
    end += bytes.length;
    if (length <= MAX_LINE_BYTES) kept.push(bytes);
  };
  const finish = (): Line => {
    number += 1;
    const bytes = Buffer.concat(kept);
    const text = length > MAX_LINE_BYTES || !isUtf8(bytes) ? null : bytes.toString('utf8');
    kept = [];
    length = 0;
    return { number, text, end };
  };
  for (let index = Math.floor(position / PART_BYTES); ; index++) {
    const part = await readPart(rows, file, index);
    if (part === null) break;
    let start = end - index * PART_BYTES;
    for (let at = part.indexOf(NEW_LINE, start); at !== -1; at = part.indexOf(NEW_LINE, start)) {
      keep(part.subarray(start, at));
      end += 1;
      yield finish();
      start = at + 1;
    }
    keep(part.subarray(start));
  }
  if (length > 0) yield finish();
}

async function readPart(rows: Rows, { deploymentId, importId }: StoredFile, number: number): Promise<Buffer | null> {
  const part = await rows
    .selectFrom('user_import_part')
    .select('bytes')
    .where('deployment_id', '=', deploymentId)
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .executeTakeFirst();
  return part === undefined ? null : Buffer.from(part.bytes);
}

async function* partsOf(source: FileSource): AsyncGenerator<Uint8Array> {
  if ('bytes' in source) {
    for (let at = 0; at < source.bytes.length; at += PART_BYTES) yield source.bytes.subarray(at, at + PART_BYTES);
    return;
  }
  const file = await open(source.path, 'r');
  try {
    for (;;) {
      const part = Buffer.allocUnsafe(PART_BYTES);
      let filled = 0;
      while (filled < PART_BYTES) {
        const { bytesRead } = await file.read(part, filled, PART_BYTES - filled);
        if (bytesRead === 0) break;
        filled += bytesRead;
      }
      if (filled > 0) yield part.subarray(0, filled);
      if (filled < PART_BYTES) return;
    }
  } finally {
    await file.close();
  }
}
