import { sql } from 'kysely';
import type { Transaction } from '../../../platform/commands/command.ts';
import type { Rows } from '../../../platform/database/tables.ts';
import type { KnowledgeBaseJob } from '../../knowledge-bases/knowledge-base-jobs.ts';

export type StoredIndex = Awaited<ReturnType<typeof readIndexes>>[number];

/** All indexes of a knowledge base, also those of a deleted one. */
export function readIndexes(rows: Rows, { deploymentId, knowledgeBaseId }: KnowledgeBaseJob) {
  return rows
    .selectFrom('vector_index')
    .select([
      'id',
      'deployment_id as deploymentId',
      'knowledge_base_id as knowledgeBaseId',
      'kind',
      'model',
      'provider_version as providerVersion',
      'dimensions',
      'status',
      'is_outdated as isOutdated',
      'built_chunk_count as builtChunkCount',
      'vector_count as vectorCount',
      'filled_until as filledUntil',
    ])
    .where('deployment_id', '=', deploymentId)
    .where('knowledge_base_id', '=', knowledgeBaseId)
    .orderBy('id')
    .execute();
}

export interface NewIndex {
  readonly kind: 'latent' | 'embedding';
  readonly model: string | null;
  readonly providerVersion: string | null;
}

export async function createIndex(tx: Transaction, knowledgeBaseId: string, index: NewIndex): Promise<void> {
  const now = tx.now.toISOString();
  await tx.rows
    .insertInto('vector_index')
    .values({
      deployment_id: tx.deploymentId,
      id: tx.newId(),
      knowledge_base_id: knowledgeBaseId,
      kind: index.kind,
      model: index.model,
      provider_version: index.providerVersion,
      dimensions: null,
      status: 'building',
      is_outdated: false,
      built_chunk_count: 0,
      vector_count: 0,
      unrelated_cosine: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

export interface IndexChanges {
  readonly status?: 'active' | 'retired';
  readonly dimensions?: number;
  readonly built_chunk_count?: number;
  readonly provider_version?: string;
  readonly is_outdated?: boolean;
  readonly filled_until?: string | null;
  readonly unrelated_cosine?: number | null;
}

export async function changeIndex(tx: Transaction, id: string, changes: IndexChanges): Promise<void> {
  await tx.rows
    .updateTable('vector_index')
    .set({ ...changes, updated_at: tx.now.toISOString() })
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', id)
    .execute();
}

/** Lets a complete index answer in place of the active one. */
export async function activateIndex(tx: Transaction, { id, knowledgeBaseId }: StoredIndex): Promise<void> {
  await tx.rows
    .updateTable('vector_index')
    .set({ status: 'retired', updated_at: tx.now.toISOString() })
    .where('deployment_id', '=', tx.deploymentId)
    .where('knowledge_base_id', '=', knowledgeBaseId)
    .where('status', '=', 'active')
    .execute();
  await changeIndex(tx, id, { status: 'active' });
  await increaseIndexVersion(tx, knowledgeBaseId);
}

/** Shows other processes that the vectors that searches use have changed. */
export async function increaseIndexVersion(tx: Transaction, knowledgeBaseId: string): Promise<void> {
  await tx.rows
    .updateTable('ai_knowledge_base')
    .set({ index_version: sql`index_version + 1` })
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', knowledgeBaseId)
    .execute();
}
