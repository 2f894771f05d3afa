import { beforeAll, describe, expect, it } from 'vitest';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';
import { addBase, addDocument, type StoredBase, type StoredDocument } from './stored-documents.ts';

let world: World;
let base: StoredBase;
let guide: StoredDocument;
let manual: StoredDocument;

beforeAll(async () => {
  world = await createWorld();
  base = await addBase(world);
  guide = await addDocument(world, base, 'guide.md', [
    { text: 'Reset your password in the account settings.', headingPath: ['Accounts', 'Passwords'] },
    { text: 'Passwords expire after ninety days. Choose a new password then.', page: 2 },
  ]);
  manual = await addDocument(world, base, 'manual.txt', ['The printer shows ERR_CONN_42 when foo.bar() fails.']);
});

const search = async (input: object, id = base.id) => {
  const { status, body } = await world.backend.post(`/ai-knowledge-bases/${id}/search`, input);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

describe('POST /ai-knowledge-bases/{kb_id}/search', () => {
  it('returns the passages that match, best first, with their document and place', async () => {
    const { data, legs, omitted_legs } = await search({ query: 'expired passwords' });
    expect(legs).toEqual(['lexical']);
    // Latent vectors need more chunks.
    expect(omitted_legs).toEqual([{ leg: 'vector', reason: 'unavailable' }]);
    expect(data.map(({ chunk_id }) => chunk_id)).toEqual([guide.chunkIds[1], guide.chunkIds[0]]);
    expect(data[0]).toEqual({
      knowledge_base_id: base.id,
      document_id: guide.id,
      document_name: 'guide.md',
      chunk_id: guide.chunkIds[1],
      text: 'Passwords expire after ninety days. Choose a new password then.',
      heading_path: [],
      highlights: [
        { start: 0, end: 9, page: 2 },
        { start: 10, end: 16, page: 2 },
        { start: 49, end: 57, page: 2 },
      ],
      page: 2,
      page_end: 2,
      position: 1,
      score: 1,
      relevance: 1,
      scores: { lexical: 1, vector: null, graph: null },
    });
    expect(data[1]).toMatchObject({ heading_path: ['Accounts', 'Passwords'], page: null, position: 0 });
  });

  it('finds identifiers as a whole and by their parts', async () => {
    for (const query of ['ERR_CONN_42', 'err_conn_42', 'foo.bar()', 'conn']) {
      const { data } = await search({ query });
      expect(
        data.map(({ document_id }) => document_id),
        query,
      ).toEqual([manual.id]);
    }
  });

  it('returns each document once, by its best passage', async () => {
    const { data } = await search({ query: 'expired passwords', group_by: 'document' });
    expect(data.map(({ chunk_id }) => chunk_id)).toEqual([guide.chunkIds[1]]);
  });

  it('returns each document once, also when the first passages are all of one document', async () => {
    const other = await addBase(world);
    const long = await addDocument(
      world,
      other,
      'long',
      Array.from({ length: 80 }, () => 'apple'),
    );
    const short = await addDocument(world, other, 'short', ['an apple among many other different fruits']);
    const { data } = await search({ query: 'apple', group_by: 'document', limit: 2 }, other.id);
    expect(data.map(({ document_id }) => document_id)).toEqual([long.id, short.id]);
  });

  it('returns only results with the minimum score, and at most as many as the limit', async () => {
    const { data } = await search({ query: 'expired passwords' });
    const second = data[1]?.score ?? 0;
    expect(second).toBeGreaterThan(0);
    expect((await search({ query: 'expired passwords', min_score: second })).data).toEqual(data);
    expect((await search({ query: 'expired passwords', min_score: 1 })).data).toEqual([data[0]]);
    expect((await search({ query: 'expired passwords', limit: 1 })).data).toEqual([data[0]]);
  });

  it('returns nothing for a query whose words the knowledge base hardly has, with a minimum relevance', async () => {
    const offTopic = 'quarterly zxqv revenue florble password forecast sales';
    const { data } = await search({ query: offTopic });
    expect(data[0]).toMatchObject({ score: 1 });
    expect(data[0]?.relevance).toBeLessThan(0.3);
    expect((await search({ query: offTopic, min_relevance: 0.3 })).data).toEqual([]);
    expect((await search({ query: 'zxqv florble', min_relevance: 0.3 })).data).toEqual([]);
    expect((await search({ query: 'When do my passwords expire?', min_relevance: 0.3 })).data).toHaveLength(2);
  });

  it('searches only the given documents', async () => {
    expect((await search({ query: 'password', document_ids: [manual.id] })).data).toEqual([]);
    expect((await search({ query: 'password', document_ids: [manual.id, guide.id] })).data).toHaveLength(2);
  });

  it('searches by words when only a leg without an index has a weight', async () => {
    const { data, legs } = await search({ query: 'password', weights: { lexical: 0, vector: 1 } });
    expect(legs).toEqual(['lexical']);
    expect(data).toHaveLength(2);
  });

  it('skips passages of earlier processings and of deleted documents', async () => {
    const other = await addBase(world);
    const { rows } = world.services.database;
    const replaced = await addDocument(world, other, 'replaced', ['apple']);
    const deleted = await addDocument(world, other, 'deleted', ['apple']);
    const kept = await addDocument(world, other, 'kept', ['apple']);
    await rows
      .updateTable('knowledge_base_document')
      .set({ generation: 2 })
      .where('deployment_id', '=', world.id)
      .where('id', '=', replaced.id)
      .execute();
    await rows
      .deleteFrom('knowledge_base_document')
      .where('deployment_id', '=', world.id)
      .where('id', '=', deleted.id)
      .execute();
    const { data } = await search({ query: 'apple' }, other.id);
    expect(data.map(({ document_id }) => document_id)).toEqual([kept.id]);
  });

  it('marks words of the query in UTF-16 code units, also identifiers and Japanese', async () => {
    const other = await addBase(world);
    await addDocument(world, other, 'n', ['\u{1f600} Running foo.bar() in 東京都']);
    const { data } = await search({ query: 'run FOO.BAR 東京' }, other.id);
    const [hit] = data;
    expect(hit?.highlights.map(({ start, end }) => hit.text.slice(start, end))).toEqual(['Running', 'foo.bar', '東京']);
  });

  it('returns nothing for stop words, and treats operators of text searches as text', async () => {
    expect((await search({ query: 'the and of' })).data).toEqual([]);
    expect((await search({ query: "password & !account | ('" })).data).toHaveLength(2);
    expect((await search({ query: '\u{1f600}'.repeat(1000) })).data).toEqual([]);
  });

  it('answers a pasted text of 8,000 characters by its most telling words, with the usual statements', async () => {
    const words = Array.from({ length: 2_000 }, (_, at) => `w${at}`).join(' ');
    const query = `${words.slice(0, 7_960)} Why does the printer show an error?`;
    await search({ query });
    const usual = await countStatementsOf(world, () => search({ query: 'printer' }));
    expect(await countStatementsOf(world, () => search({ query }))).toBe(usual);
    const { data } = await search({ query });
    expect(data.map(({ document_id }) => document_id)).toEqual([manual.id]);
  });

  it('returns the same results for the same request', async () => {
    const first = await search({ query: 'password printer' });
    expect(await search({ query: 'password printer' })).toEqual(first);
  });

  it('rejects inputs outside of their bounds', async () => {
    const invalid = [
      {},
      { query: '' },
      { query: ' ' },
      { query: 'x'.repeat(8001) },
      { query: 'x'.repeat(10_000) },
      { query: 'a\0b' },
      { query: '\ud800' },
      { query: 'x', limit: 0 },
      { query: 'x', limit: 101 },
      { query: 'x', min_score: 1.1 },
      { query: 'x', min_relevance: -0.1 },
      { query: 'x', weights: { lexical: -1 } },
      { query: 'x', weights: { other: 1 } },
      { query: 'x', weights: { lexical: 0, vector: 0, graph: 0 } },
      { query: 'x', group_by: 'chunk' },
      { query: 'x', document_ids: [] },
      { query: 'x', document_ids: Array.from({ length: 101 }, (_, at) => String(at + 1)) },
    ];
    for (const input of invalid) {
      const { status, body } = await world.backend.post(`/ai-knowledge-bases/${base.id}/search`, input);
      expect([status, body.errors?.[0]?.code], JSON.stringify(input).slice(0, 80)).toEqual([400, 'VALIDATION_FAILED']);
    }
  });

  it('requires the scope ai_knowledge_bases:read and a knowledge base of the deployment', async () => {
    const path = `/ai-knowledge-bases/${base.id}/search` as const;
    const wrong = world.backend.with(await world.token(['ai_knowledge_bases:write']));
    const right = world.backend.with(await world.token(['ai_knowledge_bases:read']));
    expect((await wrong.post(path, { query: 'x' })).status).toBe(403);
    expect((await right.post(path, { query: 'x' })).status).toBe(200);
    const other = await createWorld();
    expect((await other.backend.post(path, { query: 'password' })).status).toBe(404);
  });
});
