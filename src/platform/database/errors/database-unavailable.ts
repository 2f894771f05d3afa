import { ServiceError } from '../../errors.ts';

/**
 * SQLSTATEs of a PostgreSQL that shuts down, crashed, starts, became a standby or has no free connection, of a broken connection,
 * and of one whose transaction was idle for too long.
 */
const UNAVAILABLE_STATES = /^(57P0[123]|53300|08...|53100|25006|25P0[34])$/;

/** SQLSTATEs of a wait for a lock, and of a statement, that took too long. */
const LOCK_NOT_AVAILABLE = '55P03';
const QUERY_CANCELED = '57014';
/** PostgreSQL has no space, or the embedded database is about to have none. */
const DISK_FULL = '53100';

/** Messages of driver errors without a code, for a lost connection or an exhausted pool. */
const DRIVER_MESSAGES = [
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'timeout expired',
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

/** The disk of the embedded database has too little space for a change. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';
  readonly code = DISK_FULL;

  constructor(freeMegabytes: number, neededMegabytes: number) {
    super(`The disk has ${freeMegabytes} MB left, and changes need ${neededMegabytes} MB. Make space.`);
  }
}

/** Whether the error means that the database is temporarily unavailable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (SOCKET_ERROR_MARK in error || DRIVER_MESSAGES.some((message) => error.message.startsWith(message))) return true;
  return 'code' in error && typeof error.code === 'string' && UNAVAILABLE_STATES.test(error.code);
}

/** The error for callers when the database is unavailable or too slow. Null for other errors. */
export function unavailableError(error: unknown): ServiceError | null {
  if (!(error instanceof Error) || error instanceof ServiceError) return null;
  const code = 'code' in error ? error.code : undefined;
  if (code === DISK_FULL) return diskFull(error);
  if (isDatabaseUnavailable(error)) return databaseUnavailable(error);
  if (code === LOCK_NOT_AVAILABLE) return tooSlow('Another request changes the same records.', error);
  if (code === QUERY_CANCELED) return tooSlow('The database did not complete the request in time.', error);
  // MikroORM copies the error of a deadline that has passed.
  if (code === 'UNAVAILABLE') return new ServiceError('UNAVAILABLE', error.message, { retryAfter: 2, cause: error });
  return null;
}

function diskFull(cause: Error): ServiceError {
  const message = 'The service has too little disk space to make changes. Send the request again after 60 seconds.';
  return new ServiceError('UNAVAILABLE', message, { retryAfter: 60, cause });
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
