import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/database/tables.ts';
import { KnowledgeBaseDocument } from './knowledge-base-document.entity.ts';

export const DocumentPartSchema = defineEntity({
  name: 'DocumentPart',
  tableName: 'document_part',
  properties: {
    deploymentId: p.integer(),
    documentId: () => p.manyToOne(KnowledgeBaseDocument).mapToPk().fieldName('document_id').primary(),
    number: p.integer().primary(),
    bytes: p.blob(),
  },
});

/** Files are stored in parts, so that no process reads a whole file into memory. */
export class DocumentPart extends DocumentPartSchema.class {}
DocumentPartSchema.setClass(DocumentPart);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    document_part: TableOf<typeof DocumentPartSchema>;
  }
}
