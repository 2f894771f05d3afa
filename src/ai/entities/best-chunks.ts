import type { ScoredChunk } from '../legs/leg.ts';
import type { EntityGraph } from './entity-graph.ts';

/** The chunks with the highest scores, best first. Equal scores are in the order of the chunks. */
export function bestChunks(
  { chunkIds, documentIds }: EntityGraph,
  scores: Float64Array,
  limit: number,
  isIncluded: (documentId: string) => boolean,
): ScoredChunk[] {
  const found: number[] = [];
  for (let chunk = 0; chunk < scores.length; chunk += 1) {
    if ((scores[chunk] as number) > 0 && isIncluded(documentIds[chunk] as string)) found.push(chunk);
  }
  const sorted = Float64Array.from(found, (chunk) => scores[chunk] as number).sort();
  const smallest = sorted[Math.max(0, sorted.length - limit)] ?? 0;
  return found
    .filter((chunk) => (scores[chunk] as number) >= smallest)
    .sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b)
    .slice(0, limit)
    .map((chunk) => ({ chunkId: chunkIds[chunk] as string, score: scores[chunk] as number }));
}
