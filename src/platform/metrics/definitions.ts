/** Upper bounds in seconds, for what callers wait for. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** For statements, of which many take less than a millisecond. */
const STATEMENT_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.25, 1, 5, 30];
/** For work in the background, which may wait or run for minutes. */
const BACKGROUND_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300, 1800];

interface Definition<Label extends string = string> {
  /** One sentence about the metric, which Prometheus shows. */
  readonly help: string;
  /** Each label has a small fixed set of values: never an id, an address or text of a caller. */
  readonly labels: readonly Label[];
}

interface HistogramDefinition<Label extends string = string> extends Definition<Label> {
  readonly buckets: readonly number[];
}

const define = <const Label extends string = never>(help: string, labels: readonly Label[] = []): Definition<Label> => {
  return { help, labels };
};

const histogram = <const Label extends string = never>(
  help: string,
  buckets: readonly number[],
  labels: readonly Label[] = [],
): HistogramDefinition<Label> => ({ help, labels, buckets });

/** What only grows, since the start of the process. */
export const COUNTERS = {
  gatehouse_requests_total: define('Responses of both hosts.', ['host', 'api', 'operation', 'status']),
  gatehouse_database_statement_failures_total: define('SQL statements that failed.', ['statement']),
  gatehouse_database_slow_statements_total: define('SQL statements that took longer than SLOW_STATEMENT_MS.'),
  gatehouse_deliveries_total: define('Attempts of webhook deliveries by what became of the delivery.', ['outcome']),
  gatehouse_sign_ins_total: define('Sign-ins that succeeded, and steps of sign-ins that were rejected.', [
    'method',
    'result',
  ]),
  gatehouse_rate_limit_rejections_total: define('Requests that a rate limit has rejected.', ['limit']),
  gatehouse_ai_tokens_total: define('Tokens that providers of models have reported.', ['purpose', 'kind']),
  gatehouse_messages_total: define('Attempts to send mail and phone messages.', ['channel', 'result']),
  gatehouse_jobs_total: define('Runs of background jobs.', ['queue', 'result']),
} as const;

export const HISTOGRAMS = {
  gatehouse_request_duration_seconds: histogram(
    'Time from the first byte of a request to the end of its response, without event streams.',
    REQUEST_SECONDS,
    ['host', 'api', 'operation'],
  ),
  gatehouse_database_connection_wait_seconds: histogram(
    'Time that work has waited for a database connection.',
    STATEMENT_SECONDS,
  ),
  gatehouse_database_statement_duration_seconds: histogram('Time of SQL statements.', STATEMENT_SECONDS, ['statement']),
  gatehouse_delivery_duration_seconds: histogram(
    'Time of attempts of webhook deliveries, which receivers determine.',
    BACKGROUND_SECONDS,
  ),
  gatehouse_job_duration_seconds: histogram('Time of background jobs.', BACKGROUND_SECONDS, ['queue']),
} as const;

/** What is read at each scrape. */
export const GAUGES = {
  gatehouse_info: define('The version of this process.', ['version']),
  gatehouse_requests_in_progress: define('Requests that have no complete response yet.', ['host']),
  gatehouse_database_connections: define('Connections of the pool.', ['state']),
  gatehouse_database_connections_max: define('The largest number of connections of the pool.'),
  gatehouse_database_waiting: define('How much work waits for a database connection.'),
  gatehouse_process_queue_waiting: define('Tasks that wait in the memory of this process.', ['queue']),
  gatehouse_process_queue_oldest_seconds: define('How long the oldest of these tasks has waited.', ['queue']),
  gatehouse_process_queue_running: define('Tasks of these queues that run.', ['queue']),
  gatehouse_queue_waiting: define('Work that waits in the database, counted up to 10000.', ['queue']),
  gatehouse_queue_oldest_seconds: define('How long the oldest of this work has been due.', ['queue']),
  gatehouse_queues_readable: define('Whether the queues in the database could be read within the time limit.'),
} as const;

export type CounterName = keyof typeof COUNTERS;
export type HistogramName = keyof typeof HISTOGRAMS;
export type GaugeName = keyof typeof GAUGES;

type LabelOf<D> = D extends Definition<infer Label> ? Label : never;

/** The labels of a metric with their values. */
export type LabelsOf<Name extends CounterName | HistogramName | GaugeName> = Readonly<
  Record<LabelOf<(typeof COUNTERS & typeof HISTOGRAMS & typeof GAUGES)[Name]>, string>
>;
