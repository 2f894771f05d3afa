import { sql } from 'kysely';
import { LOOK_UP_EACH } from '../../platform/database/look-up-each.ts';
import type { Rows } from '../../platform/database/tables.ts';

/** The chunks of a knowledge base that searches see. */
export function visibleChunks(rows: Rows, deploymentId: number, knowledgeBaseId: string) {
  return rows
    .selectFrom('document_chunk as chunk')
    .innerJoin('knowledge_base_document as document', (join) =>
      join
        .onRef('document.deployment_id', '=', 'chunk.deployment_id')
        .onRef('document.id', '=', 'chunk.document_id')
        .onRef('document.generation', '=', 'chunk.generation'),
    )
    .where('chunk.deployment_id', '=', deploymentId)
    .where('chunk.knowledge_base_id', '=', knowledgeBaseId);
}

/** Visible chunks that have no vector in the index, in batches by id. */
export async function* chunksWithoutVector(
  rows: Rows,
  index: { readonly deploymentId: number; readonly knowledgeBaseId: string; readonly id: string },
  batchSize: number,
) {
  for (let last = '0'; ; ) {
    const found = await visibleChunks(rows, index.deploymentId, index.knowledgeBaseId)
      .select(['chunk.id', 'chunk.text', 'chunk.heading_path as headingPath', 'chunk.terms', 'chunk.frequencies'])
      .where('chunk.id', '>', last)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('chunk_vector as vector')
              .where('vector.deployment_id', '=', index.deploymentId)
              .where('vector.index_id', '=', index.id)
              .whereRef('vector.chunk_id', '=', 'chunk.id')
              .modifyEnd(LOOK_UP_EACH),
          ),
        ),
      )
      .orderBy('chunk.id')
      .limit(batchSize)
      .execute();
    if (found.length > 0) yield found;
    const end = found.at(-1);
    if (end === undefined || found.length < batchSize) return;
    last = end.id;
  }
}

export type ChunkWithoutVector =
  ReturnType<typeof chunksWithoutVector> extends AsyncGenerator<readonly (infer Chunk)[]> ? Chunk : never;

/** The terms of visible chunks in batches. Of large knowledge bases, only every `step`th chunk by its hash. */
export async function* termsOfChunks(
  rows: Rows,
  { deploymentId, knowledgeBaseId }: { readonly deploymentId: number; readonly knowledgeBaseId: string },
  { step, batchSize }: { readonly step: number; readonly batchSize: number },
) {
  for (let last = '0'; ; ) {
    const found = await visibleChunks(rows, deploymentId, knowledgeBaseId)
      .select(['chunk.id', 'chunk.terms', 'chunk.frequencies'])
      .where('chunk.id', '>', last)
      .$if(step > 1, (select) => select.where(sql<boolean>`hashint8(chunk.id) % ${step} = 0`))
      .orderBy('chunk.id')
      .limit(batchSize)
      .execute();
    if (found.length > 0) yield found.map(({ terms, frequencies }) => ({ terms, frequencies }));
    const end = found.at(-1);
    if (end === undefined || found.length < batchSize) return;
    last = end.id;
  }
}
