import { createHash } from 'node:crypto';
import { type ContentSource, chunksOf, withContent } from './content.ts';

const CHUNK_BYTES = 1024 * 1024;

export function digestOf(source: ContentSource): Promise<{ size: number; sha256: string }> {
  return withContent(source, async (content) => {
    const hash = createHash('sha256');
    for await (const piece of chunksOf(content, CHUNK_BYTES)) hash.update(piece);
    return { size: content.size, sha256: hash.digest('hex') };
  });
}
