import { fieldError, validationFailed } from '../../platform/errors.ts';
import { LEG_NAMES, type LegName, type SearchedBase } from '../legs/leg.ts';

export type LegWeights = Readonly<Record<LegName, number>>;

/** Weights that are set; the others have their defaults. */
export type SetWeights = { readonly [Name in LegName]?: number | null | undefined };

/** The parts of a knowledge base that its default weights depend on. */
export interface WeightedBase extends Pick<SearchedBase, 'type' | 'chunkCount'> {
  /** Whether its vectors are latent ones. */
  readonly hasLatentVectors: boolean;
  /** The model that extracts its entities. */
  readonly extractionModel: string | null;
}

/** The share of vectors beside words. */
const VECTOR_SHARE = 0.3;
/** The share of latent vectors in a small knowledge base. */
const LATENT_SHARE = 0.5;
/**
 * Up to the first number of chunks, a latent vector has a dimension for ten chunks. The dimensions of a larger knowledge base do
 * not increase with it, so that its vectors confuse more topics.
 */
const LATENT_CHUNKS = { full: 2_000, least: 5_000 };
/** The share of entities that a model has extracted. Without a model they add nothing to words and vectors. */
const EXTRACTED_SHARE = 0.1;
/** The share of entities beside words only. */
const GRAPH_SHARE = 0.2;

/** The default weights of a knowledge base. A leg that its type does not have cannot get a weight. */
function defaultWeights(base: WeightedBase): SetWeights {
  if (base.type === 'graph') return { lexical: 1 - GRAPH_SHARE, graph: GRAPH_SHARE };
  const vector = base.hasLatentVectors ? latentShare(base.chunkCount) : VECTOR_SHARE;
  if (base.type === 'vector') return { lexical: 1 - vector, vector };
  return { lexical: 1 - vector, vector, graph: base.extractionModel === null ? 0 : EXTRACTED_SHARE };
}

function latentShare(chunkCount: number): number {
  const { full, least } = LATENT_CHUNKS;
  const excess = Math.min(Math.max(chunkCount - full, 0) / (least - full), 1);
  return LATENT_SHARE - excess * (LATENT_SHARE - VECTOR_SHARE);
}

/** The weight of each leg: that of the request, else that of the knowledge base, else its default. */
export function legWeights(base: WeightedBase, requested: SetWeights, configured: SetWeights): LegWeights {
  const defaults = defaultWeights(base);
  const weight = (name: LegName) =>
    defaults[name] === undefined ? 0 : (requested[name] ?? configured[name] ?? defaults[name] ?? 0);
  return { lexical: weight('lexical'), vector: weight('vector'), graph: weight('graph') };
}

/** Throws when all weights are given and none of them is above 0. `path` names them in the error. */
export function assertUsableWeights(weights: SetWeights | null | undefined, path: string): void {
  if (weights && LEG_NAMES.every((name) => weights[name] === 0)) {
    throw validationFailed([fieldError(path, 'must have a weight above 0')]);
  }
}
