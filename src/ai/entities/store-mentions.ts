import { sql } from 'kysely';
import { LOOK_UP_EACH, PLAN_FOR_SIZE } from '../../platform/database/statements/look-up-each.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { ChunkEntity } from '../extraction/extract-document.ts';
import type { ChunkTarget } from '../lexical/chunk-target.ts';
import type { NewChunk } from '../lexical/store-chunks.ts';

/** A chunk with its entities. */
export type MentioningChunk = Pick<NewChunk, 'id' | 'entities'>;

/** The number of chunks whose mentions one statement stores. */
const BATCH_SIZE = 50;

/**
 * Stores the entities of chunks with their mentions. Entities that the knowledge base has already are used again. Storing the
 * mentions of a chunk twice has no further effect. Call it in a transaction.
 */
export async function storeMentions(
  rows: Rows,
  target: Pick<ChunkTarget, 'deploymentId' | 'knowledgeBaseId'>,
  chunks: readonly MentioningChunk[],
  newId: () => string,
): Promise<void> {
  for (let start = 0; start < chunks.length; start += BATCH_SIZE) {
    await storeBatch(rows, target, chunks.slice(start, start + BATCH_SIZE), newId);
  }
}

/**
 * The update of an existing entity locks its row until the mentions are committed, so that `deleteMentions` cannot delete it in
 * between. Rows are locked in the order of their keys, so that two batches do not wait for each other.
 */
async function storeBatch(
  rows: Rows,
  { deploymentId, knowledgeBaseId }: Pick<ChunkTarget, 'deploymentId' | 'knowledgeBaseId'>,
  chunks: readonly MentioningChunk[],
  newId: () => string,
): Promise<void> {
  const mentions = chunks.flatMap(({ id, entities }) => entities.map((entity) => ({ chunkId: id, ...entity })));
  if (mentions.length === 0) return;
  const byKey = new Map<string, ChunkEntity>();
  for (const mention of mentions) if (!byKey.has(mention.key)) byKey.set(mention.key, mention);
  const entities = [...byKey.values()];
  const { rows: stored } = await sql<{ id: string; key: string }>`
    insert into knowledge_entity as entity (deployment_id, id, knowledge_base_id, key, name, kind, created_at)
    select ${deploymentId}, new.id, ${knowledgeBaseId}, new.key, new.name, new.kind, ${new Date().toISOString()}::timestamptz
    from unnest(
      ${entities.map(() => newId())}::bigint[], ${entities.map(({ key }) => key)}::text[],
      ${entities.map(({ name }) => name)}::text[], ${entities.map(({ kind }) => kind)}::text[]
    ) as new (id, key, name, kind)
    order by new.key
    on conflict (deployment_id, knowledge_base_id, key) do update set name = entity.name
    returning id, key`.execute(rows);
  const ids = new Map(stored.map(({ id, key }) => [key, id]));
  // A database that is distributed by deployment does not insert into two tables in one statement.
  await sql`
    insert into entity_mention (deployment_id, knowledge_base_id, entity_id, chunk_id, frequency)
    select ${deploymentId}, ${knowledgeBaseId}, mention.entity_id, mention.chunk_id, max(mention.frequency)
    from unnest(
      ${mentions.map(({ key }) => ids.get(key))}::bigint[], ${mentions.map(({ chunkId }) => chunkId)}::bigint[],
      ${mentions.map(({ frequency }) => frequency)}::integer[]
    ) as mention (entity_id, chunk_id, frequency)
    group by mention.entity_id, mention.chunk_id
    on conflict (deployment_id, knowledge_base_id, entity_id, chunk_id) do update set frequency = excluded.frequency
  `.execute(rows);
}

/** Deletes the mentions and relations of chunks, and the entities that no other chunk mentions. Call it in a transaction. */
export async function deleteMentions(
  rows: Rows,
  deploymentId: number,
  knowledgeBaseId: string,
  chunkIds: readonly string[],
): Promise<void> {
  await deleteRelations(rows, deploymentId, chunkIds);
  const entityIds = await deleteMentionsOnly(rows, deploymentId, chunkIds);
  await deleteUnmentioned(rows, deploymentId, knowledgeBaseId, entityIds);
}

/** Deletes the relations that were extracted from chunks. */
export async function deleteRelations(rows: Rows, deploymentId: number, chunkIds: readonly string[]): Promise<void> {
  await sql`delete ${PLAN_FOR_SIZE} from stated_relation where ${isOfChunks('stated_relation', deploymentId, chunkIds)}`.execute(
    rows,
  );
}

/** Deletes the mentions of chunks. Returns the entities that they mentioned, each once. */
export async function deleteMentionsOnly(
  rows: Rows,
  deploymentId: number,
  chunkIds: readonly string[],
): Promise<string[]> {
  const { rows: deleted } = await sql<{ id: string }>`
    delete ${PLAN_FOR_SIZE} from entity_mention where ${isOfChunks('entity_mention', deploymentId, chunkIds)}
    returning entity_id as id`.execute(rows);
  return [...new Set(deleted.map(({ id }) => id))];
}

/** Whether a row belongs to one of the chunks. Each chunk is looked up, instead of comparing all rows with all chunks. */
const isOfChunks = (table: 'stated_relation' | 'entity_mention', deploymentId: number, chunkIds: readonly string[]) =>
  sql<boolean>`deployment_id = ${deploymentId} and ctid = any(array(
    select found.ctid from unnest(${chunkIds}::bigint[]) as chunk (id)
    cross join lateral (
      select ctid from ${sql.table(table)} where deployment_id = ${deploymentId} and chunk_id = chunk.id ${LOOK_UP_EACH}
    ) as found))`;

/**
 * Deletes those of the entities that no chunk mentions. Call it in a transaction that has locked no other entities: they are
 * locked first, in the order of their keys, so that a mention that another transaction stores is seen by the deletion.
 */
export async function deleteUnmentioned(
  rows: Rows,
  deploymentId: number,
  knowledgeBaseId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  // Where their rows are. Each is looked up by its key, instead of comparing them with all entities.
  const places = sql`any(array(
    select found.ctid from unnest(${ids}::bigint[]) as wanted (id)
    cross join lateral (
      select ctid from knowledge_entity
      where deployment_id = ${deploymentId} and knowledge_base_id = ${knowledgeBaseId} and id = wanted.id ${LOOK_UP_EACH}
    ) as found))`;
  await sql`
    select ${PLAN_FOR_SIZE} id from knowledge_entity where deployment_id = ${deploymentId} and ctid = ${places}
    order by key for update`.execute(rows);
  // A statement of its own: its snapshot has the mentions that were committed before the locks were granted.
  await sql`
    delete ${PLAN_FOR_SIZE} from knowledge_entity as entity
    where deployment_id = ${deploymentId} and entity.ctid = ${places} and not exists (
        select from entity_mention as mention
        where mention.deployment_id = ${deploymentId} and mention.knowledge_base_id = ${knowledgeBaseId}
          and mention.entity_id = entity.id ${LOOK_UP_EACH})
  `.execute(rows);
}
