import type { Context, HostName } from '../../platform/context.ts';
import type { Failure } from './failure.ts';
import { dotted, sentence } from './invalid-request.ts';

/** How a host words a failure. */
export type Present = (failure: Failure, context: Context) => Promise<object> | object;

/** The backend: `{message, code, request_id, errors}`, `errors` only where members are at fault. */
export const presentBackend: Present = ({ message, code, errors }, { request }) => ({
  message,
  code,
  request_id: request.id,
  ...(errors.length > 0 && {
    errors: errors.map((error) => ({ path: dotted(error), code: error.code, message: sentence(error) })),
  }),
});

/** The deployment host: the envelope, with `{}` for data, at least one error, and the session as it is. */
export function presentDeployment(readSession: (context: Context) => Promise<unknown>): Present {
  return async ({ status, code, message, errors }, context) => ({
    status,
    message,
    data: {},
    session: await readSession(context),
    errors:
      errors.length === 0
        ? [{ code, message }]
        : errors.map((error) => ({ code: error.code, message: sentence(error), path: dotted(error) })),
  });
}

/** Headers that belong to a failure, whatever its body. */
export function failureHeaders({ status, retryAfter }: Failure, host: HostName): Record<string, string> {
  const headers: Record<string, string> = {};
  if (status === 401 && host === 'BACKEND') headers['WWW-Authenticate'] = 'Bearer';
  if (status === 429 || retryAfter !== undefined)
    headers['Retry-After'] = String(Math.max(1, Math.ceil(retryAfter ?? 1)));
  return headers;
}
