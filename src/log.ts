import type { DestinationStream, Logger } from 'pino';
import { pino } from 'pino';
import { prettyFactory } from 'pino-pretty';
import type { LogLevel } from './config.ts';

export type Log = Logger;
/** Where lines go: standard output, or what a test collects them in. */
export type LogStream = DestinationStream & { readonly isTTY?: boolean };

/** How much of a chain of causes is worth a line. */
const CAUSES = 5;

/** JSON lines; on a terminal, lines for people, in colours unless `NO_COLOR` is set. */
export function createLog(level: LogLevel, stream: LogStream = process.stdout): Log {
  const options = { level, base: null, serializers: { err: describeError } };
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
