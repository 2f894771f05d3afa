import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { indexVectors } from '../../../../src/ai/vectors/indexing/index-vectors.ts';
import { startProvider, stopProviders, type TestProvider } from '../../../support/ai-provider.ts';
import { addChunks, createBase, index, indexesOf, search, searchBases, topicTexts } from '../../../support/vectors.ts';
import { createWorld, type World } from '../../../support/world.ts';

const TEXTS = ['Apples and pears grow on trees', 'Trains run on rails', 'Cats sleep all day'];

afterEach(stopProviders);

async function worldWithProvider(settings: object = { default_embedding_model: 'embed-1' }) {
  const provider = await startProvider();
  const world = await createWorld();
  const { status } = await world.backend.patch('/settings/ai', { base_url: provider.baseUrl, ...settings });
  expect(status).toBe(200);
  return { world, provider };
}

async function indexedBase(texts: readonly string[] = TEXTS) {
  const { world, provider } = await worldWithProvider();
  const kbId = await createBase(world);
  const { chunkIds, documentId } = await addChunks(world, kbId, texts);
  await index(world, kbId);
  return { world, provider, kbId, chunkIds, documentId };
}

const stateOf = async ({ backend }: World, kbId: string) =>
  (await backend.get(`/ai-knowledge-bases/${kbId}`)).body.vectors;

const modelsOf = ({ requests }: TestProvider) => [...new Set(requests.map(({ body }) => body?.model))];

const bestOf = async (world: World, kbId: string, query: string) => (await search(world, kbId, query))?.[0]?.chunkId;

/** Changes the model of the knowledge base, and does not wait for its vectors. */
const changeModel = ({ backend }: World, kbId: string, model: string) =>
  backend.patch(`/ai-knowledge-bases/${kbId}`, { embedding_model: model });

describe('vectors of an embedding model', () => {
  it('finds chunks by the vectors of the default model, also with few chunks', async () => {
    const { world, provider, kbId, chunkIds } = await indexedBase();
    expect(await bestOf(world, kbId, 'trains on rails')).toBe(chunkIds[1]);
    expect(modelsOf(provider)).toEqual(['embed-1']);
    expect(await stateOf(world, kbId)).toEqual({
      status: 'ready',
      kind: 'embedding',
      model: 'embed-1',
      dimensions: 64,
      indexed_chunks: 3,
      chunks: 3,
      failure: null,
    });
  });

  it('prefers the model of the knowledge base to the default', async () => {
    const { world, provider } = await worldWithProvider();
    const kbId = await createBase(world, { embeddingModel: 'own-model' });
    await addChunks(world, kbId, TEXTS);
    await index(world, kbId);
    expect(modelsOf(provider)).toEqual(['own-model']);
  });

  it('requests the vectors of at most 64 chunks at once, each chunk once', async () => {
    const { world, provider, kbId } = await indexedBase(topicTexts(150));
    await index(world, kbId);
    expect(provider.requests.map(({ body }) => body?.input?.length)).toEqual([64, 64, 22]);
  });

  it('requests the vectors of the parts of a long query in one request', async () => {
    const { world, provider, kbId, chunkIds } = await indexedBase();
    provider.requests.length = 0;
    const query = 'cats sleep all day '.repeat(400);
    const found = await searchBases(world, [kbId], query);
    expect(found.get(kbId)?.[0]?.chunkId).toBe(chunkIds[2]);
    const [request, ...others] = provider.requests;
    expect(others).toEqual([]);
    expect(request?.body?.input?.join('')).toBe(query);
    expect(request?.body?.input).toHaveLength(4);
  });

  it('requests the vector of a repeated query once', async () => {
    const { world, provider, kbId } = await indexedBase();
    provider.requests.length = 0;
    for (let round = 0; round < 3; round++) await searchBases(world, [kbId], 'cats');
    expect(provider.requests).toHaveLength(1);
  });

  it('has no entry when the provider does not return the vector of the query', async () => {
    const { world, provider, kbId } = await indexedBase();
    provider.fail = () => ({ status: 500 });
    expect(await search(world, kbId, 'cats')).toBeUndefined();
  });

  it('uses latent vectors while an embedding model has no provider', async () => {
    const world = await createWorld();
    const kbId = await createBase(world, { embeddingModel: 'embed-1' });
    await addChunks(world, kbId, topicTexts(200));
    await index(world, kbId);
    expect(await stateOf(world, kbId)).toMatchObject({ status: 'ready', kind: 'latent', model: null, dimensions: 50 });
  });

  it('has no vectors for a knowledge base of the type graph', async () => {
    const { world, provider } = await worldWithProvider();
    const kbId = await createBase(world, { type: 'graph' });
    await addChunks(world, kbId, TEXTS);
    await index(world, kbId);
    expect(provider.requests).toEqual([]);
    expect(await stateOf(world, kbId)).toMatchObject({ status: 'none', kind: null, indexed_chunks: 0, chunks: 3 });
  });
});

