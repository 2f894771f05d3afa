import { beforeAll, describe, expect, it } from 'vitest';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';
import { addBase, addDocument } from './stored-documents.ts';

const NESTED = `query ($first: Int, $query: String!) {
  aiKnowledgeBases(first: $first) {
    nodes {
      id
      search(query: $query, limit: 2, groupBy: DOCUMENT) {
        legs
        data { chunkId text highlights { start end } scores { lexical } chunk { id position document { id } } document { id name } knowledgeBase { id } }
      }
    }
  }
}`;

let world: World;

beforeAll(async () => {
  world = await createWorld();
  for (let count = 0; count < 21; count += 1) {
    const base = await addBase(world, { name: `Base ${count}` });
    await addDocument(world, base, 'fruit.txt', ['red apples', 'an apple']);
  }
});

describe('AiKnowledgeBase.search', () => {
  it('searches each knowledge base separately and leads to its document', async () => {
    const { nodes } = (await world.backend.data(NESTED, { first: 2, query: 'apple' })).aiKnowledgeBases;
    expect(nodes).toHaveLength(2);
    for (const { id, search } of nodes) {
      expect(search).toMatchObject({
        legs: ['LEXICAL'],
        data: [{ text: 'an apple', highlights: [{ start: 3, end: 8 }], scores: { lexical: 1 }, knowledgeBase: { id } }],
      });
      const [{ chunkId, chunk, document }] = search.data;
      expect(document.name).toBe('fruit.txt');
      expect(chunk).toEqual({ id: chunkId, position: 1, document: { id: document.id } });
    }
  });

  it('takes the same number of statements for 1 and for 20 knowledge bases', async () => {
    const count = (first: number, query: string) =>
      countStatementsOf(world, () => world.backend.data(NESTED, { first, query }));
    await count(20, 'apple');
    expect(await count(20, 'apple')).toBe(await count(1, 'apple'));
  });

  it('reads no stems when the highlights are not selected', async () => {
    const search = (fields: string, query: string) =>
      countStatementsOf(world, () =>
        world.backend.data(
          `{ aiKnowledgeBases(first: 1) { nodes { search(query: "${query}") { data { ${fields} } } } } }`,
        ),
      );
    const without = await search('chunkId', 'apples unseen1');
    expect(await search('chunkId highlights { start }', 'apples unseen2')).toBe(without + 1);
  });

  it('returns null with an error for an inactive knowledge base', async () => {
    const other = await createWorld();
    await addBase(other, { isActive: false });
    const { body } = await other.backend.graphql(NESTED, { query: 'x' });
    expect(body.data?.['aiKnowledgeBases'].nodes[0].search).toBeNull();
    expect(body.errors?.[0]?.extensions?.['code']).toBe('KNOWLEDGE_BASE_INACTIVE');
  });

  it('rejects a request that searches more than 40 knowledge bases', async () => {
    const field = (name: string) => `${name}: search(query: "${name}") { legs }`;
    const query = `{ aiKnowledgeBases(first: 20) { nodes { ${['a', 'b', 'c'].map(field).join(' ')} } } }`;
    const { body } = await world.backend.graphql(query);
    expect(body.errors?.[0]?.extensions?.['code']).toBe('QUERY_TOO_COMPLEX');
  });
});
