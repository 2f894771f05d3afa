import type { ErrorCode } from '../generated/common.ts';
import { type FieldProblem, type FieldRule, problemMessage } from './validation/field-rules.ts';

export type { ErrorCode };

/**
 * The HTTP status of each error code. Every error that a caller receives is a ServiceError with a code, an HTTP status and a
 * message. Any other thrown value is reported as `INTERNAL` and appears only in the log.
 */
export const STATUS_BY_CODE = {
  BAD_REQUEST: 400,
  OAUTH_REQUEST_INVALID: 400,
  VALIDATION_FAILED: 400,
  QUERY_TOO_COMPLEX: 400,
  RESPONSE_TOO_LARGE: 400,
  DUPLICATE_CODES: 400,
  INVALID_TOTP_CODES: 400,
  INVALID_CODE: 400,
  INVALID_LINK: 400,
  INVALID_WALLET_SIGNATURE: 400,
  INVALID_PASSKEY: 400,
  INVALID_INVITATION: 400,
  CLAIMS_TOO_LARGE: 400,
  PAYLOAD_CHECK_TOO_SLOW: 400,
  NO_AUTHENTICATOR: 400,
  STRATEGY_NOT_AVAILABLE: 400,
  SOCIAL_SIGN_IN_EXPIRED: 400,
  SOCIAL_SIGN_IN_DENIED: 400,
  SOCIAL_RESPONSE_INVALID: 400,
  NO_SMTP_CONFIG: 409,
  SMTP_FAILED: 400,
  NO_AI_PROVIDER: 409,
  AI_PROVIDER_FAILED: 400,
  ADDRESS_NOT_ALLOWED: 400,
  LAST_ADMIN: 409,
  NOT_AUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  INSUFFICIENT_PERMISSIONS: 403,
  ORIGIN_NOT_ALLOWED: 403,
  SIGN_UP_CLOSED: 403,
  IDENTIFIER_NOT_ALLOWED: 403,
  COUNTRY_NOT_ALLOWED: 403,
  REAUTHENTICATION_REQUIRED: 403,
  IMPERSONATED_SESSION: 403,
  OTHER_DEVICE: 403,
  EMAIL_NOT_VERIFIED: 403,
  PHONE_NOT_VERIFIED: 403,
  FEATURE_DISABLED: 403,
  NOT_ORGANIZATION_MEMBER: 403,
  NOT_WORKSPACE_MEMBER: 403,
  ROUTE_NOT_FOUND: 404,
  DEPLOYMENT_NOT_FOUND: 404,
  USER_NOT_FOUND: 404,
  USER_IMPORT_NOT_FOUND: 404,
  EMAIL_NOT_FOUND: 404,
  PHONE_NOT_FOUND: 404,
  WALLET_NOT_FOUND: 404,
  PASSKEY_NOT_FOUND: 404,
  SOCIAL_PROVIDER_NOT_FOUND: 404,
  SOCIAL_CONNECTION_NOT_FOUND: 404,
  OAUTH_SIGN_OUT_NOT_FOUND: 404,
  ORGANIZATION_NOT_FOUND: 404,
  WORKSPACE_NOT_FOUND: 404,
  MEMBERSHIP_NOT_FOUND: 404,
  ROLE_NOT_FOUND: 404,
  INVITATION_NOT_FOUND: 404,
  JWT_TEMPLATE_NOT_FOUND: 404,
  MESSAGE_TEMPLATE_NOT_FOUND: 404,
  OAUTH_APPLICATION_NOT_FOUND: 404,
  OAUTH_APPLICATION_SECRET_NOT_FOUND: 404,
  OAUTH_RESOURCE_NOT_FOUND: 404,
  API_AUTH_APP_NOT_FOUND: 404,
  API_AUTH_KEY_NOT_FOUND: 404,
  API_KEY_NOT_FOUND: 404,
  DEVELOPMENT_MESSAGE_NOT_FOUND: 404,
  AI_AGENT_NOT_FOUND: 404,
  AI_AGENT_RUN_NOT_FOUND: 404,
  AI_AGENT_THREAD_NOT_FOUND: 404,
  AI_TOOL_NOT_FOUND: 404,
  AI_KNOWLEDGE_BASE_NOT_FOUND: 404,
  DOCUMENT_NOT_FOUND: 404,
  IMAGE_NOT_FOUND: 404,
  ENTITY_NOT_FOUND: 404,
  WEBHOOK_APP_NOT_FOUND: 404,
  WEBHOOK_ENDPOINT_NOT_FOUND: 404,
  WEBHOOK_DELIVERY_NOT_FOUND: 404,
  WEBHOOK_EVENT_NOT_FOUND: 404,
  WEBHOOK_REPLAY_NOT_FOUND: 404,
  SIGNIN_ATTEMPT_NOT_FOUND: 404,
  SIGNUP_ATTEMPT_NOT_FOUND: 404,
  SESSION_NOT_FOUND: 404,
  SIGN_IN_TICKET_NOT_FOUND: 404,
  IMPERSONATION_NOT_FOUND: 404,
  RESTRICTION_NOT_FOUND: 404,
  WAITLIST_ENTRY_NOT_FOUND: 404,
  OAUTH_CONSENT_NOT_FOUND: 404,
  OAUTH_DEVICE_REQUEST_NOT_FOUND: 404,
  OAUTH_GRANT_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  NAME_TAKEN: 409,
  EMAIL_TAKEN: 409,
  PHONE_TAKEN: 409,
  USERNAME_TAKEN: 409,
  WALLET_TAKEN: 409,
  SOCIAL_CONNECTION_TAKEN: 409,
  SOCIAL_LINK_REQUIRED: 409,
  EXTERNAL_ID_TAKEN: 409,
  SLUG_TAKEN: 409,
  HOST_TAKEN: 409,
  ALREADY_MEMBER: 409,
  ALREADY_INVITED: 409,
  ALREADY_VERIFIED: 409,
  ROLE_IN_USE: 409,
  ROLE_READ_ONLY: 409,
  OAUTH_RESOURCE_TAKEN: 409,
  OAUTH_RESOURCE_IN_USE: 409,
  CONFLICT: 409,
  REQUEST_IN_FLIGHT: 409,
  WEBHOOK_EVENT_ARCHIVED: 409,
  LAST_IDENTIFIER: 409,
  ALREADY_LISTED: 409,
  KNOWLEDGE_BASE_INACTIVE: 409,
  AI_AGENT_INACTIVE: 409,
  AI_MODEL_NOT_ALLOWED: 409,
  AI_TOOL_NOT_AVAILABLE: 409,
  AI_AGENT_THREAD_BUSY: 409,
  AI_AGENT_THREAD_FULL: 409,
  AI_AGENT_THREAD_LIMIT: 409,
  AI_AGENT_NEEDS_VARIABLES: 409,
  PRECONDITION_FAILED: 412,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  TOO_MANY_ATTEMPTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  SOCIAL_PROVIDER_FAILED: 503,
} as const satisfies Record<ErrorCode, number>;

