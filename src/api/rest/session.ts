import { buildOperationNodeForField } from '@graphql-tools/utils';
import { type DocumentNode, GraphQLNonNull, GraphQLObjectType, GraphQLSchema, Kind } from 'graphql';
import type { Context } from '../../platform/context.ts';
import { createExecutor } from '../execution/executor.ts';
import type { SessionOf } from './envelope.ts';

/** A browser that nobody knows. */
export const NO_SESSION = { signin_attempts: [], signins: [], signup_attempts: [], active_signin: null };

/**
 * Reads the envelope's `session` for answers that no operation made. It runs a query over the envelope's own type, so
 * that failures and successes show one shape. A session that can't be read must not hide the failure itself.
 */
export function createSessionReader(
  type: GraphQLObjectType,
  sessionOf: SessionOf,
  report: (error: unknown, context: Context) => void,
): (context: Context) => Promise<unknown> {
  const session = {
    type: new GraphQLNonNull(type),
    resolve: (_: unknown, __: unknown, context: Context) => sessionOf(context),
  };
  const schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { session } }) });
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [buildOperationNodeForField({ schema, kind: 'query' as never, field: 'session' })],
  };
  const execute = createExecutor(schema, { ownDocuments: true });
  return async (contextValue) => {
    try {
      const { data, errors } = await execute({ document, contextValue });
      if (!errors && data) return data.session;
      report(errors, contextValue);
    } catch (error) {
      report(error, contextValue);
    }
    return NO_SESSION;
  };
}
