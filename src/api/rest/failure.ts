import { GraphQLError } from 'graphql';
import { databaseAway, isDatabaseAway } from '../../platform/database/database-away.ts';
import { type FieldError, ServiceError } from '../../platform/errors.ts';
import { InvalidRequest, sentence, toRestError } from './invalid-request.ts';
import type { Route } from './routes.ts';
import { OperationFailed } from './sofa.ts';

/** A failed request in the words of REST, before a host's presenter puts it into its own form. */
export interface Failure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly errors: readonly FieldError[];
  readonly retryAfter: number | undefined;
  /** What only the log may know; null where the caller is told everything. */
  readonly unexpected: unknown;
}

/** Reads a thrown value. Whatever is no ServiceError is `INTERNAL` with a fixed text. */
export function toFailure(thrown: unknown, route: Route | null): Failure {
  const error = thrown instanceof OperationFailed ? decisive(thrown.errors) : thrown;
  if (isDatabaseAway(error)) return toFailure(databaseAway(error), route);
  if (error instanceof InvalidRequest) return invalid(error.errors);
  if (!(error instanceof ServiceError)) return internal(error);
  const errors = error.errors.map((each) => (route ? toRestError(route, each) : each));
  if (error.code === 'VALIDATION_FAILED' && errors.length > 0) return invalid(errors);
  const { status, code, message, retryAfter } = error;
  return { status, code, message, errors, retryAfter, unexpected: null };
}

/** Of several errors an unexpected one decides: the others may be its consequences. */
function decisive(errors: readonly unknown[]): unknown {
  const causes = errors.map((error) => (error instanceof GraphQLError ? (error.originalError ?? error) : error));
  return causes.find((cause) => !(cause instanceof ServiceError)) ?? causes[0];
}

function invalid(errors: readonly FieldError[]): Failure {
  const [first] = errors;
  const message = first && errors.length === 1 ? `${sentence(first)}.` : 'The request has invalid fields.';
  return { status: 400, code: 'VALIDATION_FAILED', message, errors, retryAfter: undefined, unexpected: null };
}

function internal(unexpected: unknown): Failure {
  return {
    status: 500,
    code: 'INTERNAL',
    message: 'Something went wrong here. Try again, and name the request id if it stays.',
    errors: [],
    retryAfter: undefined,
    unexpected: unexpected ?? new Error('Nothing was thrown.'),
  };
}
