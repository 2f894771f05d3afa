import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Running } from '../../../src/start.ts';
import { startOwnService } from '../../support/own-service.ts';
import { addChunks, createBase, index, topicTexts, topicWord } from '../../support/vectors.ts';
import { createWorld } from '../../support/world.ts';

/** Less than the vectors of the knowledge base. */
const RESPONSE_LIMIT_BYTES = 65_536;

let running: Running;

beforeAll(async () => {
  running = await startOwnService({ RESPONSE_LIMIT_BYTES: String(RESPONSE_LIMIT_BYTES) });
});

afterAll(() => running.stop(0));

it('does not count what the legs of a search read as a part of its response', async () => {
  const world = await createWorld({ running });
  const kbId = await createBase(world, { type: 'hybrid' });
  await addChunks(world, kbId, topicTexts(600));
  await index(world, kbId);
  const response = await world.backend.post(`/ai-knowledge-bases/${kbId}/search`, { query: topicWord(1, 1) });
  expect(response).toMatchObject({ status: 200, body: { legs: expect.arrayContaining(['lexical', 'vector']) } });
});
