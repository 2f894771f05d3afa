import { ServiceError } from '../../platform/errors.ts';
import { type Choice, type Part, parseClaimText } from './claim-expressions.ts';

type Claims = Readonly<Record<string, unknown>>;

/** The values of `user`, `organization` and so on; null when the token's user has none. */
export type ClaimValues = Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;

/** The parsed claims of a template. */
export interface CompiledClaims {
  /** The first two names of each path, such as `user.first_name`. */
  readonly paths: ReadonlySet<string>;
  /** Renders the claims of a token. Throws 400 `CLAIMS_TOO_LARGE` above 8 KiB of JSON. */
  render(values: ClaimValues): Record<string, unknown>;
}

const MAX_BYTES = 8_192;

/** Limits the size during rendering: a short text can repeat large metadata a thousand times. */
class Budget {
  #left = MAX_BYTES;

  spend<Value>(value: Value): Value {
    this.#left -= JSON.stringify(value).length;
    if (this.#left < 0) throw tooLarge();
    return value;
  }
}

const tooLarge = () =>
  new ServiceError(
    'CLAIMS_TOO_LARGE',
    `The rendered claims have more than ${MAX_BYTES} bytes of JSON. Use fewer or smaller values.`,
  );

type Render = (values: ClaimValues, budget: Budget) => unknown;

/**
 * Parses the claims of a template. A text that is one expression keeps the type of its value. In a text with other
 * characters, null becomes an empty string, and an object or list becomes JSON. `aud` is fixed text.
 */
export function compileClaims(claims: Claims): CompiledClaims {
  const paths = new Set<string>();
  const { aud, ...rendered } = claims;
  const fixed = Object.hasOwn(claims, 'aud') ? { aud } : {};
  const render = compile(rendered, paths);
  return {
    paths,
    render(values) {
      const claims = { ...fixed, ...(render(values, new Budget()) as Record<string, unknown>) };
      if (Buffer.byteLength(JSON.stringify(claims)) > MAX_BYTES) throw tooLarge();
      return claims;
    },
  };
}

function compile(value: unknown, paths: Set<string>): Render {
  if (typeof value === 'string') return compileText(value, paths);
  if (Array.isArray(value)) {
    const items = value.map((item) => compile(item, paths));
    return (values, budget) => items.map((item) => item(values, budget));
  }
  if (typeof value !== 'object' || value === null) return () => value;
  const fields = Object.entries(value).map(([name, field]) => [name, compile(field, paths)] as const);
  return (values, budget) => Object.fromEntries(fields.map(([name, field]) => [name, field(values, budget)]));
}

function compileText(text: string, paths: Set<string>): Render {
  const parsed = parseClaimText(text);
  if ('error' in parsed) throw new Error(`A stored claim ${parsed.error}.`);
  const { parts } = parsed;
  for (const part of parts) if (typeof part !== 'string') collectPaths(part, paths);
  const [only] = parts;
  if (parts.length === 1 && only !== undefined && typeof only !== 'string') {
    return (values, budget) => budget.spend(firstOf(only, values));
  }
  return (values, budget) => parts.map((part) => budget.spend(textOf(part, values))).join('');
}

function collectPaths(choices: readonly Choice[], paths: Set<string>): void {
  for (const choice of choices) if ('path' in choice) paths.add(choice.path.slice(0, 2).join('.'));
}

function textOf(part: Part, values: ClaimValues): string {
  if (typeof part === 'string') return part;
  const value = firstOf(part, values);
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The first of the choices that is not null. */
function firstOf(choices: readonly Choice[], values: ClaimValues): unknown {
  for (const choice of choices) {
    const value = 'path' in choice ? valueAt(choice.path, values) : choice.literal;
    if (value !== null) return value;
  }
  return null;
}

/** Reads only own enumerable properties, so that a path cannot reach `constructor` or a list's `length`. */
function valueAt(path: readonly string[], values: ClaimValues): unknown {
  let at: unknown = values;
  for (const name of path) {
    if (typeof at !== 'object' || at === null || !Object.prototype.propertyIsEnumerable.call(at, name)) return null;
    at = (at as Record<string, unknown>)[name];
  }
  return at ?? null;
}