describe('another embedding model', () => {
  it('answers with the vectors of the earlier model until the new ones are complete', async () => {
    const { world, provider, kbId, chunkIds } = await indexedBase(topicTexts(100));
    await changeModel(world, kbId, 'embed-2');
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let secondBatch = () => {};
    const reached = new Promise<void>((resolve) => {
      secondBatch = resolve;
    });
    let batches = 0;
    provider.fail = async ({ body }) => {
      if (body?.model !== 'embed-2' || body.input?.length === 1 || ++batches < 2) return undefined;
      secondBatch();
      await held;
      return undefined;
    };
    const indexing = index(world, kbId);
    await reached;
    const query = topicTexts(1)[0] as string;
    expect(await stateOf(world, kbId)).toMatchObject({ status: 'building', model: 'embed-1', indexed_chunks: 64 });
    provider.requests.length = 0;
    expect(await bestOf(world, kbId, query)).toBe(chunkIds[0]);
    expect(modelsOf(provider)).toEqual(['embed-1']);
    finish();
    await indexing;
    // Another run, which the change of the model has started, may do the work.
    await expect.poll(() => stateOf(world, kbId)).toMatchObject({ status: 'ready', model: 'embed-2' });
    provider.requests.length = 0;
    expect(await bestOf(world, kbId, query)).toBe(chunkIds[0]);
    expect(modelsOf(provider)).toEqual(['embed-2']);
    expect(await indexesOf(world, kbId)).toMatchObject([
      { status: 'active', model: 'embed-2', stored: 100, counted: 100 },
    ]);
  });

  it('replaces all vectors when the model returns other dimensions for new chunks', async () => {
    const { world, provider, kbId } = await indexedBase();
    provider.dimensions = 32;
    const { chunkIds } = await addChunks(world, kbId, ['Ships sail the sea']);
    await index(world, kbId);
    expect(await indexesOf(world, kbId)).toMatchObject([{ status: 'active', dimensions: 32, stored: 4 }]);
    expect(await bestOf(world, kbId, 'ships')).toBe(chunkIds[0]);
  });

  it('notices in a search that the model returns other dimensions', async () => {
    const { world, provider, kbId, chunkIds } = await indexedBase();
    provider.dimensions = 32;
    expect(await search(world, kbId, 'trains')).toBeUndefined();
    // The search has added the job.
    await expect.poll(() => bestOf(world, kbId, 'trains')).toBe(chunkIds[1]);
  });

  it('compares the vectors when the settings of the provider have changed', async () => {
    const { world, provider, kbId } = await indexedBase();
    await world.backend.patch('/settings/ai', { allowed_models: ['embed-1'] });
    await index(world, kbId);
    // One chunk was compared, and its vector was the same. The job of the change may run in place of the call above.
    await expect.poll(() => provider.requests.map(({ body }) => body?.input?.length)).toEqual([3, 1]);
    const other = await startProvider();
    other.fail = ({ body }) => ({
      status: 200,
      body: {
        data: (body?.input ?? []).map((_, at) => ({
          index: at,
          embedding: Array.from({ length: 64 }, (_, i) => i % 5),
        })),
      },
    });
    await world.backend.patch('/settings/ai', { base_url: other.baseUrl });
    await index(world, kbId);
    await expect.poll(() => other.requests.map(({ body }) => body?.input?.length)).toEqual([1, 3]);
  });
});

describe('a provider that fails', () => {
  it('shows why, keeps searching with the earlier vectors, and continues later', async () => {
    const { world, provider, kbId, chunkIds } = await indexedBase();
    await addChunks(world, kbId, topicTexts(70));
    let batches = 0;
    provider.fail = ({ body }) => ((body?.input?.length ?? 0) > 1 && ++batches > 1 ? { status: 401 } : undefined);
    // The job that the change of the settings has added may run, and fail, in its place.
    await indexVectors(world.services, { deploymentId: world.id, knowledgeBaseId: kbId }).catch((error: unknown) =>
      expect(error).toMatchObject({ reason: 'UNAUTHORIZED' }),
    );
    await expect
      .poll(() => stateOf(world, kbId))
      .toMatchObject({ status: 'failed', failure: 'unauthorized', indexed_chunks: 67 });
    expect(await bestOf(world, kbId, 'trains on rails')).toBe(chunkIds[1]);
    provider.fail = () => undefined;
    await index(world, kbId);
    expect(await stateOf(world, kbId)).toMatchObject({ status: 'ready', failure: null, indexed_chunks: 73 });
  });

  it('learns latent vectors after the provider was deleted', async () => {
    const { world, kbId } = await indexedBase(topicTexts(200));
    await world.backend.delete('/settings/ai');
    await index(world, kbId);
    expect(await indexesOf(world, kbId)).toMatchObject([{ kind: 'latent', status: 'active', stored: 200 }]);
  });
});

describe('several runs at once', () => {
  it('index each chunk once, and see chunks that are added meanwhile', async () => {
    const { world, provider, kbId } = await indexedBase();
    await addChunks(world, kbId, topicTexts(130));
    provider.requests.length = 0;
    let added: Promise<unknown> | undefined;
    provider.fail = async () => {
      added ??= addChunks(world, kbId, ['Ships sail the sea']).then(() => index(world, kbId));
      return undefined;
    };
    await Promise.all([index(world, kbId), index(world, kbId), index(world, kbId)]);
    await added;
    await index(world, kbId);
    expect(provider.requests.reduce((sum, { body }) => sum + (body?.input?.length ?? 0), 0)).toBe(131);
    expect(await indexesOf(world, kbId)).toMatchObject([{ stored: 134, counted: 134 }]);
  });

  it('continues after the lease of a killed process', async () => {
    const { world, kbId } = await indexedBase();
    await addChunks(world, kbId, ['Ships sail the sea']);
    const claim = (until: string) =>
      sql`update vector_indexing set claimed_by = 'killed', claimed_until = now() + ${until}::interval
        where deployment_id = ${world.id} and knowledge_base_id = ${kbId}`.execute(world.services.database.rows);
    await claim('1 minute');
    await indexVectors(world.services, { deploymentId: world.id, knowledgeBaseId: kbId });
    expect(await indexesOf(world, kbId)).toMatchObject([{ stored: 3 }]);
    await claim('-1 second');
    await index(world, kbId);
    expect(await indexesOf(world, kbId)).toMatchObject([{ stored: 4 }]);
  });
});
