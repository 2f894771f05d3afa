import { buildOperationNodeForField } from '@graphql-tools/utils';
import { type DocumentNode, GraphQLNonNull, GraphQLObjectType, GraphQLSchema, Kind } from 'graphql';
import type { Context } from '../../platform/context.ts';
import { createExecutor } from '../execution/executor.ts';
import type { SessionOf } from './envelope.ts';

/** The session of an unknown browser. */
export const NO_SESSION = { signin_attempts: [], signins: [], signup_attempts: [], active_signin: null };

/**
 * Reads the envelope's `session` for responses without an operation. It runs a query on the type of the envelope, so that
 * failures and successes have the same fields. If the session cannot be read, the original failure is still returned.
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
