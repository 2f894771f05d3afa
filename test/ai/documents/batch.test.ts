import { describe, expect, it } from 'vitest';
import { documentReady, worldWithBase } from '../../support/documents.ts';
import { countStatementsOf, eventsOf } from '../../support/world.ts';

const MIB = 1024 * 1024;
const text = (index: number) => ({ name: `${index}.md`, content: `# Text ${index}\n\nSome words.` });

describe('POST /ai-knowledge-bases/{kb_id}/documents/batch', () => {
  it('stores 100 texts in their order and processes each', async () => {
    const { world, kbId, path } = await worldWithBase();
    const documents = Array.from({ length: 100 }, (_, index) => text(index));
    const { status, body } = await world.backend.post(`${path}/batch`, { documents });
    expect(status).toBe(201);
    expect(body.data.map(({ name }) => name)).toEqual(documents.map(({ name }) => name));
    expect(new Set(body.data.map((document) => document.status))).toEqual(new Set(['pending']));
    for (const { id } of body.data) await documentReady(world.backend, kbId, id);
    const created = (await eventsOf(world)).filter(({ type }) => type === 'knowledge_base_document.created');
    expect(created).toHaveLength(100);
  });

  it.each<[string, object[], string]>([
    ['no text', [], 'documents'],
    ['101 texts', Array.from({ length: 101 }, (_, index) => text(index)), 'documents'],
    ['a text that is a PDF', [text(0), { name: 'b.md', content: '%PDF-1.7\n' }], 'documents.1.content'],
    ['a type without text', [text(0), { name: 'b', type: 'pdf', content: 'x' }], 'documents.1.type'],
    ['a name without type', [{ name: 'b', content: 'x' }], 'documents.0.type'],
    ['an empty text', [text(0), text(1), { name: 'c.txt', content: '' }], 'documents.2.content'],
    ['a text of more than 1 MiB', [{ name: 'c.txt', content: 'é'.repeat(MIB / 2 + 1) }], 'documents.0.content'],
    ['a URL', [{ name: 'c.txt', url: 'https://example.com/' }], 'documents.0.content'],
  ])('rejects a batch with %s and stores nothing', async (_, documents, at) => {
    const { world, path } = await worldWithBase();
    const { status, body } = await world.backend.post(`${path}/batch`, { documents });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.errors.map((error: { path: string }) => error.path)).toContain(at);
    expect((await world.backend.get(path)).body.total).toBe(0);
  });

  it('accepts a body of 9 MiB, and rejects one of 11 MiB', async () => {
    const { world, path } = await worldWithBase();
    const documents = (count: number) =>
      Array.from({ length: count }, () => ({ name: 'a.txt', content: 'a'.repeat(MIB) }));
    const { status, body } = await world.backend.post(`${path}/batch`, { documents: documents(9) });
    expect(status).toBe(201);
    for (const { id } of body.data) await world.backend.delete(`${path}/${id}`);
    expect((await world.backend.post(`${path}/batch`, { documents: documents(11) })).status).toBe(413);
  });

  it('executes the same number of statements for any number of texts', async () => {
    const { world, path } = await worldWithBase();
    const post = (count: number) =>
      world.backend.post(`${path}/batch`, { documents: Array.from({ length: count }, (_, index) => text(index)) });
    await post(1);
    const one = await countStatementsOf(world, () => post(1));
    expect(await countStatementsOf(world, () => post(20))).toBe(one);
  });

  it('adds texts in GraphQL', async () => {
    const { world, kbId } = await worldWithBase();
    const query = `mutation ($kbId: ID!, $input: CreateKnowledgeBaseDocumentsInput!) {
      createKnowledgeBaseDocuments(knowledgeBaseId: $kbId, input: $input) { data { name type status } } }`;
    const { createKnowledgeBaseDocuments } = await world.backend.data(query, { kbId, input: { documents: [text(7)] } });
    expect(createKnowledgeBaseDocuments.data).toEqual([{ name: '7.md', type: 'MD', status: 'PENDING' }]);
  });

  it('returns 404 for a knowledge base of another deployment', async () => {
    const [own, other] = [await worldWithBase(), await worldWithBase()];
    const { status, body } = await own.world.backend.post(`${other.path}/batch`, { documents: [text(0)] });
    expect([status, body.code]).toEqual([404, 'AI_KNOWLEDGE_BASE_NOT_FOUND']);
  });
});
