import { NotFoundError, ValidationError } from '@mikro-orm/core';

/** How many causes of an error are logged. */
const MAX_CAUSES = 5;

/**
 * The fields of an error that are logged. Errors contain the values that they failed on: the body of the request in a parse
 * error, the row in a database error (`detail`, `where`, `parameters`, `query`). So only these fields are logged, and messages
 * that quote values are cut before the value.
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

/** Whether it is an error of a database driver or a copy by MikroORM, which have an SQLSTATE and a severity. */
function isDatabaseError(error: Error): error is DatabaseError {
  return 'severity' in error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);
}

/** The names of the table, column, constraint and routine, which contain no values. */
function schemaNamesOf(error: DatabaseError): Record<string, string> {
  const fields = ['table', 'column', 'constraint', 'routine'].map((name) => [name, (error as object)[name as never]]);
  return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string'));
}

function safeMessage(error: Error): string {
  // JSON.parse quotes the text that it cannot parse.
  if (error instanceof SyntaxError) return 'unreadable text';
  if (isDatabaseError(error)) return safeDatabaseMessage(error);
  // MikroORM appends the value or the condition to the name of the property or entity.
  if (error instanceof ValidationError || error instanceof NotFoundError)
    return `${error.message.split(/['"({[]/)[0]}…`;
  return error.message;
}

/** SQLSTATEs whose messages quote only names of the schema: integrity, missing tables, resources. */
const NAMES_ONLY = /^(23|42P01|42703|42883|08|40|53|55|57|58)/;

/**
 * The message without values. MikroORM appends `detail` and `hint` in separate lines. The first line quotes a malformed value
 * (`invalid input syntax for type bigint: "…"`).
 */
function safeDatabaseMessage({ message, code }: DatabaseError): string {
  const first = message.split('\n', 1)[0] as string;
  return NAMES_ONLY.test(code) ? first : (first.split(/"|: /, 1)[0] as string);
}

/** A line of a stack that names a file. Other lines may belong to a message of several lines. */
const FRAME = /^\s+at .*(?::\d+:\d+|<anonymous>|native)\)?$/;

function framesOf({ stack, message }: Error): string[] {
  if (stack === undefined) return [];
  const start = stack.indexOf(message);
  const frames = message !== '' && start >= 0 ? stack.slice(start + message.length) : stack;
  return frames.split('\n').filter((line) => FRAME.test(line));
}
