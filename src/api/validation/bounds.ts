import type { GraphQLScalarType } from 'graphql';
import { FORMATS } from '../../platform/graph/formats.ts';
import type { Bounds } from '../schema/directives.ts';
import type { ErrorCollector, Place } from './error-collector.ts';
import { brokenJsonBounds, DEFAULT_JSON_BYTES } from './json.ts';
import { count, isCleanText, lengthOf, UNCLEAN_TEXT } from './text.ts';

export const DEFAULT_MAX_ITEMS = 100;

export const NO_BOUNDS: Bounds = {};

/** Adds an error for each bound that a value breaks. Passes over values of a wrong type. */
type BoundsCheck = (value: unknown, place: Place, errors: ErrorCollector) => void;

/** The bounds of a scalar that its argument or input field declares, and those that each value of its type has. */
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
  const rule = format === undefined ? undefined : FORMATS[format];
  return (value, place, errors) => {
    if (typeof value !== 'string') return;
    const length = lengthOf(value);
    // Broken text gets one message, and text as long as an attack is not handed to a pattern.
    if (!isCleanText(value)) errors.addBoundError(place, UNCLEAN_TEXT);
    else if (length > maxLength) errors.addBoundError(place, `must have at most ${count(maxLength, 'character')}`);
    else if (length < minLength) errors.addBoundError(place, `must have at least ${count(minLength, 'character')}`);
    else if (minLength === 1 && value.trim() === '') errors.addBoundError(place, 'must not be blank');
    else {
      if (rule && !rule.holds(value)) errors.addBoundError(place, rule.message);
      if (matches && !matches.test(value)) errors.addBoundError(place, asks ?? `must match ${pattern}`);
    }
  };
}

function numberBounds({ min = -Infinity, max = Infinity }: Bounds): BoundsCheck | null {
  if (min === -Infinity && max === Infinity) return null;
  return (value, place, errors) => {
    if (typeof value !== 'number') return;
    if (value < min) errors.addBoundError(place, `must be at least ${min}`);
    if (value > max) errors.addBoundError(place, `must be at most ${max}`);
  };
}

function jsonBounds({ maxBytes = DEFAULT_JSON_BYTES }: Bounds): BoundsCheck {
  return (value, place, errors) => {
    for (const message of brokenJsonBounds(value, maxBytes)) errors.addBoundError(place, message);
  };
}
