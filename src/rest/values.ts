import {
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLScalarType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import { fieldError, MAX_FIELD_ERRORS } from '../errors.ts';
import { tooManyItems } from '../graphql/bounds.ts';
import type { Fault } from './faults.ts';

/** Where a value stands; a chain, so that a request without faults builds no path. */
export type Place = { readonly above: Place; readonly key: string | number } | null;

/** Checks one JSON value. What is at fault is noted, and left out of the value given back. */
export type Reader = (value: unknown, place: Place, faults: Fault[]) => unknown;

/** How a scalar asks for what it takes, where the message of its own parser is not the one to show. */
const SCALAR_DEMANDS: Readonly<Record<string, string>> = {
  JSONObject: 'must be an object',
  PermissionExpression: 'must be a string or an array of strings',
};

/** Whether there are enough faults: nothing more is looked at then. */
export const isFull = (faults: readonly Fault[]): boolean => faults.length >= MAX_FIELD_ERRORS;

export function note(faults: Fault[], place: Place, message: string): undefined {
  if (isFull(faults)) return;
  const path: (string | number)[] = [];
  for (let at = place; at !== null; at = at.above) path.unshift(at.key);
  faults.push(fieldError(path, message));
}

/**
 * Compiles a reader for a type of the REST schema. JSON is taken exactly: no lone value becomes a list and no number an
 * id, as GraphQL's own coercion would have it. Only own members count, so `__proto__` is an unknown name like any other.
 */
export function createReader(type: GraphQLInputType, known = new Map<string, Reader>()): Reader {
  if (isNonNullType(type)) {
    const read = createReader(type.ofType, known);
    return (value, place, faults) =>
      value === null ? note(faults, place, 'must not be null') : read(value, place, faults);
  }
  const read = known.get(type.toString()) ?? readerOf(type, known);
  known.set(type.toString(), read);
  return (value, place, faults) => (value === null ? null : read(value, place, faults));
}

/** A list over its bound is reported as such, instead of being walked. */
function createMemberReader(field: GraphQLInputField, known: Map<string, Reader>): Reader {
  const read = createReader(field.type, known);
  if (!isListType(getNullableType(field.type))) return read;
  return (value, place, faults) => {
    const message = tooManyItems(field, value);
    return message === undefined ? read(value, place, faults) : note(faults, place, message);
  };
}

function readerOf(type: GraphQLInputType, known: Map<string, Reader>) {
  if (isListType(type)) return listReader(createReader(type.ofType, known));
  if (isInputObjectType(type)) return objectReader(type, known);
  if (isEnumType(type)) return enumReader(type);
  return scalarReader(type as GraphQLScalarType);
}

function listReader(read: Reader): Reader {
  return (value, place, faults) => {
    if (!Array.isArray(value)) return note(faults, place, 'must be an array');
    const items: unknown[] = [];
    for (let key = 0; key < value.length && !isFull(faults); key++) {
      items.push(read(value[key], { above: place, key }, faults));
    }
    return items;
  };
}

function objectReader(type: GraphQLInputObjectType, known: Map<string, Reader>): Reader {
  const members = new Map(
    Object.values(type.getFields()).map((field) => [field.name, createMemberReader(field, known)] as const),
  );
  const required = Object.values(type.getFields()).filter(isRequiredInputField);
  const defaults = defaultsOf(Object.values(type.getFields()));
  return (value, place, faults) => {
    if (!isObject(value)) return note(faults, place, 'must be an object');
    const taken: Record<string, unknown> = { ...defaults };
    for (const key in value) {
      if (isFull(faults)) break;
      const read = members.get(key);
      const at = { above: place, key };
      if (!read) {
        note(faults, at, 'is not a known field');
        continue;
      }
      const member = read(value[key], at, faults);
      if (member !== undefined) taken[key] = member;
    }
    for (const { name } of required) {
      if (!Object.hasOwn(value, name)) note(faults, { above: place, key: name }, 'is required');
    }
    return taken;
  };
}

type Member = Pick<GraphQLArgument, 'name' | 'type' | 'defaultValue'>;

/**
 * What callers leave out, as they would have written it. It is filled in here and not left to the executor: graphql-jit
 * takes what is not null and has a default for missing, and the operation would run uncompiled.
 */
export function defaultsOf(members: readonly Member[]): Readonly<Record<string, unknown>> {
  const given = members.filter(({ defaultValue }) => defaultValue !== undefined && defaultValue !== null);
  return Object.fromEntries(given.map(({ name, type, defaultValue }) => [name, written(type, defaultValue)]));
}

/** A default in the schema holds enum values as the program knows them. */
function written(type: GraphQLInputType, value: unknown): unknown {
  if (isNonNullType(type)) return written(type.ofType, value);
  if (value === null || value === undefined) return value;
  if (isListType(type)) return (value as unknown[]).map((item) => written(type.ofType, item));
  if (isEnumType(type)) return type.serialize(value);
  if (!isInputObjectType(type)) return value;
  const fields = type.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, written((fields[name] as GraphQLInputField).type, member)]),
  );
}

function enumReader(type: GraphQLEnumType): Reader {
  const names = type.getValues().map(({ name }) => name);
  const demand = `must be one of ${names.join(', ')}`;
  return (value, place, faults) => {
    return typeof value === 'string' && names.includes(value) ? value : note(faults, place, demand);
  };
}

function scalarReader(type: GraphQLScalarType): Reader {
  switch (type.name) {
    case 'String':
    case 'ID':
      return textReader;
    case 'Int':
      return integerReader;
    case 'Float':
      return (value, place, faults) =>
        typeof value === 'number' && Number.isFinite(value) ? value : note(faults, place, 'must be a number');
    case 'Boolean':
      return (value, place, faults) =>
        typeof value === 'boolean' ? value : note(faults, place, 'must be true or false');
    default:
      return customReader(type);
  }
}

const textReader: Reader = (value, place, faults) =>
  typeof value === 'string' ? value : note(faults, place, 'must be a string');

const integerReader: Reader = (value, place, faults) => {
  if (!Number.isInteger(value)) return note(faults, place, 'must be an integer');
  return (value as number) === ((value as number) | 0) ? value : note(faults, place, OUTSIDE_INT32);
};

export const OUTSIDE_INT32 = 'must be an integer between -2147483648 and 2147483647';

function customReader(type: GraphQLScalarType): Reader {
  return (value, place, faults) => {
    try {
      type.parseValue(value);
      return value;
    } catch (error) {
      return note(faults, place, SCALAR_DEMANDS[type.name] ?? (error as Error).message);
    }
  };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
