import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  execute as interpret,
  type OperationDefinitionNode,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../../platform/context.ts';
import { jsonSize, RowBudget, responseTooLarge, withRowBudget } from '../../platform/database/response-limit.ts';
import { Lru } from '../../platform/lru.ts';
import { isKnownCaller } from '../schema/access.ts';
import { createVariablesValidator } from '../validation/variables.ts';
import { isCompilable } from './compilable.ts';

export interface ExecuteArgs {
  readonly document: DocumentNode;
  readonly contextValue?: unknown;
  readonly variableValues?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName?: string | null | undefined;
  readonly rootValue?: unknown;
  /** Equal for equal texts, where a document may be parsed more than once; the document itself otherwise. */
  readonly documentKey?: string | undefined;
}

export type Executor = (args: ExecuteArgs) => Promise<ExecutionResult>;

export interface ExecutorOptions {
  /**
   * The documents are this program's own, as those of the REST routes are: they compile at first use, whoever calls.
   * Callers' documents compile when a caller with a credential sends them a second time.
   */
  readonly ownDocuments?: boolean;
  /** Bytes of one result; without it as many as come. */
  readonly responseLimitBytes?: number | undefined;
  /** How many documents stay compiled. */
  readonly cacheSize?: number;
}

/** Rows may have more bytes than the response: columns that are read to decide, and not shown. */
const ROWS_FACTOR = 2;

/** A document seen before: its operations by name, compiled, or null where that failed. */
type Operations = Map<string, CompiledQuery['query'] | null>;

/** Runs documents that have been validated: queries compiled where that pays, everything else on graphql-js. */
export function createExecutor(schema: GraphQLSchema, options: ExecutorOptions = {}): Executor {
  const { ownDocuments = false, responseLimitBytes = Number.POSITIVE_INFINITY, cacheSize = 500 } = options;
  const entries = new Lru<string | DocumentNode, Operations>(cacheSize);
  const variablesError = createVariablesValidator(schema);

  /** The compiled operation, or null where it has to be interpreted. */
  function compiledFor(args: ExecuteArgs, operation: OperationDefinitionNode): CompiledQuery['query'] | null {
    const key = args.documentKey ?? args.document;
    const name = operation.name?.value ?? '';
    const seen = entries.get(key);
    const known = seen?.get(name);
    if (known !== undefined) return known;
    // Strangers neither cause a compilation nor push one out of the cache.
    if (!ownDocuments && !mayCompile(args.contextValue)) return null;
    const operations: Operations = seen ?? new Map();
    entries.set(key, operations);
    if (!seen && !ownDocuments) return null;
    const query = compile(schema, args.document, operation);
    operations.set(name, query);
    return query;
  }

  async function run(args: ExecuteArgs): Promise<ExecutionResult> {
    const variables = args.variableValues ?? {};
    const operation = getOperationAST(args.document, args.operationName);
    // Values for the program's own documents have been validated by whoever runs them.
    const error = operation && !ownDocuments ? variablesError(args.document, operation, variables) : undefined;
    if (error) return { errors: [error] };
    const query = operation ? compiledFor(args, operation) : null;
    if (query) {
      const result: ExecutionResult = await query(args.rootValue ?? {}, args.contextValue, variables);
      // No `data` means that the variables did not fit; graphql-js, below, words and places that reliably.
      if (result.data !== undefined) return result.errors ? { ...result, errors: result.errors.map(rewrap) } : result;
    }
    return interpret({ ...args, schema, variableValues: variables, options: { maxCoercionErrors: 1 } });
  }

  return async (args) => {
    const budget = new RowBudget(ROWS_FACTOR * responseLimitBytes);
    const result = await withRowBudget(budget, () => run(args));
    if (!budget.isExceeded && jsonSize(result, responseLimitBytes) <= responseLimitBytes) return result;
    const operation = getOperationAST(args.document, args.operationName);
    const failure = responseTooLarge(operation?.operation === 'mutation');
    return { errors: [new GraphQLError(failure.message, { originalError: failure })] };
  };
}

function compile(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
  if (!isCompilable(schema, document, operation)) return null;
  const compiled = compileQuery(schema, document, operation.name?.value, { disablingCapturingStackErrors: true });
  return isCompiledQuery(compiled) ? compiled.query : null;
}

/** Callers without a credential must not make the service compile. */
function mayCompile(contextValue: unknown): boolean {
  const { viewer } = (contextValue ?? {}) as Partial<Context>;
  return viewer !== undefined && isKnownCaller({ viewer });
}

/** graphql-jit's errors lack `extensions`, which Apollo's formatter reads. */
function rewrap(error: GraphQLError): GraphQLError {
  const { message, path, originalError, locations } = error;
  const wrapped = new GraphQLError(message, { path: path ?? null, originalError: originalError ?? null });
  if (locations) Object.defineProperty(wrapped, 'locations', { value: locations, enumerable: true });
  return wrapped;
}
