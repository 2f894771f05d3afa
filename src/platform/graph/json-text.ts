import { timestampTextOf } from '../database/statements/json-columns.ts';
import type { PlainSelection, PlainType } from './plain-selection.ts';

/** The columns of a row that JSON is written from, by the names of the fields. */
export interface JsonSource {
  /** The column of a value; that of an id must be a number. Undefined if the row lacks it. */
  column(name: string): string | undefined;
  /** The source of an object of the row. */
  object?(name: string): JsonSource | undefined;
}

/** Constant text, or an expression that is concatenated as text. */
type Part = { readonly constant: string } | { readonly expression: string };

const constant = (text: string): Part => ({ constant: text });

/** The text of a value that is not null. Ids and timestamps contain nothing that JSON escapes. */
const PARTS_OF: Readonly<Record<PlainType, (column: string) => readonly Part[]>> = {
  ID: (column) => [constant('"'), { expression: column }, constant('"')],
  DateTime: (column) => [constant('"'), { expression: timestampTextOf(column) }, constant('"')],
  String: (column) => [{ expression: `to_json(${column})::text` }],
  Boolean: (column) => [{ expression: `${column}::text` }],
  Int: (column) => [{ expression: `${column}::text` }],
};

/** A function of PostgreSQL has at most 100 arguments. */
const MAX_PARTS = 100;

/**
 * SQL for the JSON text of an object, byte for byte as JSON.stringify writes it. Null if the source lacks a selected field. The text
 * is concatenated, because `json_build_object` looks up the type of each value for each row.
 */
export function jsonText(selection: PlainSelection, source: JsonSource): string | null {
  const parts = partsOf(selection, source);
  if (parts === null) return null;
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && 'constant' in last && 'constant' in part)
      joined[joined.length - 1] = constant(last.constant + part.constant);
    else joined.push(part);
  }
  return joined.length > MAX_PARTS ? null : `concat(${joined.map(sqlOf).join(', ')})`;
}

/** Constants consist of names of the schema and punctuation. */
const sqlOf = (part: Part): string => ('constant' in part ? `'${part.constant}'` : part.expression);

function partsOf(selection: PlainSelection, source: JsonSource): Part[] | null {
  const parts: Part[] = [];
  for (const [index, field] of selection.entries()) {
    const value = partsOfField(field, source);
    if (value === null) return null;
    const name = 'typename' in field ? '__typename' : field.name;
    parts.push(constant(`${index === 0 ? '{' : ','}"${name}":`), ...value);
  }
  return [...parts, constant('}')];
}

function partsOfField(field: PlainSelection[number], source: JsonSource): readonly Part[] | null {
  if ('typename' in field) return [constant(`"${field.typename}"`)];
  if ('fields' in field) {
    const object = source.object?.(field.name);
    return object === undefined ? null : partsOf(field.fields, object);
  }
  const column = source.column(field.name);
  if (column === undefined) return null;
  const parts = PARTS_OF[field.type](column);
  if (!field.isNullable) return parts;
  return [{ expression: `coalesce(${parts.map(sqlOf).join(' || ')}, 'null')` }];
}
