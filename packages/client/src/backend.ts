import type { ClientOptions } from './call.ts';
import { createOperations } from './client.ts';
import { BACKEND_OPERATIONS, type BackendOperations } from './generated/backend.ts';

export type { CallOptions, ClientOptions, EventStream } from './call.ts';
export { ConnectionError, type FieldProblem, GatehouseError, ServiceError } from './errors.ts';
export type * from './generated/backend.ts';
export { each } from './pages.ts';

export interface BackendClientOptions extends ClientOptions {
  /** An API key or access token, or a function that returns one for each request. Never send it to a browser. */
  readonly credential: string | (() => string | Promise<string>);
}

/** The client of the backend host: a function for each REST operation, by its name in the reference. */
export function createBackendClient({ credential, ...options }: BackendClientOptions): BackendOperations {
  return createOperations<BackendOperations>(BACKEND_OPERATIONS, {
    ...options,
    async headers() {
      return { Authorization: `Bearer ${typeof credential === 'string' ? credential : await credential()}` };
    },
  });
}
