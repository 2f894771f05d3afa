import type { ApolloServer } from '@apollo/server';
import type { Response } from 'express';
import {
  createSourceEventStream,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { RequestParams } from 'graphql-sse';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { restOf } from '../directives/directives.ts';
import type { Executor } from '../execution/executor.ts';
import { measureDocument } from '../execution/measure.ts';
import type { StreamResponse } from '../streams/stream-response.ts';
import { createVariablesValidator } from '../validation/variables.ts';
import { eventResults } from './event-results.ts';
import { failureHeaders, type Log, presentErrors, presentResult } from './failures.ts';
import { presentError, serviceErrorOf } from './present.ts';
import type { GraphqlContext, Subscription } from './subscription.ts';

export interface SubscriberOptions {
  /** Parses and validates documents and checks their limits and cost, as for `/graphql`. */
  readonly server: ApolloServer<GraphqlContext>;
  readonly schema: GraphQLSchema;
  readonly executor: Executor;
  readonly log: Log;
}

/** A request and its response. `subscription` is set when the subscription is accepted. */
export interface Exchange {
  readonly response: Response;
  readonly stream: StreamResponse;
  readonly context: Context;
  subscription?: Subscription;
}

/** The status and errors of a subscription that does not start. */
export interface Rejection {
  readonly status: number;
  readonly errors: readonly GraphQLFormattedError[];
}

/** Makes the handler respond with an HTTP error status instead of a stream. */
export class RequestRejected extends Error {
  readonly rejection: Rejection;

  constructor(rejection: Rejection) {
    super('The request was rejected.');
    this.rejection = rejection;
  }
}

/** Starts the subscription of a request, or returns one result with the errors that prevented it. */
export function createSubscriber({ server, schema, executor, log }: SubscriberOptions) {
  const variablesError = createVariablesValidator(schema);

  return async (exchange: Exchange, params: RequestParams): Promise<AsyncIterable<FormattedExecutionResult>> => {
    const accepted = await accept(exchange, params);
    const started = 'errors' in accepted ? accepted : await start(accepted, exchange);
    if (!('errors' in started)) return started;
    if (hasOwnStatus(started.status)) throw new RequestRejected(started);
    return singleResult({ errors: started.errors });
  };

  async function accept({ context, response }: Exchange, params: RequestParams): Promise<Subscription | Rejection> {
    let subscription: Subscription | undefined;
    const { query, variables, operationName } = params;
    const onSubscription = (accepted: Subscription) => {
      subscription = accepted;
    };
    const { http, body } = await server.executeOperation(
      { query, ...(variables && { variables }), ...(operationName != null && { operationName }) },
      { contextValue: { ...context, onSubscription } },
    );
    response.setHeaders(http.headers);
    if (subscription) return subscription;
    const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
    return { status: http.status ?? 400, errors };
  }

  async function start(subscription: Subscription, exchange: Exchange) {
    const { document, operation, contextValue, operationName, documentKey } = subscription;
    if (exchange.response.req.method !== 'POST') assertChangesNothing(schema, subscription);
    const { request, host, loaders } = contextValue;
    const variableValues = subscription.variableValues ?? {};
    const args = { document, operationName, contextValue, variableValues };
    const wrongVariables = variablesError(document, operation, variableValues);
    const source = wrongVariables ? { errors: [wrongVariables] } : await createSourceEventStream({ schema, ...args });
    if (!(Symbol.asyncIterator in source)) {
      const failures = source.errors ?? [];
      const failure = serviceErrorOf(failures[0]);
      exchange.response.setHeaders(failureHeaders(failure, host));
      return { status: failure.status, errors: presentErrors(failures, request.id, log) };
    }
    exchange.subscription = subscription;
    return eventResults(source, {
      whenDrained: () => exchange.stream.waitForDrain(),
      async resultOf(event) {
        // Rows that were read for an earlier event may have changed.
        loaders.clear();
        const result = await executor({ ...args, documentKey, rootValue: event });
        return presentResult(result, request.id, log);
      },
    });
  }
}

/** A subscription whose REST stream is a POST changes something, such as by starting a run. Links must not open it. */
function assertChangesNothing(schema: GraphQLSchema, { document, operation }: Subscription): void {
  const fields = schema.getSubscriptionType()?.getFields() ?? {};
  for (const name of measureDocument(document).rootFields(operation).keys()) {
    const field = fields[name];
    if (field === undefined || restOf(field)?.method !== 'POST') continue;
    const failure = new ServiceError('METHOD_NOT_ALLOWED', `Send ${name} with POST, because it changes something.`);
    throw new RequestRejected({ status: failure.status, errors: [presentError(failure)] });
  }
}

/** Whether the error is sent with its HTTP status: a missing credential, or an error that may not occur on a retry. */
function hasOwnStatus(status: number): boolean {
  return status === 401 || status === 429 || status >= 500;
}

async function* singleResult(result: FormattedExecutionResult): AsyncIterableIterator<FormattedExecutionResult, void> {
  yield result;
}
