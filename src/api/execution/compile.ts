import { createRequire } from 'node:module';
import { BREAK, type DocumentNode, type GraphQLSchema, Kind, type OperationDefinitionNode, visit } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { JsonList } from '../../platform/json/json-list.ts';
import { isCompilable } from './compilable.ts';
import { plainNodes } from './plain-nodes.ts';

type Runtime = typeof import('graphql-jit/dist/runtime.js').jitRuntime;

/** The functions that compiled operations call. The package does not export them. */
const { jitRuntime } = createRequire(import.meta.url)('graphql-jit/dist/runtime.js') as { jitRuntime: Runtime };

const mapItems = jitRuntime.safeMap.bind(jitRuntime);
/** A list that is already JSON is part of the result as it is. */
jitRuntime.safeMap = ((ctx, items, ...others) =>
  items instanceof JsonList ? items : mapItems(ctx, items, ...others)) as Runtime['safeMap'];

/**
 * Compiles an operation with graphql-jit; returns null for one that graphql-js has to interpret. With `hasJsonLists`, the result of a
 * query may contain a JsonList.
 */
export function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { hasJsonLists }: { readonly hasJsonLists: boolean },
): CompiledQuery['query'] | null {
  if (!isCompilable(schema, document, operation)) return null;
  const isRead = operation.operation === 'query' && !hasDirectives(document);
  const compiled = compileQuery(schema, document, operation.name?.value, {
    disablingCapturingStackErrors: true,
    ...(hasJsonLists && isRead && { resolverInfoEnricher: plainNodes }),
  });
  return isCompiledQuery(compiled) ? compiled.query : null;
}

/** Whether variables may exclude a part of the document. */
function hasDirectives(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    [Kind.DIRECTIVE]: () => {
      found = true;
      return BREAK;
    },
  });
  return found;
}
