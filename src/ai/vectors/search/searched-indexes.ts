import { sql } from 'kysely';
import type { Rows } from '../../../platform/database/tables.ts';
import type { LegRequest, SearchedBase } from '../../legs/leg.ts';
import type { CacheableIndex } from '../cache/cached-vectors.reads.ts';

/** The active index of a knowledge base. */
export interface SearchedIndex extends CacheableIndex {
  readonly kind: 'latent' | 'embedding';
  /** Null for latent vectors. */
  readonly model: string | null;
  readonly base: SearchedBase;
  readonly language: string;
  /** Null for latent vectors, and for an index with few vectors. */
  readonly unrelatedCosine: number | null;
}

/** The active indexes of the searched knowledge bases. */
export async function searchedIndexes(rows: Rows, { deploymentId, bases }: LegRequest): Promise<SearchedIndex[]> {
  const byId = new Map(bases.map((base) => [base.id, base]));
  const found = await rows
    .selectFrom('vector_index')
    .select([
      'id',
      'knowledge_base_id',
      'kind',
      'model',
      'dimensions',
      'vector_count as vectorCount',
      'unrelated_cosine as unrelatedCosine',
    ])
    .where('deployment_id', '=', deploymentId)
    .where('knowledge_base_id', '=', sql<string>`any(${[...byId.keys()]}::bigint[])`)
    .where('status', '=', 'active')
    .execute();
  return found.flatMap(({ knowledge_base_id, dimensions, ...index }) => {
    const base = byId.get(knowledge_base_id);
    if (base === undefined || dimensions === null) return [];
    const { indexVersion, language } = base;
    const knowledgeBaseId = base.id;
    return [{ ...index, deploymentId, knowledgeBaseId, dimensions, base, language, indexVersion }];
  });
}
