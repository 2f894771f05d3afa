/** What is asked of a key's permissions. */
export type PermissionTest = (held: ReadonlySet<string>) => boolean;

/** Why a text is no expression: a predicate, such as `must have …`. */
export class ExpressionError extends Error {}

const MAX_LENGTH = 2_000;
const MAX_DEPTH = 16;
const MAX_ITEMS = 100;
const MAX_PERMISSION = 128;
const PERMISSION = /^[a-z0-9_-]+:[a-z0-9_*-]+$/;

interface Token {
  readonly text: string;
  /** The first character is 1. */
  readonly at: number;
}

/** Reads `a:b and (c:d or e:f)`, or a list of permissions, all of which are needed. Throws ExpressionError. */
export function readPermissions(asked: string | readonly string[]): PermissionTest {
  if (typeof asked === 'string') return new Reader(asked).read();
  if (asked.length > MAX_ITEMS) throw new ExpressionError(`must have at most ${MAX_ITEMS} permissions`);
  const wrong = asked.findIndex((permission) => !isPermission(permission));
  if (wrong >= 0)
    throw new ExpressionError(`must list permissions such as invoices:read, which number ${wrong + 1} is not`);
  return (held) => asked.every((permission) => held.has(permission));
}

const isPermission = (text: string) => text.length <= MAX_PERMISSION && PERMISSION.test(text);

/** Any of what `or` joins, each of which is all of what `and` joins. */
class Reader {
  readonly #tokens: readonly Token[];
  readonly #end: number;
  #next = 0;

  constructor(text: string) {
    if (text.length > MAX_LENGTH) throw new ExpressionError(`must have at most ${MAX_LENGTH} characters`);
    this.#tokens = [...text.matchAll(/[()]|[^\s()]+/g)].map(({ 0: token, index }) => ({ text: token, at: index + 1 }));
    this.#end = text.length + 1;
  }

  read(): PermissionTest {
    const test = this.#either(0);
    if (this.#peek() !== undefined) throw this.#unexpected('and, or, or the end');
    return test;
  }

  #either(depth: number): PermissionTest {
    const tests = [this.#both(depth)];
    while (this.#take('or')) tests.push(this.#both(depth));
    return tests.length === 1 ? (tests[0] as PermissionTest) : (held) => tests.some((test) => test(held));
  }

  #both(depth: number): PermissionTest {
    const tests = [this.#one(depth)];
    while (this.#take('and')) tests.push(this.#one(depth));
    return tests.length === 1 ? (tests[0] as PermissionTest) : (held) => tests.every((test) => test(held));
  }

  #one(depth: number): PermissionTest {
    const token = this.#peek();
    if (this.#take('(')) {
      if (depth === MAX_DEPTH) {
        throw new ExpressionError(
          `must have at most ${MAX_DEPTH} parentheses within each other (at character ${token?.at})`,
        );
      }
      const test = this.#either(depth + 1);
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

  #unexpected(wanted: string): ExpressionError {
    const at = this.#peek()?.at ?? this.#end;
    return new ExpressionError(`must have ${wanted} at character ${at}`);
  }
}
