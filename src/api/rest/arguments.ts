import {
  type GraphQLArgument,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { toSnake } from './names.ts';

type Values = Readonly<Record<string, unknown>>;
type Convert = (value: unknown) => unknown;

/**
 * Arguments as the REST schema coerced them, renamed to what the slice's resolver takes. The way is compiled once:
 * it follows the types, so the keys inside a JSON scalar are never looked at, and enum values are internal already.
 */
export function toGraphArguments(args: readonly GraphQLArgument[]): (values: Values) => Values {
  return renameMembers(args, new Map());
}

type Member = Pick<GraphQLArgument, 'name' | 'type'>;

function renameMembers(members: readonly Member[], known: Map<string, Convert>): (values: Values) => Values {
  const compiled = members.map(({ name, type }) => ({
    from: toSnake(name),
    to: name,
    convert: converter(type, known),
  }));
  return (values) => {
    const renamed: Record<string, unknown> = {};
    for (const { from, to, convert } of compiled) {
      if (Object.hasOwn(values, from)) renamed[to] = convert === null ? values[from] : convert(values[from]);
    }
    return renamed;
  };
}

/** Null where values of the type hold no names of the schema. */
function converter(type: GraphQLInputType, known: Map<string, Convert>): Convert | null {
  if (isNonNullType(type)) return converter(type.ofType, known);
  if (isListType(type)) {
    const item = converter(type.ofType, known);
    return item && ((value) => (Array.isArray(value) ? value.map(item) : value));
  }
  if (!isInputObjectType(type)) return null;
  const made = known.get(type.name);
  if (made) return made;
  const rename = renameMembers(Object.values(type.getFields()), known);
  const convert: Convert = (value) => (value === null || value === undefined ? value : rename(value as Values));
  known.set(type.name, convert);
  return convert;
}

/** A default of the slice in REST's names; scalars and enum values are the same in both. */
export function toRestDefault(type: GraphQLInputType, value: unknown): unknown {
  if (value === null || value === undefined || !isInputObjectType(getNamedType(type))) return value;
  if (isNonNullType(type)) return toRestDefault(type.ofType, value);
  if (isListType(type)) return (value as unknown[]).map((item) => toRestDefault(type.ofType, item));
  if (!isInputObjectType(type)) return value;
  const fields = type.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const field = fields[name];
      return [toSnake(name), field ? toRestDefault(field.type, member) : member];
    }),
  );
}
