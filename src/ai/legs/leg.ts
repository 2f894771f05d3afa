import type { Services } from '../../platform/context.ts';

export type LegName = 'lexical' | 'vector' | 'graph';

/** In the order in which responses name them. */
export const LEG_NAMES: readonly LegName[] = ['lexical', 'vector', 'graph'];

/** The parts of a knowledge base that a search needs. */
export interface SearchedBase {
  readonly id: string;
  readonly type: 'vector' | 'graph' | 'hybrid';
  /** A text search configuration of PostgreSQL, or `cjk`. */
  readonly language: string;
  readonly embeddingModel: string | null;
  readonly chunkCount: number;
  readonly lexemeCount: number;
  readonly indexVersion: number;
}

export interface LegRequest {
  readonly deploymentId: number;
  readonly bases: readonly SearchedBase[];
  readonly query: string;
  /** Restricts the search to these documents; null for all. */
  readonly documentIds: readonly string[] | null;
  /** The largest number of chunks for each knowledge base. */
  readonly limit: number;
}

export interface ScoredChunk {
  readonly chunkId: string;
  /** Larger is better. The scale depends on the leg. */
  readonly score: number;
  /** How relevant the chunk is in itself, 0 to 1. Unset in a leg that does not measure it. */
  readonly relevance?: number;
}

/** The best chunks of each knowledge base, best first. A knowledge base that the leg cannot search has no entry. */
export type LegScores = ReadonlyMap<string, readonly ScoredChunk[]>;

/** One way to find chunks. */
export type Leg = (services: Services, request: LegRequest) => Promise<LegScores>;

declare module '../../platform/feature.ts' {
  interface Feature {
    /** The ways in which it finds chunks, by the name of the leg. */
    readonly searchLegs?: { readonly [Name in LegName]?: Leg };
  }
}
