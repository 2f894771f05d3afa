import { describe, expect, it } from 'vitest';
import { CitedPassages, withoutCitations } from '../../../src/ai/citations/cited-passages.ts';

/** The passages of a run, numbered from 1. */
function passages(count: number): CitedPassages {
  const cited = new CitedPassages();
  for (let number = 1; number <= count; number += 1) {
    const hit = { knowledgeBaseId: '1', documentId: '2', documentName: 'hours.md', chunkId: `${number}`, page: null };
    cited.add({ ...hit, headingPath: [], text: 'Open.' });
  }
  return cited;
}

describe('the citations of a response', () => {
  it.each<[string, readonly number[], string]>([
    ['Open [1].', [1], 'Open.'],
    ['Open [1][2] [3].', [1, 2, 3], 'Open.'],
    ['Open [1, 3]', [1, 3], 'Open'],
    ['Open【1】【2】。', [1, 2], 'Open。'],
    ['Open 【1†source】.', [1], 'Open.'],
    ['Open 【1†hours.md, page 2】.', [1], 'Open.'],
    ['Open ［１，２］.', [1, 2], 'Open.'],
    ['Open [١، ٢].', [1, 2], 'Open.'],
    ['Open [1、2].', [1, 2], 'Open.'],
    ['Open [^1] [^2^].', [1, 2], 'Open.'],
    ['Open [[1]].', [1], 'Open.'],
    ['Open \\[1\\].', [1], 'Open.'],
    ['Open [1-3] [4–5, 7].', [1, 2, 3, 4, 5, 7], 'Open.'],
    ['Open [Passage 2], or [sources: 1 and 3].', [1, 2, 3], 'Open, or.'],
    ['Open since [1, 2024].', [1], 'Open since [2024].'],
  ])('are read from %s', (response, numbers, without) => {
    const citations = passages(9).citedIn(response);
    expect(citations.map(({ number }) => number)).toEqual(numbers);
    expect(withoutCitations(response, citations)).toBe(without);
  });

  it.each([
    'In [2024], in [2020-2024], [0-9] or [9-3].',
    'First (1) open, then (2) close.',
    'It is `list[1]` here:\n```js\nlist[2]\n```',
    'A task [x], a note [a1], a list [1, two] and a [link 1](https://example.com/1).',
  ])('are not read from %s', (response) => {
    expect(passages(9).citedIn(response)).toEqual([]);
    expect(withoutCitations(response, [{ number: 1 }, { number: 2 }])).toBe(response);
  });
});
