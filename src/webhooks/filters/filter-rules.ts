import { type FieldError, fieldError } from '../../platform/errors.ts';
import { canonicalText, equal, hasItem, isJsonObject, type JsonObject, valueAt } from './json-values.ts';

/** Whether the rules let an event through, whose filter context lies over its payload. */
export type Filter = (context: JsonObject) => boolean;
/** What a condition says of the value at its path; undefined is a value that is not there. */
type Test = (value: unknown) => boolean;
type Path = readonly (string | number)[];

/** What is compiled, and what it has met so far. */
interface Compilation {
  readonly faults: FieldError[];
  conditions: number;
}

const MAX_CONDITIONS = 50;
const MAX_NESTING = 5;
const MAX_ITEMS = 100;

/** Everything that is wrong with a subscription's rules, each fault at its own path below `at`. */
export function checkFilterRules(rules: JsonObject, at: Path = []): FieldError[] {
  const compilation: Compilation = { faults: [], conditions: 0 };
  compileRules(rules, at, 0, compilation);
  if (compilation.conditions > MAX_CONDITIONS) {
    compilation.faults.push(fieldError(at, `must have at most ${MAX_CONDITIONS} conditions`));
  }
  return compilation.faults;
}

/** The filter of a subscription's rules. They were checked before they were stored; faulty ones let nothing through. */
export function compileFilterRules(rules: JsonObject): Filter {
  const compilation: Compilation = { faults: [], conditions: 0 };
  const filter = compileRules(rules, [], 0, compilation);
  return compilation.faults.length === 0 ? filter : () => false;
}

/** Whether the rules match; those who ask more than once compile them. */
export function matches(rules: JsonObject, context: JsonObject): boolean {
  return compileFilterRules(rules)(context);
}

function compileRules(rules: JsonObject, at: Path, nesting: number, compilation: Compilation): Filter {
  const filters = Object.entries(rules).map(([key, value]): Filter => {
    const place = [...at, key];
    if (key === '$and' || key === '$or') return compileGroup(key, value, place, nesting + 1, compilation);
    if (key === '$not') {
      const negated = compileNested(value, place, nesting + 1, compilation);
      return (context) => !negated(context);
    }
    if (key.startsWith('$'))
      return refuse(compilation, place, 'is no operator here; around rules stand $and, $or, $not');
    const path = key.split('.');
    if (path.includes('')) return refuse(compilation, place, 'must be a path of names with single dots between them');
    const test = compileCondition(value, place, nesting, compilation);
    return (context) => test(valueAt(context, path));
  });
  return (context) => filters.every((filter) => filter(context));
}

function compileGroup(
  operator: '$and' | '$or',
  value: unknown,
  at: Path,
  nesting: number,
  compilation: Compilation,
): Filter {
  if (!Array.isArray(value) || value.length === 0)
    return refuse(compilation, at, 'must be a list of one or more rules');
  const filters = value.map((rules, index) => compileNested(rules, [...at, index], nesting, compilation));
  return operator === '$and'
    ? (context) => filters.every((filter) => filter(context))
    : (context) => filters.some((filter) => filter(context));
}

function compileNested(rules: unknown, at: Path, nesting: number, compilation: Compilation): Filter {
  if (nesting > MAX_NESTING) return refuse(compilation, at, `must not be nested deeper than ${MAX_NESTING} operators`);
  if (!isJsonObject(rules) || Object.keys(rules).length === 0) {
    return refuse(compilation, at, 'must be an object with one or more rules');
  }
  return compileRules(rules, at, nesting, compilation);
}

function compileCondition(condition: unknown, at: Path, nesting: number, compilation: Compilation): Test {
  const operators = isJsonObject(condition) ? Object.keys(condition) : [];
  const isLiteral = !isJsonObject(condition) || !operators.some((operator) => operator.startsWith('$'));
  if (isLiteral) {
    compilation.conditions += 1;
    // Nobody means "equal to the empty object": more likely the operators were forgotten.
    if (isJsonObject(condition) && operators.length === 0) {
      return refuse(compilation, at, 'must be a value or an object of operators');
    }
    return (value) => equal(value, condition);
  }
  const tests = operators.map((operator): Test => {
    const place = [...at, operator];
    const operand = condition[operator];
    if (operator === '$not') return compileNegation(operand, place, nesting + 1, compilation);
    compilation.conditions += 1;
    const kind = Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator] : undefined;
    if (!kind)
      return refuse(compilation, place, `is no operator; there are ${Object.keys(OPERATORS).join(', ')}, $not`);
    const fault = kind.fault(operand);
    return fault === null ? kind.test(operand) : refuse(compilation, place, fault);
  });
  return (value) => tests.every((test) => test(value));
}

function compileNegation(operand: unknown, at: Path, nesting: number, compilation: Compilation): Test {
  if (nesting > MAX_NESTING) return refuse(compilation, at, `must not be nested deeper than ${MAX_NESTING} operators`);
  const test = compileCondition(operand, at, nesting, compilation);
  return (value) => !test(value);
}

/** Notes the fault; what it gives back only stands in for what could not be compiled. */
function refuse(compilation: Compilation, at: Path, message: string): () => boolean {
  compilation.faults.push(fieldError(at, message));
  return () => false;
}

interface Operator {
  /** What is wrong with the operand, or null. */
  readonly fault: (operand: unknown) => string | null;
  readonly test: (operand: unknown) => Test;
}

type Comparable = number | string;

const anything = () => null;
const aBoolean = (operand: unknown) => (typeof operand === 'boolean' ? null : 'must be true or false');
const aComparable = (operand: unknown) =>
  typeof operand === 'number' || typeof operand === 'string' ? null : 'must be a number or a string';
const aList = (operand: unknown) =>
  Array.isArray(operand) && operand.length >= 1 && operand.length <= MAX_ITEMS
    ? null
    : `must be a list of 1 to ${MAX_ITEMS} values`;

/** Numbers are compared with numbers and strings with strings, by code units; anything else does not match. */
function ordering(holds: (value: Comparable, operand: Comparable) => boolean): Operator {
  return {
    fault: aComparable,
    test: (operand) => (value) => typeof value === typeof operand && holds(value as Comparable, operand as Comparable),
  };
}

const isIn = (operand: unknown, value: unknown) => (operand as unknown[]).some((item) => equal(value, item));

const OPERATORS: Readonly<Record<string, Operator>> = {
  $eq: { fault: anything, test: (operand) => (value) => equal(value, operand) },
  $ne: { fault: anything, test: (operand) => (value) => !equal(value, operand) },
  $gt: ordering((value, operand) => value > operand),
  $gte: ordering((value, operand) => value >= operand),
  $lt: ordering((value, operand) => value < operand),
  $lte: ordering((value, operand) => value <= operand),
  $in: { fault: aList, test: (operand) => (value) => isIn(operand, value) },
  $nin: { fault: aList, test: (operand) => (value) => !isIn(operand, value) },
  $contains: {
    fault: anything,
    test: (operand) => {
      const text = canonicalText(operand);
      return (value) => {
        if (typeof value === 'string') return typeof operand === 'string' && value.includes(operand);
        return Array.isArray(value) && hasItem(value, text);
      };
    },
  },
  $exists: { fault: aBoolean, test: (operand) => (value) => (value !== undefined) === operand },
};
