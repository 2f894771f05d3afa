import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { ServiceError } from '../../../platform/errors.ts';
import type { AddressGuard } from '../../../platform/outgoing/addresses.ts';
import type { WebhookAttemptError } from '../../graph/types.ts';

/** What is read of an answer. */
const MAX_RESPONSE_BYTES = 16_384;
const IDLE_SOCKET_MS = 15_000;
/** As many as attempts of one process: many endpoints may share an origin, and none of them opens a socket per attempt. */
const IDLE_SOCKETS_PER_ORIGIN = 512;

export interface Outgoing {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Milliseconds for everything together, from the look-up of the name to the end of the answer. */
  readonly timeout: number;
}

/** Why there was no answer, in fixed words: what a stranger's server said stays out of them. */
export type SendError = WebhookAttemptError;

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

export interface SenderOptions {
  readonly guard: AddressGuard;
  /** Certificate authorities besides the known ones. */
  readonly ca?: readonly string[] | undefined;
}

/**
 * Posts to addresses that callers named. Each connection's address is judged when it is opened; one that is kept open
 * goes on to lead where it led.
 */
export function createSender({ guard, ca }: SenderOptions): Sender {
  const kept = { keepAlive: true, timeout: IDLE_SOCKET_MS, maxFreeSockets: IDLE_SOCKETS_PER_ORIGIN };
  const plain = new http.Agent(kept);
  const secure = new https.Agent({ ...kept, ...(ca && { ca: [...ca] }) });
  const running = new Set<http.ClientRequest>();

  function attempt(outgoing: Outgoing, deadline: number): Promise<Omit<Answer, 'durationMs'> | 'again'> {
    const { url, headers, body } = outgoing;
    const isSecure = url.protocol === 'https:';
    const host = url.hostname.replace(/^\[|\]$/g, '');
    return new Promise((resolve) => {
      let answer: http.IncomingMessage | undefined;
      let timer: NodeJS.Timeout | undefined;
      const chunks: Buffer[] = [];
      const finish = (result: Omit<Answer, 'durationMs'> | 'again') => {
        clearTimeout(timer);
        running.delete(request);
        resolve(result);
      };
      const failed = (error: SendError) => finish({ status: null, retryAfter: null, body: null, error });
      const answered = ({ statusCode, headers }: http.IncomingMessage) =>
        finish({
          status: statusCode as number,
          retryAfter: headers['retry-after'] ?? null,
          body: asText(Buffer.concat(chunks).subarray(0, MAX_RESPONSE_BYTES)),
          error: null,
        });
      const request = (isSecure ? https : http).request({
        method: 'POST',
        host,
        port: url.port || (isSecure ? 443 : 80),
        path: `${url.pathname}${url.search}`,
        headers: { ...headers, 'content-length': body.length },
        agent: isSecure ? secure : plain,
        lookup: guard.lookup,
        ...(isSecure && isIP(host) === 0 && { servername: host }),
      });
      running.add(request);
      timer = setTimeout(() => request.destroy(withCode('ETIMEDOUT')), Math.max(deadline - performance.now(), 0));
      request.once('error', (error) => {
        if (answer !== undefined) return answered(answer);
        const code = (error as NodeJS.ErrnoException).code;
        // The receiver closed the idle connection just when it was taken up again: nothing was read of it.
        if (request.reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE')) return finish('again');
        failed(reasonOf(error));
      });
      request.once('response', (response) => {
        answer = response;
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          size += chunk.length;
          if (size < MAX_RESPONSE_BYTES) return;
          answered(response);
          response.destroy();
        });
        response.once('end', () => answered(response));
        response.once('error', () => answered(response));
        response.once('close', () => answered(response));
      });
      request.end(body);
    });
  }

  return {
    async send(outgoing) {
      const startedAt = performance.now();
      const deadline = startedAt + outgoing.timeout;
      let result = await tried(outgoing, deadline);
      // Each round takes up another of the connections that were kept; a fresh one ends it.
      while (result === 'again') result = await tried(outgoing, deadline);
      return { ...result, durationMs: Math.round(performance.now() - startedAt) };
    },
    close() {
      for (const request of running) request.destroy(withCode('STOPPED'));
      plain.destroy();
      secure.destroy();
    },
  };

  async function tried(outgoing: Outgoing, deadline: number): Promise<Omit<Answer, 'durationMs'> | 'again'> {
    try {
      guard.assertLiteralAllowed(outgoing.url.hostname.replace(/^\[|\]$/g, ''));
      return await attempt(outgoing, deadline);
    } catch (error) {
      return { status: null, retryAfter: null, body: null, error: reasonOf(error as Error) };
    }
  }
}

/** PostgreSQL's text can't hold a zero byte. */
function asText(bytes: Buffer): string {
  return bytes.toString('utf8').replaceAll('\u0000', '\ufffd');
}

function withCode(code: string): Error {
  return Object.assign(new Error(code), { code });
}

function reasonOf(error: Error): SendError {
  if (error instanceof ServiceError && error.code === 'ADDRESS_NOT_ALLOWED') return 'ADDRESS_NOT_ALLOWED';
  // Trying several addresses of a name gives one error for all of them.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const code = String((first as NodeJS.ErrnoException).code ?? '');
  if (code === 'STOPPED') return 'STOPPED';
  if (code === 'ETIMEDOUT') return 'TIMEOUT';
  if (code === 'ECONNREFUSED') return 'CONNECTION_REFUSED';
  if (code === 'ECONNRESET' || code === 'EPIPE') return 'CONNECTION_CLOSED';
  if (code === 'ENOTFOUND' || code.startsWith('EAI_')) return 'NAME_NOT_RESOLVED';
  if (code.startsWith('HPE_')) return 'INVALID_RESPONSE';
  if (/^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|EPROTO|HOSTNAME_)/.test(code)) return 'TLS_FAILED';
  return 'CONNECTION_FAILED';
}
