import { isDeepStrictEqual } from 'node:util';
import {
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import { type FieldError, fieldError } from '../../platform/errors.ts';
import { InvalidRequest } from './invalid-request.ts';

/** A field of a body that the record has and the input does not. */
interface ReadOnlyField {
  readonly path: readonly string[];
  readonly type: GraphQLOutputType;
  readonly value: unknown;
}

/** A record that PATCH or PUT changes. */
export interface CurrentRecord {
  /** The type that GET of the same path returns, in REST names. */
  readonly type: GraphQLOutputType;
  /** Returns what GET would return now. */
  readonly read: () => Promise<unknown>;
}

/**
 * Reads the body without its read-only fields, so that a client can send back what GET returned. Those with another value than the
 * record has are rejected, together with the errors of the other fields. The record is read only if there are any. Those of list
 * items are left out without a check, because an item has no identity to compare it by.
 */
export async function readWithoutReadOnly<T>(
  input: GraphQLInputType,
  record: CurrentRecord,
  body: unknown,
  read: (writable: unknown) => T,
): Promise<T> {
  const fields: ReadOnlyField[] = [];
  const writable = withoutReadOnly(input, record.type, body, [], fields);
  if (fields.length === 0) return read(writable);
  let values: T;
  try {
    values = read(writable);
  } catch (error) {
    if (!(error instanceof InvalidRequest)) throw error;
    // A record that cannot be read, such as one of an invalid ID, leaves the errors of the other fields.
    const current = await record.read().catch(() => null);
    throw current === null ? error : new InvalidRequest([...error.errors, ...readOnlyErrors(fields, current)]);
  }
  const errors = readOnlyErrors(fields, await record.read());
  if (errors.length > 0) throw new InvalidRequest(errors);
  return values;
}

function withoutReadOnly(
  input: GraphQLInputType,
  record: GraphQLOutputType,
  value: unknown,
  path: readonly string[],
  found: ReadOnlyField[],
): unknown {
  const [to, from] = [getNullableType(input), getNullableType(record)];
  if (isListType(to) && isListType(from) && Array.isArray(value)) {
    return value.map((item) => withoutReadOnly(to.ofType, from.ofType, item, path, []));
  }
  if (!isInputObjectType(to) || !isObjectType(from) || !isObject(value)) return value;
  const [inputs, fields] = [to.getFields(), from.getFields()];
  const writable = Object.entries(value).flatMap(([key, each]) => {
    const own = [...path, key];
    const type = Object.hasOwn(fields, key) ? fields[key]?.type : undefined;
    const inputType = Object.hasOwn(inputs, key) ? inputs[key]?.type : undefined;
    if (type === undefined) return [[key, each]];
    if (inputType !== undefined) return [[key, withoutReadOnly(inputType, type, each, own, found)]];
    found.push({ path: own, type, value: each });
    return [];
  });
  return Object.fromEntries(writable);
}

function readOnlyErrors(fields: readonly ReadOnlyField[], record: unknown): FieldError[] {
  return fields
    .filter(({ path, type, value }) => !isCurrent(type, value, path.reduce<unknown>(valueAt, record)))
    .map(({ path }) => fieldError(path, 'is read-only: leave it out, or send the current value'));
}

/**
 * Times, numbers such as counts, and warnings are not compared, because the service may have changed them since the client read
 * them: a setting that is sent back can end its own warning.
 */
function isCurrent(type: GraphQLOutputType, given: unknown, current: unknown): boolean {
  if (KEPT_BY_SERVICE.has(getNamedType(type).name)) return true;
  const bare = getNullableType(type);
  if (given === null || current === null) return given === current;
  if (isListType(bare)) {
    if (!Array.isArray(given) || !Array.isArray(current) || given.length !== current.length) return false;
    return given.every((item, index) => isCurrent(bare.ofType, item, current[index]));
  }
  if (isObjectType(bare)) {
    if (!isObject(given)) return false;
    const fields = bare.getFields();
    return Object.entries(given).every(([key, value]) => {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
      return field !== undefined && isCurrent(field.type, value, valueAt(current, key));
    });
  }
  return isDeepStrictEqual(given, current);
}

const KEPT_BY_SERVICE: ReadonlySet<string> = new Set(['DateTime', 'Int', 'Float', 'BigInt', 'SettingWarning']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = (value: unknown, key: string): unknown => (isObject(value) ? value[key] : undefined);
