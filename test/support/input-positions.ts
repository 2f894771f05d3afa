import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  getNullableType,
  isInputObjectType,
  isListType,
  isScalarType,
} from 'graphql';
import type { Route } from '../../src/api/rest/routes.ts';

/** A position in the body of a route that accepts a scalar. */
export interface InputPosition {
  /** The path with the names of REST. A list is entered at its first item. */
  readonly path: readonly string[];
  readonly scalar: string;
  /** The field, or the field of the list, with its bounds. */
  readonly field: GraphQLInputField | GraphQLArgument;
}

/** All positions of scalars in the body of a route, at any depth. */
export function inputPositionsOf({ inputArg }: Route): InputPosition[] {
  return inputArg === null ? [] : positionsWithin(inputArg, inputArg.type, []);
}

function positionsWithin(
  field: InputPosition['field'],
  type: GraphQLInputType,
  path: readonly string[],
): InputPosition[] {
  const bare = getNullableType(type);
  if (isListType(bare)) return positionsWithin(field, bare.ofType, [...path, '0']);
  if (isInputObjectType(bare)) {
    return Object.values(bare.getFields()).flatMap((member) =>
      positionsWithin(member, member.type, [...path, snake(member.name)]),
    );
  }
  return isScalarType(bare) ? [{ path, scalar: bare.name, field }] : [];
}

/** The body with the value at the path. Creates missing objects and lists on the path. */
export function withValue(body: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (key === '0') return [withValue(Array.isArray(body) ? body[0] : undefined, rest, value)];
  const members = (body ?? {}) as Record<string, unknown>;
  return { ...members, [key]: withValue(members[key], rest, value) };
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
