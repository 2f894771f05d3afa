import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  buildASTSchema,
  type DefinitionNode,
  type DocumentNode,
  GraphQLEnumType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  parse,
} from 'graphql';

/** Codegen's resolver types as well: each has parents of its own, which no common function type takes. */
export type ResolverMap = Readonly<Record<string, unknown>>;
type Members = Readonly<Record<string, unknown>>;

/**
 * The schema of the SDL with its resolvers; those of an enum are the values that its names stand for. Throws where a
 * resolver belongs to nothing in the SDL.
 */
export function executableSchema(
  typeDefs: string | DocumentNode,
  ...resolverMaps: readonly ResolverMap[]
): GraphQLSchema {
  // Locations would keep each token of the SDL in memory for as long as the schema is used.
  const document = typeof typeDefs === 'string' ? parse(typeDefs, { noLocation: true }) : typeDefs;
  const schema = buildASTSchema(withoutExtensions(document));
  const enums = new Map<string, Members>();
  for (const [typeName, members] of resolverMaps.flatMap((map) => Object.entries(map))) {
    const type = schema.getType(typeName);
    if (type === undefined) throw new Error(`${typeName} has resolvers, but it is not in the schema.`);
    if (isEnumType(type)) enums.set(typeName, members as Members);
    else if (isScalarType(type)) Object.assign(type, members);
    else for (const [name, resolver] of Object.entries(members as Members)) attach(type, name, resolver);
  }
  // Default values are read again with the values of the enums.
  return mapSchema(schema, { [MapperKind.ENUM_TYPE]: (type) => withValues(type, enums.get(type.name)) });
}

/** Moves the fields of `extend type` into the type. They keep the order of the SDL, which answers and documents show. */
function withoutExtensions(document: DocumentNode): DocumentNode {
  const parts = Map.groupBy(document.definitions.filter(isObjectPart), ({ name }) => name.value);
  const definitions = document.definitions
    .filter(({ kind }) => kind !== Kind.OBJECT_TYPE_EXTENSION)
    .map((definition) => {
      if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return definition;
      const all = parts.get(definition.name.value) ?? [];
      return {
        ...definition,
        interfaces: all.flatMap(({ interfaces = [] }) => interfaces),
        directives: all.flatMap(({ directives = [] }) => directives),
        fields: all.flatMap(({ fields = [] }) => fields),
      };
    });
  const defined = new Set(definitions.flatMap((node) => (isObjectPart(node) ? [node.name.value] : [])));
  const unknown = [...parts.keys()].find((name) => !defined.has(name));
  if (unknown !== undefined) throw new Error(`${unknown} is extended, but it is not in the schema.`);
  return { kind: Kind.DOCUMENT, definitions };
}

function isObjectPart(node: DefinitionNode): node is ObjectTypeDefinitionNode | ObjectTypeExtensionNode {
  return node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION;
}

function attach(type: GraphQLNamedType, name: string, resolver: unknown): void {
  if (isInterfaceType(type) && name === '__resolveType') {
    Object.assign(type, { resolveType: resolver });
    return;
  }
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (field === undefined) throw new Error(`${type.name}.${name} has a resolver, but it is not in the schema.`);
  // A subscription has two functions: `subscribe` and `resolve`.
  Object.assign(field, typeof resolver === 'function' ? { resolve: resolver } : resolver);
}

function withValues(type: GraphQLEnumType, values: Members | undefined): GraphQLEnumType | undefined {
  if (values === undefined) return undefined;
  const config = type.toConfig();
  for (const [name, value] of Object.entries(values)) {
    const one = config.values[name];
    if (one === undefined) throw new Error(`${type.name}.${name} has a value, but it is not in the schema.`);
    one.value = value;
  }
  return new GraphQLEnumType(config);
}
