import { once } from 'node:events';
import type { Request, Response } from 'express';
import { type ExecutionResult, type GraphQLSchema, parse, subscribe } from 'graphql';
import type { Viewer } from '../../platform/access/viewer.ts';
import { background } from '../../platform/background.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { operationOf } from '../schema/access.ts';
import { everyFieldOf, typeNamed } from './resource.ts';
import type { Route } from './routes.ts';
import { OperationFailed } from './sofa.ts';

export interface StreamOptions {
  /** How often a stream sends a comment to show that it is there, and how often its credential is checked again. */
  readonly heartbeatMs?: number | undefined;
  readonly log: { error(fields: object, message: string): void };
}

interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

/** Answers a subscription by server-sent events, until either side ends it. What fails before it begins is thrown. */
export type Stream = (exchange: Exchange, context: Context, values: Readonly<Record<string, unknown>>) => Promise<void>;

const HEARTBEAT_MS = 15_000;
/** When whoever lost the connection opens it again. */
const RETRY_MS = 2_000;
/** A reader that takes nothing for so long is cut off. */
const STALL_MS = 10_000;

const HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  // nginx would keep back what is small.
  'X-Accel-Buffering': 'no',
};

/** Makes the streams of a REST schema's subscriptions. */
export function createStreams(schema: GraphQLSchema, options: StreamOptions) {
  return (route: Route): Stream => {
    const document = parse(documentOf(schema, route));
    return async (exchange, contextValue, variableValues) => {
      const events = await subscribe({ schema, document, contextValue, variableValues });
      if (!(Symbol.asyncIterator in events)) throw new OperationFailed(events.errors ?? []);
      await send(events, route, exchange, contextValue, options);
    };
  };
}

type Events = AsyncGenerator<ExecutionResult, void, void>;

async function send(
  events: Events,
  route: Route,
  { request, response }: Exchange,
  context: Context,
  { heartbeatMs = HEARTBEAT_MS, log }: StreamOptions,
): Promise<void> {
  const { viewer: caller } = context;
  const report = (err: unknown) => log.error({ err, requestId: context.request.id }, 'A stream failed unexpectedly');
  const closed = new AbortController();
  const end = () => void events.return();
  const heartbeat = setInterval(() => void beat().catch(report), heartbeatMs);
  response.once('close', () => {
    closed.abort();
    end();
  });

  async function beat(): Promise<void> {
    if (!response.writableNeedDrain) response.write(':\n\n');
    if (!(await mayStillCall(route, context, caller))) end();
  }

  try {
    response.writeHead(200, HEADERS);
    // Whoever has hung up meanwhile is not told of once more.
    if (request.method === 'HEAD' || response.destroyed) end();
    else response.write(`retry: ${RETRY_MS}\n\n`);
    for await (const { data, errors } of events) {
      if (errors !== undefined) throw errors[0]?.originalError ?? errors[0];
      if (response.write(textOf(data?.[route.fieldName] as Event)) || (await hasRoom(response, closed.signal)))
        continue;
      response.destroy();
    }
  } catch (error) {
    report(error);
  } finally {
    clearInterval(heartbeat);
  }
  response.end();
}

/** Whether the request's credential still holds, stands for the same caller and has access to the operation. */
async function mayStillCall({ field }: Route, { authenticateAgain }: Context, caller: Viewer): Promise<boolean> {
  if (!authenticateAgain) throw new Error('A stream needs a request that can be authenticated again.');
  try {
    const viewer = await background(authenticateAgain);
    operationOf(field).assertMayCall(viewer);
    return viewer.actor.id === caller.actor.id && viewer.deploymentId === caller.deploymentId;
  } catch (error) {
    if (error instanceof ServiceError && (error.status === 401 || error.status === 403)) return false;
    throw error;
  }
}

/** Whether the reader has taken what was written. */
async function hasRoom(response: Response, closed: AbortSignal): Promise<boolean> {
  try {
    await once(response, 'drain', { signal: AbortSignal.any([closed, AbortSignal.timeout(STALL_MS)]) });
    return true;
  } catch {
    return false;
  }
}

/** What every event of a stream has, as `brokenRules` asks of its type. */
interface Event {
  readonly id: string;
  readonly type: string;
}

/** As the HTML standard has it. JSON has no line breaks, so that `data` is one line. */
function textOf(event: Event): string {
  return `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

function documentOf(schema: GraphQLSchema, { fieldName }: Route): string {
  const field = schema.getSubscriptionType()?.getFields()[fieldName];
  if (!field) throw new Error(`${fieldName} is missing in the REST schema.`);
  const variables = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const values = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const shown = everyFieldOf(typeNamed(schema, String(field.type).replace('!', '')));
  return `subscription (${variables}) { ${fieldName}(${values}) ${shown} }`;
}
