import { createRequire } from 'node:module';
import type { DestinationStream, Logger, LoggerOptions } from 'pino';
import { pino } from 'pino';
import type { LogLevel } from '../config.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import { describeError } from './log-errors.ts';

const require = createRequire(import.meta.url);

export type Log = Logger;
/** Where lines go: standard output, or what a test collects them in. */
export type LogStream = DestinationStream & { readonly isTTY?: boolean };

/** While the database is away each worker fails every two seconds, with the same error: a line in so long tells it. */
const REPEAT_INTERVAL_MS = 10_000;

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

function suppressRepeats(): LogMethod {
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
    quietUntil = performance.now() + REPEAT_INTERVAL_MS;
    const line = { ...fields, ...(leftOut > 0 && { alikeLeftOut: leftOut }) };
    leftOut = 0;
    method.apply(this, [line, 'The database is out of reach'] as unknown as typeof args);
  };
}

/** JSON lines; on a terminal, lines for people, in colours unless `NO_COLOR` is set. */
export function createLog(level: LogLevel, stream: LogStream = process.stdout): Log {
  const options = {
    level,
    base: null,
    serializers: { err: (error: unknown) => describeError(error) },
    hooks: { logMethod: suppressRepeats() },
  };
  return stream.isTTY ? pino(options, prettyStream(stream)) : pino(options, stream);
}

function prettyStream(stream: LogStream): DestinationStream {
  // Loaded here: a service without a terminal does not need it.
  const { prettyFactory }: typeof import('pino-pretty') = require('pino-pretty');
  const format = prettyFactory({
    translateTime: 'SYS:HH:MM:ss.l',
    singleLine: true,
    messageFormat: requestText,
    ignore: REQUEST_FIELDS,
  });
  return { write: (line) => stream.write(format(line)) };
}

/** What a request's line says in words; the JSON lines have them as fields. */
const REQUEST_FIELDS = 'method,path,status,durationMs';

function requestText(line: Record<string, unknown>): string {
  const { msg, method, path, status, durationMs } = line;
  return method === undefined ? String(msg) : `${method} ${path} ${status} in ${durationMs} ms`;
}
