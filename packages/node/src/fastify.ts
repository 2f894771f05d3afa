import type { Auth } from './auth.ts';
import { AuthError } from './auth-error.ts';
import type { Caller, Required } from './caller.ts';
import { type NodeRequest, type NodeResponse, runProxy } from './node-proxy.ts';
import type { DeploymentProxy } from './proxy.ts';

/* Fastify is not imported: these are the parts of its requests and replies that the hook uses. */

interface FastifyRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly ip: string;
  readonly originalUrl?: string | undefined;
}

interface FastifyReply {
  code(status: number): FastifyReply;
  headers(values: Readonly<Record<string, string>>): FastifyReply;
  send(body: unknown): unknown;
}

const callers = new WeakMap<object, Caller>();

/** A `preHandler` that lets requests pass that have a valid credential and what is required. `callerOf(request)` is the caller. */
export function requireAuth(auth: Auth, required: Required = {}) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    try {
      const { headers, method, ip, originalUrl: url } = request;
      callers.set(request, await auth.protect({ headers, method, url, ip }, required));
      return undefined;
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      return reply.code(error.status).headers(error.headers).send({ code: error.code, message: error.message });
    }
  };
}

/** The caller of a request that {@link requireAuth} has let through. */
export function callerOf(request: object): Caller {
  const caller = callers.get(request);
  if (caller === undefined) throw new Error('The route has no preHandler requireAuth(…).');
  return caller;
}

interface ProxiedRequest {
  readonly ip: string;
  readonly raw: NodeRequest;
}

interface ProxiedReply {
  readonly raw: NodeResponse;
  hijack(): unknown;
}

interface FastifyServer {
  removeAllContentTypeParsers(): unknown;
  addContentTypeParser(
    type: string,
    parser: (request: unknown, body: unknown, done: (error: null) => void) => void,
  ): unknown;
  all(path: string, handler: (request: ProxiedRequest, reply: ProxiedReply) => Promise<void>): unknown;
}

/**
 * A plugin that answers the requests below the path of the proxy: `app.register(proxyPlugin(createProxy({ url })))`. The address of the client is
 * `request.ip`, for which Fastify has the option `trustProxy`.
 */
export function proxyPlugin(proxy: DeploymentProxy) {
  return async (server: FastifyServer): Promise<void> => {
    // Bodies are passed on as they are. A plugin has parsers of its own.
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', (_request, _body, done) => done(null));
    server.all(`${proxy.path}/*`, async (request, reply) => {
      reply.hijack();
      await runProxy(proxy, request.raw, reply.raw, request.ip);
    });
  };
}
