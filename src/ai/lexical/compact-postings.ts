import { sql } from 'kysely';
import type { Services } from '../../platform/context.ts';
import { LOOK_UP_EACH, PLAN_FOR_SIZE } from '../../platform/database/statements/look-up-each.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { restAfter } from '../../platform/jobs/rest-after.ts';
import type { CompactionJob } from './compaction-jobs.ts';
import { lockPostings } from './lock-postings.ts';
import {
  bytesFromText,
  bytesText,
  chunkIdAt,
  mergeRecords,
  partsOf,
  RECORD_BYTES,
  recordCount,
  recordOf,
} from './posting-records.ts';

/** Postings of one transaction. PGlite has one connection, so that other requests wait for each transaction. */
const BATCH_SIZE = { pglite: 1_000, postgres: 5_000 } as const;
/** The largest block: a row that PostgreSQL keeps in one piece, and that changes cheaply. */
const MAX_POSTINGS = 150;
/** PGlite has no autovacuum: a vacuum follows so many moved postings at the earliest, and this share of the table. */
const VACUUM_AFTER = 100_000;
const VACUUM_SHARE = 0.2;
/** The postings that this process has moved since the last vacuum, by database. */
const movedRows = new WeakMap<Rows, number>();

/** The migration that created the blocks, and how long a rolling upgrade to it may take. */
const MIGRATION = '030-posting-blocks';
const UPGRADE_MINUTES = 30;

/** Postings of one term. */
interface TermRecords {
  readonly term: string;
  readonly records: Buffer;
}

/** The last posting that was moved. */
interface Place {
  readonly term: string;
  readonly chunkId: string;
}

const placeOf = (taken: TermRecords | undefined): Place | null =>
  taken === undefined
    ? null
    : { term: taken.term, chunkId: chunkIdAt(taken.records, recordCount(taken.records) - 1).toString() };

interface Block {
  readonly firstChunkId: bigint;
  readonly records: Buffer;
}

/**
 * Moves the postings that documents have stored, a row for each term and chunk, into blocks, which need an eighth of the space. Each
 * step is one short transaction, so that a search finds each posting once, and an interrupted run is continued by the next.
 */
export async function compactPostings({ database }: Services, job: CompactionJob): Promise<void> {
  const { rows, queue } = database;
  const batchSize = BATCH_SIZE[queue.backend];
  if (await mayBeReadByEarlierVersion(rows, job)) return;
  for (let last: Place | null = null; ; ) {
    const startedAt = performance.now();
    const after: Place | null = last;
    const taken: TermRecords[] = await rows.transaction().execute((tx) => moveBatch(tx, job, batchSize, after));
    const count = taken.reduce((sum, { records }) => sum + recordCount(records), 0);
    last = placeOf(taken.at(-1)) ?? last;
    if (queue.backend === 'pglite') await vacuumAfter(rows, count);
    if (count < batchSize) return;
    await restAfter(startedAt);
  }
}

/**
 * Gives the space of moved rows back when they are a fifth of the table: a vacuum reads the whole index, and takes a second or two with
 * five million postings.
 */
async function vacuumAfter(rows: Rows, count: number): Promise<void> {
  const moved = (movedRows.get(rows) ?? 0) + count;
  movedRows.set(rows, moved);
  if (moved < VACUUM_AFTER) return;
  const { rows: found } = await sql<{ isDue: boolean }>`
    select ${moved}::float8 >= ${VACUUM_SHARE} * reltuples as "isDue" from pg_class where oid = 'chunk_posting'::regclass`.execute(
    rows,
  );
  if (!found[0]?.isDue) return;
  movedRows.set(rows, 0);
  await sql`vacuum chunk_posting`.execute(rows);
}

/** Whether the knowledge base is older than the blocks, and processes of the earlier version, which do not search them, may run. */
async function mayBeReadByEarlierVersion(
  rows: Rows,
  { deploymentId, knowledgeBaseId }: CompactionJob,
): Promise<boolean> {
  const { rows: found } = await sql`
    select from ai_knowledge_base as base
    join migration on migration.name = ${MIGRATION} and migration.executed_at > base.created_at
      and migration.executed_at > now() - make_interval(mins => ${UPGRADE_MINUTES})
    where base.deployment_id = ${deploymentId} and base.id = ${knowledgeBaseId}`.execute(rows);
  return found.length > 0;
}

/** Moves the next postings in a transaction, and returns them. */
export async function moveBatch(
  tx: Rows,
  job: CompactionJob,
  batchSize: number,
  after: Place | null,
): Promise<TermRecords[]> {
  if (!(await lockPostings(tx, job))) return [];
  await readInOrderOfIndex(tx);
  const taken = await takePostings(tx, job, batchSize, after);
  const last = await lastBlocks(tx, job, taken);
  await storeBlocks(
    tx,
    job,
    taken.flatMap(({ term, records }) =>
      withRecords(last.get(term) ?? [], records).map((block) => ({ term, ...block })),
    ),
  );
  return taken;
}

/**
 * Without statistics, which PGlite has only after an `analyze`, the planner expects few postings of a knowledge base, and would read and
 * sort all of them for each batch.
 */
