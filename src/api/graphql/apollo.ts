import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import type { Request, RequestHandler } from 'express';
import type { DocumentNode, ExecutionResult, GraphQLObjectType, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { writeJson } from '../../platform/json/json-list.ts';
import { nameOperation, type RequestOperation } from '../../platform/process/current-request.ts';
import { costOf } from '../execution/cost.ts';
import type { Executor } from '../execution/executor.ts';
import { INTROSPECTION_FIELDS } from '../execution/introspection-fields.ts';
import { LIMITS, limitRules, tooComplex } from '../execution/limits.ts';
import { measureDocument } from '../execution/measure.ts';
import { assertMayStart, isKnownCaller } from '../schema/access.ts';
import type { EventStreams } from '../streams/event-streams.ts';
import { failureHeaders, type Log, logUnexpected, presentResult, requestFailed } from './failures.ts';
import { graphqlHandler, streamHandler } from './http.ts';
import { assertMayIntrospect } from './introspection.ts';
import { presentError, serviceErrorOf } from './present.ts';
import { createStreamHandler } from './stream.ts';
import { assertServedHere, type GraphqlContext } from './subscription.ts';

export interface GraphqlOptions {
  readonly schema: GraphQLSchema;
  readonly executor: Executor;
  readonly introspection: boolean;
  readonly log: Log;
  readonly streams: EventStreams;
  readonly contextOf: (req: Request) => Context | Promise<Context>;
  /** Response headers that the operation set, such as a cookie. */
  readonly headersOf?: (context: Context) => Readonly<Record<string, string>>;
}

export interface GraphqlMiddleware {
  /** Serves queries and mutations; mount it for all methods with `app.all(path, handler)`. */
  readonly handler: RequestHandler;
  /** Serves subscriptions as event streams; mount it with `app.all(STREAM_PATH, …)`. Null if the schema has none. */
  readonly streamHandler: RequestHandler | null;
  stop(): Promise<void>;
}

/** A page of another origin cannot send these headers without a CORS preflight. A GET request must have one of them. */
const PREFLIGHT_HEADERS = [
  'authorization',
  'x-development-session',
  'apollo-require-preflight',
  'x-apollo-operation-name',
];

export async function createGraphqlMiddleware(options: GraphqlOptions): Promise<GraphqlMiddleware> {
  const { schema, introspection, log, contextOf, headersOf } = options;
  const server = new ApolloServer<GraphqlContext>({
    schema,
    introspection,
    hideSchemaDetailsFromClientErrors: !introspection,
    validationRules: [...limitRules],
    parseOptions: { maxTokens: LIMITS.tokens },
    validationOptions: { maxErrors: LIMITS.documentErrors },
    documentStore: documentStore(),
    plugins: [
      ...disabledPlugins(),
      checksPlugin(schema, log),
      executionPlugin(options),
      ...(headersOf ? [headersPlugin(headersOf)] : []),
    ],
    stringifyResult: (result) => `${writeJson(result)}\n`,
    formatError: (formatted, error) => presentError(serviceErrorOf(error), formatted),
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: { requestHeaders: PREFLIGHT_HEADERS },
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    nodeEnv: 'production',
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (message: unknown) => log.warn({}, String(message)),
      error: (message: unknown) => log.error({}, String(message)),
    },
  });
  await server.start();
  const apollo = expressMiddleware(server, { context: ({ req }) => contextFor(req, contextOf, log) });
  return {
    handler: graphqlHandler(apollo),
    streamHandler: schema.getSubscriptionType() ? streamHandler(createStreamHandler({ ...options, server })) : null,
    stop: () => server.stop(),
  };
}

/**
 * Runs operations on our executor. A `gateway` could provide one too, but Apollo creates accessors for each request that it
 * passes to a gateway. V8 keeps them, and the whole request with them, until its next major garbage collection.
 */
function executionPlugin({ executor, log }: GraphqlOptions): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: async () => ({
      async responseForOperation({ document, queryHash, operation, request, contextValue }) {
        // Apollo rejects a document without an operation, and an `operationName` that selects none.
        if (!operation) return null;
        const args = {
          document,
          documentKey: queryHash,
          contextValue,
          variableValues: request.variables,
          operationName: request.operationName,
          hasJsonLists: true,
        };
        if (contextValue.onSubscription) {
          contextValue.onSubscription({ ...args, operation });
          return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult: {} } };
        }
        const result = await executor(args);
        return {
          // Without data the variables are invalid, or the operation as a whole failed.
          http: result.data === undefined ? failedHttp(result.errors, contextValue.host) : { headers: new HeaderMap() },
          body: { kind: 'single', singleResult: presentResult(result, contextValue.request.id, log) },
        };
      },
    }),
  };
}

