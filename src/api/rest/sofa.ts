import type { execute, GraphQLError } from 'graphql';
import { createSofa, createSofaRouter } from 'sofa-api';
import type { Context } from '../../platform/context.ts';
import { createExecutor } from '../execution/executor.ts';
import type { Projection } from './projection.ts';
import type { Route } from './routes.ts';

type Values = Readonly<Record<string, unknown>>;

/** Runs a route's operation and returns its response as JSON text. */
export type Serve = (context: Context, values: Values) => Promise<string>;

/** The errors of an operation that GraphQL reported instead of a result. */
export class OperationFailed extends Error {
  readonly errors: readonly unknown[];

  constructor(errors: readonly unknown[]) {
    super('The operation failed.');
    this.errors = errors;
  }
}

/** The properties of a fetch Request that sofa-api's handlers read. */
interface SofaRequest {
  readonly url: string;
  readonly body: null;
  readonly params: Values;
}

type SofaHandler = (request: SofaRequest, serverContext: { context: Context }) => Promise<Response>;

/**
 * Lets sofa-api derive each route's document from the REST schema and execute it. Its handlers are called directly, without
 * its router:
 *
 * - The router would also serve `POST /webhook` and `/webhook/:id`, which send requests to any address that a caller names.
 * - The router tries one URL pattern after the other, in the order of the schema.
 * - Values that are passed as path parameters reach the operation unchanged, including `0`, `false` and `""`, and a query
 *   string such as `?input[name]=x` cannot override the body.
 */
export function createServers(projection: Projection, responseLimitBytes?: number): (route: Route) => Serve {
  const sofa = createSofa({
    basePath: '/',
    schema: projection.schema,
    execute: createExecutor(projection.schema, { ownDocuments: true, responseLimitBytes }) as typeof execute,
    context: (server) => (server as unknown as { context: Context }).context,
    // Throws instead of responding, because only the host's presenter has the request. sofa-api calls this handler again with
    // the error that it throws.
    errorHandler: (errors) => {
      const [error] = errors as readonly unknown[];
      throw error instanceof OperationFailed ? error : new OperationFailed(errors as readonly GraphQLError[]);
    },
    routes: Object.fromEntries(
      projection.routes.flatMap(({ operation, fieldName, method, path, status, download }) =>
        operation === 'subscription' || download
          ? []
          : [
              [
                `${operation === 'query' ? 'Query' : 'Mutation'}.${fieldName}`,
                { method, path: path.replace(/\{(\w+)\}/g, ':$1'), responseStatus: status as 200 },
              ],
            ],
      ),
    ),
  });
  // sofa-api would reduce objects that it detects as models to their id; `models: []` disables that.
  const handlers = new Map(
    createSofaRouter({ ...sofa, models: [] }).__routes.map(({ method, path, handler }) => [
      `${method} ${path}`,
      handler as unknown as SofaHandler,
    ]),
  );

  return ({ method, path }) => {
    const url = path.replace(/\{(\w+)\}/g, ':$1');
    const handler = handlers.get(`${method} ${url}`);
    if (!handler) throw new Error(`sofa-api has no route for ${method} ${path}.`);
    return async (context, params) => {
      const response = await handler({ url, body: null, params }, { context });
      return response.text();
    };
  };
}
