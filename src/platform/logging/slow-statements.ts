import type { EndedStatement } from '../database/drivers/instrument-dialect.ts';
import { statementWithoutValues } from '../database/statements/statement-text.ts';
import { backgroundName } from '../process/background.ts';
import { currentRequest, loggedOperation } from '../process/current-request.ts';
import type { Log } from './log.ts';

const MAX_TEXT = 1_000;
/** At most so many lines in each interval, because all statements of a slow database are slow. */
const MAX_LINES = 10;
const INTERVAL_MS = 10_000;

/** Logs statements that take longer than the threshold, without their values. */
export function createSlowStatementLog(log: Pick<Log, 'warn'>, thresholdMs: number) {
  let intervalEnd = 0;
  let lines = 0;
  let leftOut = 0;

  return ({ sql, durationMs, hasFailed }: EndedStatement): void => {
    const now = performance.now();
    if (now >= intervalEnd) {
      intervalEnd = now + INTERVAL_MS;
      lines = 0;
    }
    if (lines >= MAX_LINES) {
      leftOut += 1;
      return;
    }
    lines += 1;
    const request = currentRequest();
    log.warn(
      {
        requestId: request?.requestId,
        operation: (request && loggedOperation(request)) ?? backgroundName(),
        durationMs: Math.round(durationMs),
        ...(hasFailed && { hasFailed }),
        ...(leftOut > 0 && { alikeLeftOut: leftOut }),
        statement: statementWithoutValues(sql, MAX_TEXT),
      },
      `A statement took longer than ${thresholdMs} ms`,
    );
    leftOut = 0;
  };
}
