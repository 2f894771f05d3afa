import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import { type FieldError, fieldError, MAX_FIELD_ERRORS, validationFailed } from '../errors.ts';
import { type Bounds, boundsOf, type Marked, restOf } from './directives.ts';
import { FORMATS, isId } from './formats.ts';
import { DEFAULT_JSON_BYTES, jsonErrors } from './json.ts';
import { count, isCleanText, lengthOf, UNCLEAN_TEXT } from './text.ts';

export const DEFAULT_MAX_ITEMS = 100;

type Path = { readonly key: string | number; readonly prev: Path | undefined };
type Check = (value: unknown, path: Path, errors: FieldError[]) => void;

type Bounded = GraphQLArgument | GraphQLInputField;

const NO_BOUNDS: Bounds = {};
const compiled = new WeakMap<Bounded, Check | null>();

/**
 * Adds every bound that `value` breaks to `errors`, with paths that begin with `path`. Values of a wrong type are passed
 * over, so that a caller who has reported the type already (REST does) gets one message and not two.
 */
export function checkValue(
  definition: Bounded,
  value: unknown,
  path: readonly (string | number)[],
  errors: FieldError[],
): void {
  const check = checkOf(definition);
  if (!check) return;
  const [first = definition.name, ...rest] = path;
  check(
    value,
    rest.reduce<Path>((prev, key) => ({ key, prev }), { key: first, prev: undefined }),
    errors,
  );
}

export type ArgumentsChecker = (args: Record<string, unknown>) => Record<string, unknown>;

/**
 * Checks a field's coerced arguments; null where nothing is to check. It returns the arguments to go on with.
 *
 * Arguments that stand in the operation's path name a thing, and a name that nothing can have is a thing that does not
 * exist: the service shall answer its own 404. So their bounds are not enforced, and a malformed id becomes `0`, which
 * no row has. NUL and unpaired surrogates are refused even there, because the database can't be asked about them. An
 * operation without a path treats its required ids alike.
 */
export function argumentsChecker(field: GraphQLField<unknown, unknown>): ArgumentsChecker | null {
  const path = restOf(field)?.pathArguments;
  const pathIds: string[] = [];
  const checks: [name: string, path: Path, check: Check][] = [];
  for (const argument of field.args) {
    const names = path ? path.includes(argument.name) : isNonNullType(argument.type) && isIdType(argument.type);
    if (names && isIdType(argument.type)) pathIds.push(argument.name);
    else {
      const check = names ? checkText : checkOf(argument);
      if (check) checks.push([argument.name, { key: argument.name, prev: undefined }, check]);
    }
  }
  if (pathIds.length === 0 && checks.length === 0) return null;
  return (args) => {
    const errors: FieldError[] = [];
    for (const [name, at, check] of checks) if (name in args) check(args[name], at, errors);
    if (errors.length > 0) throw validationFailed(errors);
    for (const name of pathIds) {
      if (!isId(args[name] as string)) return withoutMalformedIds(args, pathIds);
    }
    return args;
  };
}

function withoutMalformedIds(args: Record<string, unknown>, pathIds: readonly string[]): Record<string, unknown> {
  const replaced = { ...args };
  for (const name of pathIds) if (!isId(args[name] as string)) replaced[name] = '0';
  return replaced;
}

function isIdType(type: GraphQLInputType): boolean {
  const inner = isNonNullType(type) ? type.ofType : type;
  return isScalarType(inner) && inner.name === 'ID';
}

function checkOf(definition: Bounded): Check | null {
  const known = compiled.get(definition);
  if (known !== undefined) return known;
  const check = compile(definition.type, boundsOf(definition) ?? NO_BOUNDS);
  compiled.set(definition, check);
  return check;
}

function compile(type: GraphQLInputType, bounds: Bounds): Check | null {
  const check = compileValue(isNonNullType(type) ? type.ofType : type, bounds);
  if (!check && !bounds.notNull) return null;
  return (value, path, errors) => {
    if (value === undefined || errors.length >= MAX_FIELD_ERRORS) return;
    if (value !== null) check?.(value, path, errors);
    else if (bounds.notNull) report(errors, path, 'must not be null');
  };
}

