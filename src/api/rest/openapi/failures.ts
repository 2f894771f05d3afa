import type { HostName } from '../../../platform/context.ts';
import type { ErrorCode } from '../../../platform/errors.ts';
import type { Route } from '../routes.ts';

/** One HTTP status of failure, and an example of it. */
export interface Failure {
  readonly name: string;
  readonly description: string;
  readonly code: ErrorCode;
  readonly message: string;
  /** The member that the example complains of. */
  readonly field?: { readonly path: string; readonly message: string };
}

export const FAILURES: Readonly<Record<number, Failure>> = {
  400: {
    name: 'BadRequest',
    description:
      'Malformed JSON, an unknown member, a wrong type, a broken bound or a policy not met; every field at fault is listed.',
    code: 'VALIDATION_FAILED',
    message: 'The request has invalid fields.',
    field: { path: 'limit', message: 'limit must be at most 100' },
  },
  401: {
    name: 'NotAuthenticated',
    description: 'No credential, or one that does not hold.',
    code: 'NOT_AUTHENTICATED',
    message: 'This call needs a valid credential.',
  },
  403: {
    name: 'Forbidden',
    description: 'The caller is known but lacks the scope, permission or membership.',
    code: 'INSUFFICIENT_PERMISSIONS',
    message: 'This credential lacks a scope that the call needs.',
  },
  404: {
    name: 'NotFound',
    description: 'Absent, deleted or of another deployment, which look the same.',
    code: 'ORGANIZATION_NOT_FOUND',
    message: 'The organization was not found.',
  },
  409: {
    name: 'Conflict',
    description: 'Another record has this unique value, or the state does not allow the change.',
    code: 'NAME_TAKEN',
    message: 'This name is taken.',
  },
  413: {
    name: 'BodyTooLarge',
    description: 'The body is larger than the call takes.',
    code: 'BODY_TOO_LARGE',
    message: 'The body is larger than 1 MiB.',
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'The body is not of a content type that the call takes.',
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'Send the body as application/json.',
  },
  429: {
    name: 'TooManyRequests',
    description:
      'Too many attempts, or more calls than the service takes (`RATE_LIMITED`); `Retry-After` says how many seconds to wait, and `RateLimit` how the limits stand that the caller may see.',
    code: 'TOO_MANY_ATTEMPTS',
    message: 'Too many attempts. Try again later.',
  },
  500: {
    name: 'InternalError',
    description: 'Something unexpected; the details stand in the log under the same request id.',
    code: 'INTERNAL',
    message: 'Something went wrong. Quote the request id when you report it.',
  },
  503: {
    name: 'Unavailable',
    description: 'The service is starting, stopping, in maintenance or without its database.',
    code: 'UNAVAILABLE',
    message: 'The service is unavailable. Try again shortly.',
  },
};

/** The statuses of failure that an operation can meet: what its shape tells, and what its description names. */
export function failureStatuses(host: HostName, route: Route): number[] {
  const isPublic = route.access.caller === 'PUBLIC';
  const isChange = route.operation === 'mutation';
  const isWrite = isChange || route.method !== 'GET';
  const takesBody = route.inputArg !== null;
  const isNamed = (status: number) => new RegExp(`\\b${status} \``).test(route.field.description ?? '');
  const can: Readonly<Record<number, boolean>> = {
    // An unknown query parameter is refused everywhere, and so are two session cookies.
    400: true,
    // A session token that doesn't hold is refused where nobody needs to be signed in, too.
    401: true,
    // Whatever a browser sends by another method than GET must come from an allowed origin, signed in or not.
    403: !isPublic || isWrite,
    // The deployment host answers 404 to a host name that it does not know.
    404: route.pathArgs.length > 0 || takesBody || host === 'DEPLOYMENT',
    409: isChange,
    413: takesBody,
    415: takesBody,
    // The service's own limits hold for every call.
    429: true,
    500: true,
    503: true,
  };
  return Object.keys(FAILURES)
    .map(Number)
    .filter((status) => can[status] || isNamed(status));
}
