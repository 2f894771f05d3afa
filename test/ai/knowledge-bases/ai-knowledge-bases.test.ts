import { describe, expect, it } from 'vitest';
import { countStatementsOf, createWorld, eventsOf } from '../../support/world.ts';

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe('POST /ai-knowledge-bases', () => {
  it('creates a knowledge base with every documented field and records the event', async () => {
    const world = await createWorld();
    const { status, body } = await world.backend.post('/ai-knowledge-bases', {
      name: 'Handbook',
      type: 'vector',
      description: 'How we work',
      embedding_model: 'embed-1',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^\d+$/),
      name: 'Handbook',
      description: 'How we work',
      type: 'vector',
      embedding_model: 'embed-1',
      extraction_model: null,
      language: 'english',
      weights: null,
      organization_id: null,
      workspace_id: null,
      vectors: expect.objectContaining({ indexed_chunks: 0, failure: null }),
      document_count: 0,
      total_tokens: 0,
      is_active: true,
      is_searchable_by_users: false,
      created_at: expect.stringMatching(TIMESTAMP),
      updated_at: body.created_at,
    });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'ai_knowledge_base.created',
      resource_type: 'ai_knowledge_base',
      resource_id: body.id,
      after: { name: 'Handbook', type: 'vector' },
    });
  });

  it('returns null for fields that were left out', async () => {
    const { backend } = await createWorld();
    const { body } = await backend.post('/ai-knowledge-bases', { name: 'Graph', type: 'graph' });
    expect(body).toMatchObject({ description: null, embedding_model: null });
  });

  it.each([
    ['no name', { type: 'vector' }, 'name'],
    ['an empty name', { name: '', type: 'vector' }, 'name'],
    ['a name of 256 characters', { name: 'x'.repeat(256), type: 'vector' }, 'name'],
    ['no type', { name: 'x' }, 'type'],
    ['an unknown type', { name: 'x', type: 'tree' }, 'type'],
    ['a type in capitals', { name: 'x', type: 'VECTOR' }, 'type'],
    ['a description of 2,001 characters', { name: 'x', type: 'hybrid', description: 'x'.repeat(2001) }, 'description'],
    ['an embedding model of 256', { name: 'x', type: 'hybrid', embedding_model: 'x'.repeat(256) }, 'embedding_model'],
    ['an unknown field', { name: 'x', type: 'hybrid', is_active: true }, 'is_active'],
  ])('rejects %s and stores nothing', async (_, input, path) => {
    const world = await createWorld();
    const { status, body } = await world.backend.post('/ai-knowledge-bases', input);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([path]);
    expect((await world.backend.get('/ai-knowledge-bases')).body.total).toBe(0);
  });
});

describe('GET /ai-knowledge-bases', () => {
  it('lists knowledge bases newest first by page, filters by is_active, and executes a fixed number of statements', async () => {
    const world = await createWorld();
    const { backend } = world;
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c']) {
      ids.unshift((await backend.post('/ai-knowledge-bases', { name, type: 'vector' })).body.id);
    }
    await backend.patch(`/ai-knowledge-bases/${ids[0]}`, { is_active: false });
    const list = async (query: '' | `?${string}`) => (await backend.get(`/ai-knowledge-bases${query}`)).body;
    const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);

    const all = await list('');
    expect(all).toMatchObject({ total: 3, page: 1, per_page: 20, total_pages: 1 });
    expect(idsOf(all)).toEqual(ids);
    const second = await list('?page=2&per_page=2');
    expect(second).toMatchObject({ total: 3, page: 2, per_page: 2, total_pages: 2 });
    expect(idsOf(second)).toEqual(ids.slice(2));
    expect(idsOf(await list('?is_active=false'))).toEqual(ids.slice(0, 1));
    expect(idsOf(await list('?is_active=true'))).toEqual(ids.slice(1));
    expect(await list('?page=9')).toMatchObject({ total: 3, page: 9, data: [] });

    const one = await countStatementsOf(world, () => list('?per_page=1'));
    expect(await countStatementsOf(world, () => list('?per_page=3'))).toBe(one);
  });

  it.each(['?page=0', '?per_page=0', '?per_page=101', '?is_active=yes', '?limit=5'])(
    'rejects the query %s of a list of knowledge bases',
    async (query) => {
      const { backend } = await createWorld();
      expect((await backend.get(`/ai-knowledge-bases${query}`)).status).toBe(400);
    },
  );
});

describe('GET, PATCH and DELETE /ai-knowledge-bases/{kb_id}', () => {
  it('reads, changes and deletes a knowledge base, with an event for each change', async () => {
    const world = await createWorld();
    const { backend } = world;
    const input = { name: 'Old', type: 'hybrid', description: 'Text', embedding_model: 'embed-1' };
    const created = (await backend.post('/ai-knowledge-bases', input)).body;
    const path = `/ai-knowledge-bases/${created.id}`;

    const changed = await backend.patch(path, { name: 'New', description: null, is_active: false });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({
      ...created,
      name: 'New',
      description: null,
      is_active: false,
      updated_at: expect.stringMatching(TIMESTAMP),
    });
    expect((await backend.get(path)).body).toEqual(changed.body);

    const gone = await backend.delete(path);
    expect([gone.status, gone.text]).toEqual([204, '']);
    for (const response of [await backend.get(path), await backend.patch(path, {}), await backend.delete(path)]) {
      expect([response.status, response.body.code]).toEqual([404, 'AI_KNOWLEDGE_BASE_NOT_FOUND']);
    }
    expect((await eventsOf(world)).slice(-2)).toMatchObject([
      { type: 'ai_knowledge_base.updated', before: { name: 'Old' }, after: { name: 'New', isActive: false } },
      { type: 'ai_knowledge_base.deleted', before: { name: 'New' } },
    ]);
  });

  it('rejects a change of the type and null for a required field', async () => {
    const { backend } = await createWorld();
    const { id } = (await backend.post('/ai-knowledge-bases', { name: 'x', type: 'graph' })).body;
    const { status, body } = await backend.patch(`/ai-knowledge-bases/${id}`, {
      type: 'vector',
      name: null,
      is_active: null,
    });
    expect(status).toBe(400);
    expect(body.errors.map((error: { path: string }) => error.path).sort()).toEqual(['is_active', 'name', 'type']);
  });

  it('returns 404 for a knowledge base of another deployment', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const { id } = (await other.backend.post('/ai-knowledge-bases', { name: 'x', type: 'graph' })).body;
    for (const path of [`/ai-knowledge-bases/${id}`, '/ai-knowledge-bases/nonsense', '/ai-knowledge-bases/1']) {
      expect((await world.backend.get(path)).status).toBe(404);
      expect((await world.backend.patch(path, { name: 'y' })).status).toBe(404);
      expect((await world.backend.delete(path)).status).toBe(404);
    }
    expect((await other.backend.get(`/ai-knowledge-bases/${id}`)).body.name).toBe('x');
  });
});
