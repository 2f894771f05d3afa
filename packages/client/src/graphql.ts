import type { CallOptions, ClientOptions } from './call.ts';
import { type FieldProblem, GatehouseError } from './errors.ts';
import { parseOperation } from './operation.ts';
import { send } from './send.ts';

export type { CallOptions, ClientOptions } from './call.ts';
export { ConnectionError, type FieldProblem, GatehouseError, ServiceError } from './errors.ts';

/**
 * A document with the types of its variables and result, as the client preset of GraphQL Code Generator writes it with
 * `documentMode: 'string'`. A plain text has no types.
 */
export interface TypedDocument<Result, Variables> {
  toString(): string;
  readonly __apiType?: ((variables: Variables) => Result) | undefined;
}

export interface GraphqlClientOptions extends ClientOptions {
  /** What authenticates: an API key or access token on the backend host, a session token on the deployment host. The default is the browser's cookie. */
  readonly credential?: string | (() => string | Promise<string>) | undefined;
}

/** One error of a response, which may have data beside it. */
export interface GraphqlProblem {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: { readonly code?: string; readonly errors?: readonly FieldProblem[] };
}

/** A response with errors. `code` is that of the first one, and `data` has the fields without an error. */
export class GraphqlError extends GatehouseError {
  override readonly name = 'GraphqlError';
  readonly errors: readonly GraphqlProblem[];
  readonly data: unknown;

  constructor(errors: readonly GraphqlProblem[], data: unknown) {
    const [first] = errors;
    super(first?.extensions?.code ?? 'UNEXPECTED_RESPONSE', first?.message ?? 'The response has no data.');
    this.errors = errors;
    this.data = data;
  }
}

/** The variables may be left out if none of them is required. */
type Rest<Variables> = object extends Variables
  ? [variables?: Variables, options?: CallOptions]
  : [variables: Variables, options?: CallOptions];

/** Runs a document on the graph of a host, and returns its data. */
export interface RunDocument {
  <Result = unknown>(
    document: string,
    variables?: Readonly<Record<string, unknown>>,
    options?: CallOptions,
  ): Promise<Result>;
  <Result, Variables>(document: TypedDocument<Result, Variables>, ...rest: Rest<Variables>): Promise<Result>;
}

/** Creates the function that runs documents. Queries are retried as GET is; mutations only with an idempotency key. */
export function createGraphqlClient({ credential, ...options }: GraphqlClientOptions): RunDocument {
  const url = new URL(`${options.url.replace(/\/$/, '')}/graphql`);
  const sender = {
    ...options,
    ...(credential === undefined && { credentials: 'include' as const }),
    async headers(): Promise<Readonly<Record<string, string>>> {
      if (credential === undefined) return {};
      return { Authorization: `Bearer ${typeof credential === 'string' ? credential : await credential()}` };
    },
  };
  return async (document: string | TypedDocument<unknown, unknown>, ...rest: readonly unknown[]) => {
    const [variables = {}, callOptions = {}] = rest as [object?, CallOptions?];
    const query = String(document);
    const { idempotencyKey: key } = callOptions;
    const call = {
      url,
      operation: parseOperation(`POST /graphql j${MUTATION.test(query) ? '' : 'q'}`),
      body: JSON.stringify({ query, variables }),
      headers: {
        Accept: 'application/graphql-response+json, application/json',
        'Content-Type': 'application/json',
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      options: callOptions,
    };
    return send(sender, call, async (response) => {
      const { data, errors = [] } = (await response.json()) as { data?: unknown; errors?: readonly GraphqlProblem[] };
      if (errors.length > 0 || data == null) throw new GraphqlError(errors, data ?? null);
      return data as never;
    });
  };
}

/** A document with several operations counts as a mutation if one of them is. */
const MUTATION = /(^|[\s}])mutation\b/;
