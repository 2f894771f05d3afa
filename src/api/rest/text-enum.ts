import { type GraphQLEnumType, GraphQLError, GraphQLScalarType } from 'graphql';

/** Whether REST writes the values of an enum as text that is not a valid GraphQL name, such as `users:read`. */
export function hasTextValues(type: GraphQLEnumType): boolean {
  return type.getValues().some(({ name, value }) => name !== value);
}

/** Converts the enum to a scalar of the REST schema, because the values of a GraphQL enum must be names. */
export function textEnum(type: GraphQLEnumType): GraphQLScalarType {
  const texts = new Set<unknown>(type.getValues().map(({ value }) => value));
  const message = `must be one of ${[...texts].join(', ')}`;
  const read = (value: unknown) => {
    if (texts.has(value)) return value;
    throw new GraphQLError(message);
  };
  return new GraphQLScalarType({ name: type.name, description: type.description, serialize: read, parseValue: read });
}
