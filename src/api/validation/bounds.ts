import type { GraphQLScalarType } from 'graphql';
import { FORMATS } from '../../platform/graph/formats.ts';
import { DEFAULT_JSON_BYTES, jsonBoundErrors } from '../../platform/json/json-bounds.ts';
import { codePointCount, isStorableText } from '../../platform/text/text.ts';
import { fieldRule } from '../../platform/validation/field-rules.ts';
import type { Bounds } from '../directives/directives.ts';
import type { ErrorCollector, ValueLocation } from './error-collector.ts';

export const DEFAULT_MAX_ITEMS = 100;

export const NO_BOUNDS: Bounds = {};

/** Adds an error for each bound that a value violates. Ignores values of a wrong type. */
type BoundsCheck = (value: unknown, location: ValueLocation, errors: ErrorCollector) => void;

/** Compiles the check of a scalar's declared bounds and the bounds that its type always has. */
export function scalarBounds({ name }: GraphQLScalarType, bounds: Bounds): BoundsCheck | null {
  switch (name) {
    case 'String':
      return textBounds(bounds);
    case 'ID':
      return textBounds({ ...bounds, format: 'ID' });
    case 'Int':
    case 'Float':
      return numberBounds(bounds);
    case 'JSONObject':
      return jsonBounds(bounds);
    default:
      return null;
  }
}

export function textBounds({ minLength = 0, maxLength = Infinity, pattern, asks, format }: Bounds): BoundsCheck {
  const matches = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  const formatRule = format === undefined ? undefined : FORMATS[format];
  return (value, location, errors) => {
    if (typeof value !== 'string') return;
    const length = codePointCount(value);
    // Invalid text gets one message, and overlong text is not matched against a pattern.
    if (!isStorableText(value)) errors.addBoundError(location, fieldRule('UNSTORABLE_TEXT'));
    else if (length > maxLength) errors.addBoundError(location, fieldRule('TOO_LONG', { max: maxLength }));
    else if (length < minLength) errors.addBoundError(location, fieldRule('TOO_SHORT', { min: minLength }));
    else if (minLength === 1 && value.trim() === '') errors.addBoundError(location, fieldRule('NOT_BLANK'));
    else {
      if (formatRule && !formatRule.isValid(value)) errors.addBoundError(location, formatRule.problem);
      if (matches && !matches.test(value)) errors.addBoundError(location, asks ?? `must match ${pattern}`);
    }
  };
}

function numberBounds({ min = -Infinity, max = Infinity }: Bounds): BoundsCheck | null {
  if (min === -Infinity && max === Infinity) return null;
  return (value, location, errors) => {
    if (typeof value !== 'number') return;
    if (value < min) errors.addBoundError(location, `must be at least ${min}`);
    if (value > max) errors.addBoundError(location, `must be at most ${max}`);
  };
}

function jsonBounds({ maxBytes = DEFAULT_JSON_BYTES }: Bounds): BoundsCheck {
  return (value, location, errors) => {
    for (const message of jsonBoundErrors(value, maxBytes)) errors.addBoundError(location, message);
  };
}
