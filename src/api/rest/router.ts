import express, { type Request, type Response, type Router } from 'express';
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
} from 'graphql';
import type { Context, HostName } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Download } from '../../platform/files/downloads.ts';
import { nameOperation } from '../../platform/process/current-request.ts';
import { mediaType, readJson } from '../http/body.ts';
import { operationOf } from '../schema/access.ts';
import type { EventStreams } from '../streams/event-streams.ts';
import { entityTag, expectedVersionsOf, isKnownTag } from './conditional.ts';
import { sendDownload } from './download.ts';
import type { SessionOf } from './envelope.ts';
import { createStreams, type Stream } from './event-stream.ts';
import { toFailure } from './failure.ts';
import { createMatcher, type Match } from './matcher.ts';
import { type Uploads, withUpload } from './multipart.ts';
import { failureHeaders, type Present, presentBackend, presentDeployment } from './presenter.ts';
import { type Projection, projectRest } from './projection.ts';
import { type CurrentRecord, readWithoutReadOnly } from './read-only-fields.ts';
import { createRequestReader, type Parts } from './request.ts';
import type { Route } from './routes.ts';
import { createSessionReader } from './session.ts';
import { createServers } from './sofa.ts';

export interface RestOptions {
  readonly host: HostName;
  /** The host's slice of the graph. */
  readonly schema: GraphQLSchema;
  /** The context that earlier middleware created for the request. */
  readonly contextOf: (request: Request, response: Response) => Context;
  /** Reads the session for the deployment host's envelope, in GraphQL names, after the operation has run. */
  readonly sessionOf?: SessionOf;
  readonly uploads?: Uploads;
  /** The maximum size of one response; streams are not limited. */
  readonly responseLimitBytes?: number;
  readonly streams: EventStreams;
  /** Called before the headers of a response are sent, to set the cookie that an operation has changed. */
  readonly beforeResponse?: (context: Context, response: Response) => void;
  /** Responds to a path without an operation, such as with a page for browsers. Returns false to respond with JSON. */
  readonly respondToUnknownPath?: (request: Request, response: Response) => boolean | Promise<boolean>;
  readonly log: { error(fields: object, message: string): void };
}

interface Endpoint {
  readonly route: Route;
  /** Returns the text of the response; null if the response was a stream or a file. */
  readonly respond: (exchange: Exchange, context: Context, parts: Omit<Parts, 'body'>) => Promise<string | null>;
  /** The subscription at the same path, for requests that prefer an event stream. */
  readonly stream?: Endpoint | undefined;
}

interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

/** Serves a host's `@rest` operations. It responds to every request, so it must be the last middleware. */
export function createRestRouter(options: RestOptions): Router {
  const { host, contextOf, beforeResponse, log } = options;
  const projection = projectRest(options.schema, options);
  const report = (error: unknown, context: Context) =>
    log.error({ err: error, requestId: context.request.id }, 'A REST request failed unexpectedly');
  const matcher = createEndpoints(projection, options, report);
  const present = presenterOf(projection, options, report);

  const fail = async (thrown: unknown, route: Route | null, context: Context, response: Response) => {
    const failure = toFailure(thrown, route);
    if (failure.unexpected !== null) report(failure.unexpected, context);
    const text = JSON.stringify(await present(failure, context));
    response.set(failureHeaders(failure, host));
    send(response, failure.status, text);
  };

  const send = (response: Response, status: number, text: string, cacheControl = 'no-store') => {
    response.statusCode = status;
    response.setHeader('Cache-Control', cacheControl);
    if (status === 204 || status === 304) {
      response.end();
      return;
    }
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(text));
    response.end(text);
  };

  const router = express.Router();
  router.use(async (request, response) => {
    const context = contextOf(request, response);
    let route: Route | null = null;
    try {
      const { url } = request;
      const mark = url.indexOf('?');
      const match = matcher.match(mark < 0 ? url : url.slice(0, mark));
      if (match === null && (await options.respondToUnknownPath?.(request, response))) return;
      if (match === null)
        throw new ServiceError(
          'ROUTE_NOT_FOUND',
          'No operation has this path. GET /openapi.json lists the paths of this host.',
        );
      const found = match.endpoints.get(request.method === 'HEAD' ? 'GET' : request.method);
      if (!found) {
        respondToOtherMethod(match, request, response, send);
        return;
      }
      const endpoint = found.stream && prefersStream(request) ? found.stream : found;
      route = endpoint.route;
      nameOperation({ api: 'rest', name: route.operationId });
      // Checked before the request is read, so that a caller without access learns nothing about the operation's input.
      operationOf(route.field).assertMayCall(context.viewer);
      const query = mark < 0 ? '' : url.slice(mark + 1);
      const text = await endpoint.respond({ request, response }, context, { path: match.parameters, query });
      if (text === null) return;
      beforeResponse?.(context, response);
      const tag = route.versioned ? entityTag(context, text) : undefined;
      if (tag !== undefined) response.setHeader('ETag', tag);
      const isKnown = tag !== undefined && route.method === 'GET' && isKnownTag(request.headers['if-none-match'], tag);
      send(response, isKnown ? 304 : route.status, text, route.cacheControl);
    } catch (error) {
      beforeResponse?.(context, response);
      await fail(error, route, context, response);
    }
  });
  return router;
}

function presenterOf(
  { sessionType }: Projection,
  { sessionOf }: RestOptions,
  report: (error: unknown, context: Context) => void,
): Present {
  if (sessionType === null || !sessionOf) return presentBackend;
  return presentDeployment(createSessionReader(sessionType, sessionOf, report));
}

