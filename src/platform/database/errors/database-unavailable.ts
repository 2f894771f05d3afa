import { ServiceError } from '../../errors.ts';

/**
 * SQLSTATEs of a PostgreSQL that shuts down, crashed, starts or has no free connection, of a broken connection, and of one whose
 * transaction was idle for too long.
 */
const UNAVAILABLE_STATES = /^(57P0[123]|53300|08...|25P0[34])$/;

/** SQLSTATEs of a wait for a lock, and of a statement, that took too long. */
const LOCK_NOT_AVAILABLE = '55P03';
const QUERY_CANCELED = '57014';

/** Messages of driver errors without a code, for a lost connection or an exhausted pool. */
const DRIVER_MESSAGES = [
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
] as const;

/** Marks errors of database sockets, which otherwise look like those of any other server. Copies by MikroORM keep the mark. */
const SOCKET_ERROR_MARK = 'isOfDatabaseSocket';

/** Marks a socket error of connecting to the database or of a connection to it. */
export function markSocketError<T>(error: T): T {
  // A host name with several addresses causes one error for all of them.
  const ofSocket = error instanceof AggregateError || (error instanceof Error && 'syscall' in error);
  return ofSocket ? Object.assign(error, { [SOCKET_ERROR_MARK]: true }) : error;
}

/** The error of a server or proxy that accepts connections, but does not respond. */
export function silentDatabase(limitMs: number): Error {
  const error = new Error(`The database did not respond within ${Math.round(limitMs / 100) / 10} s.`);
  return Object.assign(error, { [SOCKET_ERROR_MARK]: true });
}

/** Whether the error means that the database is temporarily unavailable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (SOCKET_ERROR_MARK in error || DRIVER_MESSAGES.some((message) => error.message.startsWith(message))) return true;
  return 'code' in error && typeof error.code === 'string' && UNAVAILABLE_STATES.test(error.code);
}

/** The error for callers when the database is unavailable or too slow. Null for other errors. */
export function unavailableError(error: unknown): ServiceError | null {
  if (isDatabaseUnavailable(error)) return databaseUnavailable(error);
  if (!(error instanceof Error) || !('code' in error)) return null;
  if (error.code === LOCK_NOT_AVAILABLE) return tooSlow('Another request changes the same records.', error);
  if (error.code === QUERY_CANCELED) return tooSlow('The database did not complete the request in time.', error);
  return null;
}

function tooSlow(reason: string, cause: unknown): ServiceError {
  return new ServiceError('UNAVAILABLE', `${reason} Send the request again after 2 seconds.`, { retryAfter: 2, cause });
}

/** The error for callers. It is unknown whether a change was committed whose result was lost with the connection. */
export function databaseUnavailable(cause: unknown): ServiceError {
  return new ServiceError(
    'UNAVAILABLE',
    'The service cannot reach its database. Send the request again after 2 seconds.',
    {
      retryAfter: 2,
      cause,
    },
  );
}
