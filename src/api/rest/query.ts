import { type GraphQLArgument, getNullableType, isEnumType, isRequiredArgument, isScalarType } from 'graphql';
import type { ErrorCollector, ValueLocation } from '../validation/error-collector.ts';
import { OUTSIDE_INT32 } from '../validation/scalar-types.ts';
import { validatorOf } from '../validation/validator.ts';
import { decodeEscapes } from './decode.ts';

type Values = Record<string, unknown>;
type Parse = (text: string) => unknown;
type ParameterReader = (text: string, location: ValueLocation, errors: ErrorCollector) => unknown;

const INTEGER = /^(?:0|-?[1-9]\d*)$/;
/** A `+` in a query string is decoded as a space. Before the offset of a timestamp the space is read as `+`. */
const SPACE_BEFORE_OFFSET = /(?<=T\S*) (?=\d{2}:\d{2}$)/;
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/**
 * Compiles the reader of a query string. It accepts each argument by its name and at most once. `input[name]=x` and other
 * notations are unknown names.
 */
export function createQueryReader(args: readonly GraphQLArgument[]) {
  const readers = new Map(args.map((arg) => [arg.name, parameterReader(arg)] as const));
  const required = args.filter(isRequiredArgument);

  return (text: string, values: Values, errors: ErrorCollector): void => {
    const seen = new Set<string>();
    if (text !== '') {
      for (const pair of text.split('&')) {
        const at = pair.indexOf('=');
        const key = decode(at < 0 ? pair : pair.slice(0, at));
        const value = decode(at < 0 ? '' : pair.slice(at + 1));
        readPair(key, value, readers, seen, values, errors);
      }
    }
    for (const { name } of required) {
      if (!seen.has(name)) errors.addTypeError({ parent: null, key: name }, 'is required');
    }
  };
}

function readPair(
  key: string | null,
  text: string | null,
  readers: ReadonlyMap<string, ParameterReader>,
  seen: Set<string>,
  values: Values,
  errors: ErrorCollector,
): undefined {
  if (key === null || key === '') {
    return errors.addTypeError({ parent: null, key: 'query' }, 'has a parameter without a readable name');
  }
  const location = { parent: null, key };
  const read = readers.get(key);
  if (!read) return errors.addUnknownParameter(key, readers.keys());
  if (seen.has(key)) return errors.addTypeError(location, 'must be given once');
  seen.add(key);
  if (text === null) return errors.addTypeError(location, 'has an escape that is not UTF-8');
  const value = read(text, location, errors);
  if (value !== undefined) values[key] = value;
}

function parameterReader(arg: GraphQLArgument): ParameterReader {
  const type = getNullableType(arg.type);
  if (!isScalarType(type) && !isEnumType(type)) {
    throw new Error(`${arg.name}: a query parameter must be a scalar or an enum, not ${type}.`);
  }
  const parse = PARSERS[type.name];
  const validate = validatorOf(arg, 'rest');
  if (type.name === 'DateTime')
    return (text, location, errors) => validate(text.replace(SPACE_BEFORE_OFFSET, '+'), location, errors);
  return (text, location, errors) => {
    const value = parse ? parse(text) : text;
    return typeof value === 'string' && parse
      ? errors.addTypeError(location, value)
      : validate(value, location, errors);
  };
}

/** Parses text to a value. A returned string is an error message. */
const PARSERS: Readonly<Record<string, Parse>> = {
  Int: (text) => {
    if (!INTEGER.test(text)) return 'must be an integer';
    const value = Number(text);
    return value === (value | 0) ? value : OUTSIDE_INT32;
  },
  Float: (text) => (DECIMAL.test(text) ? Number(text) : 'must be a number'),
  Boolean: (text) => (text === 'true' || text === 'false' ? text === 'true' : 'must be true or false'),
};

const decode = (text: string) => decodeEscapes(text.replaceAll('+', ' '));
