import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import type { ExtractionWarning } from '../extraction/extraction-warning.ts';
import type { FileType } from '../files/document-files.ts';
import { AiKnowledgeBase } from '../knowledge-bases/ai-knowledge-base.entity.ts';

export const KnowledgeBaseDocumentSchema = defineEntity({
  name: 'KnowledgeBaseDocument',
  tableName: 'knowledge_base_document',
  properties: {
    ...identityColumns,
    knowledgeBaseId: () => p.manyToOne(AiKnowledgeBase).mapToPk().fieldName('knowledge_base_id'),
    name: p.text(),
    type: p.text().$type<FileType>(),
    size: p.bigint('number'),
    tokenCount: p.integer().nullable(),
    status: p.text().$type<'pending' | 'processing' | 'ready' | 'failed'>(),
    sha256: p.text(),
    /** The URL that the content is fetched from; null for uploaded content. */
    sourceUrl: p.text().nullable(),
    failureCode: p.text().nullable(),
    /** The processing whose chunks answer searches; 0 while there is none. */
    generation: p.integer().default(0),
    /** The latest requested processing. A job of an earlier one ends without effect. */
    requestedGeneration: p.integer().default(1),
    /** How often the requested processing was started. */
    attempts: p.integer().default(0),
    progressStage: p.text().$type<'reading' | 'indexing'>().nullable(),
    progressDone: p.integer().nullable(),
    progressTotal: p.integer().nullable(),
    pageCount: p.integer().nullable(),
    /** What was not read, although the document could be. */
    warnings: p
      .json<readonly ExtractionWarning[]>()
      .onCreate(() => [])
      .default('[]'),
    chunkCount: p.integer().default(0),
    lexemeCount: p.bigint('number').default(0),
    ...timestampColumns,
  },
});

export class KnowledgeBaseDocument extends KnowledgeBaseDocumentSchema.class {}
KnowledgeBaseDocumentSchema.setClass(KnowledgeBaseDocument);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    knowledge_base_document: TableOf<typeof KnowledgeBaseDocumentSchema>;
  }
}
