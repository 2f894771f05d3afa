import { type FieldError, fieldError } from '../errors.ts';
import { isJsonObject, type JsonObject } from '../json/json-values.ts';
import { compilePattern, MAX_STATES } from '../patterns/linear-pattern.ts';
import { UnsupportedPattern } from '../patterns/pattern-syntax.ts';

/** Keywords that contain a schema, a list of schemas, or schemas by name. */
const SCHEMA_KEYWORDS = new Set([
  ...['items', 'contains', 'additionalProperties', 'propertyNames', 'unevaluatedItems', 'unevaluatedProperties'],
  ...['not', 'if', 'then', 'else'],
]);
const SCHEMA_LIST_KEYWORDS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const SCHEMA_MAP_KEYWORDS = new Set(['properties', 'patternProperties', 'dependentSchemas']);
const DEFINITION_KEYWORDS = new Set(['$defs', 'definitions']);

/** Keywords that refer elsewhere, rename a schema, or make its validation asynchronous. */
const UNSUPPORTED_KEYWORDS = new Set([
  ...['$id', 'id', '$anchor', '$dynamicAnchor', '$dynamicRef', '$recursiveRef', '$recursiveAnchor', '$vocabulary'],
  ...['$async', 'dependencies', 'additionalItems', 'contentSchema'],
]);

const MAX_VALUES = 4_000;
const MAX_UNIQUE_ITEMS = 1_000;

/** The cost of a schema for each value of a payload, with its references resolved. */
interface Cost {
  readonly values: number;
  readonly states: number;
}

type Path = readonly (string | number)[];

/**
 * Returns the reasons why a JSON schema may take too long: circular or multiplying references, patterns that cannot be matched
 * in linear time, unbounded `uniqueItems`. Ajv finds all other errors.
 */
export function schemaLimitErrors(root: JsonObject, path: Path): FieldError[] {
  const errors: FieldError[] = [];
  const costs = new Map<unknown, Cost>();
  const ancestors = new Set<unknown>();
  const total = costOf(root, path);
  if (total.values > MAX_VALUES)
    errors.push(fieldError(path, `must have at most ${MAX_VALUES} values with its references resolved`));
  if (total.states > MAX_STATES) {
    errors.push(
      fieldError(path, `must have patterns of at most ${MAX_STATES} characters with its references resolved`),
    );
  }
  return errors;

  function costOf(schema: unknown, at: Path): Cost {
    if (!isJsonObject(schema)) return { values: 1, states: 0 };
    const counted = costs.get(schema);
    if (counted !== undefined) return counted;
    ancestors.add(schema);
    const cost = Object.entries(schema).map(([name, value]) => costOfKeyword(schema, name, value, [...at, name]));
    ancestors.delete(schema);
    const sum = sumOf([{ values: 1, states: 0 }, ...cost]);
    costs.set(schema, sum);
    return sum;
  }

  function costOfKeyword(schema: JsonObject, name: string, value: unknown, at: Path): Cost {
    if (UNSUPPORTED_KEYWORDS.has(name)) errors.push(fieldError(at, 'must not be used'));
    if (name === '$ref') return costOfReference(value, at);
    if (name === 'pattern') return { values: 1, states: statesOf(value, at) };
    if (name === 'uniqueItems' && value === true) requireBound(schema, at);
    if (SCHEMA_KEYWORDS.has(name)) return costOf(value, at);
    if (SCHEMA_LIST_KEYWORDS.has(name) && Array.isArray(value))
      return sumOf(value.map((item, index) => costOf(item, [...at, index])));
    if (isJsonObject(value) && (SCHEMA_MAP_KEYWORDS.has(name) || DEFINITION_KEYWORDS.has(name))) {
      const names = name === 'patternProperties' ? Object.keys(value).map((key) => statesOf(key, [...at, key])) : [];
      const memberCosts = Object.entries(value).map(([key, schema]) => costOf(schema, [...at, key]));
      // A definition is counted where it is referenced.
      return DEFINITION_KEYWORDS.has(name)
        ? { values: 1, states: 0 }
        : sumOf([...memberCosts, ...names.map((states) => ({ values: 1, states }))]);
    }
    return { values: valuesIn(value), states: 0 };
  }

  function costOfReference(value: unknown, at: Path): Cost {
    const [, group = '', name = ''] = /^#\/(\$defs|definitions)\/([A-Za-z0-9_.-]+)$/.exec(String(value)) ?? [];
    const definitions = Object.hasOwn(root, group) ? root[group] : undefined;
    const target = isJsonObject(definitions) && Object.hasOwn(definitions, name) ? definitions[name] : undefined;
    if (target === undefined)
      errors.push(fieldError(at, 'must be #/$defs/<name> or #/definitions/<name>, which must exist'));
    else if (ancestors.has(target)) errors.push(fieldError(at, 'must not refer to a schema that contains it'));
    else return costOf(target, [...path, group, name]);
    return { values: 1, states: 0 };
  }

  function statesOf(pattern: unknown, at: Path): number {
    if (typeof pattern !== 'string') return 0;
    try {
      return compilePattern(pattern).states;
    } catch (error) {
      if (!(error instanceof UnsupportedPattern)) throw error;
      errors.push(fieldError(at, error.message));
      return 0;
    }
  }

  function requireBound({ maxItems }: JsonObject, at: Path): void {
    if (typeof maxItems === 'number' && maxItems <= MAX_UNIQUE_ITEMS) return;
    errors.push(fieldError(at, `requires a maxItems of at most ${MAX_UNIQUE_ITEMS}`));
  }
}

function sumOf(costs: readonly Cost[]): Cost {
  return {
    values: costs.reduce((sum, { values }) => sum + values, 0),
    states: costs.reduce((sum, { states }) => sum + states, 0),
  };
}

function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, member) => sum + valuesIn(member), 1);
}
