import { describe, expect, it } from 'vitest';
import { cleanUpChunks } from '../../../src/ai/processing/clean-up-chunks.ts';
import { documentReady, type WorldWithBase, worldWithBase } from '../../support/documents.ts';
import { countStatementsOf, type World } from '../../support/world.ts';

const WORDS = [
  'valve',
  'pump',
  'sensor',
  'pressure',
  'Northwind',
  'module',
  'flow',
  'energy',
  'report',
  'Ada Lovelace',
];

/** A Markdown text with this many sections, each about as long as a chunk. */
const textOf = (sections: number, word = 'first') =>
  Array.from({ length: sections }, (_, section) => {
    const sentence = (index: number) => `The ${word} ${WORDS[(section + index) % WORDS.length]} has number ${index}.`;
    return `# Section ${section}\n\n${Array.from({ length: 40 }, (_, index) => sentence(index)).join(' ')}`;
  }).join('\n\n');

async function added({ world, kbId, path }: WorldWithBase, content: string) {
  const { body } = await world.backend.post(path, { name: 'a.md', content });
  return documentReady(world.backend, kbId, body.id);
}

const TABLES = ['document_chunk', 'chunk_posting', 'entity_mention', 'knowledge_entity'] as const;

/**
 * The number of rows of each table that belong to the knowledge base. Postings in blocks count as rows, because a job moves them at any
 * time.
 */
async function storedRows({ services, id }: World, kbId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const { count } = await services.database.rows
      .selectFrom(table)
      .select((of) => of.fn.countAll<string>().as('count'))
      .where('deployment_id', '=', id)
      .where('knowledge_base_id', '=', kbId)
      .executeTakeFirstOrThrow();
    counts[table] = Number(count);
  }
  const { moved } = await services.database.rows
    .selectFrom('posting_block')
    .select((of) => of.fn.sum<string | null>('posting_count').as('moved'))
    .where('deployment_id', '=', id)
    .where('knowledge_base_id', '=', kbId)
    .executeTakeFirstOrThrow();
  return { ...counts, chunk_posting: (counts['chunk_posting'] ?? 0) + Number(moved ?? 0) };
}

async function totalsOf({ services, id }: World, kbId: string) {
  return services.database.rows
    .selectFrom('ai_knowledge_base')
    .select(['chunk_count', 'lexeme_count', 'index_version'])
    .where('deployment_id', '=', id)
    .where('id', '=', kbId)
    .executeTakeFirstOrThrow();
}

describe('GET /ai-knowledge-bases/{kb_id}/documents/{document_id}/chunks', () => {
  it('lists the chunks in the order of the text, with pages', async () => {
    const base = await worldWithBase();
    const { id, chunk_count } = await added(base, textOf(5));
    const { body } = await base.world.backend.get(`${base.path}/${id}/chunks`);
    expect(body).toMatchObject({ total: chunk_count, page: 1, per_page: 20, total_pages: 1 });
    expect(body.data.map(({ position }) => position)).toEqual(Array.from({ length: chunk_count }, (_, at) => at));
    expect(body.data[0]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      document_id: id,
      position: 0,
      text: expect.stringContaining('The first valve has number 0.'),
      page: null,
      page_end: null,
      heading_path: ['Section 0'],
      start_offset: expect.any(Number),
      end_offset: expect.any(Number),
      token_count: expect.any(Number),
    });
    const second = await base.world.backend.get(`${base.path}/${id}/chunks?page=2&per_page=2`);
    expect(second.body.data.map(({ position }) => position)).toEqual([2, 3]);
  });

  it.each(['?page=0', '?per_page=101', '?limit=1'] as const)(
    'rejects the query %s of a list of chunks',
    async (query) => {
      const base = await worldWithBase();
      const { id } = await added(base, 'Text.');
      expect((await base.world.backend.get(`${base.path}/${id}/chunks${query}`)).status).toBe(400);
    },
  );

  it('returns 404 for a document of another deployment', async () => {
    const [own, other] = [await worldWithBase(), await worldWithBase()];
    const { id } = await added(other, 'Text.');
    const { status, body } = await own.world.backend.get(`${other.path}/${id}/chunks`);
    expect([status, body.code]).toEqual([404, 'DOCUMENT_NOT_FOUND']);
  });

  it('reads the chunks of all documents in GraphQL with one statement', async () => {
    const base = await worldWithBase();
    const { id } = await added(base, textOf(3));
    const query = `query ($id: ID!) { aiKnowledgeBase(id: $id) { documents { nodes {
      id chunkCount chunks(first: 2) { totalCount nodes { position text } pageInfo { hasNextPage } } } } } }`;
    const read = () => base.world.backend.data(query, { id: base.kbId });
    const [document] = (await read()).aiKnowledgeBase.documents.nodes;
    expect(document).toMatchObject({
      id,
      chunks: { totalCount: document.chunkCount, pageInfo: { hasNextPage: true } },
    });
    expect(document.chunks.nodes.map(({ position }: { position: number }) => position)).toEqual([0, 1]);
    const one = await countStatementsOf(base.world, read);
    await added(base, textOf(2, 'second'));
    expect(await countStatementsOf(base.world, read)).toBe(one);
  });
});

