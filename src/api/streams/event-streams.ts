import type { Viewer } from '../../platform/access/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { SlowReaderError } from '../../platform/network/slow-reader.ts';
import { runInBackground } from '../../platform/process/background.ts';
import { liftDeadline } from '../../platform/process/deadline.ts';
import type { StreamResponse } from './stream-response.ts';

export interface StreamOptions {
  /** How often a stream sends a comment to show that it is open, and how often its credential is checked again. */
  readonly heartbeatMs?: number | undefined;
  readonly log: { error(fields: object, message: string): void };
}

/** The source of a stream's events. */
export interface StreamSource {
  /** Sent before the first event. */
  readonly preamble?: string;
  /** The texts of complete events. */
  readonly texts: AsyncIterable<string>;
  /** Ends `texts`, even while the next text is awaited. May be called more than once. */
  end(): void;
  /** Throws unless the viewer may still execute the operation. */
  assertMayCall(viewer: Viewer): void;
}

/** The open event streams of this process: REST and GraphQL, on both hosts. */
export interface EventStreams {
  /** Sends events until either side ends the stream, then ends the response. Updates the context's viewer at each check. */
  send(source: StreamSource, stream: StreamResponse, context: Context): Promise<void>;
  /** Ends all streams, including those that are opened later. */
  stop(): void;
}

const HEARTBEAT_MS = 15_000;
const COMMENT = ':\n\n';

const HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  // Without this header nginx buffers small writes.
  'X-Accel-Buffering': 'no',
};

export function createEventStreams({ heartbeatMs = HEARTBEAT_MS, log }: StreamOptions): EventStreams {
  const open = new Set<() => void>();
  let isStopping = false;

  async function send(source: StreamSource, stream: StreamResponse, context: Context): Promise<void> {
    liftDeadline();
    const { response } = stream;
    const { viewer: caller } = context;
    let hasEnded = false;
    const end = () => {
      hasEnded = true;
      source.end();
    };
    const report = (err: unknown) => {
      if (!(err instanceof SlowReaderError)) {
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
      // A response that is already closed does not emit `close` again.
      if (isStopping || response.req.method === 'HEAD' || response.destroyed) end();
      else if (source.preamble !== undefined) response.write(source.preamble);
      for await (const text of source.texts) {
        // Texts after `end`, such as GraphQL's `complete` event, must not be sent.
        if (hasEnded) break;
        response.write(text);
        await stream.waitForDrain();
        // `close` is emitted only after all available events, so `destroyed` is checked here.
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
    const viewer = await runInBackground(authenticateAgain);
    assertMayCall(viewer);
    if (viewer.actor.id !== caller.actor.id || viewer.deploymentId !== caller.deploymentId) return false;
    // Edges of the operation's result check their scopes with this viewer.
    Object.assign(context, { viewer });
    return true;
  } catch (error) {
    if (error instanceof ServiceError && (error.status === 401 || error.status === 403)) return false;
    throw error;
  }
}
