type Fields = Record<string, unknown>;
type TypeFields = Readonly<Record<string, unknown>>;

/** Merges the resolvers of all features by type. Several features may add fields to a type; a repeated field is an error. */
export function resolversOf(features: readonly { readonly resolvers?: readonly TypeFields[] }[]): TypeFields {
  const merged: Record<string, Fields> = {};
  for (const one of features.flatMap(({ resolvers = [] }) => resolvers)) {
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
