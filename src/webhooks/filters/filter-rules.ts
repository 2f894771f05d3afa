import { type FieldError, fieldError } from '../../platform/errors.ts';
import {
  canonicalText,
  equal,
  hasItem,
  isJsonObject,
  type JsonObject,
  valueAt,
} from '../../platform/json/json-values.ts';

/** Whether an event passes the rules. The argument is its payload merged with its filter context. */
export type Filter = (context: JsonObject) => boolean;
/** Whether the value at a path meets a condition. A missing value is undefined. */
type Test = (value: unknown) => boolean;
type Path = readonly (string | number)[];

/** The state of a compilation. */
interface Compilation {
  readonly errors: FieldError[];
  conditions: number;
}

const MAX_CONDITIONS = 50;
const MAX_NESTING = 5;
const MAX_ITEMS = 100;

/** Returns the validation errors of a subscription's rules, each with its path below `at`. */
export function checkFilterRules(rules: JsonObject, at: Path = []): FieldError[] {
  const compilation: Compilation = { errors: [], conditions: 0 };
  compileRules(rules, at, 0, compilation);
  if (compilation.conditions > MAX_CONDITIONS) {
    compilation.errors.push(fieldError(at, `must have at most ${MAX_CONDITIONS} conditions`));
  }
  return compilation.errors;
}

/** Compiles a subscription's rules. Rules are checked before they are stored; invalid ones match nothing. */
export function compileFilterRules(rules: JsonObject): Filter {
  const compilation: Compilation = { errors: [], conditions: 0 };
  const filter = compileRules(rules, [], 0, compilation);
  return compilation.errors.length === 0 ? filter : () => false;
}

/** Whether the rules match. Compile the rules to match more than one event. */
export function matches(rules: JsonObject, context: JsonObject): boolean {
  return compileFilterRules(rules)(context);
}

function compileRules(rules: JsonObject, at: Path, nesting: number, compilation: Compilation): Filter {
  const filters = Object.entries(rules).map(([key, value]): Filter => {
    const location = [...at, key];
    if (key === '$and' || key === '$or') return compileGroup(key, value, location, nesting + 1, compilation);
    if (key === '$not') {
      const negated = compileNested(value, location, nesting + 1, compilation);
      return (context) => !negated(context);
    }
    if (key.startsWith('$')) return reject(compilation, location, 'must be $and, $or or $not, the operators for rules');
    const path = key.split('.');
    if (path.includes(''))
      return reject(compilation, location, 'must be a path of names with single dots between them');
    const test = compileCondition(value, location, nesting, compilation);
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
    return reject(compilation, at, 'must be a list of one or more rules');
  const filters = value.map((rules, index) => compileNested(rules, [...at, index], nesting, compilation));
  return operator === '$and'
    ? (context) => filters.every((filter) => filter(context))
    : (context) => filters.some((filter) => filter(context));
}

function compileNested(rules: unknown, at: Path, nesting: number, compilation: Compilation): Filter {
  if (nesting > MAX_NESTING) return reject(compilation, at, `must not be nested deeper than ${MAX_NESTING} operators`);
  if (!isJsonObject(rules) || Object.keys(rules).length === 0) {
    return reject(compilation, at, 'must be an object with one or more rules');
  }
  return compileRules(rules, at, nesting, compilation);
}

function compileCondition(condition: unknown, at: Path, nesting: number, compilation: Compilation): Test {
  const operators = isJsonObject(condition) ? Object.keys(condition) : [];
  const isLiteral = !isJsonObject(condition) || !operators.some((operator) => operator.startsWith('$'));
  if (isLiteral) {
    compilation.conditions += 1;
    // An empty object is more likely a missing operator than a value to compare with.
    if (isJsonObject(condition) && operators.length === 0) {
      return reject(compilation, at, 'must be a value or an object of operators');
    }
    return (value) => equal(value, condition);
  }
  const tests = operators.map((operator): Test => {
    const location = [...at, operator];
    const operand = condition[operator];
    if (operator === '$not') return compileNegation(operand, location, nesting + 1, compilation);
    compilation.conditions += 1;
    const definition = Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator] : undefined;
    if (!definition)
      return reject(compilation, location, `must be one of the operators ${Object.keys(OPERATORS).join(', ')}, $not`);
    const error = definition.operandError(operand);
    return error === null ? definition.test(operand) : reject(compilation, location, error);
  });
  return (value) => tests.every((test) => test(value));
}

function compileNegation(operand: unknown, at: Path, nesting: number, compilation: Compilation): Test {
  if (nesting > MAX_NESTING) return reject(compilation, at, `must not be nested deeper than ${MAX_NESTING} operators`);
  const test = compileCondition(operand, at, nesting, compilation);
  return (value) => !test(value);
}

/** Adds a validation error and returns a placeholder for the filter that could not be compiled. */
function reject(compilation: Compilation, at: Path, message: string): () => boolean {
  compilation.errors.push(fieldError(at, message));
  return () => false;
}

interface Operator {
  /** The validation error of the operand, or null. */
  readonly operandError: (operand: unknown) => string | null;
  readonly test: (operand: unknown) => Test;
}

type Comparable = number | string;

const anyOperand = () => null;
const booleanOperand = (operand: unknown) => (typeof operand === 'boolean' ? null : 'must be true or false');
const comparableOperand = (operand: unknown) =>
  typeof operand === 'number' || typeof operand === 'string' ? null : 'must be a number or a string';
const listOperand = (operand: unknown) =>
  Array.isArray(operand) && operand.length >= 1 && operand.length <= MAX_ITEMS
    ? null
    : `must be a list of 1 to ${MAX_ITEMS} values`;

/** Compares numbers with numbers, and strings with strings by code units. Other values do not match. */
function ordering(compare: (value: Comparable, operand: Comparable) => boolean): Operator {
  return {
    operandError: comparableOperand,
    test: (operand) => (value) =>
      typeof value === typeof operand && compare(value as Comparable, operand as Comparable),
  };
}

const isIn = (operand: unknown, value: unknown) => (operand as unknown[]).some((item) => equal(value, item));

const OPERATORS: Readonly<Record<string, Operator>> = {
  $eq: { operandError: anyOperand, test: (operand) => (value) => equal(value, operand) },
  $ne: { operandError: anyOperand, test: (operand) => (value) => !equal(value, operand) },
  $gt: ordering((value, operand) => value > operand),
  $gte: ordering((value, operand) => value >= operand),
  $lt: ordering((value, operand) => value < operand),
  $lte: ordering((value, operand) => value <= operand),
  $in: { operandError: listOperand, test: (operand) => (value) => isIn(operand, value) },
  $nin: { operandError: listOperand, test: (operand) => (value) => !isIn(operand, value) },
  $contains: {
    operandError: anyOperand,
    test: (operand) => {
      const text = canonicalText(operand);
      return (value) => {
        if (typeof value === 'string') return typeof operand === 'string' && value.includes(operand);
        return Array.isArray(value) && hasItem(value, text);
      };
    },
  },
  $exists: { operandError: booleanOperand, test: (operand) => (value) => (value !== undefined) === operand },
};
