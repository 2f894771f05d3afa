import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { boundsOf } from '../../src/api/directives/directives.ts';
import { toSnake } from '../../src/api/rest/names.ts';
import type { Route } from '../../src/api/rest/routes.ts';
import { withValue } from './input-positions.ts';

/** A value that the schema does not allow at a path of a body. */
export interface InvalidInput {
  /** As REST spells it; a list is entered at its first item. */
  readonly path: readonly string[];
  readonly what: string;
  /** The example body with the invalid value; undefined removes the field. */
  readonly value: unknown;
}

type Field = GraphQLArgument | GraphQLInputField;

const DEFAULT_MAX_ITEMS = 100;
const DEFAULT_MAX_JSON_BYTES = 65_536;

/** Every bound and type that the schema declares for the body of a route, each broken once. */
export function* invalidInputs({ inputArg }: Route, example: unknown): Generator<InvalidInput> {
  if (inputArg === null) return;
  yield* invalidObject(inputArg.type, [], example);
}

function* invalidObject(type: GraphQLInputType, path: readonly string[], example: unknown): Generator<InvalidInput> {
  const bare = getNullableType(type);
  if (!isInputObjectType(bare)) return;
  yield { path: [...path, 'no_such_field'], what: 'an unknown field', value: 1 };
  for (const field of Object.values(bare.getFields())) {
    const at = [...path, toSnake(field.name)];
    if (isRequiredInputField(field)) yield { path: at, what: 'a missing field', value: undefined };
    yield* invalidField(field, at, (example as Record<string, unknown> | undefined)?.[toSnake(field.name)]);
  }
}

function* invalidField(field: Field, path: readonly string[], example: unknown): Generator<InvalidInput> {
  const { notNull, minItems = 0, maxItems = DEFAULT_MAX_ITEMS } = boundsOf(field) ?? {};
  const type = getNullableType(field.type);
  if (isNonNullType(field.type) || notNull === true) yield { path, what: 'null', value: null };
  if (isListType(type)) {
    const item = Array.isArray(example) ? example[0] : undefined;
    yield { path, what: 'an object instead of a list', value: { a: 1 } };
    if (item !== undefined) yield { path, what: 'too many items', value: Array(maxItems + 1).fill(item) };
    if (minItems > 0) yield { path, what: 'too few items', value: Array(minItems - 1).fill(item) };
    yield* invalidValue(field, type.ofType, [...path, '0'], item);
  } else {
    yield* invalidValue(field, type, path, example);
  }
}

/** `field` declares the bounds of the value, also where it is a list of such values. */
function* invalidValue(
  field: Field,
  type: GraphQLInputType,
  path: readonly string[],
  example: unknown,
): Generator<InvalidInput> {
  const bare = getNullableType(type);
  if (isInputObjectType(bare)) {
    yield { path, what: 'a number instead of an object', value: 7 };
    yield* invalidObject(bare, path, example);
    return;
  }
  if (isEnumType(bare)) {
    yield { path, what: 'an unknown value of the enum', value: 'no_such_value' };
    return;
  }
  const { name } = bare as { readonly name: string };
  for (const [what, value] of invalidScalars(name, boundsOf(field) ?? {})) yield { path, what, value };
}

function* invalidScalars(
  scalar: string,
  { minLength = 0, maxLength, min, max, maxBytes = DEFAULT_MAX_JSON_BYTES }: NonNullable<ReturnType<typeof boundsOf>>,
): Generator<[string, unknown]> {
  switch (scalar) {
    case 'String':
      yield ['an object instead of a string', { a: 1 }];
      if (maxLength !== undefined) yield ['a string that is too long', 'a'.repeat(maxLength + 1)];
      if (minLength > 0) yield ['a string that is too short', 'a'.repeat(minLength - 1)];
      break;
    case 'Int':
    case 'Float':
      yield ['a string instead of a number', 'seven'];
      if (scalar === 'Int') yield ['a fraction instead of an integer', 1.5];
      if (max !== undefined) yield ['a number over the maximum', max + 1];
      if (min !== undefined) yield ['a number under the minimum', min - 1];
      break;
    case 'Boolean':
      yield ['a string instead of a boolean', 'yes'];
      break;
    case 'ID':
      yield ['an id with a letter', '12a'];
      yield ['an object instead of an id', { a: 1 }];
      break;
    case 'DateTime':
      yield ['a time without a date', '10:00'];
      yield ['a number instead of a time', 1_767_225_600];
      break;
    case 'JSONObject':
      yield ['a string instead of an object', 'text'];
      yield ['JSON that is too large', { a: 'x'.repeat(maxBytes) }];
      break;
    case 'PermissionExpression':
      yield ['an expression without an operand', 'orders:read and'];
      break;
    default:
      throw new Error(`Add invalid values of the scalar ${scalar} here.`);
  }
}

/** The body with the invalid value in its place. */
export function withInvalid(body: unknown, { path, value }: InvalidInput): unknown {
  return withValue(body, path, value);
}

/** Query strings that break a type or bound of the route's query parameters, by parameter. */
export function* invalidQueries({ queryArgs }: Route): Generator<[parameter: string, what: string, text: string]> {
  for (const argument of queryArgs) {
    const type = getNullableType(argument.type);
    const parameter = toSnake(argument.name);
    if (isRequiredArgument(argument)) yield [parameter, 'a missing parameter', ''];
    if (isEnumType(type)) {
      yield [parameter, 'an unknown value of the enum', `?${parameter}=no_such_value`];
      continue;
    }
    if (isListType(type) || isInputObjectType(type)) continue;
    for (const [what, value] of invalidScalars((type as { readonly name: string }).name, boundsOf(argument) ?? {})) {
      // In a query string every value is text.
      if (typeof value === 'object') continue;
      yield [parameter, what, `?${parameter}=${encodeURIComponent(String(value))}`];
    }
  }
}
