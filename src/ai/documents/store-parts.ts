import type { Rows } from '../../platform/database/tables.ts';
import { type ContentSource, chunksOf, withContent } from '../files/content.ts';

const PART_BYTES = 1024 * 1024;

interface StoredContent {
  readonly documentId: string;
  readonly source: ContentSource;
}

/** Stores contents in parts. One statement writes up to about 1 MiB, so that the database is free in between. */
export async function storeParts(rows: Rows, deploymentId: number, contents: readonly StoredContent[]): Promise<void> {
  let parts: { deployment_id: number; document_id: string; number: number; bytes: Buffer }[] = [];
  let size = 0;
  const write = async () => {
    if (parts.length > 0) await rows.insertInto('document_part').values(parts).execute();
    parts = [];
    size = 0;
  };
  for (const { documentId, source } of contents) {
    await withContent(source, async (content) => {
      let number = 0;
      for await (const bytes of chunksOf(content, PART_BYTES)) {
        if (size + bytes.length > PART_BYTES) await write();
        parts.push({ deployment_id: deploymentId, document_id: documentId, number, bytes: Buffer.from(bytes) });
        size += bytes.length;
        number += 1;
      }
    });
  }
  await write();
}
