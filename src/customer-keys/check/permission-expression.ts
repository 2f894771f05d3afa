/** Tests a key's permissions against the expression. */
export type PermissionTest = (held: ReadonlySet<string>) => boolean;

/** An invalid expression. The message is a predicate, such as `must have …`. */
export class ExpressionError extends Error {}

const MAX_LENGTH = 2_000;
const MAX_DEPTH = 16;
const MAX_ITEMS = 100;
const MAX_PERMISSION_LENGTH = 128;
const PERMISSION = /^[a-z0-9_-]+:[a-z0-9_*-]+$/;

interface Token {
  readonly text: string;
  /** Position of the first character, counted from 1. */
  readonly position: number;
}

/** Parses `a:b and (c:d or e:f)`, or a list of permissions that are all required. Throws ExpressionError. */
export function parsePermissions(expression: string | readonly string[]): PermissionTest {
  if (typeof expression === 'string') return new Parser(expression).parse();
  if (expression.length > MAX_ITEMS) throw new ExpressionError(`must have at most ${MAX_ITEMS} permissions`);
  const invalid = expression.findIndex((permission) => !isPermission(permission));
  if (invalid >= 0)
    throw new ExpressionError(`must list permissions such as invoices:read, which number ${invalid + 1} is not`);
  return (held) => expression.every((permission) => held.has(permission));
}

const isPermission = (text: string) => text.length <= MAX_PERMISSION_LENGTH && PERMISSION.test(text);

/** A recursive-descent parser. `and` binds more tightly than `or`. */
class Parser {
  readonly #tokens: readonly Token[];
  readonly #end: number;
  #next = 0;

  constructor(text: string) {
    if (text.length > MAX_LENGTH) throw new ExpressionError(`must have at most ${MAX_LENGTH} characters`);
    this.#tokens = [...text.matchAll(/[()]|[^\s()]+/g)].map(({ 0: token, index }) => ({
      text: token,
      position: index + 1,
    }));
    this.#end = text.length + 1;
  }

  parse(): PermissionTest {
    const test = this.#parseOr(0);
    if (this.#peek() !== undefined) throw this.#unexpected('and, or, or the end');
    return test;
  }

  #parseOr(depth: number): PermissionTest {
    const tests = [this.#parseAnd(depth)];
    while (this.#take('or')) tests.push(this.#parseAnd(depth));
    return tests.length === 1 ? (tests[0] as PermissionTest) : (held) => tests.some((test) => test(held));
  }

  #parseAnd(depth: number): PermissionTest {
    const tests = [this.#parseOperand(depth)];
    while (this.#take('and')) tests.push(this.#parseOperand(depth));
    return tests.length === 1 ? (tests[0] as PermissionTest) : (held) => tests.every((test) => test(held));
  }

  #parseOperand(depth: number): PermissionTest {
    const token = this.#peek();
    if (this.#take('(')) {
      if (depth === MAX_DEPTH) {
        throw new ExpressionError(
          `must have at most ${MAX_DEPTH} parentheses within each other (at character ${token?.position})`,
        );
      }
      const test = this.#parseOr(depth + 1);
      if (!this.#take(')')) throw this.#unexpected('and, or, or )');
      return test;
    }
    if (token === undefined || !isPermission(token.text)) throw this.#unexpected('a permission such as invoices:read');
    this.#next += 1;
    return (held) => held.has(token.text);
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#next];
  }

  #take(text: string): boolean {
    if (this.#peek()?.text.toLowerCase() !== text) return false;
    this.#next += 1;
    return true;
  }

  #unexpected(expected: string): ExpressionError {
    const position = this.#peek()?.position ?? this.#end;
    return new ExpressionError(`must have ${expected} at character ${position}`);
  }
}
