import { MapperKind, mapSchema, pruneSchema } from '@graphql-tools/utils';
import {
  assertValidSchema,
  type GraphQLFieldConfig,
  GraphQLInterfaceType,
  GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLTypeResolver,
  isObjectType,
} from 'graphql';
import { isRestOnly, shownNameOf } from './directives.ts';
import { isReference } from './schema.ts';

type FieldConfig = GraphQLFieldConfig<unknown, unknown>;

/** What GraphQL serves of a host's slice: without what only REST shows, and under the names that GraphQL shows. */
export function graphOf(slice: GraphQLSchema): GraphQLSchema {
  const shown = mapSchema(slice, {
    [MapperKind.OBJECT_FIELD]: (config: FieldConfig, name, typeName) => {
      const field = { ...config, extensions: config.extensions ?? {} };
      if (isRestOnly(field)) return null;
      const shownName = shownNameOf(field);
      if (shownName === undefined) return undefined;
      assertFree(slice, typeName, shownName);
      return [shownName, { ...config, resolve: config.resolve ?? ((row) => (row as Record<string, unknown>)[name]) }];
    },
    [MapperKind.OBJECT_TYPE]: (type) => {
      const shownName = shownNameOf(type);
      return shownName === undefined ? undefined : new GraphQLObjectType({ ...type.toConfig(), name: shownName });
    },
    [MapperKind.INTERFACE_TYPE]: (type) => {
      const { resolveType, ...config } = type.toConfig();
      return resolveType
        ? new GraphQLInterfaceType({ ...config, resolveType: shownBy(slice, resolveType) })
        : undefined;
    },
  });
  const graph = pruneSchema(shown, { skipPruning: ({ name }) => isReference(name) });
  assertValidSchema(graph);
  return graph;
}

/** A field takes the name of another that GraphQL does not show, and of no other. */
function assertFree(slice: GraphQLSchema, typeName: string, name: string): void {
  const type = slice.getType(typeName);
  const other = isObjectType(type) ? type.getFields()[name] : undefined;
  if (other && !isRestOnly(other) && shownNameOf(other) === undefined) {
    throw new Error(`${typeName} shows two fields as ${name}.`);
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
