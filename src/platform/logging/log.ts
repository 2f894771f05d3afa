import { createRequire } from 'node:module';
import type { DestinationStream, Logger, LoggerOptions } from 'pino';
import { pino } from 'pino';
import type { LogLevel } from '../config.ts';
import { isDatabaseUnavailable } from '../database/errors/database-unavailable.ts';
import { currentRequest, loggedOperation } from '../process/current-request.ts';
import { describeError } from './log-errors.ts';

const require = createRequire(import.meta.url);

export type Log = Logger;
/** The destination of log lines: standard output, or a collector of a test. */
export type LogStream = DestinationStream & { readonly isTTY?: boolean };

/** While the database is unavailable each worker fails every two seconds. Their errors are logged once in this time. */
const REPEAT_INTERVAL_MS = 10_000;

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

function suppressRepeats(): LogMethod {
  let quietUntil = 0;
  let leftOut = 0;
  return function (args, method) {
    const [fields] = args as unknown[];
    if (typeof fields !== 'object' || fields === null || !('err' in fields) || !isDatabaseUnavailable(fields.err)) {
      return method.apply(this, args);
    }
    if (performance.now() < quietUntil) {
      leftOut += 1;
      return;
    }
    quietUntil = performance.now() + REPEAT_INTERVAL_MS;
    const line = { ...fields, ...(leftOut > 0 && { alikeLeftOut: leftOut }) };
    leftOut = 0;
    method.apply(this, [line, 'The database is unavailable'] as unknown as typeof args);
  };
}

/** Creates a log of JSON lines or, on a terminal, of readable lines, in color unless `NO_COLOR` is set. */
export function createLog(level: LogLevel, stream: LogStream = process.stdout): Log {
  const options = {
    level,
    base: null,
    serializers: { err: (error: unknown) => describeError(error) },
    hooks: { logMethod: suppressRepeats() },
    mixin: requestFields,
  };
  return stream.isTTY ? pino(options, prettyStream(stream)) : pino(options, stream);
}

/** Names the request and its operation in each line that its handling logs. */
function requestFields(): object {
  const request = currentRequest();
  if (request === undefined) return {};
  const operation = loggedOperation(request);
  return { requestId: request.requestId, ...(operation !== undefined && { operation }) };
}

function prettyStream(stream: LogStream): DestinationStream {
  // Loaded here because a service without a terminal does not use it.
  const { prettyFactory }: typeof import('pino-pretty') = require('pino-pretty');
  const format = prettyFactory({
    translateTime: 'SYS:HH:MM:ss.l',
    singleLine: true,
    messageFormat: requestText,
    ignore: REQUEST_FIELDS,
  });
  return { write: (line) => stream.write(format(line)) };
}

/** Fields of JSON lines that readable lines have in their message. */
const REQUEST_FIELDS = 'method,path,status,durationMs';

function requestText(line: Record<string, unknown>): string {
  const { msg, method, path, status, durationMs } = line;
  return method === undefined ? String(msg) : `${method} ${path} ${status} in ${durationMs} ms`;
}
