import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isShort } from './body.ts';

/** Limits of what is read of a body that no operation wants. */
export interface UnreadLimits {
  /** An announced body of at most this size is read to its end, so that the connection can be used again. */
  readonly keepAliveBytes: number;
  /** Of a larger one so much is read and dropped while the client reads its response … */
  readonly lingerBytes: number;
  /** … and so long after the response, before the connection is cut. */
  readonly lingerMs: number;
}

const LIMITS: UnreadLimits = { keepAliveBytes: 64 * 1024, lingerBytes: 4 * 1024 * 1024, lingerMs: 2_000 };

/**
 * Ends the connection of a request that was answered before its body had arrived: after 413, and after 401 or 404, whose
 * body is never read. The response says `Connection: close`; this side is closed behind it. Cutting the connection at once
 * would reset it, and the client could lose the response.
 */
export function closingUnreadBodies(app: RequestListener, limits: UnreadLimits = LIMITS): RequestListener {
  const closing = new WeakSet<Socket>();
  return (request, response) => {
    if (closing.has(request.socket)) {
      // What is pipelined behind a discarded body is not served: its response could not be sent.
      request.socket.destroy();
      return;
    }
    if (!isShort(request, limits.keepAliveBytes)) beforeHeaders(response, () => discard(request, response));
    app(request, response);
  };

  function discard(request: IncomingMessage, response: ServerResponse): void {
    if (request.complete) return;
    const { socket } = request;
    closing.add(socket);
    response.shouldKeepAlive = false;
    let left = limits.lingerBytes;
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) request.pause();
    });
    request.once('end', () => {
      if (socket.writableFinished) socket.destroy();
    });
    request.on('error', () => undefined).resume();
    // Node calls this once the response is sent.
    socket.destroySoon = () => {
      socket.end(() => {
        if (request.complete) socket.destroy();
      });
      const cut = setTimeout(() => socket.destroy(), limits.lingerMs);
      socket.once('close', () => clearTimeout(cut));
    };
  }
}

function beforeHeaders(response: ServerResponse, work: () => void): void {
  const writeHead = response.writeHead;
  response.writeHead = function (this: ServerResponse, ...args: Parameters<typeof writeHead>) {
    work();
    return writeHead.apply(this, args);
  } as typeof writeHead;
}
