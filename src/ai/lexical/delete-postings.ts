import { sql } from 'kysely';
import { LOOK_UP_EACH, PLAN_FOR_SIZE } from '../../platform/database/statements/look-up-each.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { lockPostings } from './lock-postings.ts';
import { bytesFromText, bytesText, recordCount, withoutChunks } from './posting-records.ts';

/** Blocks of one statement when those of a deleted knowledge base are deleted. */
const BATCH_SIZE = 500;

interface Chunks {
  readonly deploymentId: number;
  readonly knowledgeBaseId: string;
  readonly chunkIds: readonly string[];
}

/** Deletes the postings of chunks of one knowledge base. Call it in a transaction, before the chunks themselves are deleted. */
export async function deletePostings(tx: Rows, chunks: Chunks): Promise<void> {
  await lockPostings(tx, chunks);
  await deleteRecent(tx, chunks);
  await deleteFromBlocks(tx, chunks);
}

async function deleteRecent(tx: Rows, { deploymentId, chunkIds }: Chunks): Promise<void> {
  await sql`
    delete ${PLAN_FOR_SIZE} from chunk_posting where deployment_id = ${deploymentId} and ctid = any(array(
      select posting.ctid
      from unnest(${chunkIds}::bigint[]) as deleted (id)
      cross join lateral (
        select id, knowledge_base_id, terms from document_chunk
        where deployment_id = ${deploymentId} and id = deleted.id ${LOOK_UP_EACH}
      ) as chunk
      cross join unnest(chunk.terms) as indexed (term)
      cross join lateral (
        select ctid from chunk_posting
        where deployment_id = ${deploymentId} and knowledge_base_id = chunk.knowledge_base_id
          and term = indexed.term and chunk_id = chunk.id ${LOOK_UP_EACH}
      ) as posting))`.execute(tx);
}

/** Locks the blocks in order, because the postings of a deleted knowledge base are not locked. */
async function deleteFromBlocks(tx: Rows, { deploymentId, knowledgeBaseId, chunkIds }: Chunks): Promise<void> {
  const { rows: found } = await sql<{ term: string; firstChunkId: string; records: string }>`
    select ${PLAN_FOR_SIZE} block.term, block.first_chunk_id as "firstChunkId", ${bytesText(sql`block.postings`)} as records
    from posting_block as block
    where deployment_id = ${deploymentId} and block.ctid = any(array(
      select distinct block.ctid
      from unnest(${chunkIds}::bigint[]) as deleted (id)
      cross join lateral (
        select id, terms from document_chunk
        where deployment_id = ${deploymentId} and id = deleted.id ${LOOK_UP_EACH}
      ) as chunk
      cross join unnest(chunk.terms) as indexed (term)
      cross join lateral (
        select ctid from posting_block
        where deployment_id = ${deploymentId} and knowledge_base_id = ${knowledgeBaseId}
          and term = indexed.term and first_chunk_id <= chunk.id
        order by first_chunk_id desc limit 1 ${LOOK_UP_EACH}
      ) as block))
    order by block.term, block.first_chunk_id
    for update of block`.execute(tx);
  const deleted = new Set(chunkIds.map(BigInt));
  const blocks = found.map((block) => ({ ...block, records: withoutChunks(bytesFromText(block.records), deleted) }));
  const keys = (of: typeof blocks) => [of.map(({ term }) => term), of.map(({ firstChunkId }) => firstChunkId)];
  const [emptyTerms, emptyFirst] = keys(blocks.filter(({ records }) => records.length === 0));
  const kept = blocks.filter(({ records }) => records.length > 0);
  const [terms, first] = keys(kept);
  const ofBase = sql`block.deployment_id = ${deploymentId} and block.knowledge_base_id = ${knowledgeBaseId}
    and block.term = changed.term and block.first_chunk_id = changed.first_chunk_id`;
  await sql`delete from posting_block as block
    using unnest(${emptyTerms}::text[], ${emptyFirst}::bigint[]) as changed (term, first_chunk_id)
    where ${ofBase}`.execute(tx);
  await sql`update posting_block as block
    set posting_count = changed.posting_count, postings = decode(changed.records, 'base64')
    from unnest(${terms}::text[], ${first}::bigint[], ${kept.map(({ records }) => recordCount(records))}::integer[],
        ${kept.map(({ records }) => records.toString('base64'))}::text[])
      as changed (term, first_chunk_id, posting_count, records)
    where ${ofBase}`.execute(tx);
}

/** Deletes all blocks of a knowledge base that was deleted, which is faster than to take each chunk out of them. */
export async function deleteBlocksOfDeletedBase(
  rows: Rows,
  { deploymentId, knowledgeBaseId }: Omit<Chunks, 'chunkIds'>,
): Promise<void> {
  for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE; ) {
    const { numAffectedRows = 0n } = await sql`
      delete ${PLAN_FOR_SIZE} from posting_block where deployment_id = ${deploymentId} and ctid = any(array(
        select ctid from posting_block
        where deployment_id = ${deploymentId} and knowledge_base_id = ${knowledgeBaseId} and not exists (
          select from ai_knowledge_base where deployment_id = ${deploymentId} and id = ${knowledgeBaseId})
        limit ${BATCH_SIZE}))`.execute(rows);
    deleted = Number(numAffectedRows);
  }
}
