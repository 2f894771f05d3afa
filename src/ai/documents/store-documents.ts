import type { Transaction } from '../../platform/commands/transaction.ts';
import type { Context } from '../../platform/context.ts';
import { knowledgeBaseNotFound } from '../knowledge-bases/ai-knowledge-base.reads.ts';
import { auditedFields, resourceOf } from './document-record.ts';
import type { NewDocument } from './document-to-store.ts';
import { lockKnowledgeBaseShared } from './document-totals.ts';
import { KnowledgeBaseDocument } from './knowledge-base-document.entity.ts';
import { queueDocuments } from './queue-documents.ts';
import { storeParts } from './store-parts.ts';

/** Stores documents as pending, and adds their jobs. Returns the ids. */
export async function storeDocuments(
  { jobs }: Context,
  tx: Transaction,
  kbId: string,
  added: readonly NewDocument[],
): Promise<string[]> {
  await lockKnowledgeBaseShared(tx, kbId, knowledgeBaseNotFound);
  const contents: { documentId: string; source: NonNullable<NewDocument['source']> }[] = [];
  const ids: string[] = [];
  for (const { name, type, size, sha256, source, sourceUrl } of added) {
    const document = tx.em.create(KnowledgeBaseDocument, {
      id: tx.newId(),
      deploymentId: tx.deploymentId,
      knowledgeBaseId: kbId,
      name,
      type,
      size,
      status: 'pending',
      sha256,
      sourceUrl,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    tx.record({
      type: 'knowledge_base_document.created',
      resource: resourceOf(document),
      after: auditedFields(document),
    });
    ids.push(document.id);
    if (source !== null) contents.push({ documentId: document.id, source });
  }
  await tx.flush();
  await storeParts(tx.rows, tx.deploymentId, contents);
  await queueDocuments(
    jobs,
    tx,
    tx.deploymentId,
    ids.map((id) => ({ id, generation: 1 })),
  );
  return ids;
}
