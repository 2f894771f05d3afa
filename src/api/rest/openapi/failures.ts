import type { ErrorCode } from '../../../platform/errors.ts';

/** The description of an HTTP error status, with an example. */
export interface Failure {
  readonly name: string;
  readonly description: string;
  readonly code: ErrorCode;
  readonly message: string;
  /** The invalid field of the example. */
  readonly field?: { readonly path: string; readonly message: string };
}

export const FAILURES: Readonly<Record<number, Failure>> = {
  400: {
    name: 'BadRequest',
    description:
      'The request is invalid: malformed JSON, an unknown field, a wrong type, a value out of bounds or a policy that is not met. `errors` lists every invalid field.',
    code: 'VALIDATION_FAILED',
    message: 'The request has invalid fields.',
    field: { path: 'limit', message: 'limit must be at most 100' },
  },
  401: {
    name: 'NotAuthenticated',
    description: 'The credential is missing or invalid.',
    code: 'NOT_AUTHENTICATED',
    message: 'This request requires a valid credential.',
  },
  403: {
    name: 'Forbidden',
    description: 'The caller is authenticated but lacks the required scope, permission or membership.',
    code: 'INSUFFICIENT_PERMISSIONS',
    message: 'This credential lacks a required scope.',
  },
  404: {
    name: 'NotFound',
    description:
      'The resource does not exist, was deleted or belongs to another deployment. The response is the same in each case.',
    code: 'ORGANIZATION_NOT_FOUND',
    message: 'The organization was not found.',
  },
  409: {
    name: 'Conflict',
    description: 'Another resource has this unique value, or the current state does not allow the change.',
    code: 'NAME_TAKEN',
    message: 'This name is taken.',
  },
  412: {
    name: 'PreconditionFailed',
    description: 'The record was changed since the version in `If-Match` was read.',
    code: 'PRECONDITION_FAILED',
    message: 'The record was changed since this version was read. Read it again and repeat the change.',
  },
  413: {
    name: 'BodyTooLarge',
    description: 'The body is larger than the operation accepts.',
    code: 'BODY_TOO_LARGE',
    message: 'The body is larger than 1 MiB.',
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'The operation does not accept the content type of the body.',
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'Send the body as application/json.',
  },
  429: {
    name: 'TooManyRequests',
    description:
      'Too many attempts, or too many requests (`RATE_LIMITED`). `Retry-After` is the number of seconds to wait, and `RateLimit` the state of the limits that the caller may see.',
    code: 'TOO_MANY_ATTEMPTS',
    message: 'Too many attempts. Try again later.',
  },
  500: {
    name: 'InternalError',
    description: 'An unexpected error. The log contains the details under the same request id.',
    code: 'INTERNAL',
    message: 'An unexpected error occurred. Try again; if it persists, contact support with the request id.',
  },
  503: {
    name: 'Unavailable',
    description: 'The service is starting, stopping, in maintenance mode or cannot reach its database.',
    code: 'UNAVAILABLE',
    message: 'The service is unavailable. Try again shortly.',
  },
};
