import { LockMode } from '@mikro-orm/core';
import { command, type Transaction } from '../../platform/commands/command.ts';
import { systemContext } from '../../platform/commands/system-context.ts';
import type { Services } from '../../platform/context.ts';
import { auditedFields, resourceOf } from '../documents/document-record.ts';
import { changeTotals, lockKnowledgeBaseShared } from '../documents/document-totals.ts';
import type { FailureCode } from '../documents/failure-codes.ts';
import { KnowledgeBaseDocument } from '../documents/knowledge-base-document.entity.ts';
import type { ExtractionWarning } from '../extraction/extraction-warning.ts';
import { chunkRemovalJobs, modelExtractionJobs, vectorIndexJobs } from '../knowledge-bases/knowledge-base-jobs.ts';
import { compactionJobs, isCompactionDue } from '../lexical/compaction-jobs.ts';
import { type Attempt, AttemptReplaced } from './attempt.ts';

const NO_PROGRESS = { progressStage: null, progressDone: null, progressTotal: null };

interface Indexed {
  readonly chunkCount: number;
  readonly lexemeCount: number;
  readonly tokenCount: number;
  readonly pageCount: number | null;
  readonly warnings: readonly ExtractionWarning[];
}

/** Makes the chunks of the attempt searchable in place of the earlier ones. */
export function publishDocument(services: Services, attempt: Attempt, indexed: Indexed): Promise<void> {
  const { deploymentId, knowledgeBaseId, documentId, generation } = attempt;
  return command(systemContext(services, deploymentId), async (tx) => {
    const document = await lockAttempt(tx, attempt);
    const chunks = indexed.chunkCount - document.chunkCount;
    const lexemes = indexed.lexemeCount - document.lexemeCount;
    tx.em.assign(document, {
      ...indexed,
      ...NO_PROGRESS,
      status: 'ready',
      failureCode: null,
      generation,
      updatedAt: tx.now,
    });
    tx.record({
      type: 'knowledge_base_document.ready',
      resource: resourceOf(document),
      after: auditedFields(document),
    });
    await tx.flush();
    const base = await changeTotals(tx, knowledgeBaseId, { chunks, lexemes });
    const job = { deploymentId, knowledgeBaseId };
    if (isCompactionDue(base.chunkCount, chunks)) await services.jobs.add(tx, compactionJobs, job);
    if (base.type !== 'graph') await services.jobs.add(tx, vectorIndexJobs, job);
    if (base.type !== 'vector' && base.extractionModel !== null) await services.jobs.add(tx, modelExtractionJobs, job);
    if (generation > 1) await services.jobs.add(tx, chunkRemovalJobs, { deploymentId, documentId });
  });
}

/** Stores why the processing failed. The chunks of an earlier processing stay searchable. */
export function failDocument(services: Services, attempt: Attempt, failureCode: FailureCode): Promise<void> {
  const { deploymentId, documentId, knowledgeBaseId, knowledgeBaseType } = attempt;
  return command(systemContext(services, deploymentId), async (tx) => {
    const document = await lockAttempt(tx, attempt);
    tx.em.assign(document, { ...NO_PROGRESS, status: 'failed', failureCode, updatedAt: tx.now });
    tx.record({
      type: 'knowledge_base_document.failed',
      resource: resourceOf(document),
      after: auditedFields(document),
    });
    await tx.flush();
    await services.jobs.add(tx, chunkRemovalJobs, { deploymentId, documentId });
    // Vectors that wait for the end of an import.
    if (knowledgeBaseType !== 'graph') await services.jobs.add(tx, vectorIndexJobs, { deploymentId, knowledgeBaseId });
  });
}

/** Locks the document of the attempt. Throws when the attempt was replaced. */
async function lockAttempt(tx: Transaction, attempt: Attempt): Promise<KnowledgeBaseDocument> {
  const { documentId: id, deploymentId, generation, number } = attempt;
  await lockKnowledgeBaseShared(tx, attempt.knowledgeBaseId, () => new AttemptReplaced());
  const document = await tx.em.findOne(
    KnowledgeBaseDocument,
    { id, deploymentId, requestedGeneration: generation, attempts: number, status: 'processing' },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (document === null) throw new AttemptReplaced();
  return document;
}
