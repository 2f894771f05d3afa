import { describe, expect, test } from 'vitest';
import { clientAddress } from '../../../src/api/http/client-address.ts';
import { health } from '../../../src/api/http/health.ts';
import { requestId } from '../../../src/api/http/request-id.ts';
import { securityHeaders } from '../../../src/api/http/security-headers.ts';
import { appOf, cidrs, serve } from './support.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

describe('X-Request-Id', () => {
  test.each(['a', 'req_1.2-3', 'A'.repeat(128)])("returns the client's id if it is valid: %s", async (id) => {
    const call = await serve(appOf(requestId()));
    expect((await call({ headers: { 'x-request-id': id } })).headers['x-request-id']).toBe(id);
  });

  test.each(['', 'a b', 'a,b', 'é', '<script>', 'A'.repeat(129)])(
    'returns a new id instead of the invalid "%s"',
    async (id) => {
      const call = await serve(appOf(requestId()));
      expect((await call({ headers: { 'x-request-id': id } })).headers['x-request-id']).toMatch(UUID);
    },
  );

  test('differs from request to request', async () => {
    const call = await serve(appOf(requestId()));
    const [first, second] = await Promise.all([call(), call()]);
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
  });
});

describe('security headers', () => {
  const app = () => appOf(clientAddress(cidrs('127.0.0.1')), securityHeaders());

  test('are set on every response and do not name the framework', async () => {
    const call = await serve(app());
    const { headers } = await call();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('include HSTS if the client used https', async () => {
    const call = await serve(app());
    const secure = await call({ headers: { 'x-forwarded-proto': 'https' } });
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await call()).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('GET /healthz and GET /readyz', () => {
  const ready = { isReady: async () => true, isDraining: () => false };

  test('respond to any host name', async () => {
    const call = await serve(appOf(health(ready)));
    const headers = { host: 'unknown.example' };
    expect(await call({ path: '/healthz', headers })).toMatchObject({ status: 200, json: { status: 'ok' } });
    expect(await call({ path: '/readyz?probe=1', headers })).toMatchObject({ status: 200, json: { status: 'ready' } });
    expect(await call({ method: 'HEAD', path: '/readyz' })).toMatchObject({ status: 200, body: '' });
  });

  test.each([
    ['the database is not current', { isReady: async () => false }],
    ['the check fails', { isReady: async () => Promise.reject(new Error('no database')) }],
    ['the check hangs', { isReady: () => new Promise<boolean>(() => {}), patience: 20 }],
  ])('return 503 from /readyz while %s, and 200 from /healthz', async (_, options) => {
    const call = await serve(appOf(health({ ...ready, ...options })));
    expect(await call({ path: '/readyz' })).toMatchObject({ status: 503, json: { status: 'unavailable' } });
    expect(await call({ path: '/healthz' })).toMatchObject({ status: 200 });
  });

  test('recover after a check that timed out', async () => {
    const checks = [new Promise<boolean>(() => {}), Promise.resolve(true)];
    const isReady = () => checks.shift() ?? Promise.resolve(true);
    const call = await serve(appOf(health({ ...ready, isReady, timeoutMs: 20 })));
    expect((await call({ path: '/readyz' })).status).toBe(503);
    expect((await call({ path: '/readyz' })).status).toBe(200);
  });

  test('return 503 from /readyz while draining', async () => {
    const call = await serve(appOf(health({ ...ready, isDraining: () => true })));
    expect(await call({ path: '/readyz' })).toMatchObject({ status: 503, json: { status: 'draining' } });
  });

  test('query the database once for concurrent probes', async () => {
    let requested = 0;
    const isReady = async () => {
      requested += 1;
      await new Promise((done) => setTimeout(done, 100));
      return true;
    };
    const call = await serve(appOf(health({ ...ready, isReady })));
    await Promise.all([call({ path: '/readyz' }), call({ path: '/readyz' }), call({ path: '/readyz' })]);
    expect(requested).toBe(1);
  });

  test('return 405 with the allowed methods for other methods', async () => {
    const call = await serve(appOf(health(ready)));
    const response = await call({ method: 'POST', path: '/healthz' });
    expect(response).toMatchObject({ status: 405, json: { code: 'METHOD_NOT_ALLOWED' } });
    expect(response.headers.allow).toBe('GET, HEAD');
  });

  test('pass requests with other paths on', async () => {
    const call = await serve(appOf(health(ready)));
    expect((await call({ path: '/healthz/x' })).json).toEqual({ reached: true });
  });
});
