import type { ScoredChunk } from './leg.ts';

/**
 * The scored chunks that a statement returns as two texts, with the ids and the scores in the same order. A thousand rows take
 * longer to read than two texts.
 */
export function parseScores(chunkIds: string | null, scores: string | null): ScoredChunk[] {
  if (chunkIds === null || scores === null) return [];
  const scoreTexts = scores.split(' ');
  return chunkIds.split(' ').map((chunkId, at) => ({ chunkId, score: Number(scoreTexts[at]) }));
}
