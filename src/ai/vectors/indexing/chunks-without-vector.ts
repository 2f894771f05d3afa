import { type RawBuilder, sql } from 'kysely';
import { LOOK_UP_EACH } from '../../../platform/database/statements/look-up-each.ts';
import type { Rows } from '../../../platform/database/tables.ts';
import { restAfter } from '../../../platform/jobs/rest-after.ts';

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

/** Chunks that one statement looks at. PGlite has one connection, so that other requests wait for each statement. */
const WINDOW = 2_000;

interface FilledIndex {
  readonly deploymentId: number;
  readonly knowledgeBaseId: string;
  readonly id: string;
}

/**
 * Visible chunks that have no vector in the index, in batches by id. With `changedSince`, only those of documents that were changed
 * since then.
 */
export async function* chunksWithoutVector(
  rows: Rows,
  index: FilledIndex,
  { batchSize, changedSince = null }: { readonly batchSize: number; readonly changedSince?: Date | null },
) {
  for await (const ids of idsWithoutVector(rows, index, changedSince)) {
    for (let start = 0; start < ids.length; start += batchSize) {
      const found = await readChunks(rows, index.deploymentId, ids.slice(start, start + batchSize));
      if (found.length > 0) yield found;
    }
  }
}

interface ReadChunk {
  readonly id: string;
  readonly text: string;
  readonly headingPath: string[];
  readonly terms: string[];
  readonly frequencies: number[];
}

/** Reads visible chunks, each by its key: without statistics, PGlite would join all chunks of the knowledge base. */
async function readChunks(rows: Rows, deploymentId: number, ids: readonly string[]): Promise<ReadChunk[]> {
  const { rows: found } = await sql<ReadChunk>`
    select chunk.* from unnest(${ids}::bigint[]) as wanted (id)
    cross join lateral (
      select id::text, text, heading_path as "headingPath", terms, frequencies, document_id, generation from document_chunk
      where deployment_id = ${deploymentId}::integer and document_chunk.id = wanted.id
      ${LOOK_UP_EACH}
    ) as chunk
    cross join lateral (
      select from knowledge_base_document as document
      where deployment_id = ${deploymentId}::integer and document.id = chunk.document_id and document.generation = chunk.generation
      ${LOOK_UP_EACH}
    ) as document
    order by wanted.id`.execute(rows);
  return found;
}

async function* idsWithoutVector(rows: Rows, { deploymentId, knowledgeBaseId, id }: FilledIndex, since: Date | null) {
  const ofBase = sql`deployment_id = ${deploymentId}::integer and knowledge_base_id = ${knowledgeBaseId}::bigint`;
  for (let last: string | null = '0'; last !== null; ) {
    const chunks: RawBuilder<unknown> =
      since === null
        ? sql`select id, document_id, generation from document_chunk where ${ofBase} and id > ${last}::bigint`
        : sql`select chunk.* from knowledge_base_document as changed
            cross join lateral (
              select id, document_id, generation from document_chunk
              where deployment_id = ${deploymentId}::integer and document_id = changed.id and generation = changed.generation
              ${LOOK_UP_EACH}
            ) as chunk
            where ${ofBase} and changed.updated_at >= ${since.toISOString()}::timestamptz and chunk.id > ${last}::bigint`;
    const { rows: found }: { rows: { last: string | null; ids: string[] }[] } = await sql<{
      last: string | null;
      ids: string[];
    }>`
      with examined as materialized (${chunks} order by id limit ${WINDOW}::integer)
      select (select max(id)::text from examined) as last, array(
        select examined.id::text from examined
        cross join lateral (
          select from knowledge_base_document as document
          where deployment_id = ${deploymentId}::integer and document.id = examined.document_id
            and document.generation = examined.generation
          ${LOOK_UP_EACH}
        ) as document
        where not exists (
          select from chunk_vector as vector
          where vector.deployment_id = ${deploymentId}::integer and vector.index_id = ${id}::bigint
            and vector.chunk_id = examined.id
          ${LOOK_UP_EACH})
        order by examined.id) as ids`.execute(rows);
    last = found[0]?.last ?? null;
    yield found[0]?.ids ?? [];
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
    const startedAt = performance.now();
    const found = await visibleChunks(rows, deploymentId, knowledgeBaseId)
      .select(['chunk.id', 'chunk.terms', 'chunk.frequencies'])
      .where('chunk.id', '>', last)
      .$if(step > 1, (select) => select.where(sql<boolean>`hashint8(chunk.id) % ${step} = 0`))
      .orderBy('chunk.id')
      .limit(batchSize)
      .execute();
    await restAfter(startedAt);
    if (found.length > 0) yield found.map(({ terms, frequencies }) => ({ terms, frequencies }));
    const end = found.at(-1);
    if (end === undefined || found.length < batchSize) return;
    last = end.id;
  }
}
