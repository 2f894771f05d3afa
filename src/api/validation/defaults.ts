import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

type Input = Pick<GraphQLArgument, 'name' | 'type' | 'defaultValue'>;

/**
 * The default values of omitted fields, as a caller would write them. They are filled in here and not by the executor, because
 * graphql-jit treats a non-null variable with a default as missing, and the operation would run uncompiled.
 */
export function defaultsOf(inputs: readonly Input[]): Readonly<Record<string, unknown>> {
  const withDefault = inputs.filter(({ defaultValue }) => defaultValue !== undefined && defaultValue !== null);
  return Object.fromEntries(
    withDefault.map(({ name, type, defaultValue }) => [name, serializeDefault(type, defaultValue)]),
  );
}

/** Serializes a default, because the schema stores the internal values of enums. */
function serializeDefault(type: GraphQLInputType, value: unknown): unknown {
  if (isNonNullType(type)) return serializeDefault(type.ofType, value);
  if (value === null || value === undefined) return value;
  if (isListType(type)) return (value as unknown[]).map((item) => serializeDefault(type.ofType, item));
  if (isEnumType(type)) return type.serialize(value);
  if (!isInputObjectType(type)) return value;
  const fields = type.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, fieldValue]) => [
      name,
      serializeDefault((fields[name] as GraphQLInputField).type, fieldValue),
    ]),
  );
}
