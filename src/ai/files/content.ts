import { open } from 'node:fs/promises';

/** The source of a document's content: a file on the local disk, or bytes from the request. */
export type ContentSource = { readonly path: string; readonly size: number } | { readonly bytes: Uint8Array };

/** Content of any size, read in chunks so that a whole file is never in memory. */
export interface Content {
  readonly size: number;
  /** Returns fewer bytes than requested only at the end of the content. */
  read(position: number, length: number): Promise<Uint8Array>;
}

export async function withContent<T>(source: ContentSource, work: (content: Content) => Promise<T>): Promise<T> {
  if ('bytes' in source) {
    const { bytes } = source;
    return work({
      size: bytes.length,
      read: async (position, length) => bytes.subarray(position, position + length),
    });
  }
  const file = await open(source.path, 'r');
  try {
    return await work({
      size: source.size,
      async read(position, length) {
        const wantedBytes = Math.max(0, Math.min(length, source.size - position));
        const buffer = Buffer.allocUnsafe(wantedBytes);
        let filled = 0;
        while (filled < wantedBytes) {
          const { bytesRead } = await file.read(buffer, filled, wantedBytes - filled, position + filled);
          if (bytesRead === 0) throw new Error('The uploaded file is shorter than it was.');
          filled += bytesRead;
        }
        return buffer;
      },
    });
  } finally {
    await file.close();
  }
}

/** Reads the content from start to end in chunks of `chunkBytes`. */
export async function* chunksOf(content: Content, chunkBytes: number): AsyncGenerator<Uint8Array> {
  for (let position = 0; position < content.size; position += chunkBytes)
    yield await content.read(position, chunkBytes);
}
