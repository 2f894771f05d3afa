import type { Context, HostName } from '../../platform/context.ts';
import type { Failure } from './failure.ts';
import { dottedPath, messageWithPath } from './invalid-request.ts';

/** Formats the response body of a failure for one host. */
export type Present = (failure: Failure, context: Context) => Promise<object> | object;

/** The backend host: `{message, code, request_id, errors}`, with `errors` only for validation errors. */
export const presentBackend: Present = ({ message, code, errors }, { request }) => ({
  message,
  code,
  request_id: request.id,
  ...(errors.length > 0 && {
    errors: errors.map((error) => ({ path: dottedPath(error), code: error.code, message: messageWithPath(error) })),
  }),
});

/** The deployment host: the envelope with `{}` as data, at least one error and the current session. */
export function presentDeployment(readSession: (context: Context) => Promise<unknown>): Present {
  return async ({ status, code, message, errors }, context) => ({
    status,
    message,
    data: {},
    session: await readSession(context),
    errors:
      errors.length === 0
        ? [{ code, message }]
        : errors.map((error) => ({ code: error.code, message: messageWithPath(error), path: dottedPath(error) })),
  });
}

/** The response headers of a failure. */
export function failureHeaders({ status, retryAfter }: Failure, host: HostName): Record<string, string> {
  const headers: Record<string, string> = {};
  if (status === 401 && host === 'BACKEND') headers['WWW-Authenticate'] = 'Bearer';
  if (status === 429 || retryAfter !== undefined)
    headers['Retry-After'] = String(Math.max(1, Math.ceil(retryAfter ?? 1)));
  return headers;
}
