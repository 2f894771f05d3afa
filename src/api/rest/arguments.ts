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
 * Compiles a function that renames coerced REST arguments to the names that the slice's resolver expects. It follows the
 * types, so keys inside a JSON scalar are not renamed. Enum values already have their internal form.
 */
export function toGraphArguments(args: readonly GraphQLArgument[]): (values: Values) => Values {
  return renameFields(args, new Map());
}

type Input = Pick<GraphQLArgument, 'name' | 'type'>;

function renameFields(inputs: readonly Input[], known: Map<string, Convert>): (values: Values) => Values {
  const compiled = inputs.map(({ name, type }) => ({
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

/** Null if values of the type contain no names of the schema. */
function converter(type: GraphQLInputType, known: Map<string, Convert>): Convert | null {
  if (isNonNullType(type)) return converter(type.ofType, known);
  if (isListType(type)) {
    const item = converter(type.ofType, known);
    return item && ((value) => (Array.isArray(value) ? value.map(item) : value));
  }
  if (!isInputObjectType(type)) return null;
  const made = known.get(type.name);
  if (made) return made;
  const rename = renameFields(Object.values(type.getFields()), known);
  const convert: Convert = (value) => (value === null || value === undefined ? value : rename(value as Values));
  known.set(type.name, convert);
  return convert;
}

/** Converts a default value of the slice to REST names. Scalars and enum values are the same in both. */
export function toRestDefault(type: GraphQLInputType, value: unknown): unknown {
  if (value === null || value === undefined || !isInputObjectType(getNamedType(type))) return value;
  if (isNonNullType(type)) return toRestDefault(type.ofType, value);
  if (isListType(type)) return (value as unknown[]).map((item) => toRestDefault(type.ofType, item));
  if (!isInputObjectType(type)) return value;
  const fields = type.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, fieldValue]) => {
      const field = fields[name];
      return [toSnake(name), field ? toRestDefault(field.type, fieldValue) : fieldValue];
    }),
  );
}