async function readInOrderOfIndex(tx: Rows): Promise<void> {
  await sql`select set_config('enable_sort', 'off', true)`.execute(tx);
}

/**
 * Takes the next postings by term and chunk. Without `after`, each batch would first pass the dead rows of all batches before it, which
 * the index has until a vacuum. What is stored before this place meanwhile is moved by the next job.
 */
async function takePostings(
  tx: Rows,
  { deploymentId, knowledgeBaseId }: CompactionJob,
  batchSize: number,
  after: Place | null,
): Promise<TermRecords[]> {
  const isNext = after === null ? sql`` : sql`and (term, chunk_id) > (${after.term}::text, ${after.chunkId}::bigint)`;
  const { rows: taken } = await sql<{ term: string; records: string }>`
    with taken as (
      delete ${PLAN_FOR_SIZE} from chunk_posting where deployment_id = ${deploymentId} and ctid = any(array(
        select ctid from chunk_posting
        where deployment_id = ${deploymentId} and knowledge_base_id = ${knowledgeBaseId} ${isNext}
        order by term, chunk_id limit ${batchSize}))
      returning term, chunk_id, frequency, lexeme_count
    )
    select term, ${bytesText(sql`string_agg(${recordOf('taken')}, '' order by chunk_id)`)} as records
    from taken group by term order by term`.execute(tx);
  return taken.map(({ term, records }) => ({ term, records: bytesFromText(records) }));
}

/** The blocks of each term from that of the first new posting on: usually the last one. */
async function lastBlocks(
  tx: Rows,
  { deploymentId, knowledgeBaseId }: CompactionJob,
  taken: readonly TermRecords[],
): Promise<Map<string, Block[]>> {
  const { rows: found } = await sql<{ term: string; firstChunkId: string; records: string }>`
    select block.term, block.first_chunk_id as "firstChunkId", ${bytesText(sql`block.postings`)} as records
    from unnest(${taken.map(({ term }) => term)}::text[], ${taken.map(({ records }) => chunkIdAt(records, 0).toString())}::bigint[])
      as moved (term, first_chunk_id)
    cross join lateral (
      select term, first_chunk_id, postings from posting_block
      where deployment_id = ${deploymentId} and knowledge_base_id = ${knowledgeBaseId} and term = moved.term
        and first_chunk_id >= coalesce((
          select max(first_chunk_id) from posting_block
          where deployment_id = ${deploymentId} and knowledge_base_id = ${knowledgeBaseId} and term = moved.term
            and first_chunk_id <= moved.first_chunk_id), 0)
      order by first_chunk_id ${LOOK_UP_EACH}
    ) as block`.execute(tx);
  const blocks = found.map(({ term, firstChunkId, records }) => ({
    term,
    firstChunkId: BigInt(firstChunkId),
    records: bytesFromText(records),
  }));
  return Map.groupBy(blocks, ({ term }) => term);
}

/** The blocks that change, and new ones, when records are added to blocks of the same term, which are in order. */
export function withRecords(blocks: readonly Block[], added: Buffer): Block[] {
  const changed: Block[] = [];
  let rest = added;
  /** Adds the records of chunks below the next block. */
  const add = (firstChunkId: bigint | null, records: Buffer, end: bigint | undefined) => {
    const count = end === undefined ? recordCount(rest) : countBelow(rest, end);
    const part = rest.subarray(0, count * RECORD_BYTES);
    rest = rest.subarray(part.length);
    if (count === 0) return;
    for (const [at, piece] of [...partsOf(mergeRecords(records, part), MAX_POSTINGS)].entries()) {
      changed.push({
        firstChunkId: at === 0 && firstChunkId !== null ? firstChunkId : chunkIdAt(piece, 0),
        records: piece,
      });
    }
  };
  add(null, Buffer.alloc(0), blocks[0]?.firstChunkId);
  for (const [at, { firstChunkId, records }] of blocks.entries())
    add(firstChunkId, records, blocks[at + 1]?.firstChunkId);
  return changed;
}

function countBelow(records: Buffer, end: bigint): number {
  let count = 0;
  while (count < recordCount(records) && chunkIdAt(records, count) < end) count += 1;
  return count;
}

async function storeBlocks(
  tx: Rows,
  { deploymentId, knowledgeBaseId }: CompactionJob,
  blocks: readonly (Block & { readonly term: string })[],
): Promise<void> {
  await sql`
    insert into posting_block (deployment_id, knowledge_base_id, term, first_chunk_id, posting_count, postings)
    select ${deploymentId}::integer, ${knowledgeBaseId}::bigint, term, first_chunk_id, posting_count, decode(records, 'base64')
    from unnest(${blocks.map(({ term }) => term)}::text[], ${blocks.map(({ firstChunkId }) => firstChunkId.toString())}::bigint[],
        ${blocks.map(({ records }) => recordCount(records))}::integer[],
        ${blocks.map(({ records }) => records.toString('base64'))}::text[])
      as block (term, first_chunk_id, posting_count, records)
    on conflict (deployment_id, knowledge_base_id, term, first_chunk_id)
    do update set posting_count = excluded.posting_count, postings = excluded.postings`.execute(tx);
}
