import { storeMentions } from '../../../src/ai/entities/store-mentions.ts';
import { entityKey } from '../../../src/ai/extraction/entities/entity-key.ts';
import type { ChunkEntity } from '../../../src/ai/extraction/extract-document.ts';
import type { SearchedBase } from '../../../src/ai/legs/leg.ts';
import type { World } from '../../support/world.ts';

/** A knowledge base of a test. */
export interface TestBase {
  readonly id: string;
  readonly deploymentId: number;
}

/** A chunk that was stored with its entities. */
export interface StoredChunk {
  readonly id: string;
  readonly documentId: string;
}

export async function addBase(world: World, body: object = {}): Promise<TestBase> {
  const created = await world.backend.post('/ai-knowledge-bases', { name: 'Handbook', type: 'graph', ...body });
  if (created.status !== 201) throw new Error(JSON.stringify(created.body));
  return { id: created.body.id, deploymentId: world.id };
}

export const mention = (name: string, frequency = 1): ChunkEntity => ({
  name,
  key: entityKey(name),
  kind: 'term',
  frequency,
});

/** Stores a ready document with one chunk for each list of entity names, as the job of documents does. */
export async function addDocument(
  { services }: World,
  base: TestBase,
  chunks: readonly (readonly string[])[],
  { generation = 1 } = {},
): Promise<StoredChunk[]> {
  const { rows, ids } = services.database;
  const documentId = ids.next();
  const now = new Date().toISOString();
  await rows
    .insertInto('knowledge_base_document')
    .values({
      deployment_id: base.deploymentId,
      id: documentId,
      knowledge_base_id: base.id,
      name: 'a.txt',
      type: 'txt',
      size: 1,
      status: 'ready',
      sha256: '',
      generation,
      requested_generation: generation,
      created_at: now,
      updated_at: now,
    } as never)
    .execute();
  return addChunks(services, base, documentId, chunks, generation);
}

export async function addChunks(
  { database: { rows, ids } }: World['services'],
  base: TestBase,
  documentId: string,
  chunks: readonly (readonly string[])[],
  generation = 1,
): Promise<StoredChunk[]> {
  const stored = chunks.map((names) => ({ id: ids.next(), names }));
  for (const [position, { id, names }] of stored.entries()) {
    await rows
      .insertInto('document_chunk')
      .values({
        deployment_id: base.deploymentId,
        id,
        knowledge_base_id: base.id,
        document_id: documentId,
        generation,
        position,
        text: names.join(', '),
        start_offset: 0,
        end_offset: 1,
        token_count: 1,
        terms: [],
        frequencies: [],
        lexeme_count: 0,
        created_at: new Date().toISOString(),
      } as never)
      .execute();
  }
  await storeMentions(
    rows,
    { deploymentId: base.deploymentId, knowledgeBaseId: base.id },
    stored.map(({ id, names }) => ({ id, entities: names.map((name) => mention(name)) })),
    () => ids.next(),
  );
  await rows
    .updateTable('ai_knowledge_base')
    .set(({ eb }) => ({
      chunk_count: eb('chunk_count', '+', chunks.length),
      index_version: eb('index_version', '+', 1),
    }))
    .where('deployment_id', '=', base.deploymentId)
    .where('id', '=', base.id)
    .execute();
  return stored.map(({ id }) => ({ id, documentId }));
}

/** The knowledge base as the search passes it to a leg. */
export async function searchedBase({ services }: World, base: TestBase): Promise<SearchedBase> {
  const row = await services.database.rows
    .selectFrom('ai_knowledge_base')
    .select(['chunk_count', 'index_version'])
    .where('deployment_id', '=', base.deploymentId)
    .where('id', '=', base.id)
    .executeTakeFirstOrThrow();
  return {
    id: base.id,
    type: 'graph',
    language: 'english',
    embeddingModel: null,
    chunkCount: row.chunk_count,
    lexemeCount: 0,
    indexVersion: Number(row.index_version),
  };
}

/** The entities of a knowledge base with the number of their mentions, by key. */
export async function storedEntities({ services }: World, base: TestBase): Promise<Record<string, number>> {
  const { rows } = services.database;
  const found = await rows
    .selectFrom('knowledge_entity as entity')
    .leftJoin('entity_mention as mention', (join) =>
      join
        .onRef('mention.deployment_id', '=', 'entity.deployment_id')
        .onRef('mention.knowledge_base_id', '=', 'entity.knowledge_base_id')
        .onRef('mention.entity_id', '=', 'entity.id'),
    )
    .select(['entity.key', ({ fn }) => fn.count<string>('mention.chunk_id').as('count')])
    .where('entity.deployment_id', '=', base.deploymentId)
    .where('entity.knowledge_base_id', '=', base.id)
    .groupBy('entity.key')
    .orderBy('entity.key')
    .execute();
  return Object.fromEntries(found.map(({ key, count }) => [key, Number(count)]));
}
