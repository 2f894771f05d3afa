import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { databaseAway, isDatabaseAway } from '../../platform/database/database-away.ts';
import { type FieldError, ServiceError, shortened } from '../../platform/errors.ts';
import { LIMITS } from '../execution/limits.ts';

/** Characters of a sentence of GraphQL's or Apollo's own, which repeats names that the caller chose. */
const MAX_MESSAGE_LENGTH = 500;
/** A rule that compares all fields with each other names the place of each. */
const MAX_LOCATIONS = 10;

const INTERNAL_TEXT = 'Something failed on our side. The detail is in the log under the id of this request.';

/**
 * The one error behind whatever GraphQL, Apollo or a resolver threw. Errors of GraphQL and Apollo themselves concern the
 * document or the request, and become ours; what is left is unexpected and says nothing to the caller.
 */
export function serviceErrorOf(error: unknown): ServiceError {
  for (let at: unknown = error; at; at = at instanceof GraphQLError ? at.originalError : undefined) {
    if (at instanceof ServiceError) return at;
    if (isDatabaseAway(at)) return databaseAway(at);
  }
  const known = error instanceof GraphQLError ? requestError(error) : undefined;
  return known ?? new ServiceError('INTERNAL', INTERNAL_TEXT, { cause: error });
}

function requestError(error: GraphQLError): ServiceError | undefined {
  const message = shortened(error.message, MAX_MESSAGE_LENGTH);
  switch (error.extensions.code) {
    case 'GRAPHQL_PARSE_FAILED':
      if (!/more that \d+ tokens/.test(message)) return new ServiceError('BAD_REQUEST', message);
      return new ServiceError(
        'QUERY_TOO_COMPLEX',
        `The document has more than ${LIMITS.tokens} tokens; at most ${LIMITS.tokens} are allowed.`,
      );
    case 'GRAPHQL_VALIDATION_FAILED':
      if (error.extensions.validationErrorCode === 'INTROSPECTION_DISABLED') {
        return new ServiceError('BAD_REQUEST', 'Introspection is switched off on this host.');
      }
      if (message === 'Maximum introspection depth exceeded') {
        return new ServiceError(
          'QUERY_TOO_COMPLEX',
          'The document nests lists of introspection; at most 2 levels are allowed.',
        );
      }
      return new ServiceError('BAD_REQUEST', message);
    case 'BAD_USER_INPUT':
      return new ServiceError('VALIDATION_FAILED', message);
    case 'BAD_REQUEST':
      if (message.startsWith('GET requests only support query')) {
        return new ServiceError('METHOD_NOT_ALLOWED', 'Mutations are sent with POST, never with GET.');
      }
      return new ServiceError('BAD_REQUEST', message.trim());
    case 'OPERATION_RESOLUTION_FAILURE':
    case 'PERSISTED_QUERY_NOT_SUPPORTED':
      return new ServiceError('BAD_REQUEST', message);
    default:
      // Words of graphql-js. A variable may be null where its argument may not, which shows when the field is reached.
      return /^(Variable "\$|Argument ")/.test(message) ? new ServiceError('VALIDATION_FAILED', message) : undefined;
  }
}

/** An error as a GraphQL response shows it; `location` carries its place in the document and in the answer. */
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

/** `input.email.enabled` is spoken of as `email.enabled`, `input.scopes.0` as `scopes[0]`. */
function subjectOf(path: FieldError['path']): string {
  const named = path.length > 1 && path[0] === 'input' ? path.slice(1) : path;
  return named.map((key, at) => (typeof key === 'number' ? `[${key}]` : at === 0 ? key : `.${key}`)).join('');
}
