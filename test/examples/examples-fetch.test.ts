import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { keyChecker } from '../../examples/api-key-check.ts';
import { withKey } from '../../examples/api-key-fetch-guard.ts';
import { sendRequest } from '../support/http.ts';
import { createGateway, rateLimitRule } from '../support/key-checks.ts';
import { service } from '../support/service.ts';
import { createWorld } from '../support/world.ts';

type FetchHandler = (request: Request) => Promise<Response>;

/** Starts a server of fetch handlers by path. */
async function serve(handlers: Record<string, FetchHandler>): Promise<{ server: Server; url: string }> {
  const server = createServer(async (req, res) => {
    const request = new Request(`http://${req.headers.host}${req.url}`, { headers: req.headers as HeadersInit });
    const response = await (handlers[req.url ?? ''] as FetchHandler)(request);
    res.writeHead(response.status, Object.fromEntries(response.headers));
    res.end(await response.text());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('rejects requests to a fetch handler without a valid key, with missing permissions or over the rate limit', async () => {
  const world = await createWorld();
  const limits = { rate_limits: [rateLimitRule(3), rateLimitRule(9, 'per_ip')] };
  const { appName, key } = await createGateway(world, limits, { permissions: ['invoices:read'] });
  const check = keyChecker((await service()).backend.url, world.apiKey);
  const guard = (permissions: string, handler: Parameters<typeof withKey>[2]) =>
    withKey(check, { app_name: appName, permissions, ipOf: () => '192.0.2.1' }, handler);
  const { server, url } = await serve({
    '/read': guard('invoices:read', (_, { key_id }) => Response.json({ of: key_id }, { status: 201 })),
    // The headers of a redirect response are immutable.
    '/moved': guard('invoices:read', ({ url }) => Response.redirect(new URL('/read', url))),
    '/write': guard('invoices:write', () => Response.json({})),
  });
  const call = (path: string, credential: string | null = key.key) => {
    const headers = credential === null ? {} : { authorization: `Bearer ${credential}` };
    return sendRequest({ method: 'GET', url: url + path, headers });
  };
  try {
    const passed = await call('/read');
    expect([passed.status, passed.body]).toEqual([201, { of: key.id }]);
    expect(passed.headers['ratelimit']).toMatch(/^"per_key-1-hour";r=2;t=\d+, "per_ip-1-hour";r=8;t=\d+$/);
    expect(passed.headers['ratelimit-policy']).toBe('"per_key-1-hour";q=3;w=3600, "per_ip-1-hour";q=9;w=3600');
    const moved = await call('/moved');
    expect([moved.status, moved.headers['location']]).toEqual([302, `${url}/read`]);
    expect(moved.headers['ratelimit']).toContain('r=1;');
    for (const [credential, code] of [
      [null, 'MALFORMED'],
      [`${key.key.slice(0, -2)}__`, 'NOT_FOUND'],
    ] as const) {
      const rejected = await call('/read', credential);
      expect([rejected.status, rejected.body, rejected.headers['ratelimit']]).toEqual([401, { code }, undefined]);
      expect(rejected.headers['www-authenticate']).toBe('Bearer');
    }
    const forbidden = await call('/write');
    expect([forbidden.status, forbidden.body]).toEqual([403, { code: 'INSUFFICIENT_PERMISSIONS' }]);
    expect(forbidden.headers['www-authenticate']).toBeUndefined();
    expect((await call('/read')).status).toBe(201);
    const limited = await call('/read');
    expect([limited.status, limited.body]).toEqual([429, { code: 'RATE_LIMITED' }]);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(3_000);
  } finally {
    server.close();
  }
});

it('does not call a fetch handler if the key cannot be checked', async () => {
  let calls = 0;
  const check = keyChecker((await service()).backend.url, 'wrong');
  const guarded = withKey(check, { app_name: 'any' }, () => Response.json({ calls: ++calls }));
  await expect(guarded(new Request('http://localhost/'))).rejects.toThrow('401');
  expect(calls).toBe(0);
});
