import { AsyncLocalStorage } from 'node:async_hooks';
import { isBackground } from './background.ts';

/** What a request turned out to be. `api` and `name` are of small fixed sets, because metrics have them as labels. */
export interface RequestOperation {
  readonly api: 'rest' | 'graphql' | 'mcp' | 'page' | 'oauth' | 'health';
  /** The operation's id in REST, the root field in GraphQL, or the path of a page. */
  readonly name: string;
  /** What log lines call it. The name, unless set. */
  readonly loggedName?: string;
}

export interface CurrentRequest {
  readonly requestId: string;
  /** Unset until the operation is found. */
  operation?: RequestOperation;
  /** Whether its connection has the response, or was closed. */
  isEnded?: boolean;
}

const requests = new AsyncLocalStorage<CurrentRequest>();

/** Runs the handling of a request, so that log lines and statements can name it. */
export function runInRequest<T>(request: CurrentRequest, work: () => T): T {
  return requests.run(request, work);
}

/**
 * The request that the running code works for. Undefined in work that no response waits for. Events of a database connection run
 * in the request that has opened it, which has ended long ago.
 */
export function currentRequest(): CurrentRequest | undefined {
  const request = isBackground() ? undefined : requests.getStore();
  return request?.isEnded ? undefined : request;
}

/** Names the operation of the current request, in place of an earlier name. */
export function nameOperation(operation: RequestOperation): void {
  const request = currentRequest();
  if (request !== undefined) request.operation = operation;
}

/** The name of a request's operation in log lines. Undefined until it is found. */
export const loggedOperation = ({ operation }: Pick<CurrentRequest, 'operation'>): string | undefined =>
  operation?.loggedName ?? operation?.name;
