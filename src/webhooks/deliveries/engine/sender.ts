import { type Connection, type ConnectionsOptions, createConnections } from './connections.ts';
import { errorWithCode, isClosedByReceiver, type SendError, sendErrorOf } from './send-error.ts';

/** What is read of an answer. */
const MAX_RESPONSE_BYTES = 16_384;

export interface Outgoing {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Milliseconds for everything together, from the look-up of the name to the end of the answer. */
  readonly timeout: number;
}

export interface Answer {
  /** Null: there was no answer. */
  readonly status: number | null;
  readonly retryAfter: string | null;
  /** The first 16 KiB of the answer's body as text; null without an answer. */
  readonly body: string | null;
  /** Null where an answer came, even if its body broke off: its status says what the receiver thinks. */
  readonly error: SendError | null;
  readonly durationMs: number;
}

export interface Sender {
  /** Posts once and never follows a redirect. Doesn't reject. */
  send(outgoing: Outgoing): Promise<Answer>;
  /** Breaks off what is under way and closes the connections. */
  close(): void;
}

type Result = Omit<Answer, 'durationMs'>;

/**
 * Posts to addresses that callers named. The guard checks the address of each connection when it is opened; a connection
 * that is kept open goes on to lead where it led.
 */
export function createSender(options: ConnectionsOptions): Sender {
  const { guard } = options;
  const connections = createConnections(options);

  async function attempt(outgoing: Outgoing, deadline: number): Promise<Result | 'again'> {
    const { url } = outgoing;
    guard.assertLiteralAllowed(url.hostname.replace(/^\[|\]$/g, ''));
    const connection = await connections.take(url.origin);
    try {
      return await post(connection, outgoing, deadline);
    } finally {
      connections.giveBack(url.origin, connection);
    }
  }

  return {
    async send(outgoing) {
      const startedAt = performance.now();
      const deadline = startedAt + outgoing.timeout;
      let result: Result | 'again' = 'again';
      // Each round takes up another of the connections that were kept; a new one ends it.
      while (result === 'again') result = await attempt(outgoing, deadline).catch(failure);
      return { ...result, durationMs: Math.round(performance.now() - startedAt) };
    },
    close: () => connections.close(errorWithCode('STOPPED')),
  };
}

/** Sends the request and reads the response. A response that is too long, or too late, ends the connection. */
function post(connection: Connection, outgoing: Outgoing, deadline: number): Promise<Result | 'again'> {
  const { client } = connection;
  const { url, headers, body } = outgoing;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let status: number | null = null;
    let retryAfter: string | null = null;
    const end = (error: Error) => void client.destroy(error);
    const timer = setTimeout(end, Math.max(deadline - performance.now(), 0), errorWithCode('ETIMEDOUT'));
    const finish = (result: Result | 'again') => {
      clearTimeout(timer);
      resolve(result);
    };
    const answered = () => {
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
        onResponseEnd: answered,
        onResponseError(_, error) {
          if (status !== null) answered();
          // The receiver closed the idle connection just when it was used again: it read nothing of the request.
          else if (connection.hasServed && isClosedByReceiver(error)) finish('again');
          else finish(failure(error));
        },
      },
    );
  });
}

/** PostgreSQL's text can't hold a zero byte. */
function asText(bytes: Buffer): string {
  return bytes.toString('utf8').replaceAll('\u0000', '\ufffd');
}

/** An attempt without a response. */
function failure(error: Error): Result {
  return { status: null, retryAfter: null, body: null, error: sendErrorOf(error) };
}
