import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { expect } from 'vitest';
import type { WebhookDelivery } from './rest-types/backend.ts';
import type { GraphqlBody } from './rest-types/response-of.ts';

/** The data of an event of a REST stream of deliveries. */
export interface DeliveryEventData {
  readonly type: string;
  /** Null in a `gap` event. */
  readonly delivery: WebhookDelivery | null;
  readonly attempt: object | null;
  readonly since: string | null;
}

/** A received server-sent event. */
export interface StreamEvent<Data = DeliveryEventData> {
  readonly id: string;
  readonly event: string;
  readonly data: Data;
}

export interface OpenStream<Data = DeliveryEventData> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** All received text. */
  text(): string;
  events(): StreamEvent<Data>[];
  /** Waits until `count` events have arrived and returns all events. */
  waitForEvents(count: number): Promise<StreamEvent<Data>[]>;
  /** Resolves when the other side has ended the stream. */
  readonly ended: Promise<void>;
  readonly incoming: IncomingMessage;
  close(): void;
}

const open = new Set<ClientRequest>();

export const BILLING = '/webhooks/apps/Billing/deliveries/stream';

/** Opens a stream of server-sent events. `closeStreams` closes all open streams. */
export function openStream<Data = DeliveryEventData>(
  url: string,
  apiKey: string,
  { query = '', path = BILLING, credential = apiKey, headers = {}, method = 'GET', body }: StreamOptions = {},
): Promise<OpenStream<Data>> {
  return new Promise((resolve, reject) => {
    const authorization = `Bearer ${credential}`;
    const call = request(
      `${url}${path}${query}`,
      { method, headers: { authorization, ...headers }, agent: false },
      (incoming) => {
        let text = '';
        incoming.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        const ended = new Promise<void>((resolve) => incoming.once('close', resolve));
        const events = () => eventsOf<Data>(text);
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          text: () => text,
          events,
          waitForEvents: async (count) => {
            await expect.poll(() => events().length).toBeGreaterThanOrEqual(count);
            return events();
          },
          ended,
          incoming,
          close: () => call.destroy(),
        });
      },
    );
    open.add(call);
    call.once('error', reject);
    call.end(body && JSON.stringify(body));
  });
}

export interface StreamOptions {
  readonly query?: string;
  readonly path?: string;
  readonly credential?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  readonly body?: object;
}

/** Subscribes by GraphQL over server-sent events. Its events have no id. */
export function openSubscription(
  url: string,
  apiKey: string,
  body: { readonly query: string; readonly variables?: object },
  { headers, ...call }: StreamOptions = {},
): Promise<OpenStream<GraphqlBody>> {
  const all = { accept: 'text/event-stream', 'content-type': 'application/json', ...headers };
  return openStream(url, apiKey, { path: '/graphql/stream', method: 'POST', body, headers: all, ...call });
}

export function closeStreams(): void {
  for (const call of open) call.destroy();
  open.clear();
}

/** Parses a stream as the HTML standard does: blocks between empty lines, without comments and blocks without data. */
function eventsOf<Data>(text: string): StreamEvent<Data>[] {
  const blocks = text.split('\n\n').slice(0, -1);
  return blocks.flatMap((block) => {
    const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]));
    const [id, event, data] = ['id', 'event', 'data'].map((name) => fields.get(name));
    if (data === undefined) return [];
    return [{ id: id as string, event: event as string, data: JSON.parse(data) }];
  });
}
