import { open } from 'node:fs/promises';

/** Where a document's content lies: a file on this machine's disk, or bytes that came in the request. */
export type ContentSource = { readonly path: string; readonly size: number } | { readonly bytes: Uint8Array };

/** Content of any size, read piece by piece: nobody ever holds a whole file. */
export interface Content {
  readonly size: number;
  /** Fewer bytes than asked only where the content ends. */
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
        const wanted = Math.max(0, Math.min(length, source.size - position));
        const buffer = Buffer.allocUnsafe(wanted);
        let filled = 0;
        while (filled < wanted) {
          const { bytesRead } = await file.read(buffer, filled, wanted - filled, position + filled);
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

/** The content from its beginning to its end, in pieces of this many bytes. */
export async function* piecesOf(content: Content, bytes: number): AsyncGenerator<Uint8Array> {
  for (let position = 0; position < content.size; position += bytes) yield await content.read(position, bytes);
}
