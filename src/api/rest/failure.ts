import { GraphQLError } from 'graphql';
import { unavailableError } from '../../platform/database/errors/database-unavailable.ts';
import { type FieldError, ServiceError } from '../../platform/errors.ts';
import { endSentence } from '../../platform/text/end-sentence.ts';
import { InvalidRequest, messageWithPath, toRestError } from './invalid-request.ts';
import type { Route } from './routes.ts';
import { OperationFailed } from './sofa.ts';

/** A failed request in REST names, before a host's presenter formats it. */
export interface Failure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly errors: readonly FieldError[];
  readonly retryAfter: number | undefined;
  /** An unexpected error, which is only logged; null if the response contains everything. */
  readonly unexpected: unknown;
}

/** Converts a thrown value. Every error except a ServiceError becomes `INTERNAL` with a fixed message. */
export function toFailure(thrown: unknown, route: Route | null): Failure {
  const error = thrown instanceof OperationFailed ? decidingError(thrown.errors) : thrown;
  const unavailable = unavailableError(error);
  if (unavailable !== null) return toFailure(unavailable, route);
  if (error instanceof InvalidRequest) return validationFailure(error.errors);
  if (!(error instanceof ServiceError)) return internalFailure(error);
  const errors = error.errors.map((each) => (route ? toRestError(route, each) : each));
  if (error.code === 'VALIDATION_FAILED' && errors.length > 0) return validationFailure(errors);
  const { status, code, message, retryAfter } = error;
  return { status, code, message, errors, retryAfter, unexpected: null };
}

/** An unexpected error takes precedence over the others, which may be its consequences. */
function decidingError(errors: readonly unknown[]): unknown {
  const causes = errors.map((error) => (error instanceof GraphQLError ? (error.originalError ?? error) : error));
  return causes.find((cause) => !(cause instanceof ServiceError)) ?? causes[0];
}

function validationFailure(errors: readonly FieldError[]): Failure {
  const [first] = errors;
  const message =
    first && errors.length === 1 ? endSentence(messageWithPath(first)) : 'The request has invalid fields.';
  return { status: 400, code: 'VALIDATION_FAILED', message, errors, retryAfter: undefined, unexpected: null };
}

function internalFailure(unexpected: unknown): Failure {
  return {
    status: 500,
    code: 'INTERNAL',
    message: 'An unexpected error occurred. Try again; if it persists, contact support with the request id.',
    errors: [],
    retryAfter: undefined,
    unexpected: unexpected ?? new Error('Nothing was thrown.'),
  };
}
