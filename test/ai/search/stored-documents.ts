import { sql } from 'kysely';
import { type NewChunk, storeChunks } from '../../../src/ai/lexical/store-chunks.ts';
import type { World } from '../../support/world.ts';

/** A knowledge base whose documents are stored without being extracted. */
export interface StoredBase {
  readonly id: string;
  readonly language: string;
}

interface BaseOptions {
  readonly name?: string;
  readonly type?: 'vector' | 'graph' | 'hybrid';
  readonly language?: string;
  readonly organizationId?: string | null;
  readonly workspaceId?: string | null;
  readonly isActive?: boolean;
  readonly isSearchableByUsers?: boolean;
}

export async function addBase(world: World, options: BaseOptions = {}): Promise<StoredBase> {
  const { name = 'Handbook', type = 'vector', language = 'english', isActive = true } = options;
  const { organizationId = null, workspaceId = null } = options;
  const { rows, ids } = world.services.database;
  const id = ids.next();
  const now = new Date().toISOString();
  await rows
    .insertInto('ai_knowledge_base')
    .values({
      deployment_id: world.id,
      id,
      name,
      type,
      language,
      organization_id: organizationId,
      workspace_id: workspaceId,
      is_active: isActive,
      is_searchable_by_users: options.isSearchableByUsers ?? false,
      chunk_count: 0,
      lexeme_count: 0,
      index_version: 0,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return { id, language };
}

type ChunkText =
  | string
  | {
      readonly text: string;
      readonly headingPath?: readonly string[];
      readonly page?: number;
      readonly pageBreaks?: readonly number[];
    };

export interface StoredDocument {
  readonly id: string;
  readonly chunkIds: readonly string[];
}

/** Stores a ready document with these chunks. */
export async function addDocument(
  world: World,
  base: StoredBase,
  name: string,
  texts: readonly ChunkText[],
): Promise<StoredDocument> {
  const { rows, ids } = world.services.database;
  const documentId = ids.next();
  const now = new Date().toISOString();
  await rows
    .insertInto('knowledge_base_document')
    .values({
      deployment_id: world.id,
      id: documentId,
      knowledge_base_id: base.id,
      name,
      type: 'txt',
      size: 1,
      status: 'ready',
      sha256: '',
      generation: 1,
      requested_generation: 1,
      attempts: 1,
      chunk_count: texts.length,
      lexeme_count: 0,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const chunks = texts.map((text, position) => chunkOf(ids.next(), position, text));
  const target = { deploymentId: world.id, knowledgeBaseId: base.id, documentId, generation: 1 };
  const lexemes = await storeChunks(rows, target, chunks, { language: base.language, documentName: name });
  await sql`
    update ai_knowledge_base set chunk_count = chunk_count + ${chunks.length}, lexeme_count = lexeme_count + ${lexemes},
      index_version = index_version + 1
    where deployment_id = ${world.id} and id = ${base.id}`.execute(rows);
  return { id: documentId, chunkIds: chunks.map(({ id }) => id) };
}

function chunkOf(id: string, position: number, given: ChunkText): NewChunk {
  const { text, headingPath = [], page = null, pageBreaks = [] } = typeof given === 'string' ? { text: given } : given;
  return {
    id,
    position,
    text,
    headingPath,
    page,
    pageBreaks,
    startOffset: 0,
    endOffset: text.length,
    tokenCount: 1,
    entities: [],
  };
}
