import { randomBytes } from 'node:crypto';
import { type CreatedDeployment, createDeployment } from '../../src/deployment/deployments/create-deployment.ts';
import type { Scope } from '../../src/platform/access/scopes.ts';
import { systemContext } from '../../src/platform/access/system-context.ts';
import type { Context, Services } from '../../src/platform/context.ts';
import type { Running } from '../../src/start.ts';
import { BackendClient, BrowserClient } from './clients.ts';
import { service } from './service.ts';

/** A deployment of one test's own: nothing is shared with others, so nothing is cleaned up. */
export interface World extends CreatedDeployment {
  readonly services: Services;
  /** Calls the backend host with the deployment's first API key. */
  readonly backend: BackendClient;
  /** An access token with these scopes, for `backend.with(token)`. */
  token(scopes: readonly Scope[], ttl?: number): Promise<string>;
  /** A new browser, signed out, on the deployment host. */
  browser(): BrowserClient;
  /** A context of the service itself, for what no operation makes yet. */
  context(): Context;
}

export interface WorldOptions {
  readonly name?: string;
  readonly mode?: 'production' | 'staging';
  /** In a service of the test's own instead of the shared one. */
  readonly running?: Running;
}

export async function createWorld({
  name = 'Northwind',
  mode = 'staging',
  running,
}: WorldOptions = {}): Promise<World> {
  const { services, backend, deployment } = running ?? (await service());
  const host = `${unique('tenant')}.example.test`;
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
      systemContext(services, created.id, { request: { id: 'test', ip: '127.0.0.1', userAgent: null, country: null } }),
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

/** How many statements the work took. */
export async function statementsOf({ services }: World, work: () => Promise<unknown>): Promise<number> {
  const { statements } = services.database;
  const before = statements.count;
  await work();
  return statements.count - before;
}

/**
 * The texts of the statements that the work took, without their values: two calls that must not be told apart run the
 * same.
 */
export async function statementTextsOf({ services }: World, work: () => Promise<unknown>): Promise<string[]> {
  const { statements } = services.database;
  const before = statements.count;
  await work();
  const count = statements.count - before;
  if (count > statements.last.length) throw new Error('The work took more statements than are kept.');
  const values = /'(?:[^']|'')*'|(?<=[ (])(?:\d+|null)(?=[,)])/g;
  return statements.last.slice(-count).map((text) => text.replace(values, '?'));
}

/** What the database was asked to do, and with which table: the same for an address that an account has and one that none has. */
export async function statementKindsOf(world: World, work: () => Promise<unknown>): Promise<string[]> {
  const kind = /^\s*(\w+)(?:.*?\b(?:into|from|update)\s+("?\w+"?))?/is;
  const texts = await statementTextsOf(world, work);
  return texts.map((text) => kind.exec(text)?.slice(1).join(' ') ?? text).sort();
}
