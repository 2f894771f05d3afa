import express, {
  type ErrorRequestHandler,
  type Express,
  type NextFunction,
  type Request,
  type Response,
} from 'express';
import { authenticateBackend, type HostDeployment } from '../deployment/index.ts';
import {
  type CredentialLookup,
  createRequestAuthentication,
  currentSession,
  primeCurrentSession,
} from '../identity/index.ts';
import { createErrorPages, createHostedPages, createThemes, sendUnknownPath } from '../pages/hosted/hosted-pages.ts';
import { createPages } from '../pages/pages.ts';
import { SessionCookie } from '../platform/access/session-cookie.ts';
import type { Viewer } from '../platform/access/viewer.ts';
import type { Context, HostName, Services } from '../platform/context.ts';
import { type Passwords, passwordsForDeployment } from '../platform/crypto/passwords.ts';
import { Loaders } from '../platform/database/loaders.ts';
import { ServiceError } from '../platform/errors.ts';
import type { Tags } from '../platform/feature.ts';
import type { UploadOperation } from '../platform/files/uploads.ts';
import type { Log } from '../platform/logging/log.ts';
import { rateLimitKeyOf } from '../platform/network/addresses.ts';
import { Lru } from '../platform/process/lru.ts';
import { VERSION } from '../platform/process/version.ts';
import { createExecutor, type Executor } from './execution/executor.ts';
import { createGraphqlMiddleware } from './graphql/apollo.ts';
import { SCHEMA_PATH, schemaDocument } from './graphql/schema-document.ts';
import { STREAM_PATH } from './graphql/subscription.ts';
import { createPageHost } from './hosted-pages.ts';
import { clientAddress } from './http/client-address.ts';
import { sessionHeaders } from './http/cookies.ts';
import { countryOf } from './http/country.ts';
import { credentialConflict, credentialOf } from './http/deployment-credential.ts';
import { health } from './http/health.ts';
import { requestTarget, requireHost } from './http/host-header.ts';
import { localsOf } from './http/locals.ts';
import { cors, type Origins, originCheck, ownOrigins } from './http/origin.ts';
import { createOriginHints, rejectionMessage } from './http/origin-hints.ts';
import { PUBLIC_PATHS } from './http/public-paths.ts';
import { requestId } from './http/request-id.ts';
import { localeOfRequest } from './http/request-locale.ts';
import { requestLog } from './http/request-log.ts';
import { responseHeadersOf } from './http/response-headers.ts';
import { backendRootPage, deploymentRootPage } from './http/root-pages.ts';
import { securityHeaders } from './http/security-headers.ts';
import { countRequest } from './http/service-rate-limits.ts';
import { createKeyLookups } from './key-lookups.ts';
import { presentErrors } from './rest/errors.ts';
import { describePayloads } from './rest/openapi/event-payloads.ts';
import { buildOpenApi } from './rest/openapi/openapi.ts';
import { createResourceRenderer, type ResourceRenderer } from './rest/resource.ts';
import { createRestRouter } from './rest/router.ts';
import { sampleQueries } from './samples.ts';
import { graphOf } from './schema/graph.ts';
import { resolversOf } from './schema/merge.ts';
import { assembleSchemas, readTypeDefs } from './schema/schema.ts';
import { createEventStreams } from './streams/event-streams.ts';

export interface App {
  readonly backend: Express;
  readonly deployment: Express;
  /** Renders a resource as the backend host returns it, for webhook payloads. */
  readonly renderResource: ResourceRenderer;
  /** Makes `/readyz` fail, so that load balancers stop sending requests. */
  drain(): void;
  /** Ends all open streams, and later ones when they start. */
  endStreams(): void;
  stop(): Promise<void>;
}

export interface AppOptions {
  /** The interval of stream heartbeats, at which a stream's credential is checked again. Tests shorten it. */
  readonly heartbeatMs?: number | undefined;
}

/** Authenticates the caller by the request's credential, or by the session cookie that the request's operations have set. */
type Authenticate = (next: SessionCookie['pendingChange']) => Promise<Authenticated>;

interface Authenticated {
  readonly viewer: Viewer;
  /** The browser's session on the deployment host. */
  readonly sessionId: string | null;
}

/** What differs between the hosts. */
interface Served {
  readonly executor: Executor;
  /** Responds to a path without an operation. Returns false for requests that get JSON. */
  readonly respondToUnknownPath?: (req: Request, res: Response) => boolean;
  /** Error handlers before the one that responds with JSON. */
  readonly errorHandlers?: readonly ErrorRequestHandler[];
}

