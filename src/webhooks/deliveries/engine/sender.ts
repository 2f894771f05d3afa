import { type Connection, type ConnectionsOptions, createConnections } from './connections.ts';
import { errorWithCode, isClosedByReceiver, type SendError, sendErrorOf } from './send-error.ts';

/** How much of a response body is read. */
const MAX_RESPONSE_BYTES = 16_384;

export interface OutgoingRequest {
  readonly url: URL;
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
  const { guard } = options;
  const connections = createConnections(options);

  async function attempt(outgoing: OutgoingRequest, deadline: number): Promise<ResponseOrError | 'retry'> {
    const { url } = outgoing;
    guard.assertLiteralAllowed(url.hostname.replace(/^\[|\]$/g, ''));
    const connection = await connections.acquire(url.origin);
    try {
      return await post(connection, outgoing, deadline);
    } finally {
      connections.release(url.origin, connection);
    }
  }

  return {
    async send(outgoing) {
      const startedAt = performance.now();
      const deadline = startedAt + outgoing.timeoutMs;
      let result: ResponseOrError | 'retry' = 'retry';
      // Each retry uses another idle connection. A new connection never returns 'retry', so the loop ends.
      while (result === 'retry') result = await attempt(outgoing, deadline).catch(errorResult);
      return { ...result, durationMs: Math.round(performance.now() - startedAt) };
    },
    close: () => connections.close(errorWithCode('STOPPED')),
  };
}

/** Sends the request and reads the response. Closes the connection when the response is too long or too late. */
function post(connection: Connection, outgoing: OutgoingRequest, deadline: number): Promise<ResponseOrError | 'retry'> {
  const { client } = connection;
  const { url, headers, body } = outgoing;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let status: number | null = null;
    let retryAfter: string | null = null;
    const end = (error: Error) => void client.destroy(error);
    const timer = setTimeout(end, Math.max(deadline - performance.now(), 0), errorWithCode('ETIMEDOUT'));
    const finish = (result: ResponseOrError | 'retry') => {
      clearTimeout(timer);
      resolve(result);
    };
    const finishWithResponse = () => {
      const text = asText(Buffer.concat(chunks).subarray(0, MAX_RESPONSE_BYTES));
      finish({ status, retryAfter, body: text, error: null });
    };
    client.dispatch(
      { method: 'POST', path: `${url.pathname}${url.search}`, headers, body },
      {
        onRequestStart: () => {},
        onResponseStart(_, statusCode, responseHeaders) {
          // An informational response comes before the final one.
          if (statusCode < 200) return;
          status = statusCode;
          retryAfter = [responseHeaders['retry-after']].flat()[0] ?? null;
        },
        onResponseData(_, chunk) {
          chunks.push(chunk);
          size += chunk.length;
          if (size >= MAX_RESPONSE_BYTES) end(errorWithCode('ECONNABORTED'));
        },
        onResponseEnd: finishWithResponse,
        onResponseError(_, error) {
          if (status !== null) finishWithResponse();
          // The receiver closed the idle connection just as it was reused, and read nothing of the request.
          else if (connection.hasServed && isClosedByReceiver(error)) finish('retry');
          else finish(errorResult(error));
        },
      },
    );
  });
}

/** PostgreSQL's type `text` cannot contain a zero byte. */
function asText(bytes: Buffer): string {
  return bytes.toString('utf8').replaceAll('\u0000', '\ufffd');
}

/** The result of an attempt without a response. */
function errorResult(error: Error): ResponseOrError {
  return { status: null, retryAfter: null, body: null, error: sendErrorOf(error) };
}
