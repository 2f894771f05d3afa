import { type GraphQLArgument, getNullableType, isEnumType, isRequiredArgument, isScalarType } from 'graphql';
import type { ErrorCollector, Place } from '../validation/error-collector.ts';
import { OUTSIDE_INT32 } from '../validation/scalar-types.ts';
import { validatorOf } from '../validation/validator.ts';
import { decodeEscapes } from './decode.ts';

type Values = Record<string, unknown>;
type Parse = (text: string) => unknown;
type ParameterReader = (text: string, place: Place, errors: ErrorCollector) => unknown;

const INTEGER = /^(?:0|-?[1-9]\d*)$/;
/** A query's `+` is a blank: before the offset of a time nothing else can have been meant. */
const LOST_PLUS = /(?<=T\S*) (?=\d{2}:\d{2}$)/;
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/**
 * Compiles the reader of a query string. It knows the arguments by name and takes each once; `input[name]=x` and other
 * notations are unknown names here, and nothing of the string goes further than this.
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
      if (!seen.has(name)) errors.addTypeError({ above: null, key: name }, 'is required');
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
    return errors.addTypeError({ above: null, key: 'query' }, 'has a parameter without a readable name');
  }
  const place = { above: null, key };
  const read = readers.get(key);
  if (!read) return errors.addTypeError(place, 'is not a known query parameter');
  if (seen.has(key)) return errors.addTypeError(place, 'must be given once');
  seen.add(key);
  if (text === null) return errors.addTypeError(place, 'has an escape that is not UTF-8');
  const value = read(text, place, errors);
  if (value !== undefined) values[key] = value;
}

function parameterReader(arg: GraphQLArgument): ParameterReader {
  const type = getNullableType(arg.type);
  if (!isScalarType(type) && !isEnumType(type)) {
    throw new Error(`${arg.name}: a query parameter is a scalar or an enumeration, not ${type}.`);
  }
  const parse = PARSERS[type.name];
  const validate = validatorOf(arg, 'rest');
  if (type.name === 'DateTime') return (text, place, errors) => validate(text.replace(LOST_PLUS, '+'), place, errors);
  return (text, place, errors) => {
    const value = parse ? parse(text) : text;
    return typeof value === 'string' && parse ? errors.addTypeError(place, value) : validate(value, place, errors);
  };
}

/** Text to value; a text given back says what was expected. */
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
