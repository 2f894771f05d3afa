import { type GraphQLSchema, isEnumType } from 'graphql';
import type { HostName } from '../../../platform/context.ts';
import { type ErrorCode, STATUS_BY_CODE } from '../../../platform/errors.ts';
import type { Route } from '../routes.ts';
import { NO_SESSION } from '../session.ts';
import { COMMON_CODES, errorCodesOf } from './error-codes.ts';
import { FAILURES, type Failure } from './failures.ts';
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
export function errorResponses(host: HostName, route: Route, components: ErrorComponents): Record<string, Reference> {
  const codes = errorCodesOf(host, route);
  const statuses = [...new Set(codes.map((code) => STATUS_BY_CODE[code]))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [status, components.reference(codes.filter((code) => STATUS_BY_CODE[code] === status))]),
  );
}

/** The component responses for failures. Operations with the same codes for a status share one. */
export interface ErrorComponents {
  /** The response with these codes, which have the same status. */
  reference(codes: readonly ErrorCode[]): Reference;
  readonly responses: Readonly<Record<string, Response>>;
}

export function createErrorComponents(slice: GraphQLSchema, host: HostName, schemas: Schemas): ErrorComponents {
  const responses: Record<string, Response> = {};
  defineErrorCode(slice, schemas);
  return {
    responses,
    reference(codes) {
      const [first] = codes;
      if (first === undefined) throw new Error('An error response needs a code.');
      const status = STATUS_BY_CODE[first];
      const failure = FAILURES[status];
      if (!failure) throw new Error(`The status ${status} has no description: add one in failures.ts.`);
      const specific = codes.filter((code) => !COMMON_CODES[host].includes(code) && !isOnlyCode(code));
      const name = [failure.name, ...specific].join('.');
      const schema = host === 'BACKEND' ? backendError(schemas) : deploymentError(schemas);
      responses[name] ??= errorResponse(
        host,
        status,
        { ...failure, ...exampleCode(slice, codes, failure) },
        codes,
        schema,
      );
      return { $ref: `#/components/responses/${name}` };
    },
  };
}

/** Whether no other code has the same status. */
const isOnlyCode = (code: ErrorCode) =>
  Object.values(STATUS_BY_CODE).filter((status) => status === STATUS_BY_CODE[code]).length === 1;

/** The code of the example: that of the failure, or the most specific one of the operation. */
function exampleCode(slice: GraphQLSchema, codes: readonly ErrorCode[], failure: Failure): Partial<Failure> {
  const code = codes.at(-1) ?? failure.code;
  if (codes.includes(failure.code)) return {};
  return { code, message: meaningOf(slice, code)?.split(/(?<=\.) /, 1)[0] ?? failure.message };
}

/** What a code means, from the SDL, without the status at its end. */
export function meaningOf(slice: GraphQLSchema, code: ErrorCode): string | undefined {
  const type = slice.getType('ErrorCode');
  const description = isEnumType(type) ? type.getValue(code)?.description : undefined;
  return description?.replace(/\s+/g, ' ').replace(/ HTTP \d{3}\.$/, '');
}

function errorResponse(
  host: HostName,
  status: number,
  failure: Failure,
  codes: readonly ErrorCode[],
  schema: Schema,
): Response {
  const content: MediaType = { schema, example: example(host, status, failure) };
  return {
    description: `${failure.description} Codes: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
    headers: {
      ...REQUEST_ID,
      ...(status === 429 ? RATE_LIMITS : {}),
      ...(status === 401 && host === 'BACKEND'
        ? { 'WWW-Authenticate': { $ref: '#/components/headers/WwwAuthenticate' } }
        : {}),
    },
    content: { 'application/json': content },
    'x-error-codes': codes,
  };
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

function defineErrorCode(slice: GraphQLSchema, schemas: Schemas): void {
  const codes = Object.keys(STATUS_BY_CODE) as ErrorCode[];
  const meanings = codes.flatMap((code) => {
    const meaning = meaningOf(slice, code);
    return meaning === undefined ? [] : [[code, meaning]];
  });
  schemas.define('ErrorCode', () => ({
    type: 'string',
    description: 'The error code, for programs; the same in REST and GraphQL.',
    enum: codes,
    'x-enum-descriptions': Object.fromEntries(meanings),
  }));
}

const ERROR_CODE: Reference = { $ref: '#/components/schemas/ErrorCode' };

function backendError(schemas: Schemas): Schema {
  const fieldError = schemas.define('FieldError', () => ({
    type: 'object',
    description: 'A validation error of one field.',
    required: ['path', 'code', 'message'],
    properties: {
      path: PATH,
      code: ERROR_CODE,
      message: { type: 'string', description: 'A message about the field.' },
    },
  }));
  return schemas.define('Error', () => ({
    type: 'object',
    description: 'The error of a failed request.',
    required: ['message', 'code', 'request_id'],
    properties: {
      message: { type: 'string', description: 'A message for people; its wording may change.' },
      code: ERROR_CODE,
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
  return schemas.define('EnvelopeError', () => ({
    type: 'object',
    description: 'One error of a failed request.',
    required: ['code', 'message'],
    properties: {
      code: ERROR_CODE,
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
