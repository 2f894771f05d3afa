import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { GraphQLJSONObject } from 'graphql-scalars';
import { isStorableTime } from '../../platform/graph/time-bounds.ts';

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

function readDateTime(value: unknown): string {
  if (typeof value === 'string' && ISO.test(value)) {
    const time = new Date(value);
    // `Date` reads `2026-02-30` as a day in March, so a date that does not exist is rejected here.
    const day = new Date(`${value.slice(0, 10)}T00:00:00Z`);
    if (!Number.isNaN(time.getTime()) && day.toISOString().slice(0, 10) === value.slice(0, 10)) {
      // An offset can move a time of the year 1 or 9999 out of the allowed years.
      if (!isStorableTime(time.getTime())) throw new GraphQLError('must be in the years 0001 to 9999 in UTC');
      return time.toISOString();
    }
  }
  throw new GraphQLError('must be an ISO 8601 date-time such as 2026-01-31T09:30:00.000Z');
}

/** Rows contain ISO 8601 text, which is returned unchanged. Inputs are converted to ISO 8601 text in UTC. */
const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize(value) {
    if (typeof value === 'string') return value;
    if (value instanceof Date) return value.toISOString();
    throw new GraphQLError('A DateTime must be ISO 8601 text or a Date.');
  },
  parseValue: readDateTime,
  parseLiteral: (node) => readDateTime(node.kind === Kind.STRING ? node.value : undefined),
});

/** Counts of rows and tokens, which JavaScript represents exactly up to 2^53 - 1. */
const Count = new GraphQLScalarType<never, number>({
  name: 'BigInt',
  serialize(value) {
    const count = Number(value);
    if (!Number.isSafeInteger(count)) throw new GraphQLError('A BigInt must be a whole number below 2^53.');
    return count;
  },
});

/** A field of this type resolves to null. */
const Void = new GraphQLScalarType<null, null>({
  name: 'Void',
  serialize() {
    throw new GraphQLError('A Void field must resolve to null.');
  },
  parseValue: () => null,
  parseLiteral: () => null,
});

/** Checks only the type. The expression is parsed with the other fields, so that all validation errors are returned together. */
function readPermissionExpression(value: unknown): string | readonly string[] {
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (typeof value === 'string' || isList) return value;
  throw new GraphQLError('must be a string or an array of strings');
}

const PermissionExpression = new GraphQLScalarType<string | readonly string[], never>({
  name: 'PermissionExpression',
  serialize() {
    throw new GraphQLError('A PermissionExpression can only be an input.');
  },
  parseValue: readPermissionExpression,
  parseLiteral: (node) => readPermissionExpression(node.kind === Kind.LIST ? node.values.map(textOf) : textOf(node)),
});

const textOf = (node: ValueNode) => (node.kind === Kind.STRING ? node.value : undefined);

/** Only REST sends files, and not as JSON. */
const File = new GraphQLScalarType<never, never>({
  name: 'File',
  serialize() {
    throw new GraphQLError('A File is not JSON.');
  },
});

/** Only the functions of a scalar. Its description stays that of the SDL. */
function behaviourOf<Value, Shown>({ serialize, parseValue, parseLiteral }: GraphQLScalarType<Value, Shown>) {
  return { serialize, parseValue, parseLiteral };
}

/** The depth, size and text of a JSONObject are checked with the bounds, so that all errors are returned together. */
export const scalarResolvers = {
  BigInt: behaviourOf(Count),
  DateTime: behaviourOf(DateTime),
  File: behaviourOf(File),
  JSONObject: behaviourOf(GraphQLJSONObject),
  PermissionExpression: behaviourOf(PermissionExpression),
  Void: behaviourOf(Void),
};
