import type { CallOptions, ClientOptions } from './call.ts';
import { ConnectionError, errorOf, GatehouseError, ServiceError } from './errors.ts';
import type { Operation } from './operation.ts';

const TIMEOUT_MS = 30_000;
const RETRIES = 2;
/** A longer wait is for the caller to decide. */
const MAX_WAIT_SECONDS = 10;

/** Methods that have the same effect when they are sent twice. */
const REPEATABLE: ReadonlySet<string> = new Set(['GET', 'PUT', 'DELETE']);

export interface OutgoingCall {
  readonly url: URL;
  readonly operation: Operation;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly options: CallOptions;
}

/** What a client adds to each request. */
export interface Sender extends ClientOptions {
  readonly headers: () => Promise<Readonly<Record<string, string>>>;
  readonly credentials?: RequestCredentials | undefined;
}

/** Reads the response of a success. */
export type ReadResponse<Result> = (response: Response) => Promise<Result> | Result;

/** Sends a call, again if that is safe, and returns what was read. Throws what the service answered otherwise. */
export async function send<Result>(sender: Sender, call: OutgoingCall, read: ReadResponse<Result>): Promise<Result> {
  const { retries = RETRIES } = sender;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await sendOnce(sender, call, read);
    } catch (error) {
      const wait = attempt < retries ? secondsUntilRetry(call, error, attempt) : null;
      if (wait === null) throw error;
      await sleep(wait * 1_000, call.options.signal);
    }
  }
}

async function sendOnce<Result>(sender: Sender, call: OutgoingCall, read: ReadResponse<Result>): Promise<Result> {
  const { url, operation, body, headers, options } = call;
  const { signal, timeoutMs = sender.timeoutMs ?? TIMEOUT_MS } = options;
  const limit = timeoutMs > 0 && !operation.isStream ? AbortSignal.timeout(timeoutMs) : undefined;
  const signals = [signal, limit].filter((each) => each !== undefined);
  const request: RequestInit = {
    method: operation.method,
    headers: { ...(await sender.headers()), ...headers, ...options.headers },
    ...(body !== undefined && { body: body as BodyInit }),
    ...(sender.credentials !== undefined && { credentials: operation.isPublic ? 'omit' : sender.credentials }),
    ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
    redirect: 'error',
  };
  try {
    const response = await (sender.fetch ?? fetch)(url, request);
    if (!response.ok) throw await errorOf(response);
    return await read(response);
  } catch (error) {
    if (error instanceof GatehouseError) throw error;
    if (signal?.aborted) throw signal.reason;
    throw limit?.aborted ? timedOut(url, timeoutMs) : notReached(url, error);
  }
}

/** Seconds to wait before the call is sent again; null if it must not be. */
function secondsUntilRetry({ operation, headers }: OutgoingCall, error: unknown, attempt: number): number | null {
  // A rejected request had no effect.
  if (error instanceof ServiceError && error.code === 'RATE_LIMITED') return bounded(error.retryAfter ?? 1);
  const isRepeatable =
    operation.isQuery || REPEATABLE.has(operation.method) || headers['Idempotency-Key'] !== undefined;
  if (!isRepeatable) return null;
  // Different waits, so that many clients do not come back at the same moment.
  const wait = 0.2 * 2 ** attempt * (0.5 + Math.random());
  if (error instanceof ConnectionError) return wait;
  if (!(error instanceof ServiceError)) return null;
  if (error.code === 'REQUEST_IN_FLIGHT') return wait;
  const isTemporary = error.status === 502 || error.status === 503 || error.status === 504;
  return isTemporary ? bounded(error.retryAfter ?? wait) : null;
}

const bounded = (seconds: number) => (seconds <= MAX_WAIT_SECONDS ? seconds : null);

function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', abort, { once: true });
  });
}

const timedOut = ({ origin }: URL, ms: number) =>
  new ConnectionError('TIMED_OUT', `${origin} has not answered within ${ms / 1_000} seconds.`);

const notReached = ({ origin }: URL, cause: unknown) =>
  new ConnectionError(
    'NETWORK_FAILED',
    `${origin} cannot be reached. Check the scheme, host and port of the URL, and the network; in a browser, also that the allowed origins have this page's origin, and that a page with https cannot read http.`,
    { cause },
  );
