import { sql, type Transaction } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LegRequest, ScoredChunk } from '../../../src/ai/legs/leg.ts';
import { compactPostings, withRecords } from '../../../src/ai/lexical/compact-postings.ts';
import { deletePostings } from '../../../src/ai/lexical/delete-postings.ts';
import { lexicalLeg } from '../../../src/ai/lexical/lexical-leg.ts';
import { chunkIdAt, recordCount } from '../../../src/ai/lexical/posting-records.ts';
import { searchableBasesById } from '../../../src/ai/search/searched-bases.reads.ts';
import type { Tables } from '../../../src/platform/database/tables.ts';
import { createWorld, type World } from '../../support/world.ts';
import { addBase, addDocument, type StoredBase } from '../search/stored-documents.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

async function scoresOf(base: StoredBase, query: string, options: Partial<LegRequest> = {}): Promise<ScoredChunk[]> {
  const { rows } = world.services.database;
  const bases = [...(await searchableBasesById(rows, { deploymentId: world.id, userId: null }, [base.id])).values()];
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
    const bases = [
      ...(await searchableBasesById(rows, { deploymentId: world.id, userId: null }, [english.id, german.id])).values(),
    ];
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

  it('finds the same chunks with the same scores before, while and after their postings move into blocks', async () => {
    const base = await addBase(world);
    const text = (at: number) => `all ${at % 2 ? 'odd' : 'even'} ${at % 7 === 0 ? 'seventh seventh' : ''} number${at}`;
    const texts = Array.from({ length: 400 }, (_, at) => text(at));
    await addDocument(world, base, 'n', texts.slice(0, 200));
    const queries = ['all odd seventh', 'number7', 'even number399', 'seventh number100 number300'];
    await compact(base);
    expect(await rowsOf(base, 'chunk_posting')).toBe(0);
    await addDocument(world, base, 'n', texts.slice(200));
    const before = await Promise.all(queries.map((query) => scoresOf(base, query)));
    expect(before[1]).toHaveLength(1);
    const compacting = compact(base);
    for (let again = 0; again < 3; again++) {
      expect(await Promise.all(queries.map((query) => scoresOf(base, query)))).toEqual(before);
    }
    await compacting;
    expect(await Promise.all(queries.map((query) => scoresOf(base, query)))).toEqual(before);
    expect(await rowsOf(base, 'chunk_posting')).toBe(0);
  });

  it.each([
    ['recent', false],
    ['in blocks', true],
  ])('does not find chunks after their postings were deleted, which were %s', async (_, isCompact) => {
    const base = await addBase(world);
    const { chunkIds } = await addDocument(world, base, 'n', ['cats', 'cats and ERR_CONN_42', 'cats and dogs']);
    if (isCompact) await compact(base);
    await remove(base, [chunkIds[1] as string]);
    expect(await chunksOf(base, 'cats')).toEqual([chunkIds[0], chunkIds[2]]);
    await remove(base, [chunkIds[0] as string, chunkIds[2] as string]);
    expect(await rowsOf(base, 'chunk_posting')).toBe(0);
    expect(await rowsOf(base, 'posting_block')).toBe(0);
  });

  it('keeps no posting of a chunk that is deleted while postings move', async () => {
    const base = await addBase(world);
    const documents = [];
    for (let at = 0; at < 6; at++) {
      const texts = Array.from({ length: 20 }, (_, number) => `common word${at} number${number}`);
      documents.push(await addDocument(world, base, 'n', texts));
    }
    const [kept, ...deleted] = documents;
    await Promise.all([compact(base), ...deleted.map(({ chunkIds }) => remove(base, chunkIds)), compact(base)]);
    expect(await chunksOf(base, 'common')).toEqual(kept?.chunkIds);
    await compact(base);
    await remove(base, kept?.chunkIds ?? []);
    expect(await rowsOf(base, 'posting_block')).toBe(0);
  });

  it('leaves the postings of a knowledge base where earlier versions find them during an upgrade', async () => {
    const base = await addBase(world);
    await addDocument(world, base, 'n', ['cats']);
    const created = (time: string) =>
      sql`update ai_knowledge_base set created_at = (select executed_at from migration where name = '030-posting-blocks')
        + ${time}::interval where deployment_id = ${world.id} and id = ${base.id}`.execute(
        world.services.database.rows,
      );
    await created('-1 minute');
    await compact(base);
    expect(await rowsOf(base, 'posting_block')).toBe(0);
    await created('1 minute');
    await compact(base);
    expect(await rowsOf(base, 'chunk_posting')).toBe(0);
  });

  it('continues each batch of postings where the last one ended, and leaves what was stored before it to the next job', async () => {
    const base = await addBase(world, { language: 'simple' });
    const word = (at: number) => `m${at.toString(2).replaceAll('0', 'a').replaceAll('1', 'b')}`;
    const words = (from: number) => Array.from({ length: 1_100 }, (_, at) => word(from + at)).join(' ');
    await addDocument(
      world,
      base,
      'n',
      Array.from({ length: 6 }, (_, at) => words(1_100 * at)),
    );
    const { database } = world.services;
    let batches = 0;
    const execute = async <T>(work: (tx: Transaction<Tables>) => Promise<T>) => {
      batches += 1;
      if (batches === 2) await addDocument(world, base, 'a', ['aa']);
      return database.rows.transaction().execute(work);
    };
    const rows = new Proxy(database.rows, {
      get(target, name) {
        if (name === 'transaction') return () => ({ execute });
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const services = { ...world.services, database: { ...database, rows } };
    await compactPostings(services, { deploymentId: world.id, knowledgeBaseId: base.id });
    expect(batches).toBeGreaterThan(1);
    // The terms "a" and "aa" are before those of the first batch.
    expect(await rowsOf(base, 'chunk_posting')).toBe(2);
    await compact(base);
    expect(await rowsOf(base, 'chunk_posting')).toBe(0);
    expect(await chunksOf(base, word(6_599))).toHaveLength(1);
  });

  it('uses a tenth of the rows in blocks', async () => {
    const base = await addBase(world);
    await addDocument(
      world,
      base,
      'n',
      Array.from({ length: 300 }, () => 'some words that all chunks have'),
    );
    const rows = await rowsOf(base, 'chunk_posting');
    await compact(base);
    expect(await rowsOf(base, 'posting_block')).toBeLessThan(rows / 10);
  });
});

describe('blocks of postings', () => {
  const records = (...chunkIds: number[]) =>
    Buffer.concat(
      chunkIds.map((id) => {
        const record = Buffer.alloc(12);
        record.writeBigInt64BE(BigInt(id));
        return record;
      }),
    );
  const idsOf = (block: Buffer) => Array.from({ length: recordCount(block) }, (_, at) => Number(chunkIdAt(block, at)));
  const added = (blocks: Record<number, number[]>, chunkIds: number[]): Record<string, number[]> =>
    Object.fromEntries(
      withRecords(
        Object.entries(blocks).map(([first, ids]) => ({ firstChunkId: BigInt(first), records: records(...ids) })),
        records(...chunkIds),
      ).map((block) => [block.firstChunkId, idsOf(block.records)]),
    );

  it('grow at their end, and only the last one', () => {
    expect(added({ 10: [10, 12], 20: [20, 25] }, [26, 27])).toEqual({ 20: [20, 25, 26, 27] });
    expect(added({}, [5, 6])).toEqual({ 5: [5, 6] });
  });

  it('have the postings of chunks up to the next block, also of chunks that were stored late', () => {
    expect(added({ 10: [10, 12], 20: [20, 25] }, [5, 11, 22, 30])).toEqual({
      5: [5],
      10: [10, 11, 12],
      20: [20, 22, 25, 30],
    });
  });

  it('are divided when they are full', () => {
    const ids = Array.from({ length: 400 }, (_, at) => at + 2);
    const blocks = added({ 1: [1] }, ids);
    expect(Object.values(blocks).flat()).toEqual([1, ...ids]);
    for (const [first, block] of Object.entries(blocks)) {
      expect(block.length).toBeLessThanOrEqual(150);
      expect(block[0]).toBe(Number(first));
    }
  });
});

const compact = (base: StoredBase) =>
  compactPostings(world.services, { deploymentId: world.id, knowledgeBaseId: base.id });

const remove = (base: StoredBase, chunkIds: readonly string[]) =>
  world.services.database.rows
    .transaction()
    .execute((tx) => deletePostings(tx, { deploymentId: world.id, knowledgeBaseId: base.id, chunkIds }));

async function rowsOf(base: StoredBase, table: 'chunk_posting' | 'posting_block'): Promise<number> {
  const { count } = await world.services.database.rows
    .selectFrom(table)
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('deployment_id', '=', world.id)
    .where('knowledge_base_id', '=', base.id)
    .executeTakeFirstOrThrow();
  return Number(count);
}
