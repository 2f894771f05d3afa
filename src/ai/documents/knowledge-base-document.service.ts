import { LockMode } from '@mikro-orm/core';
import type { CreateKnowledgeBaseDocumentInput, CreateKnowledgeBaseDocumentsInput } from '../../generated/backend.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { getKnowledgeBase } from '../knowledge-bases/ai-knowledge-base.reads.ts';
import { chunkRemovalJobs } from '../knowledge-bases/knowledge-base-jobs.ts';
import { auditedFields, resourceOf } from './document-record.ts';
import { changeTotals, lockKnowledgeBaseShared } from './document-totals.ts';
import { KnowledgeBaseDocument } from './knowledge-base-document.entity.ts';
import { documentNotFound, documentsInOrder, getDocument } from './knowledge-base-document.reads.ts';
import { newDocument } from './new-document.ts';
import { newTexts } from './new-text.ts';
import { queueDocuments } from './queue-documents.ts';
import { storeDocuments } from './store-documents.ts';

/** Inspects the content, then stores the document. A job reads it. */
export async function createDocument(ctx: Context, kbId: string, input: CreateKnowledgeBaseDocumentInput) {
  // Checks the knowledge base before the content is read. The command below checks it again under a lock.
  await getKnowledgeBase(ctx.rows, ctx.viewer.deploymentId, kbId);
  const added = await newDocument(ctx, input);
  return command(ctx, async (tx) => {
    const [id = ''] = await storeDocuments(ctx, tx, kbId, [added]);
    return getDocument(tx.rows, tx.deploymentId, kbId, id);
  });
}

/** Stores up to 100 texts, all or none. */
export async function createDocuments(ctx: Context, kbId: string, { documents }: CreateKnowledgeBaseDocumentsInput) {
  await getKnowledgeBase(ctx.rows, ctx.viewer.deploymentId, kbId);
  const added = await newTexts(documents);
  return command(ctx, async (tx) => {
    const ids = await storeDocuments(ctx, tx, kbId, added);
    return { data: await documentsInOrder(tx.rows, tx.deploymentId, ids) };
  });
}

/** Requests a new processing. A running one ends without effect. */
export function reprocessDocument(ctx: Context, kbId: string, id: string) {
  return command(ctx, async (tx) => {
    const document = await lockDocument(tx, kbId, id);
    const generation = document.requestedGeneration + 1;
    const before = auditedFields(document);
    tx.em.assign(document, {
      status: 'pending',
      failureCode: null,
      requestedGeneration: generation,
      attempts: 0,
      progressStage: null,
      progressDone: null,
      progressTotal: null,
      updatedAt: tx.now,
    });
    tx.record({
      type: 'knowledge_base_document.reprocessing_requested',
      resource: resourceOf(document),
      before,
      after: auditedFields(document),
    });
    await tx.flush();
    await queueDocuments(ctx.jobs, tx, tx.deploymentId, [{ id, generation }]);
    return getDocument(tx.rows, tx.deploymentId, kbId, id);
  });
}

export function deleteDocument(ctx: Context, kbId: string, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    const document = await lockDocument(tx, kbId, id);
    const { chunkCount, lexemeCount, deploymentId } = document;
    tx.record({
      type: 'knowledge_base_document.deleted',
      resource: resourceOf(document),
      before: auditedFields(document),
    });
    // Foreign keys delete its parts. A job removes its chunks, which no search sees any more.
    tx.em.remove(document);
    await tx.flush();
    await changeTotals(tx, kbId, { chunks: -chunkCount, lexemes: -lexemeCount });
    await ctx.jobs.add(tx, chunkRemovalJobs, { deploymentId, documentId: id });
    return null;
  });
}

/** Locks the knowledge base against deletion, and the document against changes. */
async function lockDocument(tx: Transaction, kbId: string, id: string): Promise<KnowledgeBaseDocument> {
  await lockKnowledgeBaseShared(tx, kbId, documentNotFound);
  const document = await tx.em.findOne(
    KnowledgeBaseDocument,
    { id, deploymentId: tx.deploymentId, knowledgeBaseId: kbId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (document === null) throw documentNotFound();
  return document;
}
