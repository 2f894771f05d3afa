import { type GraphQLInputType, getNamedType, isListType, isNonNullType } from 'graphql';
import { type Format, PERMISSION, SLUG } from '../../../platform/graph/formats.ts';
import type { Bounds } from '../../directives/directives.ts';
import { DEFAULT_MAX_ITEMS } from '../../validation/bounds.ts';
import { compact, type Schema } from './types.ts';

/** Text with `minLength: 1` must also contain a character that is not a space. */
const NOT_BLANK_PATTERN = '\\S';
export const ID_PATTERN = '^[1-9][0-9]{0,18}$';

const FORMATS: Readonly<Record<Format, Schema>> = {
  EMAIL: { format: 'email' },
  URL: { format: 'uri', pattern: '^[Hh][Tt][Tt][Pp][Ss]?://' },
  PHONE: { pattern: '^\\+[1-9][0-9]{6,14}$' },
  ID: { pattern: ID_PATTERN },
  COLOR: { pattern: '^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$' },
  ORIGIN: { pattern: '^[A-Za-z][A-Za-z0-9+.-]*://[^/?#@]+$' },
  HOST: { pattern: '^[^/?#@]+$' },
  URL_OR_PATH: { format: 'uri-reference' },
  COUNTRY: { pattern: '^[A-Z]{2}$' },
  LOCALE: { pattern: '^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$', maxLength: 35 },
  SLUG: { pattern: SLUG.source },
  PERMISSION: { pattern: PERMISSION.source },
};

/** The JSON Schema of a non-null value with its bounds. On a list, all bounds except its size apply to the items. */
export function withBounds(schema: Schema, type: GraphQLInputType, bounds: Bounds = {}): Schema {
  const bare = isNonNullType(type) ? type.ofType : type;
  if (!isListType(bare)) return { ...schema, ...valueBounds(bounds, bare) };
  const { minItems, maxItems = DEFAULT_MAX_ITEMS, ...ofItems } = bounds;
  const items = withBounds(schema['items'] as Schema, bare.ofType, ofItems);
  return { ...schema, ...compact({ minItems, maxItems }), items };
}

function valueBounds(bounds: Bounds, type: GraphQLInputType): Schema {
  const { minLength, maxLength, format, min, max, maxBytes } = bounds;
  const pattern = bounds.pattern ?? (minLength === 1 && !format ? NOT_BLANK_PATTERN : undefined);
  const isNumber = ['Int', 'Float'].includes(getNamedType(type).name);
  return compact({
    ...(format ? FORMATS[format] : {}),
    minLength,
    maxLength,
    ...(pattern === undefined ? {} : { pattern }),
    ...(isNumber ? { minimum: min, maximum: max } : {}),
    'x-max-bytes': maxBytes,
  });
}
