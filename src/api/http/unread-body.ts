import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isSmallBody } from './body.ts';

/** The limits for reading and discarding a body that no operation has read. */
export interface UnreadLimits {
  /** A body with a declared size up to this limit is read to its end, so that the connection can be reused. */
  readonly keepAliveBytes: number;
  /** The maximum number of bytes of a larger body that are discarded while the client reads its response. */
  readonly lingerBytes: number;
  /** The time after the response at which the connection is closed. */
  readonly lingerMs: number;
}

const LIMITS: UnreadLimits = { keepAliveBytes: 64 * 1024, lingerBytes: 4 * 1024 * 1024, lingerMs: 2_000 };

/**
 * Closes the connection of a request whose response is sent before its body has arrived: 413, and 401 or 404, where the body
 * is never read. The response has `Connection: close`, and this side closes after sending it. Closing immediately would reset
 * the connection, and the client could lose the response.
 */
export function discardUnreadBodies(app: RequestListener, limits: UnreadLimits = LIMITS): RequestListener {
  const closing = new WeakSet<Socket>();
  return (request, response) => {
    if (closing.has(request.socket)) {
      // A request that is pipelined behind a discarded body is not served, because its response could not be sent.
      request.socket.destroy();
      return;
    }
    if (!isSmallBody(request, limits.keepAliveBytes)) callBeforeHeaders(response, () => discard(request, response));
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
    // Node calls this after the response is sent.
    socket.destroySoon = () => {
      socket.end(() => {
        if (request.complete) socket.destroy();
      });
      const timer = setTimeout(() => socket.destroy(), limits.lingerMs);
      socket.once('close', () => clearTimeout(timer));
    };
  }
}

function callBeforeHeaders(response: ServerResponse, work: () => void): void {
  const writeHead = response.writeHead;
  response.writeHead = function (this: ServerResponse, ...args: Parameters<typeof writeHead>) {
    work();
    return writeHead.apply(this, args);
  } as typeof writeHead;
}