/** The status and headers of an operation without data. */
function failedHttp(errors: ExecutionResult['errors'], host: Context['host']) {
  const failure = serviceErrorOf(errors?.[0]);
  return failure.status === 503
    ? { status: 503, headers: failureHeaders(failure, host) }
    : { status: 400, headers: new HeaderMap() };
}

/** Caches parsed and validated documents by the hash of their text. */
function documentStore() {
  const documents = new LRUCache<string, DocumentNode>({ max: 1_000 });
  return {
    get: async (key: string) => documents.get(key),
    set: async (key: string, document: DocumentNode) => void documents.set(key, document),
    delete: async (key: string) => documents.delete(key),
  };
}

/** Disables the plugins that instrument each field, send reports or show a landing page. */
function disabledPlugins(): ApolloServerPlugin<GraphqlContext>[] {
  return [
    ApolloServerPluginCacheControlDisabled(),
    ApolloServerPluginInlineTraceDisabled(),
    ApolloServerPluginLandingPageDisabled(),
    ApolloServerPluginSchemaReportingDisabled(),
    ApolloServerPluginUsageReportingDisabled(),
  ];
}

/** Rejects operations that cost too much with their variables or lack access, and logs unexpected errors. */
function checksPlugin(schema: GraphQLSchema, log: Log): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: async () => ({
      async didResolveOperation({ document, operation, request, contextValue }) {
        // Apollo rejects an unknown operation name later.
        if (!operation) return;
        nameOperation(operationOf([...measureDocument(document).rootFields(operation).keys()]));
        try {
          assertServedHere(operation, contextValue);
          assertOneMutationOfKey(operation, document, contextValue);
          assertWithinCostLimit(costOf(schema, document, operation, request.variables ?? {}));
          if (!isKnownCaller(contextValue)) {
            const fields = measureDocument(document).rootFields(operation);
            const rootType = schema.getRootType(operation.operation) as GraphQLObjectType;
            assertMayStart(rootType, fields.keys(), contextValue.viewer);
            if (INTROSPECTION_FIELDS.some((name) => fields.has(name))) await assertMayIntrospect(contextValue);
          }
        } catch (error) {
          throw requestFailed(error, contextValue.host);
        }
      },
      async didEncounterErrors({ errors, contextValue }) {
        for (const error of errors) logUnexpected(error, contextValue.request?.id, log);
      },
    }),
  };
}

/** How many root fields are logged. */
const MAX_LOGGED_FIELDS = 5;

/** Names a validated document by its root fields. The name that a client gives to its operation could be any. */
function operationOf(fields: readonly string[]): RequestOperation {
  const [name = 'none', ...others] = fields;
  if (others.length === 0) return { api: 'graphql', name };
  const more = fields.length > MAX_LOGGED_FIELDS ? ' …' : '';
  return { api: 'graphql', name: 'several', loggedName: `${fields.slice(0, MAX_LOGGED_FIELDS).join(' ')}${more}` };
}

/** A stored response belongs to one mutation. */
function assertOneMutationOfKey(
  operation: OperationDefinitionNode,
  document: DocumentNode,
  { request }: Context,
): void {
  if (operation.operation !== 'mutation' || request.idempotencyKey === undefined) return;
  const fields = [...measureDocument(document).rootFields(operation).values()].reduce((sum, times) => sum + times, 0);
  if (fields <= 1) return;
  throw new ServiceError(
    'BAD_REQUEST',
    `The document has ${fields} mutations; a request with an Idempotency-Key must have one.`,
  );
}

function assertWithinCostLimit(cost: number): void {
  if (cost > LIMITS.cost)
    throw tooComplex(
      'objects and KiB of large values in its response',
      cost,
      LIMITS.cost,
      'Request fewer fields or smaller pages.',
    );
}

function headersPlugin(
  headersOf: (context: Context) => Readonly<Record<string, string>>,
): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: async () => ({
      async willSendResponse({ response, contextValue }) {
        for (const [name, value] of Object.entries(headersOf(contextValue))) {
          response.http.headers.set(name.toLowerCase(), value);
        }
      },
    }),
  };
}

async function contextFor(req: Request, contextOf: GraphqlOptions['contextOf'], log: Log): Promise<Context> {
  try {
    return await contextOf(req);
  } catch (error) {
    logUnexpected(error, undefined, log);
    throw requestFailed(error);
  }
}
