import type { ScoredChunk } from './leg.ts';

/**
 * The scored chunks that a statement returns as texts, with the ids, the scores and the relevances in the same order. A thousand
 * rows take longer to read than a few texts.
 */
export function parseScores(
  chunkIds: string | null,
  scores: string | null,
  relevances: string | null,
): Required<ScoredChunk>[] {
  if (chunkIds === null || scores === null || relevances === null) return [];
  const [scoreTexts, relevanceTexts] = [scores.split(' '), relevances.split(' ')];
  return chunkIds.split(' ').map((chunkId, at) => ({
    chunkId,
    score: Number(scoreTexts[at]),
    relevance: Number(relevanceTexts[at]),
  }));
}
