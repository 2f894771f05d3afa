import { NotFoundError, ValidationError } from '@mikro-orm/core';

/** How many errors of a chain of causes are logged. */
const MAX_CAUSES = 5;

/**
 * What the log shows of an error. Errors carry the values that they failed on: a parser's the request's body, a
 * database's the row (`detail`, `where`, `parameters`, `query`). So only these fields are logged, never all fields of an
 * error, and messages that quote values are cut down to the part that has none.
 */
export function describeError(error: unknown, depth = MAX_CAUSES): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const message = safeMessage(error);
  return {
    type: error.name,
    message,
    ...('code' in error && { code: error.code }),
    ...(isDatabaseError(error) && schemaNamesOf(error)),
    stack: [`${error.name}: ${message}`, ...framesOf(error)].join('\n'),
    ...(error.cause !== undefined && error.cause !== null && depth > 0
      ? { cause: describeError(error.cause, depth - 1) }
      : {}),
  };
}

type DatabaseError = Error & { readonly code: string };

/** Both drivers' errors, and MikroORM's copies of them, have an SQLSTATE and a severity. */
function isDatabaseError(error: Error): error is DatabaseError {
  return 'severity' in error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);
}

/** Names of the schema: what to look at, without the row. */
function schemaNamesOf(error: DatabaseError): Record<string, string> {
  const fields = ['table', 'column', 'constraint', 'routine'].map((name) => [name, (error as object)[name as never]]);
  return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string'));
}

function safeMessage(error: Error): string {
  // JSON.parse quotes the text that it can't read.
  if (error instanceof SyntaxError) return 'unreadable text';
  if (isDatabaseError(error)) return safeDatabaseMessage(error);
  // MikroORM shows the value, or the condition, behind the name of the property or entity.
  if (error instanceof ValidationError || error instanceof NotFoundError)
    return `${error.message.split(/['"({[]/)[0]}…`;
  return error.message;
}

/** Classes of SQLSTATE whose messages quote nothing but names of the schema: integrity, missing tables, resources. */
const NAMES_ONLY = /^(23|42P01|42703|42883|08|40|53|55|57|58)/;

/**
 * MikroORM appends `detail` and `hint` in lines of their own. The first line quotes a value where a value is malformed
 * (`invalid input syntax for type bigint: "…"`).
 */
function safeDatabaseMessage({ message, code }: DatabaseError): string {
  const first = message.split('\n', 1)[0] as string;
  return NAMES_ONLY.test(code) ? first : (first.split(/"|: /, 1)[0] as string);
}

/** A line of a stack that names a file: a message of several lines stands in the stack too. */
const FRAME = /^\s+at .*(?::\d+:\d+|<anonymous>|native)\)?$/;

function framesOf({ stack, message }: Error): string[] {
  if (stack === undefined) return [];
  const start = stack.indexOf(message);
  const frames = message !== '' && start >= 0 ? stack.slice(start + message.length) : stack;
  return frames.split('\n').filter((line) => FRAME.test(line));
}
