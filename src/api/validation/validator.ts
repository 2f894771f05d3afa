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
import { fieldRule } from '../../platform/validation/field-rules.ts';
import { type Annotated, type Bounds, boundsOf } from '../directives/directives.ts';
import { DEFAULT_MAX_ITEMS, NO_BOUNDS, scalarBounds } from './bounds.ts';
import { defaultsOf } from './defaults.ts';
import type { ErrorCollector, ValueLocation } from './error-collector.ts';
import { coercibleType, exactType } from './scalar-types.ts';

/**
 * The source of a value, which determines the checks:
 *
 * - `rest`: types and bounds, without coercion: a single value is not accepted as a list, and a number not as an id. The result
 *   contains the defaults of omitted fields, and lacks fields with type errors.
 * - `variable`: only types, with GraphQL's coercions. It is checked before graphql-js and graphql-jit coerce it.
 * - `argument`: only bounds. GraphQL has coerced the argument from its literal or its variables.
 */
export type Source = 'rest' | 'variable' | 'argument';

/** Adds the validation errors of a value to `errors` and returns the value to use. */
export type Validator = (value: unknown, location: ValueLocation, errors: ErrorCollector) => unknown;

/** An argument or input field, or an object with its type and bounds. */
type Definition = Annotated & { readonly type: GraphQLInputType };

/** The validator of values that need no check. */
export const ACCEPT_ANY: Validator = (value) => value;

/** Compiles the validator of an argument from its type and its `@constraint`. Input types are compiled once. */
export function validatorOf(definition: Definition, source: Source): Validator {
  return compile(definition.type, boundsOf(definition) ?? NO_BOUNDS, source);
}

/** The validator of a variable. The bounds of its argument are unknown, so the length of a list variable is not limited. */
export function variableValidator(type: GraphQLInputType): Validator {
  return compile(type, { maxItems: Infinity }, 'variable');
}

function compile(type: GraphQLInputType, bounds: Bounds, source: Source): Validator {
  const validate = compileNullable(isNonNullType(type) ? type.ofType : type, bounds, source);
  const isNullTypeError = source !== 'argument' && isNonNullType(type);
  const isNullBoundError = source !== 'variable' && bounds.notNull === true;
  if (validate === ACCEPT_ANY && !isNullTypeError && !isNullBoundError) return ACCEPT_ANY;
  return (value, location, errors) => {
    if (value === undefined || errors.isFull) return value;
    if (value !== null) return validate(value, location, errors);
    if (isNullTypeError) return errors.addTypeError(location, fieldRule('REQUIRED_NOT_NULL'));
    if (isNullBoundError) errors.addBoundError(location, fieldRule('REQUIRED_NOT_NULL'));
    return null;
  };
}

function compileNullable(type: GraphQLInputType, bounds: Bounds, source: Source): Validator {
  if (isListType(type)) return compileList(type.ofType, bounds, source);
  if (isInputObjectType(type)) return objectValidator(type, source);
  if (isEnumType(type)) return source === 'argument' ? ACCEPT_ANY : compileEnum(type);
  return compileScalar(type as GraphQLScalarType, bounds, source);
}

function compileList(itemType: GraphQLInputType, bounds: Bounds, source: Source): Validator {
  const { minItems = 0, maxItems = DEFAULT_MAX_ITEMS, notNull: _, ...ofItems } = bounds;
  const minimum = source === 'variable' ? 0 : minItems;
  const validateItem = compile(itemType, ofItems, source);
  return (value, location, errors) => {
    if (!Array.isArray(value)) {
      if (source === 'rest') return errors.addTypeError(location, 'must be an array');
      // GraphQL coerces a single value to a list.
      return source === 'variable' ? validateItem(value, location, errors) : value;
    }
    if (value.length < minimum) errors.addBoundError(location, fieldRule('TOO_FEW_ITEMS', { min: minimum }));
    // The items of a list that is too long are not validated.
    if (value.length > maxItems) return errors.addBoundError(location, fieldRule('TOO_MANY_ITEMS', { max: maxItems }));
    if (validateItem === ACCEPT_ANY) return value;
    const items: unknown[] = [];
    for (let key = 0; key < value.length && !errors.isFull; key++) {
      items.push(validateItem(value[key], { key, parent: location }, errors));
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

/** Checks a value that is an object. */
type Check = (value: Record<string, unknown>, location: ValueLocation, errors: ErrorCollector) => unknown;

/** Reads own properties only, so that `__proto__` is an unknown field. */
function compileObject(type: GraphQLInputObjectType, source: Source): Validator {
  const fields = Object.values(type.getFields());
  const inputs = fields.map((field) => ({ key: field.name, validate: validatorOf(field, source) }));
  const names = new Set(fields.map(({ name }) => name));
  const required = fields.filter(isRequiredInputField);
  const defaults = source === 'rest' ? defaultsOf(fields) : {};
  const validate: Check = (value, location, errors) => {
    const results: Record<string, unknown> = { ...defaults };
    for (const { key, validate } of inputs) {
      if (!Object.hasOwn(value, key)) continue;
      const result = validate(value[key], { key, parent: location }, errors);
      if (result !== undefined) results[key] = result;
    }
    for (const key in value) {
      if (errors.isFull) break;
      if (!names.has(key)) errors.addUnknownField(key, location);
    }
    for (const { name } of required) {
      if (!Object.hasOwn(value, name)) errors.addTypeError({ key: name, parent: location }, fieldRule('REQUIRED'));
    }
    return results;
  };
  return (value, location, errors) => {
    if (!isObject(value)) return errors.addTypeError(location, 'must be an object');
    return errors.inInput(type, location, () => validate(value, location, errors));
  };
}

function compileCoercedObject(type: GraphQLInputObjectType): Validator {
  const inputs = Object.values(type.getFields())
    .map((field) => ({ key: field.name, validate: validatorOf(field, 'argument') }))
    .filter(({ validate }) => validate !== ACCEPT_ANY);
  if (inputs.length === 0) return ACCEPT_ANY;
  return (value, location, errors) => {
    if (!isObject(value)) return value;
    for (const { key, validate } of inputs) {
      if (Object.hasOwn(value, key)) validate(value[key], { key, parent: location }, errors);
    }
    return value;
  };
}

function compileEnum(type: GraphQLEnumType): Validator {
  const names = new Set<unknown>(type.getValues().map(({ name }) => name));
  const message = `must be one of ${[...names].join(', ')}`;
  return (value, location, errors) => (names.has(value) ? value : errors.addTypeError(location, message));
}

function compileScalar(type: GraphQLScalarType, bounds: Bounds, source: Source): Validator {
  const checkBounds = source === 'variable' ? null : scalarBounds(type, bounds);
  if (source === 'argument') {
    if (!checkBounds) return ACCEPT_ANY;
    return (value, location, errors) => {
      checkBounds(value, location, errors);
      return value;
    };
  }
  const typeError = source === 'rest' ? exactType(type) : coercibleType(type);
  return (value, location, errors) => {
    const message = typeError(value);
    if (message !== undefined) return errors.addTypeError(location, message);
    checkBounds?.(value, location, errors);
    return value;
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