function compileValue(type: GraphQLInputType, bounds: Bounds): Check | null {
  if (isListType(type)) return compileList(type.ofType, bounds);
  if (isInputObjectType(type)) return compileInput(Object.values(type.getFields()));
  if (!isScalarType(type)) return null;
  switch (type.name) {
    case 'String':
      return compileText(bounds);
    case 'ID':
      return compileText({ ...bounds, format: 'ID' });
    case 'Int':
    case 'Float':
      return compileNumber(bounds);
    case 'JSONObject':
      return (value, path, errors) => {
        errors.push(...jsonErrors(value, bounds.maxBytes ?? DEFAULT_JSON_BYTES, () => toArray(path)));
      };
    default:
      return null;
  }
}

/** What is wrong with the length of a list, for readers that report it before they look at any item. */
export function tooManyItems(
  definition: Marked & { readonly type: GraphQLInputType },
  value: unknown,
): string | undefined {
  if (!Array.isArray(value)) return undefined;
  const type = isNonNullType(definition.type) ? definition.type.ofType : definition.type;
  const { maxItems = DEFAULT_MAX_ITEMS } = boundsOf(definition) ?? NO_BOUNDS;
  return isListType(type) && value.length > maxItems ? atMostItems(maxItems) : undefined;
}

const atMostItems = (maxItems: number) => `must have at most ${count(maxItems, 'item')}`;

function compileList(itemType: GraphQLInputType, bounds: Bounds): Check {
  const { minItems = 0, maxItems = DEFAULT_MAX_ITEMS, notNull: _, ...ofItems } = bounds;
  const checkItem = compile(itemType, ofItems);
  return (value, path, errors) => {
    if (!Array.isArray(value)) return;
    if (value.length < minItems) report(errors, path, `must have at least ${count(minItems, 'item')}`);
    if (value.length > maxItems) report(errors, path, atMostItems(maxItems));
    else if (checkItem) for (const [key, item] of value.entries()) checkItem(item, { key, prev: path }, errors);
  };
}

function compileInput(fields: readonly GraphQLInputField[]): Check | null {
  const checks: [name: string, check: Check][] = [];
  for (const field of fields) {
    const check = checkOf(field);
    if (check) checks.push([field.name, check]);
  }
  if (checks.length === 0) return null;
  return (value, path, errors) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const input = value as Record<string, unknown>;
    for (const [name, check] of checks) {
      if (Object.hasOwn(input, name)) check(input[name], { key: name, prev: path }, errors);
    }
  };
}

function compileText({ minLength = 0, maxLength = Infinity, pattern, asks, format }: Bounds): Check {
  const matches = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  const rule = format === undefined ? undefined : FORMATS[format];
  return (value, path, errors) => {
    if (typeof value !== 'string') return;
    const length = lengthOf(value);
    // Broken text gets one message, and text as long as an attack is not handed to a pattern.
    if (!isCleanText(value)) report(errors, path, UNCLEAN_TEXT);
    else if (length > maxLength) report(errors, path, `must have at most ${count(maxLength, 'character')}`);
    else if (length < minLength) report(errors, path, `must have at least ${count(minLength, 'character')}`);
    else if (minLength === 1 && value.trim() === '') report(errors, path, 'must not be blank');
    else {
      if (rule && !rule.holds(value)) report(errors, path, rule.message);
      if (matches && !matches.test(value)) report(errors, path, asks ?? `must match ${pattern}`);
    }
  };
}

const checkText = compileText(NO_BOUNDS);

function compileNumber({ min = -Infinity, max = Infinity }: Bounds): Check | null {
  if (min === -Infinity && max === Infinity) return null;
  return (value, path, errors) => {
    if (typeof value !== 'number') return;
    if (value < min) report(errors, path, `must be at least ${min}`);
    if (value > max) report(errors, path, `must be at most ${max}`);
  };
}

function report(errors: FieldError[], path: Path, message: string): void {
  errors.push(fieldError(toArray(path), message));
}

function toArray(path: Path): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let at: Path | undefined = path; at; at = at.prev) keys.unshift(at.key);
  return keys;
}
