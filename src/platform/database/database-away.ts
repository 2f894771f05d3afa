import { ServiceError } from '../errors.ts';

/** PostgreSQL is shutting down, has crashed, is starting or takes no more connections; or its connection broke. */
const STATES = /^(57P0[123]|53300|08...)$/;

/** What the driver says, without a code, when a connection is gone or there is none to be had. */
const SAYINGS = [
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
] as const;

/** Marks errors of sockets that led to the database, whose words could tell of any other server; MikroORM's copies keep it. */
const OF_ITS_SOCKETS = 'isOfDatabaseSocket';

/** Marks an error that came of connecting to the database, or over a connection to it, if a socket made it. */
export function noteSocketError<T>(error: T): T {
  // Where a name has several addresses, connecting to them gives one error for all.
  const ofSocket = error instanceof AggregateError || (error instanceof Error && 'syscall' in error);
  return ofSocket ? Object.assign(error, { [OF_ITS_SOCKETS]: true }) : error;
}

/** Whether this failed because the database is out of reach, which passes: nobody made a mistake. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (OF_ITS_SOCKETS in error || SAYINGS.some((saying) => error.message.startsWith(saying))) return true;
  return 'code' in error && typeof error.code === 'string' && STATES.test(error.code);
}

/** What callers are told then. Whether a change was made whose answer got lost with the connection, nobody knows. */
export function databaseAway(cause: unknown): ServiceError {
  return new ServiceError('UNAVAILABLE', 'The service can not reach its database. Try again shortly.', {
    retryAfter: 2,
    cause,
  });
}
