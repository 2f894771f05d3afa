import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

type Member = Pick<GraphQLArgument, 'name' | 'type' | 'defaultValue'>;

/**
 * What callers leave out, as they would have written it. It is filled in here and not left to the executor: graphql-jit
 * takes what is not null and has a default for missing, and the operation would run uncompiled.
 */
export function defaultsOf(members: readonly Member[]): Readonly<Record<string, unknown>> {
  const given = members.filter(({ defaultValue }) => defaultValue !== undefined && defaultValue !== null);
  return Object.fromEntries(given.map(({ name, type, defaultValue }) => [name, written(type, defaultValue)]));
}

/** A default in the schema holds enum values as the program knows them. */
function written(type: GraphQLInputType, value: unknown): unknown {
  if (isNonNullType(type)) return written(type.ofType, value);
  if (value === null || value === undefined) return value;
  if (isListType(type)) return (value as unknown[]).map((item) => written(type.ofType, item));
  if (isEnumType(type)) return type.serialize(value);
  if (!isInputObjectType(type)) return value;
  const fields = type.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, written((fields[name] as GraphQLInputField).type, member)]),
  );
}
