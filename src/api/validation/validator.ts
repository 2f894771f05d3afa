import {
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLScalarType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import { type Bounds, boundsOf, type Marked } from '../schema/directives.ts';
import { DEFAULT_MAX_ITEMS, NO_BOUNDS, scalarBounds } from './bounds.ts';
import { defaultsOf } from './defaults.ts';
import type { ErrorCollector, Place } from './error-collector.ts';
import { coercibleType, exactType } from './scalar-types.ts';
import { count } from './text.ts';

/**
 * What sent a value, which decides what is checked:
 *
 * - `rest`: types and bounds. JSON is taken exactly: no lone value becomes a list and no number an id. The result has the
 *   defaults of what the caller left out, and lacks what has a type error.
 * - `variable`: types alone, with GraphQL's coercions. It is checked before graphql-js and graphql-jit coerce it.
 * - `argument`: bounds alone. GraphQL has coerced the argument from its literal or its variables.
 */
export type Source = 'rest' | 'variable' | 'argument';

/** Adds what is wrong with a value to the errors and returns the value to go on with. */
export type Validator = (value: unknown, place: Place, errors: ErrorCollector) => unknown;

/** An argument or input field, or what has its type and bounds. */
type Definition = Marked & { readonly type: GraphQLInputType };

/** The validator of values that have nothing to check. */
export const ACCEPT: Validator = (value) => value;

/** Compiles the validator of an argument from its type and its `@constraint`. Input types are compiled once. */
export function validatorOf(definition: Definition, source: Source): Validator {
  return compile(definition.type, boundsOf(definition) ?? NO_BOUNDS, source);
}

/** The validator of a variable, whose argument and bounds are not known: the length of its own list is not limited. */
export function variableValidator(type: GraphQLInputType): Validator {
  return compile(type, { maxItems: Infinity }, 'variable');
}

function compile(type: GraphQLInputType, bounds: Bounds, source: Source): Validator {
  const validate = compileNullable(isNonNullType(type) ? type.ofType : type, bounds, source);
  const isNullTypeError = source !== 'argument' && isNonNullType(type);
  const isNullBoundError = source !== 'variable' && bounds.notNull === true;
  if (validate === ACCEPT && !isNullTypeError && !isNullBoundError) return ACCEPT;
  return (value, place, errors) => {
    if (value === undefined || errors.isFull) return value;
    if (value !== null) return validate(value, place, errors);
    if (isNullTypeError) return errors.addTypeError(place, 'must not be null');
    if (isNullBoundError) errors.addBoundError(place, 'must not be null');
    return null;
  };
}

function compileNullable(type: GraphQLInputType, bounds: Bounds, source: Source): Validator {
  if (isListType(type)) return compileList(type.ofType, bounds, source);
  if (isInputObjectType(type)) return objectValidator(type, source);
  if (isEnumType(type)) return source === 'argument' ? ACCEPT : compileEnum(type);
  return compileScalar(type as GraphQLScalarType, bounds, source);
}

function compileList(itemType: GraphQLInputType, bounds: Bounds, source: Source): Validator {
  const { minItems = 0, maxItems = DEFAULT_MAX_ITEMS, notNull: _, ...ofItems } = bounds;
  const least = source === 'variable' ? 0 : minItems;
  const validateItem = compile(itemType, ofItems, source);
  return (value, place, errors) => {
    if (!Array.isArray(value)) {
      if (source === 'rest') return errors.addTypeError(place, 'must be an array');
      // GraphQL takes a lone value for a list of one.
      return source === 'variable' ? validateItem(value, place, errors) : value;
    }
    if (value.length < least) errors.addBoundError(place, `must have at least ${count(least, 'item')}`);
    // A list over its bound is reported as such, instead of being walked.
    if (value.length > maxItems) return errors.addBoundError(place, `must have at most ${count(maxItems, 'item')}`);
    if (validateItem === ACCEPT) return value;
    const items: unknown[] = [];
    for (let key = 0; key < value.length && !errors.isFull; key++) {
      items.push(validateItem(value[key], { key, above: place }, errors));
    }
    return items;
  };
}

const objectValidators: Readonly<Record<Source, WeakMap<GraphQLInputObjectType, Validator>>> = {
  rest: new WeakMap(),
  variable: new WeakMap(),
  argument: new WeakMap(),
};

function objectValidator(type: GraphQLInputObjectType, source: Source): Validator {
  const known = objectValidators[source].get(type);
  if (known) return known;
  const validate = source === 'argument' ? compileCoercedObject(type) : compileObject(type, source);
  objectValidators[source].set(type, validate);
  return validate;
}

/** Only own members count, so that `__proto__` is an unknown name like any other. */
function compileObject(type: GraphQLInputObjectType, source: Source): Validator {
  const fields = Object.values(type.getFields());
  const members = fields.map((field) => ({ key: field.name, validate: validatorOf(field, source) }));
  const names = new Set(fields.map(({ name }) => name));
  const required = fields.filter(isRequiredInputField);
  const defaults = source === 'rest' ? defaultsOf(fields) : {};
  return (value, place, errors) => {
    if (!isObject(value)) return errors.addTypeError(place, 'must be an object');
    const taken: Record<string, unknown> = { ...defaults };
    for (const { key, validate } of members) {
      if (!Object.hasOwn(value, key)) continue;
      const member = validate(value[key], { key, above: place }, errors);
      if (member !== undefined) taken[key] = member;
    }
    for (const key in value) {
      if (errors.isFull) break;
      if (!names.has(key)) errors.addTypeError({ key, above: place }, 'is not a known field');
    }
    for (const { name } of required) {
      if (!Object.hasOwn(value, name)) errors.addTypeError({ key: name, above: place }, 'is required');
    }
    return taken;
  };
}

function compileCoercedObject(type: GraphQLInputObjectType): Validator {
  const members = Object.values(type.getFields())
    .map((field) => ({ key: field.name, validate: validatorOf(field, 'argument') }))
    .filter(({ validate }) => validate !== ACCEPT);
  if (members.length === 0) return ACCEPT;
  return (value, place, errors) => {
    if (!isObject(value)) return value;
    for (const { key, validate } of members) {
      if (Object.hasOwn(value, key)) validate(value[key], { key, above: place }, errors);
    }
    return value;
  };
}

function compileEnum(type: GraphQLEnumType): Validator {
  const names = new Set<unknown>(type.getValues().map(({ name }) => name));
  const message = `must be one of ${[...names].join(', ')}`;
  return (value, place, errors) => (names.has(value) ? value : errors.addTypeError(place, message));
}

function compileScalar(type: GraphQLScalarType, bounds: Bounds, source: Source): Validator {
  const checkBounds = source === 'variable' ? null : scalarBounds(type, bounds);
  if (source === 'argument') {
    if (!checkBounds) return ACCEPT;
    return (value, place, errors) => {
      checkBounds(value, place, errors);
      return value;
    };
  }
  const typeError = source === 'rest' ? exactType(type) : coercibleType(type);
  return (value, place, errors) => {
    const message = typeError(value);
    if (message !== undefined) return errors.addTypeError(place, message);
    checkBounds?.(value, place, errors);
    return value;
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
