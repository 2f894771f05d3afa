import { signatures } from '../../platform/standard-webhooks/sign.ts';
import { type ApiClient, ResponseError, reasonOf } from '../api/client.ts';
import { printable } from './table.ts';

/** Requests that are sent at the same time. */
const MAX_CONCURRENT = 8;
const MAX_REMEMBERED = 5_000;
/** What the service shows in place of a header that looks like a credential. */
const REDACTED = '[redacted]';

/** An event of the stream of deliveries. */
export interface DeliveryEvent {
  readonly type: 'created' | 'succeeded' | 'retrying' | 'failed' | 'gap';
  readonly delivery: { readonly id: string; readonly message_id: string; readonly event_name: string } | null;
  readonly attempt: { readonly number: number } | null;
  readonly since: string | null;
}

interface DeliveryRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

interface ForwarderOptions {
  readonly client: ApiClient;
  readonly forward: string;
  readonly secret: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

export interface Forwarder {
  /** Forwards the delivery of an event. Waits while too many requests run. */
  add(event: DeliveryEvent): Promise<void>;
  /** Waits for the running requests. */
  end(): Promise<void>;
}

/** Sends deliveries to a URL, each message once for each attempt, and prints the responses. */
export function createForwarder(options: ForwarderOptions): Forwarder {
  const running = new Set<Promise<void>>();
  const forwarded = new Set<string>();

  /** Whether the message was not forwarded yet. Several endpoints receive one message, and streams may repeat events. */
  function isNew(key: string): boolean {
    if (forwarded.has(key)) return false;
    forwarded.add(key);
    const [oldest] = forwarded;
    if (forwarded.size > MAX_REMEMBERED && oldest !== undefined) forwarded.delete(oldest);
    return true;
  }

  return {
    async add({ type, delivery, attempt, since }) {
      if (type === 'gap') {
        console.log(`Deliveries since ${since} are missing: the interruption was too long.`);
        return;
      }
      const retry = attempt === null ? 0 : attempt.number - 1;
      if (delivery === null || (attempt !== null && retry === 0)) return;
      if (!isNew(`${delivery.message_id} ${retry}`)) return;
      while (running.size >= MAX_CONCURRENT) await Promise.race(running);
      const work = forwardDelivery(options, delivery).then((result) => {
        console.log(
          printable(`${delivery.event_name}  ${retry > 0 ? `(retry ${retry})  ` : ''}${result}  ${delivery.id}`),
        );
      });
      const tracked = work.finally(() => running.delete(tracked));
      running.add(tracked);
    },
    async end() {
      await Promise.all(running);
    },
  };
}

/** Reads a delivery and sends its request. Returns the result as text. */
async function forwardDelivery(options: ForwarderOptions, { id }: { readonly id: string }): Promise<string> {
  const { client, signal } = options;
  try {
    const { request } = await client.send<{ request: DeliveryRequest }>(`/webhooks/deliveries/${id}`, { signal });
    if (request.body === null) return 'not forwarded: the API key may not read the resource of this event';
    return await post(options, request.headers, request.body);
  } catch (error) {
    if (signal.aborted) return 'not forwarded: stopped';
    if (error instanceof ResponseError && error.status === 404) return 'not forwarded: the delivery was deleted';
    return `not forwarded: ${error instanceof Error ? error.message : String(error)}`;
  }
}

async function post(
  { forward, secret, timeoutMs, signal }: ForwarderOptions,
  original: Readonly<Record<string, string>>,
  text: string,
): Promise<string> {
  const body = Buffer.from(text);
  const timestamp = Math.floor(Date.now() / 1000);
  const id = original['webhook-id'] ?? '';
  const shown = Object.entries(original).filter(([, value]) => value !== REDACTED);
  const startedAt = performance.now();
  const elapsed = () => `${Math.round(performance.now() - startedAt)} ms`;
  try {
    const response = await fetch(forward, {
      method: 'POST',
      headers: {
        ...Object.fromEntries(shown),
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatures({ id, timestamp, body }, [secret]),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    await response.body?.cancel();
    return `${response.status} ${response.statusText}  ${elapsed()}`;
  } catch (error) {
    if (signal.aborted) return 'stopped before the response';
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    const reason = isTimeout ? `no response within ${timeoutMs / 1000} s` : reasonOf(error as Error);
    return `${forward} does not respond (${reason})`;
  }
}
