import type { Viewer } from '../../platform/access/viewer.ts';
import { background } from '../../platform/background.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { SlowReader } from '../../platform/slow-reader.ts';
import type { Outlet } from './outlet.ts';

export interface StreamOptions {
  /** How often a stream sends a comment to show that it is open, and how often its credential is checked again. */
  readonly heartbeatMs?: number | undefined;
  readonly log: { error(fields: object, message: string): void };
}

/** What a stream sends. */
export interface StreamSource {
  /** Sent before the first event. */
  readonly preamble?: string;
  /** The texts of the events, each of them complete. */
  readonly texts: AsyncIterable<string>;
  /** Ends `texts`, also while the next text is awaited. Called more than once. */
  end(): void;
  /** Throws unless the viewer may still call the operation. */
  assertMayCall(viewer: Viewer): void;
}

/** The streams of server-sent events that one process has open, of REST and GraphQL, on both hosts. */
export interface EventStreams {
  /** Sends until either side ends the stream, and then ends the response. The context has the viewer of the last check. */
  send(source: StreamSource, outlet: Outlet, context: Context): Promise<void>;
  /** Ends all streams, and each one that is opened from now on. */
  stop(): void;
}

const HEARTBEAT_MS = 15_000;
const COMMENT = ':\n\n';

const HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  // nginx would keep back what is small.
  'X-Accel-Buffering': 'no',
};

export function createEventStreams({ heartbeatMs = HEARTBEAT_MS, log }: StreamOptions): EventStreams {
  const open = new Set<() => void>();
  let isStopping = false;

  async function send(source: StreamSource, outlet: Outlet, context: Context): Promise<void> {
    const { response } = outlet;
    const { viewer: caller } = context;
    let isOver = false;
    const end = () => {
      isOver = true;
      source.end();
    };
    const report = (err: unknown) => {
      if (!(err instanceof SlowReader)) {
        log.error({ err, requestId: context.request.id }, 'A stream failed unexpectedly');
      }
    };
    const heartbeat = setInterval(() => void beat().catch(report), heartbeatMs);
    open.add(end);
    response.once('close', end);

    async function beat(): Promise<void> {
      if (!response.writableNeedDrain) response.write(COMMENT);
      if (!(await mayStillCall(source, context, caller))) end();
    }

    try {
      response.writeHead(200, HEADERS);
      // A response that was closed meanwhile emits no further `close`.
      if (isStopping || response.req.method === 'HEAD' || response.destroyed) end();
      else if (source.preamble !== undefined) response.write(source.preamble);
      for await (const text of source.texts) {
        // What the source sends after it was ended, such as the news that it is complete, would be wrong.
        if (isOver) break;
        response.write(text);
        await outlet.untilTaken();
        // `close` is emitted later, after all events that are ready.
        if (response.destroyed) break;
      }
    } catch (error) {
      report(error);
    } finally {
      clearInterval(heartbeat);
      open.delete(end);
      end();
    }
    response.end();
  }

  return {
    send,
    stop() {
      isStopping = true;
      for (const end of open) end();
    },
  };
}

/** Whether the request's credential is still valid, belongs to the same caller and has access to the operation. */
async function mayStillCall({ assertMayCall }: StreamSource, context: Context, caller: Viewer): Promise<boolean> {
  const { authenticateAgain } = context;
  if (!authenticateAgain) throw new Error('A stream needs a request that can be authenticated again.');
  try {
    const viewer = await background(authenticateAgain);
    assertMayCall(viewer);
    if (viewer.actor.id !== caller.actor.id || viewer.deploymentId !== caller.deploymentId) return false;
    // Edges below the operation have scopes of their own.
    Object.assign(context, { viewer });
    return true;
  } catch (error) {
    if (error instanceof ServiceError && (error.status === 401 || error.status === 403)) return false;
    throw error;
  }
}
