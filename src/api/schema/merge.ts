import type { GraphName } from '../../platform/context.ts';
import type { Feature, HostResolvers } from '../../platform/feature.ts';

type Fields = Record<string, unknown>;
type TypeFields = Readonly<Record<string, unknown>>;

/** The resolvers of each graph: those of all features that both hosts have, and its own. */
export function resolversOf(features: readonly Pick<Feature, 'resolvers'>[]): Record<GraphName, TypeFields> {
  const of = (...folders: readonly (keyof HostResolvers)[]) =>
    merge(features.flatMap(({ resolvers = {} }) => folders.flatMap((folder) => resolvers[folder] ?? [])));
  return {
    BACKEND: of('common', 'backend'),
    DEPLOYMENT: of('common', 'deployment'),
    CONSOLE: of('console'),
  };
}

/** Merges resolvers by type. Several features may add fields to a type; a repeated field is an error. */
function merge(maps: readonly TypeFields[]): TypeFields {
  const merged: Record<string, Fields> = {};
  for (const one of maps) {
    for (const [type, fields] of Object.entries(one as Record<string, Fields>)) {
      merged[type] ??= {};
      const known = merged[type];
      for (const [name, resolver] of Object.entries(fields)) {
        if (name in known) throw new Error(`${type}.${name} has two resolvers.`);
        known[name] = resolver;
      }
    }
  }
  return merged;
}
