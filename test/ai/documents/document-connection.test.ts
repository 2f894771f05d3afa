import { beforeAll, describe, expect, it } from 'vitest';
import { documentReady } from '../../support/documents.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const PAGE = `query ($id: ID!, $last: Int, $search: String, $filter: KnowledgeBaseDocumentFilter) {
  aiKnowledgeBase(id: $id) {
    documentCount
    documents(last: $last, search: $search, filter: $filter) {
      totalCount nodes { id name uploadedAt status knowledgeBase { id name documentCount } }
    }
  }
}`;

let world: World;
let kbId: string;
let ids: string[];

const base64 = (text: string) => Buffer.from(text).toString('base64');

const addBase = async (name: string): Promise<string> =>
  (await world.backend.post('/ai-knowledge-bases', { name, type: 'vector' })).body.id;

const addDocument = async (base: string, name: string): Promise<string> =>
  (await world.backend.post(`/ai-knowledge-bases/${base}/documents`, { name, content_base64: base64('one two') })).body
    .id;

beforeAll(async () => {
  world = await createWorld();
  kbId = await addBase('Handbook');
  ids = [];
  for (const name of ['a.md', 'b.txt', 'A2.md', '5%.txt']) ids.push(await addDocument(kbId, name));
  for (const id of ids) await documentReady(world.backend, kbId, id);
  await world.services.database.rows
    .updateTable('knowledge_base_document')
    .set({ status: 'failed' })
    .where('deployment_id', '=', world.id)
    .where('id', '=', ids[1] as string)
    .execute();
});

async function pageOf(requested: object) {
  const { documents } = (await world.backend.data(PAGE, { id: kbId, ...requested })).aiKnowledgeBase;
  const { totalCount, nodes } = documents as { totalCount: number; nodes: { id: string; uploadedAt: string }[] };
  return { totalCount, nodes, ids: nodes.map(({ id }) => id) };
}

describe('AiKnowledgeBase.documents', () => {
  it('lists documents oldest first and pages from the end', async () => {
    expect((await pageOf({})).ids).toEqual(ids);
    expect(await pageOf({ last: 1 })).toMatchObject({ ids: ids.slice(-1), totalCount: 4 });
  });

  it('filters documents by id, status, type, upload time and name, and counts the matches', async () => {
    const { nodes } = await pageOf({});
    const second = nodes[1]?.uploadedAt ?? '';
    const keeping = (keep: (node: { uploadedAt: string }) => boolean) => nodes.filter(keep).map(({ id }) => id);
    const cases: [object, (string | undefined)[]][] = [
      [{ filter: { ids: [ids[2], '1'] } }, [ids[2]]],
      [{ filter: { status: 'FAILED' } }, [ids[1]]],
      [{ filter: { status: 'READY', type: 'TXT' } }, [ids[3]]],
      [{ filter: { type: 'MD' } }, [ids[0], ids[2]]],
      [{ filter: { uploadedSince: second } }, keeping(({ uploadedAt }) => uploadedAt >= second)],
      [{ filter: { uploadedUntil: second } }, keeping(({ uploadedAt }) => uploadedAt < second)],
      [{ search: 'a' }, [ids[0], ids[2]]],
      [{ search: '%' }, [ids[3]]],
    ];
    for (const [requested, expected] of cases) {
      const page = await pageOf(requested);
      expect([requested, page.ids, page.totalCount]).toEqual([requested, expected, expected.length]);
    }
  });

  it.each([
    ['101 ids', { filter: { ids: Array(101).fill('1') } }],
    ['101 items', { last: 101 }],
    ['an unknown status', { filter: { status: 'GONE' } }],
  ])('rejects a list of documents with %s', async (_, requested) => {
    const { body } = await world.backend.graphql(PAGE, { id: kbId, ...requested });
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
  });

  it('leads from a document back to its knowledge base', async () => {
    const query = `query ($kbId: ID!, $id: ID!) {
      knowledgeBaseDocument(knowledgeBaseId: $kbId, documentId: $id) { name knowledgeBase { id name documentCount } } }`;
    const { knowledgeBaseDocument } = await world.backend.data(query, { kbId, id: ids[0] });
    expect(knowledgeBaseDocument).toEqual({
      name: 'a.md',
      knowledgeBase: { id: kbId, name: 'Handbook', documentCount: 4 },
    });
    const { body } = await world.backend.get(`/ai-knowledge-bases/${kbId}/documents/${ids[0]}`);
    expect(body).not.toHaveProperty('knowledge_base');
  });

  it('executes the same number of statements for any number of knowledge bases and documents', async () => {
    const all = `{ aiKnowledgeBases { nodes {
      documents(last: 2, filter: { status: READY }) { totalCount nodes { id knowledgeBase { name agents { totalCount } } } } } } }`;
    const read = () => world.backend.data(all);
    const one = await countStatementsOf(world, read);
    for (const name of ['More', 'Still more']) await addDocument(await addBase(name), 'c.md');
    expect(await countStatementsOf(world, read)).toBe(one);
  });

  it('keeps the list with page numbers in REST', async () => {
    const query = 'query ($id: ID!) { listKnowledgeBaseDocuments(knowledgeBaseId: $id) { total } }';
    const { body } = await world.backend.graphql(query, { id: kbId });
    expect(body.errors[0].message).toContain('Cannot query field "listKnowledgeBaseDocuments"');
    const { body: page } = await world.backend.get(`/ai-knowledge-bases/${kbId}/documents?per_page=3`);
    expect(page).toMatchObject({ total: 4, page: 1, per_page: 3, total_pages: 2 });
    expect(page.data.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed().slice(0, 3));
  });
});
