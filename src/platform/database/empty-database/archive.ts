import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

/* Folders and files in one compressed file: four bytes with the length of a list in JSON, the list, then the contents in its order. */

interface Contents {
  readonly folders: readonly string[];
  /** The path and the number of bytes of each file. */
  readonly files: readonly (readonly [path: string, size: number])[];
}

const HEADER_BYTES = 4;

export function packFiles(
  folders: readonly string[],
  files: readonly { readonly path: string; readonly bytes: Buffer }[],
): Promise<Buffer> {
  const contents: Contents = { folders, files: files.map(({ path, bytes }) => [path, bytes.length]) };
  const list = Buffer.from(JSON.stringify(contents));
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(list.length);
  const packed = Buffer.concat([header, list, ...files.map(({ bytes }) => bytes)]);
  return promisify(brotliCompress)(packed, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: packed.length,
    },
  });
}

/** Writes the folders and files below a folder, which exists. Throws if the archive is damaged or has a path outside. */
export async function unpackFiles(archive: Buffer, folder: string): Promise<void> {
  const packed = await promisify(brotliDecompress)(archive);
  let at = HEADER_BYTES + packed.readUInt32BE(0);
  const contents = JSON.parse(packed.toString('utf8', HEADER_BYTES, at)) as Contents;
  const pathOf = (path: string) => {
    const inside = join(folder, path);
    if (!inside.startsWith(`${folder}${sep}`)) throw new Error(`The archive contains ${path}, which is outside.`);
    return inside;
  };
  for (const path of contents.folders) await mkdir(pathOf(path), { recursive: true, mode: 0o700 });
  for (const [path, size] of contents.files) {
    await mkdir(dirname(pathOf(path)), { recursive: true, mode: 0o700 });
    if (at + size > packed.length) throw new Error(`The archive ends within ${path}.`);
    await writeFile(pathOf(path), packed.subarray(at, at + size), { mode: 0o600 });
    at += size;
  }
}
