import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { modelExtractionJobs, vectorIndexJobs } from '../../../src/ai/knowledge-bases/knowledge-base-jobs.ts';
import { configureProvider } from '../../support/ai-provider.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const create = ({ backend }: World, fields: object = {}) =>
  backend.post('/ai-knowledge-bases', { name: 'Handbook', type: 'hybrid', ...fields });
const pathsOf = (body: { errors: { path: string }[] }) => body.errors.map(({ path }) => path);

/** The number of jobs that were added for the knowledge base, by queue. */
async function jobsOf({ services }: World, knowledgeBaseId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select name, count(*)::int as count from pgboss.job where data->>'knowledgeBaseId' = ${knowledgeBaseId}
    group by name`.execute(services.database.rows);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

describe('the search settings of a knowledge base', () => {
  it('have defaults', async () => {
    const world = await createWorld();
    expect((await create(world)).body).toMatchObject({ language: 'english', weights: null, extraction_model: null });
  });

  it('are stored, returned in REST and GraphQL, and recorded', async () => {
    const world = await createWorld();
    const input = {
      language: 'cjk',
      embedding_model: 'embed-1',
      extraction_model: 'chat-1',
      weights: { lexical: 0.6, vector: 0.25, graph: 0.15 },
    };
    const { status, body } = await create(world, input);
    expect([status, body]).toEqual([201, expect.objectContaining(input)]);
    expect((await world.backend.get(`/ai-knowledge-bases/${body.id}`)).body).toEqual(body);
    const { aiKnowledgeBase } = await world.backend.data(
      'query ($id: ID!) { aiKnowledgeBase(id: $id) { language extractionModel weights { lexical vector graph } } }',
      { id: body.id },
    );
    expect(aiKnowledgeBase).toEqual({ language: 'CJK', extractionModel: 'chat-1', weights: input.weights });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      after: { language: 'cjk', extractionModel: 'chat-1', weights: input.weights },
    });
  });

  it('have weights that can be changed and reset', async () => {
    const world = await createWorld();
    const path = `/ai-knowledge-bases/${(await create(world)).body.id}` as const;
    const changed = await world.backend.patch(path, { weights: { lexical: 1 } });
    expect(changed.body.weights).toEqual({ lexical: 1, vector: 0, graph: 0 });
    expect((await world.backend.patch(path, { name: 'New' })).body.weights).toEqual(changed.body.weights);
    expect((await world.backend.patch(path, { weights: null })).body.weights).toBeNull();
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      before: { weights: { lexical: 1, vector: 0, graph: 0 } },
      after: { weights: null },
    });
  });

  it.each([
    ['an unknown language', { language: 'klingon' }, 'language'],
    ['null as language', { language: null }, 'language'],
    ['a weight above 1', { weights: { lexical: 1.1 } }, 'weights.lexical'],
    ['a weight below 0', { weights: { lexical: 1, graph: -0.1 } }, 'weights.graph'],
    ['an unknown weight', { weights: { lexical: 1, recency: 1 } }, 'weights.recency'],
    ['weights of 0', { weights: { lexical: 0, vector: 0, graph: 0 } }, 'weights'],
    ['no weights', { weights: {} }, 'weights'],
    ['only weights that a vector base lacks', { type: 'vector', weights: { graph: 1 } }, 'weights'],
    ['only weights that a graph base lacks', { type: 'graph', weights: { vector: 1 } }, 'weights'],
    ['an extraction model for a vector base', { type: 'vector', extraction_model: 'm' }, 'extraction_model'],
    ['an extraction model of 256 characters', { extraction_model: 'x'.repeat(256) }, 'extraction_model'],
    ['an empty extraction model', { extraction_model: '' }, 'extraction_model'],
  ])('reject %s', async (_, input, path) => {
    const world = await createWorld();
    const { status, body } = await create(world, input);
    expect([status, pathsOf(body)]).toEqual([400, [path]]);
    expect((await world.backend.get('/ai-knowledge-bases')).body.total).toBe(0);
  });

  it('are checked by the same rules in a change', async () => {
    const world = await createWorld();
    const path = `/ai-knowledge-bases/${(await create(world, { type: 'vector' })).body.id}` as const;
    for (const input of [{ weights: { graph: 1 } }, { extraction_model: 'm' }, { embedding_model: '' }]) {
      expect((await world.backend.patch(path, input)).status).toBe(400);
    }
  });

  it('have a language for each text search configuration of the schema', async () => {
    const { services } = await createWorld();
    const sdl = readFileSync('schema/ai/backend/ai-knowledge-base.graphql', 'utf8');
    const values = /enum KnowledgeBaseLanguage \{([^}]+)\}/.exec(sdl)?.[1]?.match(/^ {2}[A-Z]+$/gm) ?? [];
    const languages = values.map((value) => value.trim().toLowerCase()).filter((language) => language !== 'cjk');
    const { rows } = await sql<{ name: string }>`select cfgname as name from pg_ts_config`.execute(
      services.database.rows,
    );
    expect(languages.length).toBeGreaterThan(20);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(languages));
  });
});

describe('the models of a knowledge base', () => {
  it('are stored while no provider is configured, and limited to the models that it allows', async () => {
    const world = await createWorld();
    const models = { embedding_model: 'embed-1', extraction_model: 'chat-1' };
    const { id } = (await create(world, models)).body;
    await configureProvider(world, { base_url: 'https://api.example/v1', allowed_models: ['embed-2'] });
    const { status, body } = await create(world, models);
    expect([status, pathsOf(body)]).toEqual([400, ['embedding_model', 'extraction_model']]);
    const path = `/ai-knowledge-bases/${id}` as const;
    expect(pathsOf((await world.backend.patch(path, { embedding_model: 'embed-3' })).body)).toEqual([
      'embedding_model',
    ]);
    expect((await world.backend.patch(path, { name: 'New' })).body).toMatchObject({ name: 'New', ...models });
    expect((await world.backend.patch(path, { embedding_model: 'embed-2' })).status).toBe(200);
    await configureProvider(world, { allowed_models: [] });
    expect((await create(world, models)).status).toBe(201);
  });

  it('add a job to replace vectors or entities only when they change', async () => {
    const world = await createWorld();
    const { id } = (await create(world, { embedding_model: 'embed-1' })).body;
    const path = `/ai-knowledge-bases/${id}` as const;
    await world.backend.patch(path, { name: 'New', embedding_model: 'embed-1', extraction_model: null });
    expect(await jobsOf(world, id)).toEqual({});
    await world.backend.patch(path, { embedding_model: 'embed-2' });
    expect(await jobsOf(world, id)).toEqual({ [vectorIndexJobs.name]: 1 });
    const { id: other } = (await create(world, { embedding_model: 'embed-1' })).body;
    await world.backend.patch(`/ai-knowledge-bases/${other}`, { embedding_model: null, extraction_model: 'chat-1' });
    expect(await jobsOf(world, other)).toEqual({ [vectorIndexJobs.name]: 1, [modelExtractionJobs.name]: 1 });
    expect((await world.backend.patch(path, { extraction_model: 'x'.repeat(256) })).status).toBe(400);
    expect(await jobsOf(world, id)).toEqual({ [vectorIndexJobs.name]: 1 });
  });

  it('are applied again when the provider changes', async () => {
    const world = await createWorld();
    const vector = (await create(world, { type: 'vector', embedding_model: 'embed-1' })).body.id;
    const graph = (await create(world, { type: 'graph' })).body.id;
    const extracted = (await create(world, { type: 'graph', extraction_model: 'chat-1' })).body.id;
    const other = await createWorld();
    const foreign = (await create(other, { type: 'vector' })).body.id;
    await configureProvider(world, { base_url: 'https://api.example/v1' });
    await expect.poll(() => jobsOf(world, extracted)).toEqual({ [modelExtractionJobs.name]: 1 });
    expect(await jobsOf(world, vector)).toEqual({ [vectorIndexJobs.name]: 1 });
    expect([await jobsOf(world, graph), await jobsOf(world, foreign)]).toEqual([{}, {}]);
    await world.backend.delete('/settings/ai');
    await expect.poll(() => jobsOf(world, extracted)).toEqual({ [modelExtractionJobs.name]: 2 });
  });
});
