import { expect, it } from 'vitest';
import { learnInWorker } from '../../../../src/ai/vectors/latent/learn-in-worker.ts';
import type { ChunkTerms } from '../../../../src/ai/vectors/latent/term-matrix.ts';
import { topicTexts } from '../../../support/vectors.ts';

async function* chunks(count: number): AsyncGenerator<ChunkTerms[]> {
  const texts = topicTexts(count, { topics: 20 });
  for (let start = 0; start < count; start += 500) {
    yield texts.slice(start, start + 500).map((text) => {
      const terms = [...new Set(text.split(' '))];
      return { terms, frequencies: terms.map(() => 1) };
    });
  }
}

it('learns vectors of the terms of several chunks, with a dimension for ten chunks', async () => {
  const { terms, dimensions, vectors } = await learnInWorker(chunks(1_000));
  expect([terms.length, dimensions, vectors.length]).toEqual([300, 100, 30_000]);
});

it('learns only vectors of the most frequent terms when there are too many', async () => {
  const { terms } = await learnInWorker(chunks(1_000), { maxTerms: 60 });
  // All chunks share 60 terms, each in a tenth of them.
  expect(terms.every((term) => term.startsWith('zk'))).toBe(true);
});

it('ends the thread when it has used up its CPU time', async () => {
  await expect(learnInWorker(chunks(10_000), { cpuMs: 50 })).rejects.toMatchObject({ reason: 'EXHAUSTED' });
});

it('ends the thread when it has used up its memory', async () => {
  async function* endless() {
    for (let number = 0; ; number++) {
      yield Array.from({ length: 500 }, (_, at) => ({
        terms: [`term-${number}-${at}-${'x'.repeat(500)}`],
        frequencies: [1],
      }));
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  await expect(learnInWorker(endless(), { memoryMb: 16 })).rejects.toMatchObject({ reason: 'EXHAUSTED' });
});

it('rejects with the error of reading the chunks', async () => {
  // biome-ignore lint/correctness/useYield: it fails before the first batch
  async function* failing(): AsyncGenerator<ChunkTerms[]> {
    throw new Error('The database has ended.');
  }
  await expect(learnInWorker(failing())).rejects.toThrow('The database has ended.');
});
