import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { Agent } from 'undici';

/** What a service that delivers its own webhooks through a job queue stores, as in Gatehouse: messages, deliveries and attempts. */
export const TABLES = `
  create table endpoint (id bigint primary key generated always as identity, url text not null, secret text not null);
  create table message (id bigint primary key generated always as identity, type text not null, body text not null,
    created_at timestamptz not null default now());
  create table delivery (id bigint primary key generated always as identity,
    message_id bigint not null references message, endpoint_id bigint not null references endpoint,
    status text not null default 'pending', attempts int not null default 0, created_at timestamptz not null default now(),
    updated_at timestamptz not null default now());
  create index on delivery (endpoint_id, created_at);
  create table attempt (id bigint primary key generated always as identity, delivery_id bigint not null references delivery,
    status int, response text, error text, duration_ms int not null, created_at timestamptz not null);
  create index on attempt (delivery_id);`;

const TIMEOUT_MS = 15_000;
const MAX_RESPONSE = 16_384;
const USER_AGENT = 'Bench-Webhooks/1.0';

/** A delivery with what an attempt needs. */
export interface Delivery {
  readonly id: string;
  readonly message_id: string;
  readonly body: string;
  readonly url: string;
  readonly secret: string;
}

export interface Attempt {
  readonly id: string;
  readonly status: number | null;
  readonly response: string | null;
  readonly error: string | null;
  readonly durationMs: number;
  readonly startedAt: string;
}

export const hasSucceeded = ({ status }: Attempt): boolean => status !== null && status >= 200 && status < 300;

export async function createEndpoints(client: pg.ClientBase, urls: readonly string[]): Promise<void> {
  await client.query(
    'insert into endpoint (url, secret) select url, secret from unnest($1::text[], $2::text[]) e (url, secret)',
    [urls, urls.map(() => randomBytes(32).toString('base64'))],
  );
}

/** Stores messages and their deliveries to all endpoints in the caller's transaction. Returns the ids of the deliveries. */
export async function storeMessages(client: pg.ClientBase, types: string[], bodies: string[]): Promise<string[]> {
  const { rows } = await client.query({
    name: 'store',
    text: `with stored as (
        insert into message (type, body) select type, body from unnest($1::text[], $2::text[]) m (type, body) returning id)
      insert into delivery (message_id, endpoint_id) select stored.id, endpoint.id from stored cross join endpoint returning id`,
    values: [types, bodies],
  });
  return rows.map(({ id }) => id);
}

/** Reads deliveries with their messages and endpoints, in one statement. */
export async function readDeliveries(client: pg.Pool | pg.ClientBase, ids: readonly string[]): Promise<Delivery[]> {
  const { rows } = await client.query({
    name: 'read',
    text: `select delivery.id, delivery.message_id, message.body, endpoint.url, endpoint.secret from delivery
      join message on message.id = delivery.message_id join endpoint on endpoint.id = delivery.endpoint_id
      where delivery.id = any($1::bigint[]) and delivery.status = 'pending'`,
    values: [ids],
  });
  return rows;
}

/** Stores the outcomes of attempts, in one statement. */
export async function storeAttempts(client: pg.Pool | pg.ClientBase, attempts: readonly Attempt[]): Promise<void> {
  await client.query({
    name: 'outcomes',
    text: `with result as (
        select * from unnest($1::bigint[], $2::int[], $3::text[], $4::text[], $5::int[], $6::timestamptz[], $7::text[])
          r (id, status, response, error, duration_ms, started_at, outcome)
      ), stored as (
        update delivery set status = result.outcome, attempts = attempts + 1, updated_at = now()
        from result where delivery.id = any($1::bigint[]) and delivery.id = result.id)
      insert into attempt (delivery_id, status, response, error, duration_ms, created_at)
      select id, status, response, error, duration_ms, started_at from result`,
    values: [
      attempts.map(({ id }) => id),
      attempts.map(({ status }) => status),
      attempts.map(({ response }) => response),
      attempts.map(({ error }) => error),
      attempts.map(({ durationMs }) => durationMs),
      attempts.map(({ startedAt }) => startedAt),
      attempts.map((attempt) => (hasSucceeded(attempt) ? 'succeeded' : 'pending')),
    ],
  });
}

const agent = new Agent({ connections: 64, pipelining: 1, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS });
const keys = new Map<string, KeyObject>();

function keyOf(secret: string): KeyObject {
  const known = keys.get(secret) ?? createSecretKey(secret, 'base64');
  keys.set(secret, known);
  return known;
}

/** Signs by Standard Webhooks and sends once. Does not reject. */
export async function attempt({ id, message_id, body, url, secret }: Delivery): Promise<Attempt> {
  const startedAt = new Date();
  const began = performance.now();
  const end = (result: Pick<Attempt, 'status' | 'response' | 'error'>): Attempt => ({
    id,
    ...result,
    durationMs: Math.round(performance.now() - began),
    startedAt: startedAt.toISOString(),
  });
  const timestamp = String(Math.floor(startedAt.getTime() / 1000));
  const signed = `msg_${message_id}.${timestamp}.${body}`;
  try {
    const response = await agent.request({
      origin: new URL(url).origin,
      path: new URL(url).pathname,
      method: 'POST',
      headers: {
        'user-agent': USER_AGENT,
        'content-type': 'application/json',
        'webhook-id': `msg_${message_id}`,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${createHmac('sha256', keyOf(secret)).update(signed).digest('base64')}`,
      },
      body,
    });
    const text = await response.body.text();
    return end({ status: response.statusCode, response: text.slice(0, MAX_RESPONSE), error: null });
  } catch (error) {
    return end({ status: null, response: null, error: String((error as Error).message) });
  }
}

/** Attempts a delivery and stores its outcome. Throws after a failure, so that the queue repeats the job later. */
export async function deliver(pool: pg.Pool, id: string): Promise<void> {
  const [delivery] = await readDeliveries(pool, [id]);
  if (delivery === undefined) return;
  const result = await attempt(delivery);
  await storeAttempts(pool, [result]);
  if (!hasSucceeded(result)) throw new Error(result.error ?? `The receiver returned ${result.status}.`);
}

export interface TriggeredEvents {
  readonly events: readonly { readonly event_name: string; readonly payload: object }[];
}

/** The types and the bodies of the messages of triggered events. */
export function messagesOf({ events }: TriggeredEvents): { types: string[]; bodies: string[] } {
  const timestamp = new Date().toISOString();
  return {
    types: events.map(({ event_name }) => event_name),
    bodies: events.map(({ event_name, payload }) => JSON.stringify({ type: event_name, timestamp, data: payload })),
  };
}
