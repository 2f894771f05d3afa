import { sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';
import type { DocumentJob } from '../documents/processing-jobs.ts';
import type { FileType } from '../files/document-files.ts';

/** One start of a requested processing. */
export interface Attempt extends DocumentJob {
  /** From 1. A later attempt, such as after a crash, replaces an earlier one that still runs. */
  readonly number: number;
  readonly knowledgeBaseId: string;
  readonly name: string;
  readonly type: FileType;
  readonly sourceUrl: string | null;
  readonly language: string;
  readonly knowledgeBaseType: 'vector' | 'graph' | 'hybrid';
}

export interface Progress {
  readonly stage: 'reading' | 'indexing';
  readonly done: number;
  /** Null while it is not known. */
  readonly total: number | null;
}

/** The document or its knowledge base was deleted, or another attempt or a newer processing has started. */
export class AttemptReplaced extends Error {
  constructor() {
    super('The attempt was replaced.');
  }
}

/** Starts the next attempt. Returns null when the processing is done, or a newer one was requested. */
export async function startAttempt(rows: Rows, job: DocumentJob): Promise<Attempt | null> {
  const { deploymentId, documentId, generation } = job;
  const { rows: found } = await sql<Omit<Attempt, keyof DocumentJob>>`
    update knowledge_base_document as document
    set status = 'processing', attempts = document.attempts + 1, updated_at = ${new Date().toISOString()},
      progress_stage = 'reading', progress_done = 0, progress_total = null
    from ai_knowledge_base as base
    where document.deployment_id = ${deploymentId} and document.id = ${documentId}
      and document.requested_generation = ${generation} and document.status in ('pending', 'processing')
      and base.deployment_id = document.deployment_id and base.id = document.knowledge_base_id
    returning document.attempts as number, document.knowledge_base_id::text as "knowledgeBaseId", document.name,
      document.type, document.source_url as "sourceUrl", base.language,
      base.type as "knowledgeBaseType"`.execute(rows);
  return found[0] === undefined ? null : { deploymentId, documentId, generation, ...found[0] };
}

/** Stores the progress and locks the document until the transaction ends. Throws when the attempt was replaced. */
export async function continueAttempt(rows: Rows, attempt: Attempt, { stage, done, total }: Progress): Promise<void> {
  const { numUpdatedRows } = await rows
    .updateTable('knowledge_base_document')
    .set({ progress_stage: stage, progress_done: done, progress_total: total })
    .where('deployment_id', '=', attempt.deploymentId)
    .where('id', '=', attempt.documentId)
    .where('requested_generation', '=', attempt.generation)
    .where('attempts', '=', attempt.number)
    .where('status', '=', 'processing')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AttemptReplaced();
}

/** Lets the queue start the next attempt later. */
export async function pauseAttempt(rows: Rows, attempt: Attempt): Promise<void> {
  await rows
    .updateTable('knowledge_base_document')
    .set({ status: 'pending', progress_stage: null, progress_done: null, progress_total: null })
    .where('deployment_id', '=', attempt.deploymentId)
    .where('id', '=', attempt.documentId)
    .where('requested_generation', '=', attempt.generation)
    .where('attempts', '=', attempt.number)
    .where('status', '=', 'processing')
    .execute();
}
