import { HeaderMap } from '@apollo/server';
import { type ExecutionResult, type FormattedExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { HostName } from '../../platform/context.ts';
import type { ServiceError } from '../../platform/errors.ts';
import { presentError, serviceErrorOf } from './present.ts';

/** The log of this folder, for errors that the caller did not cause. */
export interface Log {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** Logs the original error. A GraphQLError contains the document, whose literals may be secrets. */
export function logUnexpected(error: unknown, requestId: string | undefined, log: Log): void {
  if (serviceErrorOf(error).status < 500) return;
  const graphqlError = error instanceof GraphQLError ? error : undefined;
  const err = graphqlError === undefined ? error : (graphqlError.originalError ?? new Error(graphqlError.message));
  log.error({ requestId, path: graphqlError?.path?.join('.'), err }, 'A GraphQL request failed.');
}

/** Formats the errors of an operation for the response, and logs the unexpected ones. */
export function presentErrors(
  errors: readonly GraphQLError[],
  requestId: string | undefined,
  log: Log,
): GraphQLFormattedError[] {
  for (const error of errors) logUnexpected(error, requestId, log);
  return errors.map((error) => presentError(serviceErrorOf(error), error.toJSON()));
}

/** Formats the result of an operation for the response. */
export function presentResult(
  { data, errors }: ExecutionResult,
  requestId: string | undefined,
  log: Log,
): FormattedExecutionResult<Record<string, unknown>> {
  return {
    ...(data !== undefined && { data }),
    ...(errors && { errors: presentErrors(errors, requestId, log) }),
  };
}

/** Rejects the whole request with the error's own status. */
export function requestFailed(error: unknown, host?: HostName): GraphQLError {
  const failure = serviceErrorOf(error);
  // Apollo reads the status and headers from this extension. sofa-api declares another type for it, hence `object`.
  const http: object = { status: failure.status, headers: failureHeaders(failure, host) };
  return new GraphQLError(failure.message, { originalError: failure, extensions: { http } });
}

/** The response headers of a request that failed as a whole. */
export function failureHeaders({ status, retryAfter }: ServiceError, host: HostName | undefined): HeaderMap {
  const headers = new HeaderMap();
  if (status === 401 && host === 'BACKEND') headers.set('www-authenticate', 'Bearer');
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  return headers;
}
