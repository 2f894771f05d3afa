import type { DestinationStream, Logger, LoggerOptions } from 'pino';
import { pino } from 'pino';
import { prettyFactory } from 'pino-pretty';
import type { LogLevel } from './config.ts';
import { isDatabaseAway } from './database-away.ts';

export type Log = Logger;
/** Where lines go: standard output, or what a test collects them in. */
export type LogStream = DestinationStream & { readonly isTTY?: boolean };

/** How much of a chain of causes is worth a line. */
const CAUSES = 5;

/** While the database is away each worker fails every two seconds, with the same error: a line in so long tells it. */
const SPARING_MS = 10_000;

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

function sparing(): LogMethod {
  let quietUntil = 0;
  let leftOut = 0;
  return function (args, method) {
    const [fields] = args as unknown[];
    if (typeof fields !== 'object' || fields === null || !('err' in fields) || !isDatabaseAway(fields.err)) {
      return method.apply(this, args);
    }
    if (performance.now() < quietUntil) {
      leftOut += 1;
      return;
    }
    quietUntil = performance.now() + SPARING_MS;
    const line = { ...fields, ...(leftOut > 0 && { alikeLeftOut: leftOut }) };
    leftOut = 0;
    method.apply(this, [line, 'The database is out of reach'] as unknown as typeof args);
  };
}

/** JSON lines; on a terminal, lines for people, in colours unless `NO_COLOR` is set. */
export function createLog(level: LogLevel, stream: LogStream = process.stdout): Log {
  const options = { level, base: null, serializers: { err: describeError }, hooks: { logMethod: sparing() } };
  return stream.isTTY ? pino(options, forPeople(stream)) : pino(options, stream);
}

function forPeople(stream: LogStream): DestinationStream {
  const format = prettyFactory({
    translateTime: 'SYS:HH:MM:ss.l',
    singleLine: true,
    messageFormat: inWords,
    ignore: REQUEST,
  });
  return { write: (line) => stream.write(format(line)) };
}

/** What a request's line says in words; the JSON lines have them as fields. */
const REQUEST = 'method,path,status,durationMs';

function inWords(line: Record<string, unknown>): string {
  const { msg, method, path, status, durationMs } = line;
  return method === undefined ? String(msg) : `${method} ${path} ${status} in ${durationMs} ms`;
}

/**
 * Errors carry what they failed on: a parser's the request's body, a database's the row (`detail`, `parameters`). So
 * these fields alone are logged, instead of all that an error has.
 */
function describeError(error: unknown, depth = CAUSES): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, cause } = error;
  const code = 'code' in error ? { code: error.code } : {};
  const origin = cause && depth > 0 ? { cause: describeError(cause, depth - 1) } : {};
  return { type: name, message: messageOf(error), ...code, stack: stackOf(error), ...origin };
}

/** JSON.parse quotes the text that it can't read, which is somebody's body. */
function messageOf(error: Error): string {
  return error instanceof SyntaxError ? 'unreadable text' : error.message;
}

function stackOf(error: Error): string | undefined {
  return error.stack?.replace(error.message, () => messageOf(error));
}
