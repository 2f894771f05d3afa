import type { Resolvers } from '../graphql/generated/types.ts';

type Fields = Record<string, unknown>;

/** Two features may add fields to one type; the same field twice is a mistake. */
export function mergeResolvers(features: readonly Resolvers[]): Resolvers {
  const merged: Record<string, Fields> = {};
  for (const feature of features) {
    for (const [type, fields] of Object.entries(feature as Record<string, Fields>)) {
      merged[type] ??= {};
      const known = merged[type];
      for (const [name, resolver] of Object.entries(fields)) {
        if (name in known) throw new Error(`${type}.${name} has two resolvers.`);
        known[name] = resolver;
      }
    }
  }
  return merged as Resolvers;
}