/** Creates the Express apps of both hosts. Middleware is listed in the order in which a request passes through it. */
export async function createApp(services: Services, log: Log, { heartbeatMs }: AppOptions = {}): Promise<App> {
  const { config, database, serviceLimiter, features } = services;
  const uploads: Record<string, UploadOperation> = Object.assign({}, ...features.map((feature) => feature.uploads));
  const tags: Tags = Object.assign({}, ...features.map((feature) => feature.tags));
  const slices = assembleSchemas(readTypeDefs(), resolversOf(features));
  const graphs = { BACKEND: graphOf(slices.BACKEND), DEPLOYMENT: graphOf(slices.DEPLOYMENT) };
  const payloadOf = describePayloads(slices.BACKEND, services.events.described());
  const passwordsByDeployment = new Lru<string, Passwords>(1_000);
  const streams = createEventStreams({ heartbeatMs, log });
  let draining = false;
  const commonMiddleware = [
    requestId(),
    requestTarget(),
    clientAddress(config.trustProxy),
    securityHeaders(),
    requestLog(log),
    requireHost(),
    health({ isReady: () => database.isReady(), isDraining: () => draining }),
  ];

  const backend = express().disable('x-powered-by').disable('etag');
  backend.use(...commonMiddleware);
  backend.use(pagesOf('BACKEND'));
  backend.use(async (req: Request, res: Response, next: NextFunction) => {
    await countAddress(res, 'backend');
    const lookups = createKeyLookups(services, req, res);
    const { findBackendKey, findCustomerKey } = lookups;
    const viewer = await authenticateBackend({ ...services, findBackendKey }, req.headers.authorization);
    const authenticate = async () => {
      lookups.clear();
      return { viewer: await authenticateBackend(services, req.headers.authorization), sessionId: null };
    };
    if (viewer.isBackend) {
      localsOf(res).deploymentId = String(viewer.deploymentId);
      const key = String(viewer.actor.id);
      await countRequest(serviceLimiter, responseHeadersOf(res), {
        name: 'credential',
        key,
        rates: config.rateLimitPerCredential,
      });
    }
    const context = contextFor('BACKEND', { viewer, sessionId: null }, authenticate, req, res);
    res.locals.context = Object.assign(context, { findCustomerKey });
    next();
  });
  const backendGraphql = await serve(backend, 'BACKEND', { executor: executorOf('BACKEND') });

  const deployment = express().disable('x-powered-by').disable('etag');
  deployment.use(...commonMiddleware);
  const requests = createRequestAuthentication(services);
  deployment.use(async (req: Request, res: Response, next: NextFunction) => {
    const authentication = await requests.find(localsOf(res).client, credentialOf(req));
    localsOf(res).deploymentId = String(authentication.deployment.id);
    res.locals.authentication = authentication;
    next();
  });
  const deploymentExecutor = executorOf('DEPLOYMENT');
  const pageHost = createPageHost({
    config,
    log,
    executor: deploymentExecutor,
    contextOf,
    deploymentOf: (res) => (res.locals['authentication'] === undefined ? null : deploymentOf(res)),
  });
  const originHints = createOriginHints({ log, publicBackendUrl: config.publicBackendUrl });
  deployment.use(
    cors(originsOf, (origin, res) => originHints.logRejected(deploymentOf(res), origin, localsOf(res).requestId)),
    pagesOf('DEPLOYMENT'),
    createThemes(pageHost),
    originCheck(originsOf, { messageOf: originMessage }),
  );
  deployment.use(async (req: Request, res: Response, next: NextFunction) => {
    await countAddress(res, 'deployment');
    const authentication = authenticationOf(res);
    if (authentication.deployment.maintenanceMode && !PUBLIC_PATHS.has(req.path)) {
      throw new ServiceError('UNAVAILABLE', 'This deployment is under maintenance. Try again later.', {
        retryAfter: 60,
      });
    }
    const conflict = credentialConflict(req);
    if (conflict !== null) throw new ServiceError('BAD_REQUEST', conflict);
    const caller = await authentication.authenticate();
    const authenticate: Authenticate = async (next) => {
      const again = await requests.readAgain(authentication, credentialOf(req, next));
      return again.authenticate();
    };
    const context = contextFor('DEPLOYMENT', caller, authenticate, req, res);
    primeCurrentSession(context, caller.session);
    res.locals.context = context;
    next();
  });
  deployment.use(createHostedPages(pageHost));
  const deploymentGraphql = await serve(deployment, 'DEPLOYMENT', {
    executor: deploymentExecutor,
    respondToUnknownPath: (req, res) => sendUnknownPath(pageHost, req, res),
    errorHandlers: [createErrorPages(pageHost)],
  });

  return {
    backend,
    deployment,
    renderResource: createResourceRenderer(slices.BACKEND),
    drain: () => {
      draining = true;
    },
    endStreams: () => streams.stop(),
    stop: async () => {
      await Promise.all([backendGraphql.stop(), deploymentGraphql.stop()]);
    },
  };

  function countAddress(res: Response, host: string): Promise<void> {
    const key = `${host}:${rateLimitKeyOf(localsOf(res).client.ip)}`;
    return countRequest(serviceLimiter, responseHeadersOf(res), {
      name: 'address',
      key,
      rates: config.rateLimitPerAddress,
    });
  }

  function contextFor(
    host: HostName,
    { viewer, sessionId }: Authenticated,
    authenticate: Authenticate,
    req: Request,
    res: Response,
  ): Context {
    const { requestId, client } = localsOf(res);
    const idempotencyKey = req.get('idempotency-key');
    const lastEventId = req.get('last-event-id');
    const deployment = host === 'DEPLOYMENT' ? deploymentOf(res) : undefined;
    const sessionCookie = new SessionCookie(sessionId, deployment?.mode === 'staging');
    const context: Context = {
      ...services,
      passwords: passwordsFor(localsOf(res).deploymentId),
      host,
      ...(deployment && { deployment }),
      viewer,
      browser: sessionCookie,
      sessionCookie,
      request: {
        id: requestId,
        ip: client.ip,
        userAgent: req.headers['user-agent']?.slice(0, 512) ?? null,
        country: countryOf(req, config),
        locale: localeOfRequest(req),
        ...(idempotencyKey !== undefined && { idempotencyKey }),
        ...(lastEventId !== undefined && { lastEventId }),
      },
      responseHeaders: responseHeadersOf(res),
      payloadOf,
      rows: database.rows,
      loaders: new Loaders(() => current),
      onDisconnect(listener) {
        if (res.destroyed) listener();
        else res.once('close', () => res.writableFinished || listener());
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
  }

  /** Each deployment has its own queue of password hashes, so that one deployment cannot delay another. */
  function passwordsFor(deploymentId: string | undefined): Passwords {
    if (deploymentId === undefined) return services.passwords;
    const cached = passwordsByDeployment.get(deploymentId);
    if (cached !== undefined) return cached;
    const passwords = passwordsForDeployment(services.passwords, Number(deploymentId));
    passwordsByDeployment.set(deploymentId, passwords);
    return passwords;
  }

  function originsOf(_req: Request, res: Response): Origins {
    const { frontendHost, allowedOrigins } = deploymentOf(res);
    return {
      own: ownOrigins(localsOf(res).client, frontendHost, config.publicDeploymentUrl),
      allowed: allowedOrigins,
    };
  }

  function executorOf(host: HostName): Executor {
    return createExecutor(graphs[host], { responseLimitBytes: config.responseLimitBytes });
  }

  /** Mounts GraphQL, then REST, which responds to every remaining path. */
  async function serve(app: Express, host: HostName, { executor, respondToUnknownPath, errorHandlers = [] }: Served) {
    const schema = slices[host];
    const { responseLimitBytes } = config;
    const graphql = await createGraphqlMiddleware({
      schema: graphs[host],
      executor,
      introspection: config.introspection,
      log,
      streams,
      contextOf: (req) => contextOf(req.res as Response),
      headersOf: sessionHeaders,
    });
    app.all('/graphql', graphql.handler);
    if (config.introspection)
      app.all(
        SCHEMA_PATH,
        schemaDocument(schema, (_req, res) => contextOf(res)),
      );
    if (graphql.streamHandler) {
      // A page of another origin could not read a stream, but must not open one with the user's cookie either.
      if (host === 'DEPLOYMENT')
        app.all(STREAM_PATH, originCheck(originsOf, { messageOf: originMessage, everyMethod: true }));
      app.all(STREAM_PATH, graphql.streamHandler);
    }
    app.use(
      createRestRouter({
        host,
        schema,
        contextOf: (_req, res) => contextOf(res),
        ...(host === 'DEPLOYMENT' ? { sessionOf: currentSession } : {}),
        uploads,
        responseLimitBytes,
        streams,
        beforeResponse: (context, res) => void res.set(sessionHeaders(context)),
        ...(respondToUnknownPath && { respondToUnknownPath }),
        log,
      }),
      ...errorHandlers,
      presentErrors({ host, log }),
    );
    return graphql;
  }

  function deploymentPage(deployment: HostDeployment) {
    return deployment.maintenanceMode ? null : deploymentRootPage(deployment, config.publicBackendUrl);
  }

  function pagesOf(host: HostName) {
    const serverUrl = host === 'BACKEND' ? config.publicBackendUrl : config.publicDeploymentUrl;
    const openapi = () =>
      buildOpenApi({
        slice: slices[host],
        host,
        serverUrl,
        version: VERSION,
        uploads,
        tags,
        ...(host === 'BACKEND' && { events: services.events.described() }),
      });
    return createPages({
      host,
      title: 'Gatehouse',
      // End users see this host of a production deployment, so it has no playground there.
      graphiql: (req) =>
        config.playground && (host === 'BACKEND' || deploymentOf(req.res as Response).mode === 'staging'),
      docs: true,
      root: async ({ res }) => {
        if (host === 'DEPLOYMENT') return deploymentPage(deploymentOf(res as Response));
        // The page reads the database, unlike the others of this host.
        await countAddress(res as Response, 'backend');
        return backendRootPage(database.rows);
      },
      sampleQuery: sampleQueries[host],
      schemaPath: config.introspection ? SCHEMA_PATH : null,
      openapi,
    });
  }
}

const authenticationOf = (res: Response): CredentialLookup => res.locals.authentication as CredentialLookup;
const deploymentOf = (res: Response): HostDeployment => authenticationOf(res).deployment;
const contextOf = (res: Response): Context => res.locals.context as Context;
const originMessage = (origin: string | undefined, res: Response): string =>
  rejectionMessage(deploymentOf(res).mode, origin);
