import { fieldError, validationFailed } from '../../platform/errors.ts';
import type { SearchedBase } from './leg.ts';

export type LegName = 'lexical' | 'vector' | 'graph';

/** In the order in which responses name them. */
export const LEG_NAMES: readonly LegName[] = ['lexical', 'vector', 'graph'];

export type LegWeights = Readonly<Record<LegName, number>>;

/** Weights that are set; the others have their defaults. */
export type SetWeights = { readonly [Name in LegName]?: number | null | undefined };

/** The weights of each type of knowledge base. A leg that a type does not have cannot get a weight. */
const DEFAULT_WEIGHTS: Readonly<Record<SearchedBase['type'], SetWeights>> = {
  vector: { lexical: 0.7, vector: 0.3 },
  graph: { lexical: 0.9, graph: 0.1 },
  hybrid: { lexical: 0.62, vector: 0.28, graph: 0.1 },
};

/** The weight of each leg: that of the request, else that of the knowledge base, else the default of its type. */
export function legWeights(type: SearchedBase['type'], requested: SetWeights, configured: SetWeights): LegWeights {
  const defaults = DEFAULT_WEIGHTS[type];
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
