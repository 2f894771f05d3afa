import { type Connection, type ConnectionsOptions, createConnections } from './connections.ts';
import { errorWithCode, isClosedByReceiver, type SendError, sendErrorOf } from './send-error.ts';
import type { Target } from './targets.ts';

/** How much of a response body is read. */
const MAX_RESPONSE_BYTES = 16_384;

export interface OutgoingRequest {
  readonly target: Target;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** The limit for the whole request, from the lookup of the name to the end of the response. */
  readonly timeoutMs: number;
}

export interface AttemptResult {
  /** Null when there was no response. */
  readonly status: number | null;
  readonly retryAfter: string | null;
  /** The first 16 KiB of the response body as text; null without a response. */
  readonly body: string | null;
  /**
   * Null when a response began, even if its body was cut off: its status decides. Null without a response when the endpoint is
   * of the stream, to which nothing is sent.
   */
  readonly error: SendError | null;
  readonly durationMs: number;
}

export interface Sender {
  /** Sends one POST request and does not follow redirects. Does not reject. */
  send(outgoing: OutgoingRequest): Promise<AttemptResult>;
  /** Aborts the running requests and closes the connections. */
  close(): void;
}

type ResponseOrError = Omit<AttemptResult, 'durationMs'>;

/**
 * Sends requests to URLs that callers configured. The guard checks the address of each connection when it is opened. A
 * connection that is kept open stays connected to that address.
 */
export function createSender(options: ConnectionsOptions): Sender {
  const connections = createConnections(options);

  /** Sends on a connection. Each retry uses another idle connection. A new one never ends in a retry, so that the retries end. */
  function attempt(outgoing: OutgoingRequest, deadline: number, onEnd: (result: ResponseOrError) => void): void {
    const { target } = outgoing;
    const fail = (error: Error) => onEnd(errorResult(error));
    const postOn = (connection: Connection) =>
      post(connection, outgoing, deadline, (result, isReusable) => {
        if (isReusable) connections.release(target, connection);
        else connections.discard(connection);
        if (result === 'retry') attempt(outgoing, deadline, onEnd);
        else onEnd(result);
      });
    try {
      const connection = connections.acquire(target);
      if (connection instanceof Promise) connection.then(postOn).catch(fail);
      else postOn(connection);
    } catch (error) {
      fail(error as Error);
    }
  }

  return {
    send(outgoing) {
      const startedAt = performance.now();
      return new Promise((resolve) => {
        attempt(outgoing, startedAt + outgoing.timeoutMs, ({ status, retryAfter, body, error }) => {
          resolve({ status, retryAfter, body, error, durationMs: Math.round(performance.now() - startedAt) });
        });
      });
    },
    close: () => connections.close(errorWithCode('STOPPED')),
  };
}

/** Receives the result, and whether the connection can serve another request. */
type OnPosted = (result: ResponseOrError | 'retry', isReusable: boolean) => void;

/** Sends the request and reads the response. Closes the connection when the response is too long or too late. */
function post(connection: Connection, outgoing: OutgoingRequest, deadline: number, onEnd: OnPosted): void {
  const { client } = connection;
  const { target, headers, body } = outgoing;
  const chunks: Buffer[] = [];
  let size = 0;
  let status: number | null = null;
  let retryAfter: string | null = null;
  // The error has a stack, which takes longer than the timer.
  const end = (code: string) => void client.destroy(errorWithCode(code));
  const timer = setTimeout(end, Math.max(deadline - performance.now(), 0), 'ETIMEDOUT');
  const finish = (result: ResponseOrError | 'retry', isReusable: boolean) => {
    clearTimeout(timer);
    onEnd(result, isReusable);
  };
  const response = () => ({ status, retryAfter, body: asText(chunks), error: null });
  client.dispatch(
    { method: 'POST', path: target.path, headers, body },
    {
      onRequestStart: () => {},
      onResponseStart(_, statusCode, responseHeaders) {
        // An informational response comes before the final one.
        if (statusCode < 200) return;
        status = statusCode;
        const header = responseHeaders['retry-after'];
        retryAfter = (Array.isArray(header) ? header[0] : header) ?? null;
      },
      onResponseData(_, chunk) {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= MAX_RESPONSE_BYTES) end('ECONNABORTED');
      },
      onResponseEnd: () => finish(response(), true),
      onResponseError(_, error) {
        if (status !== null) finish(response(), false);
        // The receiver closed the idle connection just as it was reused, and read nothing of the request.
        else if (connection.hasServed && isClosedByReceiver(error)) finish('retry', false);
        else finish(errorResult(error), false);
      },
    },
  );
}

/** PostgreSQL's type `text` cannot contain a zero byte. */
function asText(chunks: readonly Buffer[]): string {
  const [first = Buffer.alloc(0)] = chunks;
  const bytes = chunks.length > 1 ? Buffer.concat(chunks) : first;
  return bytes.toString('utf8', 0, Math.min(bytes.length, MAX_RESPONSE_BYTES)).replaceAll('\u0000', '\ufffd');
}

/** The result of an attempt without a response. */
function errorResult(error: Error): ResponseOrError {
  return { status: null, retryAfter: null, body: null, error: sendErrorOf(error) };
}
