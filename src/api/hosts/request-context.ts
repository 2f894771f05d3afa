import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { SessionCookie } from '../../platform/access/session-cookie.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Context, HostName, Services } from '../../platform/context.ts';
import { type Passwords, passwordsForDeployment } from '../../platform/crypto/passwords.ts';
import { Loaders } from '../../platform/database/batching/loaders.ts';
import { socialSecretOf } from '../http/cookies.ts';
import { countryOf } from '../http/country.ts';
import { localeOfRequest } from '../http/request-locale.ts';
import { stateOf } from '../http/request-state.ts';
import { responseHeadersOf } from '../http/response-headers.ts';

/** An authenticated caller. */
export interface Authenticated {
  readonly viewer: Viewer;
  /** The browser's session on the deployment host. */
  readonly sessionId: string | null;
}

export interface AuthenticatedRequest {
  readonly request: Request;
  readonly response: Response;
  readonly caller: Authenticated;
  /** Functions of the service that this request replaces. */
  readonly lookups?: Pick<Services, 'findCustomerKey'>;
  /** Authenticates the caller by the request's credential, or by the session cookie that the request's operations have set. */
  readonly authenticate: (next: SessionCookie['pendingChange']) => Promise<Authenticated>;
}

export type CreateContext = (host: HostName, authenticated: AuthenticatedRequest) => Context;

/** Returns a function that creates the context of a request, which resolvers, reads and commands receive. */
export function contextCreator(services: Services, payloadOf: NonNullable<Context['payloadOf']>): CreateContext {
  const { config, database } = services;
  const { replicas } = database;
  const passwordsByDeployment = new LRUCache<string, Passwords>({ max: 1_000 });

  return (host, { request, response, caller, lookups, authenticate }) => {
    const { requestId, client, deploymentId, authentication } = stateOf(response);
    const idempotencyKey = request.get('idempotency-key');
    const lastEventId = request.get('last-event-id');
    const socialSecret = socialSecretOf(request);
    // In the console, it is that of the operator, which the operations of another deployment must not take for theirs.
    const deployment = host === 'DEPLOYMENT' ? authentication?.deployment : undefined;
    const sessionCookie = new SessionCookie(caller.sessionId, deployment?.mode === 'staging');
    const context: Context = {
      ...services,
      ...lookups,
      passwords: passwordsFor(deploymentId),
      host,
      ...(deployment && { deployment }),
      viewer: caller.viewer,
      sessionCookie,
      request: {
        id: requestId,
        ip: client.ip,
        userAgent: request.headers['user-agent']?.slice(0, 512) ?? null,
        country: countryOf(request, config),
        locale: localeOfRequest(request),
        ...(idempotencyKey !== undefined && { idempotencyKey }),
        ...(lastEventId !== undefined && { lastEventId }),
        ...(socialSecret !== null && { socialSecret }),
      },
      memory: {},
      responseHeaders: responseHeadersOf(response),
      payloadOf,
      rows: database.rows,
      ...(replicas && {
        async useReplica() {
          const rows = await replicas.rowsOfQuery();
          current = { ...current, rows };
          return rows;
        },
      }),
      loaders: new Loaders(() => current),
      onDisconnect(listener) {
        if (response.destroyed) listener();
        else response.once('close', () => response.writableFinished || listener());
      },
      async authenticateAgain() {
        const { viewer, sessionId } = await authenticate(sessionCookie.pendingChange);
        sessionCookie.setAuthenticatedSession(sessionId);
        current = { ...context, viewer };
        return viewer;
      },
    };
    /** The context that the loaders read with. Its viewer is that of the last authentication. */
    let current = context;
    return context;
  };

  /** Each deployment has its own queue of password hashes, so that one deployment cannot delay another. */
  function passwordsFor(deploymentId: string | undefined): Passwords {
    if (deploymentId === undefined) return services.passwords;
    const cached = passwordsByDeployment.get(deploymentId);
    if (cached !== undefined) return cached;
    const passwords = passwordsForDeployment(services.passwords, Number(deploymentId));
    passwordsByDeployment.set(deploymentId, passwords);
    return passwords;
  }
}
