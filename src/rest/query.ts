import { type GraphQLArgument, getNullableType, isEnumType, isRequiredArgument, isScalarType } from 'graphql';
import type { Fault } from './faults.ts';
import { createReader, note, OUTSIDE_INT32, type Place } from './values.ts';

type Values = Record<string, unknown>;
type Parse = (text: string) => unknown;
type ParameterReader = (text: string, place: Place, faults: Fault[]) => unknown;

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

  return (text: string, values: Values, faults: Fault[]): void => {
    const seen = new Set<string>();
    if (text !== '') {
      for (const pair of text.split('&')) {
        const at = pair.indexOf('=');
        const key = decode(at < 0 ? pair : pair.slice(0, at));
        const value = decode(at < 0 ? '' : pair.slice(at + 1));
        readPair(key, value, readers, seen, values, faults);
      }
    }
    for (const { name } of required) {
      if (!seen.has(name)) note(faults, { above: null, key: name }, 'is required');
    }
  };
}

function readPair(
  key: string | null,
  text: string | null,
  readers: ReadonlyMap<string, ParameterReader>,
  seen: Set<string>,
  values: Values,
  faults: Fault[],
): undefined {
  if (key === null || key === '') {
    return note(faults, { above: null, key: 'query' }, 'has a parameter without a readable name');
  }
  const place = { above: null, key };
  const read = readers.get(key);
  if (!read) return note(faults, place, 'is not a known query parameter');
  if (seen.has(key)) return note(faults, place, 'must be given once');
  seen.add(key);
  if (text === null) return note(faults, place, 'has an escape that is not UTF-8');
  const value = read(text, place, faults);
  if (value !== undefined) values[key] = value;
}

function parameterReader(arg: GraphQLArgument): ParameterReader {
  const type = getNullableType(arg.type);
  if (!isScalarType(type) && !isEnumType(type)) {
    throw new Error(`${arg.name}: a query parameter is a scalar or an enumeration, not ${type}.`);
  }
  const parse = PARSERS[type.name];
  const read = createReader(type);
  if (type.name === 'DateTime') return (text, place, faults) => read(text.replace(LOST_PLUS, '+'), place, faults);
  return (text, place, faults) => {
    const value = parse ? parse(text) : text;
    return typeof value === 'string' && parse ? note(faults, place, value) : read(value, place, faults);
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

function decode(text: string): string | null {
  if (!text.includes('%') && !text.includes('+')) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
