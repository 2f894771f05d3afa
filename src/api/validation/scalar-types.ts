import type { GraphQLScalarType } from 'graphql';

/** Returns the error message for the type of a value, or undefined. */
type TypeCheck = (value: unknown) => string | undefined;

export const OUTSIDE_INT32 = 'must be an integer between -2147483648 and 2147483647';

/** Messages that replace those of a scalar's own parser. */
const MESSAGES: Readonly<Record<string, string>> = {
  JSONObject: 'must be an object',
  PermissionExpression: 'must be a string or an array of strings',
};

/** The same for the built-in scalars, whose parsers repeat the value. */
const GRAPHQL_MESSAGES: Readonly<Record<string, string>> = {
  ...MESSAGES,
  String: 'must be a string',
  ID: 'must be an id',
  Int: 'must be an integer',
  Float: 'must be a number',
  Boolean: 'must be true or false',
};

const isText: TypeCheck = (value) => (typeof value === 'string' ? undefined : 'must be a string');

const EXACT: Readonly<Record<string, TypeCheck>> = {
  String: isText,
  ID: isText,
  Int: (value) => {
    if (!Number.isInteger(value)) return 'must be an integer';
    return (value as number) === ((value as number) | 0) ? undefined : OUTSIDE_INT32;
  },
  Float: (value) => (Number.isFinite(value) ? undefined : 'must be a number'),
  Boolean: (value) => (typeof value === 'boolean' ? undefined : 'must be true or false'),
};

/** Accepts JSON values without coercion: a number is not accepted as an id, unlike in GraphQL. */
export function exactType(type: GraphQLScalarType): TypeCheck {
  return EXACT[type.name] ?? parsed(type, MESSAGES[type.name]);
}

/** Accepts every value that GraphQL can coerce. */
export function coercibleType(type: GraphQLScalarType): TypeCheck {
  return parsed(type, GRAPHQL_MESSAGES[type.name]);
}

function parsed(type: GraphQLScalarType, message: string | undefined): TypeCheck {
  return (value) => {
    try {
      return type.parseValue(value) === undefined ? (message ?? 'is not valid') : undefined;
    } catch (error) {
      return message ?? (error as Error).message;
    }
  };
}
