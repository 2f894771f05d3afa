import type { execute, GraphQLError } from 'graphql';
import { createSofa, createSofaRouter } from 'sofa-api';
import type { Context } from '../../platform/context.ts';
import { createExecutor } from '../execution/executor.ts';
import type { Projection } from './projection.ts';
import type { Route } from './routes.ts';

type Values = Readonly<Record<string, unknown>>;

/** Runs a route's operation and gives back the JSON text of its answer. */
export type Serve = (context: Context, values: Values) => Promise<string>;

/** What GraphQL reported instead of an answer. */
export class OperationFailed extends Error {
  readonly errors: readonly unknown[];

  constructor(errors: readonly unknown[]) {
    super('The operation failed.');
    this.errors = errors;
  }
}

/** As much of a fetch Request as sofa-api's handlers read. */
interface SofaRequest {
  readonly url: string;
  readonly body: null;
  readonly params: Values;
}

type SofaHandler = (request: SofaRequest, serverContext: { context: Context }) => Promise<Response>;

/**
 * Lets sofa-api derive each route's document from the REST schema and serve it. Its handlers are called directly:
 *
 * - its router would also serve `POST /webhook` and `/webhook/:id`, which call any address that a caller names;
 * - it tries one URL pattern after the other, in the order of the schema;
 * - values given as path parameters reach the operation unchanged, `0`, `false` and `""` too, and there is no query
 *   string with which `?input[name]=x` could overrule the body.
 */
export function createServers(projection: Projection, responseLimitBytes?: number): (route: Route) => Serve {
  const sofa = createSofa({
    basePath: '/',
    schema: projection.schema,
    execute: createExecutor(projection.schema, { ownDocuments: true, responseLimitBytes }) as typeof execute,
    context: (server) => (server as unknown as { context: Context }).context,
    // Thrown, not answered: the presenter of the host knows the request, sofa-api's error handler does not. A throw in
    // here comes back once more as an error of its own.
    errorHandler: (errors) => {
      const [error] = errors as readonly unknown[];
      throw error instanceof OperationFailed ? error : new OperationFailed(errors as readonly GraphQLError[]);
    },
    routes: Object.fromEntries(
      projection.routes.flatMap(({ operation, fieldName, method, path, status }) =>
        operation === 'subscription'
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
  // sofa-api cuts objects that it takes for models of their own down to their id; ours are shown whole.
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
