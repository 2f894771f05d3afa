import type { DatabaseMonitor } from '../database/drivers/instrument-dialect.ts';
import { statementKind } from '../database/statements/statement-text.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Log } from './log.ts';
import { createSlowStatementLog } from './slow-statements.ts';

export interface DatabaseMonitorOptions {
  readonly log: Log;
  readonly metrics: Metrics;
  /** A statement that takes longer is logged. 0 to log none. */
  readonly slowStatementMs: number;
}

/** Logs slow statements, and measures all. */
export function createDatabaseMonitor({ log, metrics, slowStatementMs }: DatabaseMonitorOptions): DatabaseMonitor {
  const thresholdMs = slowStatementMs === 0 ? Number.POSITIVE_INFINITY : slowStatementMs;
  const logSlow = createSlowStatementLog(log, thresholdMs);
  return {
    onStatement(statement) {
      const labels = { statement: statementKind(statement.sql) };
      metrics.observe('gatehouse_database_statement_duration_seconds', labels, statement.durationMs / 1_000);
      if (statement.hasFailed) metrics.count('gatehouse_database_statement_failures_total', labels);
      if (statement.durationMs <= thresholdMs) return;
      metrics.count('gatehouse_database_slow_statements_total', {});
      logSlow(statement);
    },
    onConnection: (waitedMs) => metrics.observe('gatehouse_database_connection_wait_seconds', {}, waitedMs / 1_000),
  };
}
