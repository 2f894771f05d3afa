type Components = Readonly<Record<string, unknown>>;

/** A JSON Schema of the OpenAPI document without references, which clients of tools do not follow. */
export function inlined(schema: unknown, components: Components): unknown {
  if (Array.isArray(schema)) return schema.map((each) => inlined(each, components));
  if (schema === null || typeof schema !== 'object') return schema;
  const { $ref, ...own } = schema as { readonly $ref?: string };
  const rest = Object.fromEntries(Object.entries(own).map(([name, value]) => [name, inlined(value, components)]));
  if ($ref === undefined) return rest;
  const name = $ref.slice($ref.lastIndexOf('/') + 1);
  return { ...(inlined(components[name], components) as object), ...rest };
}
