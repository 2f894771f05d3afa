import { type GraphQLEnumType, GraphQLError, GraphQLScalarType } from 'graphql';

/** Whether REST writes an enum as texts that GraphQL has no names for, such as `users:read`. */
export function hasTextValues(type: GraphQLEnumType): boolean {
  return type.getValues().some(({ name, value }) => name !== value);
}

/** The enum as a type of the REST schema: a scalar, because the values of a GraphQL enum must be names. */
export function textEnum(type: GraphQLEnumType): GraphQLScalarType {
  const texts = new Set<unknown>(type.getValues().map(({ value }) => value));
  const message = `must be one of ${[...texts].join(', ')}`;
  const read = (value: unknown) => {
    if (texts.has(value)) return value;
    throw new GraphQLError(message);
  };
  return new GraphQLScalarType({ name: type.name, description: type.description, serialize: read, parseValue: read });
}
