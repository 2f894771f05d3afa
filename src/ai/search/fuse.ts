import { LEG_NAMES, type LegName, type LegScores, type ScoredChunk } from '../legs/leg.ts';
import type { LegWeights } from './weights.ts';

/** The entities of a query say nothing about its other words. */
const MEASURES_RELEVANCE: Readonly<Record<LegName, boolean>> = { lexical: true, vector: true, graph: false };

/** The results of the legs that searched. */
export type ScoresOfLegs = ReadonlyMap<LegName, LegScores>;

export interface FusedBase {
  readonly id: string;
  readonly weights: LegWeights;
}

/** A chunk with the weighted average of its scores. */
export interface FusedChunk {
  readonly chunkId: string;
  readonly knowledgeBaseId: string;
  readonly score: number;
  /** The mean of its relevances in the lexical and the vector leg, 0 to 1, where a leg that did not find it has 0. */
  readonly relevance: number;
  /** The normalized score of each leg, 0 to 1; null for a leg that did not search. */
  readonly scores: Readonly<Record<LegName, number | null>>;
}

/**
 * Combines the results of the legs into one list, best first. The scores of a leg are normalized to 0 to 1 over all knowledge
 * bases of the list. A chunk that a leg did not find has 0 there. A leg without results for a knowledge base is left out of its
 * weights.
 */
export function fuse(bases: readonly FusedBase[], legs: ScoresOfLegs): FusedChunk[] {
  const normalize = new Map<LegName, (score: number) => number>();
  for (const [name, scores] of legs) normalize.set(name, normalization(bases.map(({ id }) => scores.get(id) ?? [])));
  const fused = bases.flatMap((base) => fuseBase(base, legs, normalize));
  return fused.sort((a, b) => b.score - a.score || compareIds(a.chunkId, b.chunkId));
}

/** The legs that searched at least one of the knowledge bases. */
export function legsOf(bases: readonly FusedBase[], legs: ScoresOfLegs): LegName[] {
  return LEG_NAMES.filter((name) => bases.some(({ id, weights }) => weights[name] > 0 && legs.get(name)?.has(id)));
}

function fuseBase(
  { id, weights }: FusedBase,
  legs: ScoresOfLegs,
  normalize: ReadonlyMap<LegName, (score: number) => number>,
): FusedChunk[] {
  const chunks = new Map<string, { score: number; relevance: number; scores: Record<LegName, number | null> }>();
  const searched = LEG_NAMES.filter((name) => weights[name] > 0 && legs.get(name)?.has(id));
  const total = searched.reduce((sum, name) => sum + weights[name], 0);
  const measuring = Math.max(searched.filter((name) => MEASURES_RELEVANCE[name]).length, 1);
  const none = { lexical: null, vector: null, graph: null, ...Object.fromEntries(searched.map((name) => [name, 0])) };
  for (const name of searched) {
    for (const { chunkId, score, relevance = 0 } of legs.get(name)?.get(id) ?? []) {
      let chunk = chunks.get(chunkId);
      if (chunk === undefined) {
        chunk = { score: 0, relevance: 0, scores: { ...none } };
        chunks.set(chunkId, chunk);
      }
      const normalized = normalize.get(name)?.(score) ?? 0;
      chunk.scores[name] = rounded(normalized);
      chunk.score += (normalized * weights[name]) / total;
      chunk.relevance += relevance / measuring;
    }
  }
  return [...chunks].map(([chunkId, { score, relevance, scores }]) => ({
    chunkId,
    knowledgeBaseId: id,
    score: rounded(score),
    relevance: rounded(relevance),
    scores,
  }));
}

/** Maps the scores of a leg to 0 to 1: the best one to 1. */
function normalization(lists: readonly (readonly ScoredChunk[])[]): (score: number) => number {
  let max = 0;
  for (const list of lists) for (const { score } of list) max = Math.max(max, score);
  return (score) => (max > 0 ? Math.max(0, score) / max : 0);
}

const rounded = (score: number) => Math.round(score * 1e6) / 1e6;

/** Compares decimal texts of positive numbers by their value. */
function compareIds(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
