import { type FieldError, fieldError } from '../../platform/errors.ts';
import { isJsonObject, type JsonObject } from '../filters/json-values.ts';
import { compilePattern, MOST_STATES } from '../filters/linear-pattern.ts';
import { UnsupportedPattern } from '../filters/pattern-syntax.ts';

/** Members that hold schemas: one, a list of them, or one for each name. */
const ONE = new Set([
  ...['items', 'contains', 'additionalProperties', 'propertyNames', 'unevaluatedItems', 'unevaluatedProperties'],
  ...['not', 'if', 'then', 'else'],
]);
const LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const NAMED = new Set(['properties', 'patternProperties', 'dependentSchemas']);
const DEFINITIONS = new Set(['$defs', 'definitions']);

/** Members that lead elsewhere, give a schema another name, or make its check a promise. */
const REFUSED = new Set([
  ...['$id', 'id', '$anchor', '$dynamicAnchor', '$dynamicRef', '$recursiveRef', '$recursiveAnchor', '$vocabulary'],
  ...['$async', 'dependencies', 'additionalItems', 'contentSchema'],
]);

const MOST_VALUES = 4_000;
const MOST_UNIQUE_ITEMS = 1_000;

/** What a schema costs for each value of a payload, its references written out. */
interface Cost {
  readonly values: number;
  readonly states: number;
}

type Path = readonly (string | number)[];

/**
 * What makes a JSON schema take too long: references in circles or that multiply, patterns that can't be matched in linear
 * time, comparing each item with each other. What else is wrong with it ajv says.
 */
export function schemaFaults(root: JsonObject, path: Path): FieldError[] {
  const faults: FieldError[] = [];
  const known = new Map<unknown, Cost>();
  const open = new Set<unknown>();
  const total = costOf(root, path);
  if (total.values > MOST_VALUES)
    faults.push(fieldError(path, `must have at most ${MOST_VALUES} values, references written out`));
  if (total.states > MOST_STATES) {
    faults.push(fieldError(path, `must have patterns of at most ${MOST_STATES} characters, references written out`));
  }
  return faults;

  function costOf(schema: unknown, at: Path): Cost {
    if (!isJsonObject(schema)) return { values: 1, states: 0 };
    const counted = known.get(schema);
    if (counted !== undefined) return counted;
    open.add(schema);
    const cost = Object.entries(schema).map(([name, value]) => costOfMember(schema, name, value, [...at, name]));
    open.delete(schema);
    const sum = sumOf([{ values: 1, states: 0 }, ...cost]);
    known.set(schema, sum);
    return sum;
  }

  function costOfMember(schema: JsonObject, name: string, value: unknown, at: Path): Cost {
    if (REFUSED.has(name)) faults.push(fieldError(at, 'must not be used'));
    if (name === '$ref') return costOfReference(value, at);
    if (name === 'pattern') return { values: 1, states: statesOf(value, at) };
    if (name === 'uniqueItems' && value === true) requireBound(schema, at);
    if (ONE.has(name)) return costOf(value, at);
    if (LISTS.has(name) && Array.isArray(value)) return sumOf(value.map((item, index) => costOf(item, [...at, index])));
    if (isJsonObject(value) && (NAMED.has(name) || DEFINITIONS.has(name))) {
      const names = name === 'patternProperties' ? Object.keys(value).map((key) => statesOf(key, [...at, key])) : [];
      const costs = Object.entries(value).map(([key, member]) => costOf(member, [...at, key]));
      // Definitions cost where they are referred to.
      return DEFINITIONS.has(name)
        ? { values: 1, states: 0 }
        : sumOf([...costs, ...names.map((states) => ({ values: 1, states }))]);
    }
    return { values: valuesIn(value), states: 0 };
  }

  function costOfReference(value: unknown, at: Path): Cost {
    const [, group = '', name = ''] = /^#\/(\$defs|definitions)\/([A-Za-z0-9_.-]+)$/.exec(String(value)) ?? [];
    const definitions = Object.hasOwn(root, group) ? root[group] : undefined;
    const target = isJsonObject(definitions) && Object.hasOwn(definitions, name) ? definitions[name] : undefined;
    if (target === undefined)
      faults.push(fieldError(at, 'must be #/$defs/<name> or #/definitions/<name>, which must exist'));
    else if (open.has(target)) faults.push(fieldError(at, 'must not lead back to where it stands'));
    else return costOf(target, [...path, group, name]);
    return { values: 1, states: 0 };
  }

  function statesOf(pattern: unknown, at: Path): number {
    if (typeof pattern !== 'string') return 0;
    try {
      return compilePattern(pattern).states;
    } catch (error) {
      if (!(error instanceof UnsupportedPattern)) throw error;
      faults.push(fieldError(at, error.message));
      return 0;
    }
  }

  function requireBound({ maxItems }: JsonObject, at: Path): void {
    if (typeof maxItems === 'number' && maxItems <= MOST_UNIQUE_ITEMS) return;
    faults.push(fieldError(at, `needs a maxItems of at most ${MOST_UNIQUE_ITEMS} beside it`));
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