type Report = (error: unknown, context: Context) => void;

function createEndpoints(
  projection: Projection,
  { uploads = {}, streams, responseLimitBytes }: RestOptions,
  report: Report,
) {
  const matcher = createMatcher<Endpoint>();
  const { schema, routes, sessionType } = projection;
  const serverOf = createServers(projection, responseLimitBytes);
  const streamOf = createStreams(schema, streams);
  const roots = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };

  const requestReader = (route: Route) => createRequestReader(route, fieldOf(route));
  const fieldOf = ({ operation, fieldName }: Route) => {
    const field = roots[operation]?.getFields()[fieldName];
    if (!field) throw new Error(`${fieldName} is missing in the REST schema.`);
    return field;
  };
  /** The input and the record of a PATCH or PUT, if GET of the same path returns the record. */
  const recordOf = (route: Route) => {
    if (route.method !== 'PATCH' && route.method !== 'PUT') return null;
    const get = routes.find(({ method, path }) => method === 'GET' && path === route.path);
    const input = fieldOf(route).args.find(({ name }) => name === 'input')?.type;
    if (get === undefined || input === undefined) return null;
    const read = requestReader(get);
    const serve = serverOf(get);
    const shown = fieldOf(get).type;
    const type = hasEnvelope(get) ? dataTypeOf(shown) : shown;
    const at = (context: Context, parts: Omit<Parts, 'body'>): CurrentRecord => ({
      type,
      read: async () => {
        const response = JSON.parse(await serve(context, read({ path: parts.path, query: '', body: undefined })));
        return hasEnvelope(get) ? response.data : response;
      },
    });
    return { input, at };
  };
  const hasEnvelope = ({ envelope }: Route) => sessionType !== null && envelope;
  const subscriptions = new Map(
    routes
      .filter(({ operation }) => operation === 'subscription')
      .map((route): [string, Endpoint] => {
        return [keyOf(route), { route, respond: respondWithStream(streamOf(route), requestReader(route)) }];
      }),
  );

  for (const route of routes) {
    if (route.operation === 'subscription') continue;
    const field = fieldOf(route);
    const read = requestReader(route);
    const stream = subscriptions.get(keyOf(route));
    subscriptions.delete(keyOf(route));
    if (route.download) {
      matcher.add(route.method, route.path, { route, respond: respondWithDownload(field, read, report) });
      continue;
    }
    const serve = serverOf(route);
    const upload = uploads[route.fieldName];
    const record = recordOf(route);

    const respond: Endpoint['respond'] = async ({ request, response }, context, parts) => {
      if (upload && mediaType(request) === 'multipart/form-data') {
        return withUpload({ request, response }, upload.maxBytes, ({ file, fields }) => {
          const values = read({ ...parts, body: upload.toInput(file, fields) });
          return serve({ ...context, upload: file }, values);
        });
      }
      const maxBytes = upload?.maxJsonBytes ?? route.maxBodyBytes;
      const body = await readJson(request, response, maxBytes);
      const readBody = (writable: unknown) => read({ ...parts, body: writable });
      const values = record
        ? await readWithoutReadOnly(record.input, record.at(context, parts), body, readBody)
        : readBody(body);
      if (!route.expectsVersion) return serve(context, values);
      return serve({ ...context, expectedVersions: expectedVersionsOf(request.headers['if-match']) }, values);
    };
    matcher.add(route.method, route.path, { route, respond, stream });
  }
  for (const endpoint of subscriptions.values()) matcher.add(endpoint.route.method, endpoint.route.path, endpoint);
  return matcher;
}

/** The type of the data in an envelope. */
const dataTypeOf = (envelope: GraphQLOutputType): GraphQLOutputType =>
  (getNamedType(envelope) as GraphQLObjectType).getFields()['data']?.type as GraphQLOutputType;

const keyOf = ({ method, path }: Route) => `${method} ${path}`;

const prefersStream = (request: Request): boolean =>
  request.accepts(['application/json', 'text/event-stream']) === 'text/event-stream';

function respondWithStream(stream: Stream, read: ReturnType<typeof createRequestReader>): Endpoint['respond'] {
  return async ({ request, response }, context, parts) => {
    const values = read({ ...parts, body: await readJson(request, response) });
    await stream(response, context, values);
    return null;
  };
}

/** Runs the operation without a GraphQL document, because its result is a file. */
function respondWithDownload(
  { resolve }: GraphQLField<unknown, unknown>,
  read: ReturnType<typeof createRequestReader>,
  report: Report,
): Endpoint['respond'] {
  return async ({ request, response }, context, parts) => {
    const values = read({ ...parts, body: await readJson(request, response) });
    const download = (await resolve?.(undefined, values, context, NO_SELECTION)) as Download;
    await sendDownload(response, download, (error) => report(error, context));
    return null;
  };
}

/** A download has no fields to select. */
const NO_SELECTION = {} as GraphQLResolveInfo;

function respondToOtherMethod(
  { endpoints }: Match<Endpoint>,
  request: Request,
  response: Response,
  send: (response: Response, status: number, text: string) => void,
): void {
  const methods = [...endpoints.keys(), ...(endpoints.has('GET') ? ['HEAD'] : []), 'OPTIONS'].sort();
  response.setHeader('Allow', methods.join(', '));
  if (request.method !== 'OPTIONS') {
    throw new ServiceError(
      'METHOD_NOT_ALLOWED',
      `${request.method} is not allowed at this path. Use one of ${methods.join(', ')}.`,
    );
  }
  send(response, 204, '');
}