/** A validation error. The path has the names of GraphQL (`input.displayName`); REST converts them. */
export interface FieldError {
  readonly path: readonly (string | number)[];
  readonly code: ErrorCode;
  /** A predicate without its subject (`must be a string`). GraphQL and REST put the name of the field before it. */
  readonly message: string;
  /** The rule that the message states, from which the hosted pages translate it. It is not part of responses. */
  readonly rule?: FieldRule;
}

export interface ErrorOptions {
  /** All validation errors. */
  readonly errors?: readonly FieldError[];
  /** Seconds after which the caller may send the request again. Required for 429. */
  readonly retryAfter?: number;
  /** The cause, which appears only in the log. */
  readonly cause?: unknown;
}

export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, options: ErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.status = STATUS_BY_CODE[code];
    this.errors = options.errors ?? [];
    this.retryAfter = options.retryAfter;
  }
}

/** The largest number of validation errors in one response. Validation stops there, which also bounds its work. */
export const MAX_FIELD_ERRORS = 100;
/** The largest length of a name in the path of an error, because callers choose the names of unknown fields. */
const MAX_KEY_LENGTH = 100;

/** Creates the validation error of a field that breaks a business rule, in the same form as for a declared bound. */
export function fieldError(
  path: string | readonly (string | number)[],
  problem: FieldProblem,
  code: ErrorCode = 'VALIDATION_FAILED',
): FieldError {
  return {
    path: (typeof path === 'string' ? path.split('.') : path).map(shortKey),
    code,
    message: problemMessage(problem),
    ...(typeof problem !== 'string' && { rule: problem }),
  };
}

const shortKey = (key: string | number) => (typeof key === 'string' ? truncateText(key, MAX_KEY_LENGTH) : key);

/** Truncates text of the caller for an error message. */
export function truncateText(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength).toWellFormed()}…`;
}

/** Creates the 400 error with all validation errors. */
export function validationFailed(errors: readonly FieldError[]): ServiceError {
  return new ServiceError('VALIDATION_FAILED', 'The request has invalid fields.', { errors });
}

/** Creates a 404 error. A missing resource, a deleted one and one of another deployment return the same error. */
export function notFound(code: Extract<ErrorCode, `${string}_NOT_FOUND`>, what: string): ServiceError {
  return new ServiceError(code, `${what} was not found.`);
}

/** A message was not delivered. Reason and text are fixed, so that they never contain output of an external server or module. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly reason: string;

  constructor(reason: string, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Returns fields of an input as text. Throws a validation error for each field that is missing or empty. */
export function requireFields<Field extends string>(
  input: { readonly [Name in Field]?: string | null | undefined },
  fields: readonly Field[],
  problem: FieldProblem,
): Record<Field, string> {
  const errors = fields
    .filter((field) => (input[field] ?? '') === '')
    .map((field) => fieldError(`input.${field}`, problem));
  if (errors.length > 0) throw validationFailed(errors);
  return Object.fromEntries(fields.map((field) => [field, input[field]])) as Record<Field, string>;
}
