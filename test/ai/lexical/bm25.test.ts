import { beforeAll, describe, expect, it } from 'vitest';
import { lexicalLeg } from '../../../src/ai/lexical/lexical-leg.ts';
import { deletePostings } from '../../../src/ai/lexical/store-chunks.ts';
import type { LegRequest, ScoredChunk } from '../../../src/ai/search/leg.ts';
import { searchableBasesById } from '../../../src/ai/search/searched-bases.reads.ts';
import { createWorld, type World } from '../../support/world.ts';
import { addBase, addDocument, type StoredBase } from '../search/stored-documents.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

async function scoresOf(base: StoredBase, query: string, options: Partial<LegRequest> = {}): Promise<ScoredChunk[]> {
  const { rows } = world.services.database;
  const bases = [...(await searchableBasesById(rows, world.id, [base.id])).values()];
  const request = { deploymentId: world.id, bases, query, documentIds: null, limit: 100, ...options };
  return [...((await lexicalLeg(world.services, request)).get(base.id) ?? [])];
}

const chunksOf = async (base: StoredBase, query: string) => (await scoresOf(base, query)).map(({ chunkId }) => chunkId);

/** BM25 with k1 = 1.2 and b = 0.75. */
function bm25(chunks: number, withTerm: number, frequency: number, length: number, averageLength: number): number {
  const idf = Math.log(1 + (chunks - withTerm + 0.5) / (withTerm + 0.5));
  return (idf * frequency * 2.2) / (frequency + 1.2 * (0.25 + (0.75 * length) / averageLength));
}

describe('the lexical leg', () => {
  it('ranks by BM25 as computed by hand', async () => {
    const base = await addBase(world, { language: 'simple' });
    const { chunkIds } = await addDocument(world, base, 'n', ['red red blue', 'red green green green green', 'blue']);
    // With the name "n", the chunks have 4, 6 and 2 terms, on average 4.
    const expected = [
      { chunkId: chunkIds[0], score: bm25(3, 2, 2, 4, 4) + bm25(3, 2, 1, 4, 4) },
      { chunkId: chunkIds[2], score: bm25(3, 2, 1, 2, 4) },
      { chunkId: chunkIds[1], score: bm25(3, 2, 1, 6, 4) },
    ];
    const found = await scoresOf(base, 'blue red');
    expect(found.map(({ chunkId }) => chunkId)).toEqual(expected.map(({ chunkId }) => chunkId));
    for (const [at, { score }] of found.entries()) expect(score).toBeCloseTo(expected[at]?.score ?? 0, 4);
  });

  it('orders chunks with equal scores by their ids', async () => {
    const base = await addBase(world);
    const { chunkIds } = await addDocument(world, base, 'n', ['same words', 'same words', 'same words']);
    expect(await chunksOf(base, 'words')).toEqual(chunkIds);
  });

  it('stems German words in a German knowledge base', async () => {
    const base = await addBase(world, { language: 'german' });
    const { chunkIds } = await addDocument(world, base, 'n', ['Die Häuser sind verkauft.', 'Ein Garten.']);
    expect(await chunksOf(base, 'haus')).toEqual([chunkIds[0]]);
  });

  it('finds parts of Japanese and Chinese text without spaces, in each language', async () => {
    for (const language of ['cjk', 'english']) {
      const base = await addBase(world, { language });
      const { chunkIds } = await addDocument(world, base, 'n', ['東京都庁は新宿にあります。', '黒い猫がいる。']);
      expect(await chunksOf(base, '東京'), language).toEqual([chunkIds[0]]);
      expect(await chunksOf(base, '猫'), language).toEqual([chunkIds[1]]);
    }
  });

  it('searches the words of headings and of the name of the document', async () => {
    const base = await addBase(world);
    const { chunkIds } = await addDocument(world, base, 'Invoices 2024.pdf', [
      { text: 'Send it by mail.', headingPath: ['Reminders'] },
    ]);
    expect(await chunksOf(base, 'invoice')).toEqual(chunkIds);
    expect(await chunksOf(base, 'reminder')).toEqual(chunkIds);
  });

  it('searches only the given documents, with the scores of the whole knowledge base', async () => {
    const base = await addBase(world);
    await addDocument(world, base, 'a', ['apple pie']);
    const second = await addDocument(world, base, 'b', ['apple tree', 'apple']);
    const all = await scoresOf(base, 'apple');
    const some = await scoresOf(base, 'apple', { documentIds: [second.id] });
    expect(some).toEqual(all.filter(({ chunkId }) => second.chunkIds.includes(chunkId)));
    expect(some).toHaveLength(2);
  });

  it('searches several knowledge bases in one statement, each with its limit and language', async () => {
    const english = await addBase(world);
    const german = await addBase(world, { language: 'german' });
    await addDocument(world, english, 'n', ['running', 'runs', 'run']);
    const { chunkIds } = await addDocument(world, german, 'n', ['run']);
    const { rows, statements } = world.services.database;
    const bases = [...(await searchableBasesById(rows, world.id, [english.id, german.id])).values()];
    const before = statements.count;
    const request = { deploymentId: world.id, bases, query: 'run', documentIds: null, limit: 2 };
    const found = await lexicalLeg(world.services, request);
    expect(statements.count - before).toBe(1);
    expect(found.get(english.id)).toHaveLength(2);
    expect(found.get(german.id)?.map(({ chunkId }) => chunkId)).toEqual(chunkIds);
  });

  it('uses the rarest and most repeated terms of a query with too many', async () => {
    const base = await addBase(world, { language: 'simple' });
    const common = Array.from({ length: 80 }, (_, at) => `common${at}`).join(' ');
    const { chunkIds } = await addDocument(world, base, 'n', [common, common, 'zebra', 'common9']);
    const found = await chunksOf(base, `${common} zebra`);
    expect(found).toContain(chunkIds[2]);
    expect(found).toHaveLength(3);
    expect(await chunksOf(base, `common9 common9 ${common}`)).toContain(chunkIds[3]);
  });

  it('does not spend the terms of a long query on those that no chunk has', async () => {
    const base = await addBase(world, { language: 'simple' });
    const { chunkIds } = await addDocument(world, base, 'n', ['zebra']);
    const unknown = Array.from({ length: 80 }, (_, at) => `unknown${at}`).join(' ');
    expect(await chunksOf(base, `${unknown} zebra`)).toEqual(chunkIds);
  });

  it('finds nothing by stop words, punctuation or operators of text searches', async () => {
    const base = await addBase(world);
    await addDocument(world, base, 'n', ['the cat and the dog']);
    for (const query of ['the and', '!!! ???', '& | ! <-> ( )', '\u{1f600}']) {
      expect(await scoresOf(base, query), query).toEqual([]);
    }
    expect(await scoresOf(base, "cat & !dog | 'x':* <-> (")).toHaveLength(1);
  });

  it('does not find chunks after their postings were deleted', async () => {
    const base = await addBase(world);
    const { chunkIds } = await addDocument(world, base, 'n', ['cats', 'cats and ERR_CONN_42']);
    const { rows } = world.services.database;
    await deletePostings(rows, world.id, [chunkIds[1] as string]);
    const left = await rows
      .selectFrom('chunk_posting')
      .select('chunk_id')
      .distinct()
      .where('deployment_id', '=', world.id)
      .where('knowledge_base_id', '=', base.id)
      .execute();
    expect(left).toEqual([{ chunk_id: chunkIds[0] }]);
  });
});
