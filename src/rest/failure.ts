import { GraphQLError } from 'graphql';
import { databaseAway, isDatabaseAway } from '../database-away.ts';
import { ServiceError } from '../errors.ts';
import { type Fault, InvalidRequest, sentence, toFault } from './faults.ts';
import type { Route } from './routes.ts';
import { OperationFailed } from './sofa.ts';

/** A failed request in the words of REST, before a host's presenter puts it into its own form. */
export interface Failure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly faults: readonly Fault[];
  readonly retryAfter: number | undefined;
  /** What only the log may know; null where the caller is told everything. */
  readonly unexpected: unknown;
}

/** Reads a thrown value. Whatever is no ServiceError is `INTERNAL` with a fixed text. */
export function toFailure(thrown: unknown, route: Route | null): Failure {
  const error = thrown instanceof OperationFailed ? decisive(thrown.errors) : thrown;
  if (isDatabaseAway(error)) return toFailure(databaseAway(error), route);
  if (error instanceof InvalidRequest) return invalid(error.faults);
  if (!(error instanceof ServiceError)) return internal(error);
  const faults = error.errors.map((fault) => (route ? toFault(route, fault) : fault));
  if (error.code === 'VALIDATION_FAILED' && faults.length > 0) return invalid(faults);
  const { status, code, message, retryAfter } = error;
  return { status, code, message, faults, retryAfter, unexpected: null };
}

/** Of several errors an unexpected one decides: the others may be its consequences. */
function decisive(errors: readonly unknown[]): unknown {
  const causes = errors.map((error) => (error instanceof GraphQLError ? (error.originalError ?? error) : error));
  return causes.find((cause) => !(cause instanceof ServiceError)) ?? causes[0];
}

function invalid(faults: readonly Fault[]): Failure {
  const [first] = faults;
  const message = first && faults.length === 1 ? `${sentence(first)}.` : 'The request has invalid fields.';
  return { status: 400, code: 'VALIDATION_FAILED', message, faults, retryAfter: undefined, unexpected: null };
}

function internal(unexpected: unknown): Failure {
  return {
    status: 500,
    code: 'INTERNAL',
    message: 'Something went wrong here. Try again, and name the request id if it stays.',
    faults: [],
    retryAfter: undefined,
    unexpected: unexpected ?? new Error('Nothing was thrown.'),
  };
}
