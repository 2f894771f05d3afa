import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../../../src/start.ts';
import { sendRequest } from '../../support/http.ts';
import { startOwnService } from '../../support/own-service.ts';
import type { DeploymentBody } from '../../support/rest-types/response-of.ts';

const REAL = 'accounts.northwind.example';

let running: Running;

beforeAll(async () => {
  running = await startOwnService({ TRUST_PROXY: '127.0.0.1/32,10.0.0.0/8', PUBLIC_DEPLOYMENT_URL: `https://${REAL}` });
});

afterAll(() => running.stop(0));

/** Sends a request as a local proxy forwards it; the client itself claims to be 6.6.6.6. */
function through(client: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const forwarded = {
    'x-forwarded-for': `6.6.6.6, ${client}, 10.1.2.3`,
    'x-forwarded-host': REAL,
    'x-forwarded-proto': 'https',
  };
  const url = running.deployment.url + path;
  return sendRequest<DeploymentBody<'GET', '/.well-known/meta'>>({
    method: body === undefined ? 'GET' : 'POST',
    url,
    body,
    headers: { host: 'inside', ...forwarded, ...headers },
  });
}

describe('behind a trusted proxy', () => {
  it('uses the client address and the origin that the proxy reports', async () => {
    const meta = await through('192.0.2.7', '/.well-known/meta');
    expect([meta.status, meta.body.data.deployment_id]).toEqual([200, running.first?.id]);
    expect(meta.headers['strict-transport-security']).toBe('max-age=31536000');
    const account = { email: 'ada@example.com', password: 'correct horse battery staple' };
    const own = { origin: `https://${REAL}` };
    expect((await through('192.0.2.7', '/auth/signup', account, { origin: 'https://inside' })).status).toBe(403);
    expect((await through('192.0.2.7', '/auth/signup', account, own)).status).toBe(201);
    const event = await running.services.database.rows
      .selectFrom('event')
      .select('ip')
      .where('type', '=', 'session.created')
      .executeTakeFirstOrThrow();
    expect(event.ip).toBe('192.0.2.7');
  });

  it('counts failed sign-in attempts by address, for IPv6 by /64', async () => {
    const guess = (client: string) =>
      through(client, '/auth/signin', { strategy: 'email_password', email: 'grace@example.com', password: 'wrong' });
    const one = (at: number) => `2001:db8:1:2:${at}::${at}`;
    for (let at = 1; at <= 10; at++) expect((await guess(one(at))).status).toBe(401);
    expect((await guess(one(11))).status).toBe(429);
    expect((await guess('2001:db8:1:3::1')).status).toBe(401);
    expect((await guess('192.0.2.8')).status).toBe(401);
  });
});
