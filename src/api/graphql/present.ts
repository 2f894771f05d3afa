import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { unavailableError } from '../../platform/database/errors/database-unavailable.ts';
import { type FieldError, ServiceError, truncateText } from '../../platform/errors.ts';
import { LIMITS } from '../execution/limits.ts';

/** The maximum length of messages from GraphQL and Apollo, which repeat names that the caller chose. */
const MAX_MESSAGE_LENGTH = 500;
/** The maximum number of locations per error. A GraphQL rule that compares fields reports the location of each. */
const MAX_LOCATIONS = 10;

const INTERNAL_TEXT = 'An unexpected error occurred. Try again; if it persists, contact support with the request id.';

/**
 * Converts an error of GraphQL, Apollo or a resolver to a ServiceError. Errors that GraphQL and Apollo raise themselves concern
 * the document or the request, and get one of our codes. All other errors are `INTERNAL` with a fixed message.
 */
export function serviceErrorOf(error: unknown): ServiceError {
  for (let at: unknown = error; at; at = at instanceof GraphQLError ? at.originalError : undefined) {
    if (at instanceof ServiceError) return at;
    const unavailable = unavailableError(at);
    if (unavailable !== null) return unavailable;
  }
  const known = error instanceof GraphQLError ? requestError(error) : undefined;
  return known ?? new ServiceError('INTERNAL', INTERNAL_TEXT, { cause: error });
}

function requestError(error: GraphQLError): ServiceError | undefined {
  const message = truncateText(error.message, MAX_MESSAGE_LENGTH);
  switch (error.extensions.code) {
    case 'GRAPHQL_PARSE_FAILED':
      if (!/more that \d+ tokens/.test(message)) return new ServiceError('BAD_REQUEST', message);
      return new ServiceError(
        'QUERY_TOO_COMPLEX',
        `The document has more than ${LIMITS.tokens} tokens; at most ${LIMITS.tokens} are allowed.`,
      );
    case 'GRAPHQL_VALIDATION_FAILED':
      if (error.extensions.validationErrorCode === 'INTROSPECTION_DISABLED') {
        return new ServiceError('BAD_REQUEST', 'Introspection is disabled on this host.');
      }
      if (message === 'Maximum introspection depth exceeded') {
        return new ServiceError(
          'QUERY_TOO_COMPLEX',
          'The document nests introspection lists too deeply; at most 2 levels are allowed.',
        );
      }
      return new ServiceError('BAD_REQUEST', message);
    case 'BAD_USER_INPUT':
      return new ServiceError('VALIDATION_FAILED', message);
    case 'BAD_REQUEST':
      if (message.startsWith('GET requests only support query')) {
        return new ServiceError('METHOD_NOT_ALLOWED', 'Send mutations with POST, not with GET.');
      }
      return new ServiceError('BAD_REQUEST', message.trim());
    case 'OPERATION_RESOLUTION_FAILURE':
    case 'PERSISTED_QUERY_NOT_SUPPORTED':
      return new ServiceError('BAD_REQUEST', message);
    default:
      // Messages of graphql-js. A null variable for a non-null argument is detected only when the field is executed.
      return /^(Variable "\$|Argument ")/.test(message) ? new ServiceError('VALIDATION_FAILED', message) : undefined;
  }
}

/** Formats an error for a GraphQL response. `location` has its locations in the document and its path in the response. */
export function presentError(
  failure: ServiceError,
  location: Pick<GraphQLFormattedError, 'locations' | 'path'> = {},
): GraphQLFormattedError {
  const { code, message, errors, retryAfter } = failure;
  return {
    message,
    ...(location.locations && { locations: location.locations.slice(0, MAX_LOCATIONS) }),
    ...(location.path && { path: location.path }),
    extensions: {
      code,
      ...(errors.length > 0 && { errors: errors.map(presentField) }),
      ...(retryAfter !== undefined && { retryAfter }),
    },
  };
}

function presentField({ path, code, message }: FieldError): FieldError {
  return { path, code, message: `${subjectOf(path)} ${message}` };
}

/** The name of a field in a message: `email.enabled` for `input.email.enabled`, `scopes[0]` for `input.scopes.0`. */
function subjectOf(path: FieldError['path']): string {
  const named = path.length > 1 && path[0] === 'input' ? path.slice(1) : path;
  return named.map((key, at) => (typeof key === 'number' ? `[${key}]` : at === 0 ? key : `.${key}`)).join('');
}
