import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  execute as interpret,
  type OperationDefinitionNode,
} from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../platform/context.ts';
import {
  jsonSize,
  MAY_HAVE_CHANGED,
  RowBudget,
  responseTooLarge,
  withRowBudget,
} from '../../platform/database/guards/response-limit.ts';
import { ServiceError } from '../../platform/errors.ts';
import { beforeDeadline } from '../../platform/process/deadline.ts';
import { isKnownCaller } from '../schema/access.ts';
import { createVariablesValidator } from '../validation/variables.ts';
import { compile } from './compile.ts';

export interface ExecuteArgs {
  readonly document: DocumentNode;
  readonly contextValue?: unknown;
  readonly variableValues?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName?: string | null | undefined;
  readonly rootValue?: unknown;
  /** The cache key: equal for documents with equal text. Defaults to the parsed document itself. */
  readonly documentKey?: string | undefined;
  /** Whether the result may contain a JsonList, which `writeJson` writes. */
  readonly hasJsonLists?: boolean;
}

export type Executor = (args: ExecuteArgs) => Promise<ExecutionResult>;

export interface ExecutorOptions {
  /**
   * Whether the documents are part of this program, like those of the REST routes. They are compiled at first use. A
   * document that a client sends is compiled when an authenticated caller sends it a second time.
   */
  readonly ownDocuments?: boolean;
  /** The maximum size of one result; unlimited by default. */
  readonly responseLimitBytes?: number | undefined;
  /** The maximum number of documents in the cache. */
  readonly cacheSize?: number;
}

/** Rows may have more bytes than the response, because some columns are read and not returned. */
const ROWS_FACTOR = 2;

/** The compiled operations of a cached document by name and kind of result; null for one that cannot be compiled. */
type Operations = Map<string, CompiledQuery['query'] | null>;

/** Executes validated documents: repeated queries with graphql-jit, all others with graphql-js. */
export function createExecutor(schema: GraphQLSchema, options: ExecutorOptions = {}): Executor {
  const { ownDocuments = false, responseLimitBytes = Number.POSITIVE_INFINITY, cacheSize = 500 } = options;
  const entries = new LRUCache<string | DocumentNode, Operations>({ max: cacheSize });
  const variablesError = createVariablesValidator(schema);

  /** The compiled operation, or null if graphql-js has to interpret it. */
  function compiledFor(args: ExecuteArgs, operation: OperationDefinitionNode): CompiledQuery['query'] | null {
    const key = args.documentKey ?? args.document;
    const { hasJsonLists = false } = args;
    const name = `${operation.name?.value ?? ''}${hasJsonLists ? ' with JSON lists' : ''}`;
    const seen = entries.get(key);
    const known = seen?.get(name);
    if (known !== undefined) return known;
    // An unauthenticated caller neither causes a compilation nor evicts one from the cache.
    if (!ownDocuments && !mayCompile(args.contextValue)) return null;
    const operations: Operations = seen ?? new Map();
    entries.set(key, operations);
    if (!seen && !ownDocuments) return null;
    const query = compile(schema, args.document, operation, { hasJsonLists });
    operations.set(name, query);
    return query;
  }

  async function run(args: ExecuteArgs): Promise<ExecutionResult> {
    const variables = args.variableValues ?? {};
    const operation = getOperationAST(args.document, args.operationName);
    // The REST router has already validated the values for its own documents.
    const error = operation && !ownDocuments ? variablesError(args.document, operation, variables) : undefined;
    if (error) return { errors: [error] };
    const query = operation ? compiledFor(args, operation) : null;
    const contextValue = operation?.operation === 'query' ? await onReplica(args.contextValue) : args.contextValue;
    if (query) {
      const result: ExecutionResult = await query(args.rootValue ?? {}, contextValue, variables);
      // No `data` means that the variables are invalid. graphql-js, below, reports that with reliable messages and locations.
      if (result.data !== undefined)
        return result.errors ? { ...result, errors: result.errors.map(toGraphqlError) } : result;
    }
    return interpret({ ...args, contextValue, schema, variableValues: variables, options: { maxCoercionErrors: 1 } });
  }

  return async (args) => {
    const { viewer } = (args.contextValue ?? {}) as Partial<Context>;
    const budget = new RowBudget(ROWS_FACTOR * responseLimitBytes, viewer?.knownDeploymentId);
    const result = await beforeDeadline(withRowBudget(budget, () => run(args))).catch((error: unknown) =>
      failedResult(args, error),
    );
    if (!budget.isExceeded && jsonSize(result, responseLimitBytes) <= responseLimitBytes) return result;
    const operation = getOperationAST(args.document, args.operationName);
    const failure = responseTooLarge(operation?.operation === 'mutation');
    return { errors: [new GraphQLError(failure.message, { originalError: failure })] };
  };
}

/** The result of an operation that did not end before the deadline of its request. Commands may go on, but do not begin. */
function failedResult({ document, operationName }: ExecuteArgs, error: unknown): ExecutionResult {
  if (!(error instanceof ServiceError)) throw error;
  const isMutation = getOperationAST(document, operationName)?.operation === 'mutation';
  const message = isMutation ? `${error.message} ${MAY_HAVE_CHANGED}` : error.message;
  const { code, retryAfter } = error;
  const originalError = new ServiceError(code, message, { ...(retryAfter !== undefined && { retryAfter }) });
  return { errors: [new GraphQLError(message, { originalError })] };
}

/** The context with which a query reads. Commands, and what they return, read from the primary. */
function onReplica(contextValue: unknown): unknown {
  const { useReplica } = (contextValue ?? {}) as Partial<Context>;
  return useReplica === undefined
    ? contextValue
    : useReplica().then((rows) => ({ ...(contextValue as Context), rows }));
}

/** Unauthenticated callers must not make the service compile documents. */
function mayCompile(contextValue: unknown): boolean {
  const { viewer } = (contextValue ?? {}) as Partial<Context>;
  return viewer !== undefined && isKnownCaller({ viewer });
}

/** graphql-jit's errors lack `extensions`, which Apollo's formatter reads. */
function toGraphqlError(error: GraphQLError): GraphQLError {
  const { message, path, originalError, locations } = error;
  const wrapped = new GraphQLError(message, { path: path ?? null, originalError: originalError ?? null });
  if (locations) Object.defineProperty(wrapped, 'locations', { value: locations, enumerable: true });
  return wrapped;
}
