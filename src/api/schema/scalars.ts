import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { GraphQLJSONObject } from 'graphql-scalars';
import { isStorableTime } from '../../platform/graph/time-bounds.ts';

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

function readDateTime(value: unknown): string {
  if (typeof value === 'string' && ISO.test(value)) {
    const time = new Date(value);
    // `2026-02-30` rolls over into March in `Date`; a date that does not exist is refused instead.
    const day = new Date(`${value.slice(0, 10)}T00:00:00Z`);
    if (!Number.isNaN(time.getTime()) && day.toISOString().slice(0, 10) === value.slice(0, 10)) {
      // An offset can shift a time of the year 1 or 9999 out of both.
      if (!isStorableTime(time.getTime())) throw new GraphQLError('must be in the years 0001 to 9999 in UTC');
      return time.toISOString();
    }
  }
  throw new GraphQLError('must be an ISO 8601 date-time such as 2026-01-31T09:30:00.000Z');
}

/** Rows hold the ISO 8601 text already, so it passes through. Reads and commands take text as well. */
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

/** A field of this type resolves to null. */
const Void = new GraphQLScalarType<null, null>({
  name: 'Void',
  serialize() {
    throw new GraphQLError('A Void field must resolve to null.');
  },
  parseValue: () => null,
  parseLiteral: () => null,
});

/** Only its shape is checked here; what it says is read with the other members, so that all faults are told together. */
function readPermissionExpression(value: unknown): string | readonly string[] {
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (typeof value === 'string' || isList) return value;
  throw new GraphQLError('must be a string or an array of strings');
}

const PermissionExpression = new GraphQLScalarType<string | readonly string[], never>({
  name: 'PermissionExpression',
  serialize() {
    throw new GraphQLError('A PermissionExpression is never answered.');
  },
  parseValue: readPermissionExpression,
  parseLiteral: (node) => readPermissionExpression(node.kind === Kind.LIST ? node.values.map(textOf) : textOf(node)),
});

const textOf = (node: ValueNode) => (node.kind === Kind.STRING ? node.value : undefined);

/** The functions alone: descriptions stay those of the SDL. */
function behaviourOf<Value, Shown>({ serialize, parseValue, parseLiteral }: GraphQLScalarType<Value, Shown>) {
  return { serialize, parseValue, parseLiteral };
}

/** JSON depth, size and text are checked with the bounds, so that they are listed together with other broken bounds. */
export const scalarResolvers = {
  DateTime: behaviourOf(DateTime),
  JSONObject: behaviourOf(GraphQLJSONObject),
  PermissionExpression: behaviourOf(PermissionExpression),
  Void: behaviourOf(Void),
};
