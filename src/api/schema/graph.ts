import { MapperKind, mapSchema, pruneSchema } from '@graphql-tools/utils';
import {
  assertValidSchema,
  type GraphQLFieldConfig,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLTypeResolver,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { isRestOnly, shownNameOf, shownTypeOf } from './directives.ts';
import { isReference } from './schema.ts';

type FieldConfig = GraphQLFieldConfig<unknown, unknown>;

/**
 * What GraphQL serves of a host's slice: without what only REST shows, and with the types and under the names that GraphQL
 * shows. Types are renamed after fields, which name them as the SDL does.
 */
export function graphOf(slice: GraphQLSchema): GraphQLSchema {
  assertOneFieldOfEachName(slice);
  const shown = mapSchema(slice, {
    [MapperKind.OBJECT_FIELD]: (config: FieldConfig, name, _, schema) => {
      const field = { ...config, extensions: config.extensions ?? {} };
      if (isRestOnly(field)) return null;
      const shownType = shownTypeOf(field);
      const type = shownType === undefined ? config.type : inPlaceOf(config.type, schema.getType(shownType));
      const resolve = config.resolve ?? ((row) => (row as Record<string, unknown>)[name]);
      const shownName = shownNameOf(field);
      return shownName === undefined ? { ...config, type } : [shownName, { ...config, type, resolve }];
    },
  });
  const graph = mapSchema(pruneSchema(shown, { skipPruning: ({ name }) => isReference(name) }), {
    [MapperKind.OBJECT_TYPE]: (type) => {
      const name = shownNameOf(type);
      return name === undefined ? undefined : new GraphQLObjectType({ ...type.toConfig(), name });
    },
    [MapperKind.INPUT_OBJECT_TYPE]: (type) => {
      const name = shownNameOf(type);
      return name === undefined ? undefined : new GraphQLInputObjectType({ ...type.toConfig(), name });
    },
    [MapperKind.INTERFACE_TYPE]: (type) => {
      const { resolveType, ...config } = type.toConfig();
      return resolveType
        ? new GraphQLInterfaceType({ ...config, resolveType: shownBy(slice, resolveType) })
        : undefined;
    },
  });
  assertValidSchema(graph);
  return graph;
}

/** The type with another named type inside: `[Record!]!` becomes `[Shown!]!`. */
function inPlaceOf(type: GraphQLOutputType, shown: GraphQLNamedType | undefined): GraphQLOutputType {
  if (isNonNullType(type)) return new GraphQLNonNull(inPlaceOf(type.ofType, shown));
  if (isListType(type)) return new GraphQLList(inPlaceOf(type.ofType, shown));
  if (!isObjectType(shown))
    throw new Error(`${type.toString()} is shown as another type, which the host does not know.`);
  return shown;
}

/** A field takes the name of another that GraphQL does not show, and of no other. */
function assertOneFieldOfEachName(slice: GraphQLSchema): void {
  for (const type of Object.values(slice.getTypeMap()).filter(isObjectType)) {
    const names = new Set<string>();
    for (const field of Object.values(type.getFields()).filter((field) => !isRestOnly(field))) {
      const name = shownNameOf(field) ?? field.name;
      if (names.has(name)) throw new Error(`${type.name} shows two fields as ${name}.`);
      names.add(name);
    }
  }
}

/** The type of a value under the name that GraphQL shows: resolvers name types as the SDL does. */
function shownBy(
  slice: GraphQLSchema,
  resolveType: GraphQLTypeResolver<unknown, unknown>,
): GraphQLTypeResolver<unknown, unknown> {
  return (value, context, info, abstractType) => {
    const name = resolveType(value, context, info, abstractType);
    if (typeof name !== 'string') throw new Error(`${abstractType.name}: resolveType must return a name at once.`);
    const type = slice.getType(name);
    return (type && shownNameOf(type)) ?? name;
  };
}
