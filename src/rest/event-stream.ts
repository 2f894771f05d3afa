import { once } from 'node:events';
import type { Request, Response } from 'express';
import { type ExecutionResult, type GraphQLSchema, parse, subscribe } from 'graphql';
import type { Viewer } from '../auth/viewer.ts';
import type { Context } from '../context.ts';
import { everyFieldOf, typeNamed } from './resource.ts';
import type { Route } from './routes.ts';
import { OperationFailed } from './sofa.ts';

export interface StreamOptions {
  /** Who the request's credential stands for by now: asked again while a stream lasts. */
  readonly viewerOf: (request: Request) => Promise<Viewer>;
  /** How often a stream that has nothing to say says that it is there, and how often its credential is looked at. */
  readonly heartbeatMs?: number;
}

interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

/** Answers a subscription by server-sent events, until either side ends it. What fails before it begins is thrown. */
export type Stream = (exchange: Exchange, context: Context, values: Readonly<Record<string, unknown>>) => Promise<void>;

interface Log {
  error(fields: object, message: string): void;
}

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
export function createStreams(schema: GraphQLSchema, options: StreamOptions & { readonly log: Log }) {
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
  { fieldName, access }: Route,
  { request, response }: Exchange,
  context: Context,
  { viewerOf, heartbeatMs = HEARTBEAT_MS, log }: StreamOptions & { readonly log: Log },
): Promise<void> {
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
    const viewer = await viewerOf(request);
    const holds = viewer.isBackend && viewer.deploymentId === context.viewer.deploymentId;
    if (!holds || (access.scope !== null && !viewer.hasScope(access.scope))) end();
  }

  try {
    response.writeHead(200, HEADERS);
    // Whoever has hung up meanwhile is not told of once more.
    if (request.method === 'HEAD' || response.destroyed) end();
    else response.write(`retry: ${RETRY_MS}\n\n`);
    for await (const { data, errors } of events) {
      if (errors !== undefined) throw errors[0]?.originalError ?? errors[0];
      if (response.write(textOf(data?.[fieldName] as Event)) || (await hasRoom(response, closed.signal))) continue;
      response.destroy();
    }
  } catch (error) {
    report(error);
  } finally {
    clearInterval(heartbeat);
  }
  response.end();
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
