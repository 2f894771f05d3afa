import { OperationFailure } from '../../../errors/operation-failure.ts';
import type { ConsoleRequest } from '../../console-request.ts';

/**
 * The request with a failure that says which permission is missing: to change an application, the role of an operator needs all scopes
 * of the backend host that the application lists.
 */
export function withGrantFailure(request: ConsoleRequest): ConsoleRequest {
  const { failure } = request;
  if (failure === null || !failure.is('INSUFFICIENT_PERMISSIONS')) return request;
  const { status, message } = failure;
  return { ...request, failure: new OperationFailure({ status, code: 'BACKEND_SCOPES_NOT_GRANTED', message }) };
}
