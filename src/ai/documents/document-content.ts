import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { Download } from '../../platform/files/downloads.ts';
import type { FileType } from '../files/document-files.ts';
import { documentNotFound } from './knowledge-base-document.reads.ts';

/** Fixed types, none of which a browser runs: HTML is sent as plain text. */
const CONTENT_TYPES: Readonly<Record<FileType, string>> = {
  txt: 'text/plain; charset=utf-8',
  md: 'text/plain; charset=utf-8',
  html: 'text/plain; charset=utf-8',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The stored content of a document, which is read in parts while it is sent. */
export async function documentContent(rows: Rows, deploymentId: number, kbId: string, id: string): Promise<Download> {
  const { name, type, size, sha256 } = await rows
    .selectFrom('knowledge_base_document')
    .select(['name', 'type', 'size', 'sha256'])
    .where('deployment_id', '=', deploymentId)
    .where('knowledge_base_id', '=', kbId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(documentNotFound);
  if (sha256 === '') throw notFound('DOCUMENT_NOT_FOUND', 'The content of the document');
  return {
    name,
    contentType: CONTENT_TYPES[type],
    size: Number(size),
    etag: sha256,
    chunks: () => partsOf(rows, deploymentId, id, { size: Number(size), sha256 }),
  };
}

/** Reads one part after the other. Ends with an error when the document is deleted or its content is fetched again. */
async function* partsOf(
  rows: Rows,
  deploymentId: number,
  id: string,
  { size, sha256 }: { readonly size: number; readonly sha256: string },
): AsyncGenerator<Uint8Array> {
  let sent = 0;
  for (let number = 0; sent < size; number++) {
    const part = await rows
      .selectFrom('document_part as part')
      .innerJoin('knowledge_base_document as document', (join) =>
        join.onRef('document.deployment_id', '=', 'part.deployment_id').onRef('document.id', '=', 'part.document_id'),
      )
      .select('part.bytes')
      .where('part.deployment_id', '=', deploymentId)
      .where('part.document_id', '=', id)
      .where('part.number', '=', number)
      .where('document.sha256', '=', sha256)
      .executeTakeFirst();
    if (part === undefined) throw new Error('The content of the document changed while it was sent.');
    sent += part.bytes.length;
    yield part.bytes;
  }
}
