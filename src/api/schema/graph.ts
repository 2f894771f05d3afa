import { MapperKind, mapSchema, pruneSchema } from '@graphql-tools/utils';
import {
  assertValidSchema,
  type GraphQLEnumType,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
  GraphQLInterfaceType,
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLTypeResolver,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { isRestOnly, shownNameOf, shownTypeOf } from '../directives/directives.ts';
import { isReference } from './schema.ts';

type FieldConfig = GraphQLFieldConfig<unknown, unknown>;

/**
 * Derives a host's GraphQL schema from its slice: removes REST-only fields and applies `@as`. Types are renamed after fields,
 * because fields refer to types by their SDL names.
 */
export function graphOf(slice: GraphQLSchema): GraphQLSchema {
  assertOneFieldOfEachName(slice);
  const shown = mapSchema(slice, {
    [MapperKind.OBJECT_FIELD]: (config: FieldConfig, name, _, schema) => {
      const field = { ...config, extensions: config.extensions ?? {} };
      if (isRestOnly(field)) return null;
      const shownType = shownTypeOf(field);
      const type = shownType === undefined ? config.type : replaceNamedType(config.type, schema.getType(shownType));
      const read = config.resolve ?? ((row) => (row as Record<string, unknown>)[name]);
      const shownEnum = shownType === undefined ? undefined : schema.getType(shownType);
      const resolve = isEnumType(shownEnum) ? asEnumValue(shownEnum, read) : read;
      const shownName = shownNameOf(field);
      if (shownName !== undefined) return [shownName, { ...config, type, resolve }];
      return isEnumType(shownEnum) ? { ...config, type, resolve } : { ...config, type };
    },
  });
  const graph = mapSchema(pruneSchema(shown, { skipPruning: ({ name }) => isReference(name) }), {
    [MapperKind.OBJECT_TYPE]: (type) => {
      const name = shownNameOf(type);
      return name === undefined ? undefined : new GraphQLObjectType({ ...type.toConfig(), name });
    },
    [MapperKind.INTERFACE_TYPE]: (type) => {
      const { resolveType, ...config } = type.toConfig();
      return resolveType
        ? new GraphQLInterfaceType({ ...config, resolveType: resolveShownType(slice, resolveType) })
        : undefined;
    },
  });
  assertValidSchema(graph);
  return graph;
}

/** Resolves a field of text to the values of an enum. REST writes their names in lower case, or those of codes unchanged. */
function asEnumValue(type: GraphQLEnumType, read: GraphQLFieldResolver<unknown, unknown>): typeof read {
  const toValue = (text: unknown): unknown => {
    if (text === null || text === undefined) return null;
    const value = type.getValue(String(text).toUpperCase());
    if (!value) throw new Error(`${type.name} has no value ${text}.`);
    return value.value;
  };
  return (...parameters) => {
    const text = read(...parameters);
    return text instanceof Promise ? text.then(toValue) : toValue(text);
  };
}

/** Replaces the named type inside lists and non-null types: `[Record!]!` becomes `[Shown!]!`. */
function replaceNamedType(type: GraphQLOutputType, shown: GraphQLNamedType | undefined): GraphQLOutputType {
  if (isNonNullType(type)) return new GraphQLNonNull(replaceNamedType(type.ofType, shown));
  if (isListType(type)) return new GraphQLList(replaceNamedType(type.ofType, shown));
  if (!isObjectType(shown) && !isEnumType(shown))
    throw new Error(`${type.toString()} is shown as a type that the host does not have.`);
  return shown;
}

/** A field may take the name of a REST-only field, but not of another field that GraphQL shows. */
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

/** Converts the result of `resolveType`, which is an SDL name, to the GraphQL name of the type. */
function resolveShownType(
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
