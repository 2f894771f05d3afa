import type { Request, RequestHandler } from 'express';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { createHandler, type Response as SseResponse } from 'graphql-sse';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { documentMeasure } from '../execution/measure.ts';
import { assertMayStart } from '../schema/access.ts';
import { presentError, serviceErrorOf } from '../schema/present.ts';
import type { EventStreams } from '../streams/event-streams.ts';
import { createOutlet } from '../streams/outlet.ts';
import { type Log, logUnexpected } from './failures.ts';
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
 * Serves subscriptions by the protocol "GraphQL over server-sent events", one connection for each. A missing credential,
 * and what a later attempt may not meet, has its HTTP status. Other errors of the operation are a stream of one `next`
 * event, as the protocol demands: clients take any other status for a failure of the network, and try again.
 */
export function createStreamHandler(options: StreamHandlerOptions): RequestHandler {
  const { schema, streams, contextOf, log } = options;
  const subscribe = createSubscriber(options);
  const handle = createHandler<Request, Exchange>({
    // Without tokens there is no "single connection mode", whose connections outlive the requests that open them.
    authenticate: () => null,
    // It only serialises the errors, which are in the form of responses already.
    onSubscribe: (request, params) => subscribe(request.context, params) as Promise<AsyncIterable<ExecutionResult>>,
  });

  return async (request, response) => {
    let context: Context | undefined;
    try {
      context = await contextOf(request);
      const exchange: Exchange = { response, context, outlet: createOutlet(response) };
      const [body, init] = await handle({
        method: request.method,
        url: request.originalUrl,
        // It takes this value of `Accept` alone; that the client accepts event streams has been checked.
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
      await streams.send(source, exchange.outlet, subscription?.contextValue ?? context);
    } catch (error) {
      const { status, errors } = rejectionFor(error, context?.request.id, log);
      response.status(status).type('application/json').send(JSON.stringify({ errors }));
    }
  };
}

function assertMaySubscribe(schema: GraphQLSchema, { document, operation }: Subscription, viewer: Viewer): void {
  const type = schema.getSubscriptionType();
  if (!type) throw new Error('The schema has no subscriptions.');
  assertMayStart(type, documentMeasure(document).rootFields(operation).keys(), viewer);
}

function rejectionFor(error: unknown, requestId: string | undefined, log: Log): Rejection {
  if (error instanceof RequestRejected) return error.rejection;
  logUnexpected(error, requestId, log);
  const failure = serviceErrorOf(error);
  return { status: failure.status, errors: [presentError(failure)] };
}

/** The library's own refusals: a request without a document, and one of another media type. */
function rejectionOf(body: string | null, { status }: SseResponse[1]): Rejection {
  const failure =
    status === 415
      ? new ServiceError('UNSUPPORTED_MEDIA_TYPE', 'Send application/json.')
      : new ServiceError('BAD_REQUEST', `${messageOf(body)}.`);
  return { status: failure.status, errors: [presentError(failure)] };
}

function messageOf(body: string | null): string {
  return body === null ? 'The request is not valid' : JSON.parse(body).errors[0].message;
}
