import type { Context, HostName } from '../context.ts';
import type { Failure } from './failure.ts';
import { dotted, sentence } from './faults.ts';

/** How a host words a failure. */
export type Present = (failure: Failure, context: Context) => Promise<object> | object;

/** The backend: `{message, code, request_id, errors}`, `errors` only where members are at fault. */
export const presentBackend: Present = ({ message, code, faults }, { request }) => ({
  message,
  code,
  request_id: request.id,
  ...(faults.length > 0 && {
    errors: faults.map((fault) => ({ path: dotted(fault), code: fault.code, message: sentence(fault) })),
  }),
});

/** The deployment host: the envelope, with `{}` for data, at least one error, and the session as it is. */
export function presentDeployment(readSession: (context: Context) => Promise<unknown>): Present {
  return async ({ status, code, message, faults }, context) => ({
    status,
    message,
    data: {},
    session: await readSession(context),
    errors:
      faults.length === 0
        ? [{ code, message }]
        : faults.map((fault) => ({ code: fault.code, message: sentence(fault), path: dotted(fault) })),
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
