import express, { type ErrorRequestHandler, type Express, type Request, type Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import { currentSession } from '../../identity/index.ts';
import type { GraphName, HostName, Services } from '../../platform/context.ts';
import type { Tags } from '../../platform/feature.ts';
import type { UploadOperation } from '../../platform/files/uploads.ts';
import type { Log } from '../../platform/logging/log.ts';
import { nameOperation } from '../../platform/process/current-request.ts';
import { createExecutor, type Executor } from '../execution/executor.ts';
import { createGraphqlMiddleware, type GraphqlMiddleware } from '../graphql/apollo.ts';
import { SCHEMA_PATH, schemaDocument } from '../graphql/schema-document.ts';
import { STREAM_PATH } from '../graphql/subscription.ts';
import { clientAddress } from '../http/client-address.ts';
import { sessionHeaders } from '../http/cookies.ts';
import { health } from '../http/health.ts';
import { requestTarget, requireHost } from '../http/host-header.ts';
import { requestDeadline } from '../http/request-deadline.ts';
import { requestId } from '../http/request-id.ts';
import { requestLog } from '../http/request-log.ts';
import { requestMetrics } from '../http/request-metrics.ts';
import { contextOf } from '../http/request-state.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { presentErrors } from '../rest/errors.ts';
import { createRestRouter } from '../rest/router.ts';
import { graphOf } from '../schema/graph.ts';
import type { Slices } from '../schema/schema.ts';
import type { EventStreams } from '../streams/event-streams.ts';
import type { CreateContext } from './request-context.ts';

/** What both hosts are made of. */
export interface HostParts {
  readonly services: Services;
  readonly log: Log;
  /** The schema of each host, with the types and names of REST. */
  readonly slices: Slices;
  /** The graphs that the hosts and the console run. */
  readonly graphs: Readonly<Record<GraphName, HostGraph>>;
  readonly uploads: Readonly<Record<string, UploadOperation>>;
  readonly tags: Tags;
  readonly streams: EventStreams;
  readonly createContext: CreateContext;
  /** Whether the service stops, so that load balancers must send no further requests. */
  readonly isDraining: () => boolean;
}

export interface Host {
  readonly app: Express;
  stop(): Promise<void>;
}

/** The operations of a host or of the console in GraphQL. */
export interface HostGraph {
  readonly schema: GraphQLSchema;
  readonly executor: Executor;
}

export function createGraph(slice: GraphQLSchema, services: Services): HostGraph {
  const schema = graphOf(slice);
  return { schema, executor: createExecutor(schema, { responseLimitBytes: services.config.responseLimitBytes }) };
}

/** Creates the app of a host with what every request passes before its operation is known. */
export function createHostApp(name: GraphName, { services, log, isDraining }: HostParts): Express {
  const app = express().disable('x-powered-by').disable('etag');
  return app.use(
    requestId(),
    requestMetrics(services.metrics, name),
    requestTarget(),
    clientAddress(services.config.trustProxy),
    securityHeaders(),
    requestLog(log),
    requestDeadline(services.config.requestTimeoutSeconds),
    requireHost(),
    health({ isReady: () => services.database.isReady(), isDraining }),
  );
}

/** What differs between the hosts. */
export interface OperationOptions {
  readonly graph: HostGraph;
  /** What a request passes before its event stream. */
  readonly beforeStreams?: express.RequestHandler;
  /** Responds to a path without an operation. Returns false for requests that get JSON. */
  readonly respondToUnknownPath?: (req: Request, res: Response) => boolean | Promise<boolean>;
  /** Error handlers before the one that responds with JSON. */
  readonly errorHandlers?: readonly ErrorRequestHandler[];
}

/** Mounts GraphQL, then REST, which responds to every remaining path. */
export async function mountOperations(
  app: Express,
  name: HostName,
  { services: { config }, log, slices, uploads, streams }: HostParts,
  { graph, beforeStreams, respondToUnknownPath, errorHandlers = [] }: OperationOptions,
): Promise<GraphqlMiddleware> {
  const graphql = await createGraphqlMiddleware({
    ...graph,
    introspection: config.introspection,
    log,
    streams,
    contextOf: (req) => contextOf(req.res as Response),
    headersOf: sessionHeaders,
  });
  app.all(['/graphql', STREAM_PATH], (_request, _response, next) => {
    nameOperation({ api: 'graphql', name: 'invalid' });
    next();
  });
  app.all('/graphql', graphql.handler);
  if (config.introspection) app.all(SCHEMA_PATH, schemaDocument(slices[name]));
  if (graphql.streamHandler) {
    if (beforeStreams) app.all(STREAM_PATH, beforeStreams);
    app.all(STREAM_PATH, graphql.streamHandler);
  }
  app.use(
    createRestRouter({
      host: name,
      schema: slices[name],
      ...(name === 'DEPLOYMENT' && { sessionOf: currentSession }),
      uploads,
      responseLimitBytes: config.responseLimitBytes,
      streams,
      contextOf: (_, res) => contextOf(res),
      beforeResponse: (context, res) => void res.set(sessionHeaders(context)),
      ...(respondToUnknownPath && { respondToUnknownPath }),
      log,
    }),
    ...errorHandlers,
    presentErrors({ host: name, log }),
  );
  return graphql;
}
