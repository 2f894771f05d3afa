import type { OperationDefinitionNode } from 'graphql';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { ExecuteArgs } from '../execution/executor.ts';

/** The path of subscriptions on each host. */
export const STREAM_PATH = '/graphql/stream';

/** A subscription whose document is valid and within the limits. */
export interface Subscription extends ExecuteArgs {
  readonly operation: OperationDefinitionNode;
  readonly contextValue: Context;
}

/** The context of a request to either path. */
export interface GraphqlContext extends Context {
  /** Set for requests to the stream path: receives the subscription instead of the executor. */
  readonly onSubscription?: (subscription: Subscription) => void;
}

/** Rejects a subscription at `/graphql`, and a query or mutation at the stream path. */
export function assertServedHere({ operation }: OperationDefinitionNode, { onSubscription }: GraphqlContext): void {
  if (operation === 'subscription' && !onSubscription) {
    throw new ServiceError(
      'BAD_REQUEST',
      `Subscriptions are event streams. Send this document to ${STREAM_PATH} with \`Accept: text/event-stream\`.`,
    );
  }
  if (operation !== 'subscription' && onSubscription) {
    throw new ServiceError(
      'BAD_REQUEST',
      'Only subscriptions are served here. Send queries and mutations to /graphql.',
    );
  }
}
