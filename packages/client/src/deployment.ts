import type { ClientOptions } from './call.ts';
import { createOperations } from './client.ts';
import { DEPLOYMENT_OPERATIONS, type DeploymentOperations, type Session } from './generated/deployment.ts';

export type { CallOptions, ClientOptions, EventStream } from './call.ts';
export { ConnectionError, type FieldProblem, GatehouseError, ServiceError } from './errors.ts';
export type * from './generated/deployment.ts';
export { each } from './pages.ts';
export { type SessionTokens, sessionTokens } from './session-tokens.ts';

export interface DeploymentClientOptions extends ClientOptions {
  /**
   * A session token, or a function that returns one for each request. Without one, the browser's cookie authenticates the requests. A server
   * may pass on the cookie of a browser in `headers`.
   */
  readonly token?: string | (() => string | Promise<string>) | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Called with the session of each response, such as to show who is signed in. */
  readonly onSession?: ((session: Session) => void) | undefined;
}

/** The client of the deployment host: a function for each REST operation, which returns the `data` of its response. */
export function createDeploymentClient(options: DeploymentClientOptions): DeploymentOperations {
  const { token, headers, onSession, ...rest } = options;
  return createOperations<DeploymentOperations>(DEPLOYMENT_OPERATIONS, {
    ...rest,
    credentials: 'include',
    async headers() {
      if (token === undefined) return headers ?? {};
      return { ...headers, Authorization: `Bearer ${typeof token === 'string' ? token : await token()}` };
    },
    ...(onSession !== undefined && { onEnvelope: ({ session }) => onSession(session as Session) }),
  });
}
