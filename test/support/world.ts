import { randomBytes } from 'node:crypto';
import { type CreatedDeployment, createDeployment } from '../../src/deployment/deployments/create-deployment.ts';
import type { Scope } from '../../src/platform/access/scopes.ts';
import { systemContext } from '../../src/platform/commands/system-context.ts';
import type { Context, Services } from '../../src/platform/context.ts';
import type { Running } from '../../src/start.ts';
import { BackendClient, BrowserClient } from './clients.ts';
import { service } from './service.ts';

/**
 * The fixture of a test: a new deployment in the shared test service, with clients of both hosts. Tests share no data, so they do
 * not clean up.
 */
export interface World extends CreatedDeployment {
  readonly services: Services;
  /** A client of the backend host with the first API key of the deployment. */
  readonly backend: BackendClient;
  /** Creates an access token with these scopes, for `backend.with(token)`. */
  token(scopes: readonly Scope[], ttl?: number): Promise<string>;
  /** Opens a signed-out browser on the deployment host. */
  browser(): BrowserClient;
  /** A context of the service itself, to call functions without an operation. */
  context(): Context;
}

export interface WorldOptions {
  readonly name?: string;
  readonly mode?: 'production' | 'staging';
  /** The domain of its hosts. Browsers reach `localhost` and its subdomains on this machine. */
  readonly domain?: string;
  /** A separate service instead of the shared one. */
  readonly running?: Running;
}

export async function createWorld({
  name = 'Northwind',
  mode = 'staging',
  domain = 'example.test',
  running,
}: WorldOptions = {}): Promise<World> {
  const { services, backend, deployment } = running ?? (await service());
  const host = `${unique('tenant')}.${domain}`;
  const created = await createDeployment(services, { name, mode, backendHost: `api.${host}`, frontendHost: host });
  const client = new BackendClient(backend.url, created.apiKey);
  return {
    ...created,
    services,
    backend: client,
    async token(scopes, ttl = 3600) {
      const { status, body } = await client.post('/access-tokens', { scopes, ttl });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body.access_token;
    },
    browser: () => new BrowserClient(deployment.url, host),
    context: () =>
      systemContext(services, created.id, {
        request: { id: 'test', ip: '127.0.0.1', userAgent: null, country: null, locale: null },
      }),
  };
}

/** A name that no other test uses. */
export function unique(prefix: string): string {
  return `${prefix}-${randomBytes(6).toString('hex')}`;
}

/** The events that a deployment has recorded, oldest first. */
export function eventsOf({ services, id }: World) {
  return services.database.rows.selectFrom('event').selectAll().where('deployment_id', '=', id).orderBy('id').execute();
}

/** Counts the statements of the work. */
export async function countStatementsOf({ services }: World, work: () => Promise<unknown>): Promise<number> {
  const { statements } = services.database;
  const before = statements.count;
  await work();
  return statements.count - before;
}

/**
 * The texts of the statements of the work, without their values. Two requests that a caller must not be able to distinguish run
 * the same statements.
 */
export async function statementTextsOf(world: World, work: () => Promise<unknown>): Promise<string[]> {
  const values = /'(?:[^']|'')*'|(?<=[ (])(?:\d+|null)(?=[,)])/g;
  return (await statementsOf(world, work)).map((text) => text.replace(values, '?'));
}

/** The statements of the work as they were sent. */
export async function statementsOf({ services }: World, work: () => Promise<unknown>): Promise<string[]> {
  const { statements } = services.database;
  const before = statements.count;
  await work();
  const count = statements.count - before;
  if (count > statements.last.length) throw new Error('The work took more statements than are kept.');
  return statements.last.slice(statements.last.length - count);
}

/** The kinds and tables of the statements of the work, sorted. They must be the same for a known and for an unknown address. */
export async function statementKindsOf(world: World, work: () => Promise<unknown>): Promise<string[]> {
  const kind = /^\s*(\w+)(?:.*?\b(?:into|from|update)\s+("?\w+"?))?/is;
  const texts = await statementTextsOf(world, work);
  return texts.map((text) => kind.exec(text)?.slice(1).join(' ') ?? text).sort();
}
