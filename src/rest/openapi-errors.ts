import type { HostName } from '../context.ts';
import { type ErrorCode, STATUS_BY_CODE } from '../errors.ts';
import type { Schemas } from './openapi-schemas.ts';
import type { MediaType, Reference, Response, Schema } from './openapi-types.ts';
import type { Route } from './routes.ts';

interface Failure {
  readonly name: string;
  readonly description: string;
  readonly code: ErrorCode;
  readonly message: string;
  /** The member that the example complains of. */
  readonly field?: { readonly path: string; readonly message: string };
}

const FAILURES: Readonly<Record<number, Failure>> = {
  400: {
    name: 'BadRequest',
    description: 'Malformed JSON, an unknown member, a wrong type, a broken bound or a policy not met; every field at fault is listed.',
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
    description: 'Too many attempts; `Retry-After` says how many seconds to wait.',
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

export const HEADERS: Readonly<Record<string, Schema>> = {
  RequestId: {
    description: 'Id of this request in the log: the caller’s own where it sent a sane one.',
    schema: { type: 'string' },
    example: '01K9ZC0V6J3M8T5W2Q7R4X1B9D',
  },
  RetryAfter: {
    description: 'Seconds after which trying again makes sense.',
    schema: { type: 'integer', minimum: 0 },
    example: 60,
  },
  WwwAuthenticate: {
    description: 'The kind of credential that is missing.',
    schema: { type: 'string' },
    example: 'Bearer',
  },
};

export const REQUEST_ID = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };

/** The failures that an operation can meet, as references to the component responses. */
export function errorResponses(host: HostName, route: Route): Record<string, Reference> {
  const statuses = failureStatuses(host, route);
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${FAILURES[status]?.name}` }]),
  );
}

function failureStatuses(host: HostName, route: Route): number[] {
  const isPublic = route.access.caller === 'PUBLIC';
  const isChange = route.operation === 'mutation';
  const hasBody = route.inputArg !== null;
  const can: Readonly<Record<number, boolean>> = {
    // A request with two session cookies is malformed whatever it asks for.
    400: hasBody || route.queryArgs.length > 0 || host === 'DEPLOYMENT',
    401: !isPublic || isSensitive(route),
    // A changing call of a browser must come from an allowed origin, signed in or not.
    403: !isPublic || isChange,
    // The deployment host answers 404 to a host name that it does not know.
    404: route.pathArgs.length > 0 || hasBody || host === 'DEPLOYMENT',
    409: isChange,
    413: hasBody,
    415: hasBody,
    429: isSensitive(route),
    500: true,
    503: true,
  };
  return Object.keys(FAILURES).map(Number).filter((status) => can[status]);
}

const SECRET_MEMBER = /^(password|current_?password|new_?password|code\d?|backup_?code|token)$/i;

/** Whether the operation checks a password or a code, whose attempts are counted. */
function isSensitive({ operation, access, inputArg }: Route): boolean {
  if (operation !== 'mutation') return false;
  if (access.caller === 'PUBLIC') return true;
  return access.scope === null && inputArg !== null && memberNames(inputArg.type).some((name) => SECRET_MEMBER.test(name));
}

function memberNames(type: unknown): string[] {
  const bare = (type as { ofType?: unknown }).ofType ?? type;
  const input = bare as { getFields?: () => Record<string, unknown> };
  return Object.keys(input.getFields?.() ?? {});
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
      ...(status === 429 ? { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } : {}),
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
  const session = { signin_attempts: [], signins: [], signup_attempts: [], active_signin: null };
  return { status, message, data: {}, session, errors: field ? errors : [{ code, message }] };
}

const PATH: Schema = {
  type: 'string',
  description: 'The member at fault, such as `rate_limits.0.unit`.',
  examples: ['display_name'],
};

function errorCode(schemas: Schemas): Schema {
  return schemas.define('ErrorCode', () => ({
    type: 'string',
    description: 'What failed, for programs; the same in REST and GraphQL.',
    enum: Object.keys(STATUS_BY_CODE),
  }));
}

function backendError(schemas: Schemas): Schema {
  const code = errorCode(schemas);
  const fieldError = schemas.define('FieldError', () => ({
    type: 'object',
    description: 'One field at fault.',
    required: ['path', 'code', 'message'],
    properties: {
      path: PATH,
      code,
      message: { type: 'string', description: 'A sentence about the field.' },
    },
  }));
  return schemas.define('Error', () => ({
    type: 'object',
    description: 'Why a call failed.',
    required: ['message', 'code', 'request_id'],
    properties: {
      message: { type: 'string', description: 'A sentence for people; its wording may change.' },
      code,
      request_id: { type: 'string', description: 'The same as the header `X-Request-Id`.' },
      errors: { type: 'array', description: 'The fields at fault, all of them; only where fields are.', items: fieldError },
    },
  }));
}

/** One item of the envelope's `errors`. */
export function envelopeError(schemas: Schemas): Schema {
  const code = errorCode(schemas);
  return schemas.define('EnvelopeError', () => ({
    type: 'object',
    description: 'One reason why a call failed.',
    required: ['code', 'message'],
    properties: {
      code,
      message: { type: 'string', description: 'A sentence for people; its wording may change.' },
      path: PATH,
    },
  }));
}

function deploymentError(schemas: Schemas): Schema {
  const items = envelopeError(schemas);
  return schemas.define('FailureEnvelope', () => ({
    type: 'object',
    description: 'The envelope of a call that failed.',
    required: ['status', 'message', 'data', 'session', 'errors'],
    properties: {
      status: { type: 'integer', description: 'The HTTP status of the answer.', minimum: 400 },
      message: { type: 'string', description: 'A sentence for people.' },
      data: { type: 'object', description: 'Always `{}`.', maxProperties: 0 },
      session: { $ref: '#/components/schemas/Session', description: "The browser's session as it is." },
      errors: { type: 'array', description: 'Why the call failed.', items, minItems: 1 },
    },
  }));
}