describe('the chunks of a knowledge base', () => {
  it('replaces the chunks of a document that is processed again, and keeps the totals', async () => {
    const base = await worldWithBase();
    const { world, kbId, path } = base;
    const first = await added(base, textOf(4));
    const [rows, totals] = [await storedRows(world, kbId), await totalsOf(world, kbId)];
    const chunks = (await world.backend.get(`${path}/${first.id}/chunks`)).body.data;
    await world.backend.post(`${path}/${first.id}/reprocess`, {});
    expect(await documentReady(world.backend, kbId, first.id)).toEqual(first);
    await expect.poll(() => storedRows(world, kbId)).toEqual(rows);
    const again = (await world.backend.get(`${path}/${first.id}/chunks`)).body.data;
    expect(again.map(({ text }) => text)).toEqual(chunks.map(({ text }) => text));
    expect(again[0]?.id).not.toBe(chunks[0]?.id);
    expect(await totalsOf(world, kbId)).toMatchObject({
      chunk_count: totals.chunk_count,
      lexeme_count: totals.lexeme_count,
    });
  });

  it('subtracts a deleted document from the totals, and removes what only it had', async () => {
    const base = await worldWithBase();
    const { world, kbId, path } = base;
    await added(base, textOf(2));
    const [rows, totals] = [await storedRows(world, kbId), await totalsOf(world, kbId)];
    const { id } = await added(base, `${textOf(3, 'Quorum')}\n\nGrace Hopper met Alan Turing.`);
    expect((await totalsOf(world, kbId)).chunk_count).toBeGreaterThan(totals.chunk_count);
    expect(rows.chunk_posting).toBeGreaterThan(0);
    await world.backend.delete(`${path}/${id}`);
    expect(await totalsOf(world, kbId)).toMatchObject({
      chunk_count: totals.chunk_count,
      lexeme_count: totals.lexeme_count,
    });
    await expect.poll(() => storedRows(world, kbId)).toEqual(rows);
  });

  it('removes everything of a deleted knowledge base', async () => {
    const base = await worldWithBase();
    await added(base, textOf(3));
    await base.world.backend.delete(`/ai-knowledge-bases/${base.kbId}`);
    const none = Object.fromEntries(TABLES.map((table) => [table, 0]));
    await expect.poll(() => storedRows(base.world, base.kbId)).toEqual(none);
  });

  it('removes what is left of documents that were deleted without a job', async () => {
    const [base, kept] = [await worldWithBase(), await worldWithBase()];
    await added(base, textOf(3));
    await added(kept, textOf(3));
    const rows = await storedRows(kept.world, kept.kbId);
    await base.world.services.database.rows
      .deleteFrom('ai_knowledge_base')
      .where('deployment_id', '=', base.world.id)
      .where('id', '=', base.kbId)
      .execute();
    await cleanUpChunks(base.world.services);
    expect(await storedRows(base.world, base.kbId)).toEqual(Object.fromEntries(TABLES.map((table) => [table, 0])));
    expect(await storedRows(kept.world, kept.kbId)).toEqual(rows);
  });
});
