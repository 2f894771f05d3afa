import type { HostName } from '../../../platform/context.ts';
import { STATUS_BY_CODE } from '../../../platform/errors.ts';
import type { Route } from '../routes.ts';
import { NO_SESSION } from '../session.ts';
import { FAILURES, type Failure, failureStatuses } from './failures.ts';
import type { Schemas } from './schemas.ts';
import type { MediaType, Reference, Response, Schema } from './types.ts';

export const HEADERS: Readonly<Record<string, Schema>> = {
  RequestId: {
    description: 'The id of this request in the log. It is the `X-Request-Id` of the request if that is valid.',
    schema: { type: 'string' },
    example: '01K9ZC0V6J3M8T5W2Q7R4X1B9D',
  },
  RateLimitPolicy: {
    description:
      'The limits that the caller may see, by name: `q` requests in a window of `w` seconds, as in draft-ietf-httpapi-ratelimit-headers-11. Absent without a limit.',
    schema: { type: 'string' },
    example: '"per_key-1-minute";q=100;w=60',
  },
  RateLimit: {
    description:
      'The state of the limits of `RateLimit-Policy`: `r` requests remain, and the window ends in `t` seconds. Absent without a limit.',
    schema: { type: 'string' },
    example: '"per_key-1-minute";r=0;t=42',
  },
  RetryAfter: {
    description: 'Seconds to wait before the next attempt.',
    schema: { type: 'integer', minimum: 0 },
    example: 60,
  },
  WwwAuthenticate: {
    description: 'The authentication scheme of the missing credential.',
    schema: { type: 'string' },
    example: 'Bearer',
  },
};

export const REQUEST_ID = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };

export const RATE_LIMITS = {
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'Retry-After': { $ref: '#/components/headers/RetryAfter' },
};

/** The error responses of an operation, as references to the component responses. */
export function errorResponses(host: HostName, route: Route): Record<string, Reference> {
  const statuses = failureStatuses(host, route);
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${FAILURES[status]?.name}` }]),
  );
}

/** The component responses that the operations refer to. */
export function errorComponents(host: HostName, used: ReadonlySet<string>, schemas: Schemas): Record<string, Response> {
  const schema = host === 'BACKEND' ? backendError(schemas) : deploymentError(schemas);
  return Object.fromEntries(
    Object.entries(FAILURES)
      .filter(([, { name }]) => used.has(`#/components/responses/${name}`))
      .map(([status, failure]) => [failure.name, errorResponse(host, Number(status), failure, schema)]),
  );
}

function errorResponse(host: HostName, status: number, failure: Failure, schema: Schema): Response {
  const content: MediaType = { schema, example: example(host, status, failure) };
  return {
    description: `${failure.description} Codes: ${codesOf(status)}.`,
    headers: {
      ...REQUEST_ID,
      ...(status === 429 ? RATE_LIMITS : {}),
      ...(status === 401 && host === 'BACKEND'
        ? { 'WWW-Authenticate': { $ref: '#/components/headers/WwwAuthenticate' } }
        : {}),
    },
    content: { 'application/json': content },
  };
}

function codesOf(status: number): string {
  const codes = Object.entries(STATUS_BY_CODE).flatMap(([code, of]) => (of === status ? [`\`${code}\``] : []));
  return codes.join(', ');
}

function example(host: HostName, status: number, { code, message, field }: Failure): unknown {
  const errors = field ? [{ path: field.path, code, message: field.message }] : [];
  if (host === 'BACKEND') {
    return { message, code, request_id: HEADERS['RequestId']?.['example'], ...(field ? { errors } : {}) };
  }
  return { status, message, data: {}, session: NO_SESSION, errors: field ? errors : [{ code, message }] };
}

const PATH: Schema = {
  type: 'string',
  description: 'The invalid field, such as `rate_limits.0.unit`.',
  examples: ['display_name'],
};

function errorCode(schemas: Schemas): Schema {
  return schemas.define('ErrorCode', () => ({
    type: 'string',
    description: 'The error code, for programs; the same in REST and GraphQL.',
    enum: Object.keys(STATUS_BY_CODE),
  }));
}

function backendError(schemas: Schemas): Schema {
  const code = errorCode(schemas);
  const fieldError = schemas.define('FieldError', () => ({
    type: 'object',
    description: 'A validation error of one field.',
    required: ['path', 'code', 'message'],
    properties: {
      path: PATH,
      code,
      message: { type: 'string', description: 'A message about the field.' },
    },
  }));
  return schemas.define('Error', () => ({
    type: 'object',
    description: 'The error of a failed request.',
    required: ['message', 'code', 'request_id'],
    properties: {
      message: { type: 'string', description: 'A message for people; its wording may change.' },
      code,
      request_id: { type: 'string', description: 'The same as the header `X-Request-Id`.' },
      errors: {
        type: 'array',
        description: 'All validation errors, if there are any.',
        items: fieldError,
      },
    },
  }));
}

/** One item of the envelope's `errors`. */
export function envelopeError(schemas: Schemas): Schema {
  const code = errorCode(schemas);
  return schemas.define('EnvelopeError', () => ({
    type: 'object',
    description: 'One error of a failed request.',
    required: ['code', 'message'],
    properties: {
      code,
      message: { type: 'string', description: 'A message for people; its wording may change.' },
      path: PATH,
    },
  }));
}

function deploymentError(schemas: Schemas): Schema {
  const items = envelopeError(schemas);
  return schemas.define('FailureEnvelope', () => ({
    type: 'object',
    description: 'The envelope of a failed request.',
    required: ['status', 'message', 'data', 'session', 'errors'],
    properties: {
      status: { type: 'integer', description: 'The HTTP status of the response.', minimum: 400 },
      message: { type: 'string', description: 'A message for people.' },
      data: { type: 'object', description: 'Always `{}`.', maxProperties: 0 },
      session: { $ref: '#/components/schemas/Session', description: "The browser's current session." },
      errors: { type: 'array', description: 'The errors of the request.', items, minItems: 1 },
    },
  }));
}
