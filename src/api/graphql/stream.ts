import type { Request, RequestHandler } from 'express';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { createHandler, type Response as SseResponse } from 'graphql-sse';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { endSentence } from '../../platform/text/end-sentence.ts';
import { measureDocument } from '../execution/measure.ts';
import { assertMayStart } from '../schema/access.ts';
import type { EventStreams } from '../streams/event-streams.ts';
import { createStreamResponse } from '../streams/stream-response.ts';
import { type Log, logUnexpected } from './failures.ts';
import { presentError, serviceErrorOf } from './present.ts';
import {
  createSubscriber,
  type Exchange,
  type Rejection,
  RequestRejected,
  type SubscriberOptions,
} from './subscriber.ts';
import type { Subscription } from './subscription.ts';

export interface StreamHandlerOptions extends SubscriberOptions {
  readonly streams: EventStreams;
  readonly contextOf: (req: Request) => Context | Promise<Context>;
}

/**
 * Serves subscriptions with the protocol "GraphQL over server-sent events", one connection each. A missing credential and a
 * temporary error have their own HTTP status. Other errors of the operation are a stream of one `next` event, as the protocol
 * requires, because clients treat any other status as a network failure and retry.
 */
export function createStreamHandler(options: StreamHandlerOptions): RequestHandler {
  const { schema, streams, contextOf, log } = options;
  const subscribe = createSubscriber(options);
  const handle = createHandler<Request, Exchange>({
    // Without tokens there is no "single connection mode", in which connections outlive the requests that open them.
    authenticate: () => null,
    // graphql-sse only serializes the errors, which are already formatted for the response.
    onSubscribe: (request, params) => subscribe(request.context, params) as Promise<AsyncIterable<ExecutionResult>>,
  });

  return async (request, response) => {
    let context: Context | undefined;
    try {
      context = await contextOf(request);
      const exchange: Exchange = { response, context, stream: createStreamResponse(response) };
      const [body, init] = await handle({
        method: request.method,
        url: request.originalUrl,
        // graphql-sse accepts only this exact value of `Accept`. The header itself was checked before.
        headers: { get: (name) => (name === 'accept' ? 'text/event-stream' : request.get(name)) },
        body: request.body ?? null,
        raw: request,
        context: exchange,
      });
      if (body === null || typeof body === 'string') throw new RequestRejected(rejectionOf(body, init));
      const { subscription } = exchange;
      const source = {
        texts: body,
        end: () => void body.return(),
        assertMayCall: (viewer: Viewer) => subscription && assertMaySubscribe(schema, subscription, viewer),
      };
      await streams.send(source, exchange.stream, subscription?.contextValue ?? context);
    } catch (error) {
      const { status, errors } = rejectionFor(error, context?.request.id, log);
      response.status(status).type('application/json').send(JSON.stringify({ errors }));
    }
  };
}

function assertMaySubscribe(schema: GraphQLSchema, { document, operation }: Subscription, viewer: Viewer): void {
  const type = schema.getSubscriptionType();
  if (!type) throw new Error('The schema has no subscriptions.');
  assertMayStart(type, measureDocument(document).rootFields(operation).keys(), viewer);
}

function rejectionFor(error: unknown, requestId: string | undefined, log: Log): Rejection {
  if (error instanceof RequestRejected) return error.rejection;
  logUnexpected(error, requestId, log);
  const failure = serviceErrorOf(error);
  return { status: failure.status, errors: [presentError(failure)] };
}

/** The rejections of graphql-sse: a request without a document, or with another media type. */
function rejectionOf(body: string | null, { status }: SseResponse[1]): Rejection {
  const failure =
    status === 415
      ? new ServiceError('UNSUPPORTED_MEDIA_TYPE', 'Send application/json.')
      : new ServiceError('BAD_REQUEST', endSentence(messageOf(body)));
  return { status: failure.status, errors: [presentError(failure)] };
}

function messageOf(body: string | null): string {
  return body === null ? 'The request is not valid' : JSON.parse(body).errors[0].message;
}
