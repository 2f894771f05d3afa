import { describe, expect, it, onTestFinished } from 'vitest';
import { PASSWORD } from '../support/accounts.ts';
import { BackendClient } from '../support/clients.ts';
import { sendRequest } from '../support/http.ts';
import { startOwnService } from '../support/own-service.ts';
import { serveProxy } from '../support/proxied-apps.ts';

/** A service, and an app with the proxy before it, which is behind a proxy of its own. */
async function proxiedService(env: Record<string, string>) {
  const running = await startOwnService(env);
  onTestFinished(async () => void (await running.stop(0)));
  const app = await serveProxy({ url: `http://localhost:${new URL(running.deployment.url).port}` });
  const backend = new BackendClient(running.backend.url, running.first?.apiKey ?? '');
  await backend.put('/settings/allowed-origins', { allowed_origins: [app] });
  const send = (method: string, path: string, headers: Record<string, string> = {}, body?: unknown) =>
    sendRequest<{ errors: { code: string }[]; data: Record<string, unknown> & { ip: string }[] }>({
      ...{ method, url: `${app}/gatehouse${path}`, headers: { origin: app, ...headers } },
      ...(body !== undefined && { body }),
    });
  return { app, backend, send };
}

describe('the service behind a proxy', () => {
  it('counts the address of the client, and not that of the app, if it trusts the app', async () => {
    const { send } = await proxiedService({ TRUST_PROXY: '127.0.0.0/8', RATE_LIMIT_PER_ADDRESS: '2/hour' });
    const statusFrom = async (address: string) =>
      (await send('GET', '/session', { 'x-forwarded-for': `192.0.2.1, ${address}` })).status;
    expect([await statusFrom('203.0.113.9'), await statusFrom('203.0.113.9')]).toEqual([200, 200]);
    expect(await statusFrom('203.0.113.9')).toBe(429);
    expect(await statusFrom('203.0.113.10')).toBe(200);
  });

  it('shows users the address of the app if it does not trust it, and accepts changes only of allowed origins', async () => {
    const { app, backend, send } = await proxiedService({});
    const [email, elsewhere] = ['ada@example.com', app.replace('127.0.0.1', 'evil.example')];
    await backend.post('/users', { email, password: PASSWORD });
    const signIn = { strategy: 'email_password', email, password: PASSWORD };
    const rejected = await send('POST', '/auth/signin', { origin: elsewhere }, signIn);
    expect([rejected.status, rejected.body.errors[0]?.code]).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
    expect(rejected.headers['set-cookie']).toBeUndefined();
    const { status, headers } = await send('POST', '/auth/signin', { 'x-forwarded-for': '203.0.113.9' }, signIn);
    const [cookie = ''] = headers['set-cookie'] ?? [];
    expect([status, cookie]).toEqual([
      200,
      expect.stringMatching(/^__session=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=\d+$/),
    ]);
    const sessions = await send('GET', '/me/sessions', { cookie });
    expect(sessions.body.data.map(({ ip }) => ip)).toEqual(['127.0.0.1']);
  });
});
