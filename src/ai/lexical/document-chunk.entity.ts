import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const DocumentChunkSchema = defineEntity({
  name: 'DocumentChunk',
  tableName: 'document_chunk',
  properties: {
    ...identityColumns,
    knowledgeBaseId: p.bigint('string'),
    documentId: p.bigint('string'),
    /** The processing of the document that made the chunk. Searches see only chunks of the document's current generation. */
    generation: p.integer(),
    /** Order within the document, from 0. */
    position: p.integer(),
    text: p.text(),
    headingPath: p.array().default([]),
    /** From 1; null for documents without pages. */
    page: p.integer().nullable(),
    /** Where its further pages begin, as offsets in its text. */
    pageBreaks: p.array((text: string) => Number(text)).default([]),
    /** Offsets in the text of the document, in UTF-16 code units. */
    startOffset: p.integer(),
    endOffset: p.integer(),
    tokenCount: p.integer(),
    /** The different terms, each with its frequency at the same place of `frequencies`. */
    terms: p.array(),
    frequencies: p.array((text: string) => Number(text)),
    /** The sum of the frequencies. */
    lexemeCount: p.integer(),
    /** The model that extracted the entities; null for extraction without a model. */
    extractionModel: p.text().nullable(),
    createdAt: p.datetime(3),
  },
});

/** A passage of a document, which searches return. */
export class DocumentChunk extends DocumentChunkSchema.class {}
DocumentChunkSchema.setClass(DocumentChunk);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    document_chunk: TableOf<typeof DocumentChunkSchema>;
  }
}
