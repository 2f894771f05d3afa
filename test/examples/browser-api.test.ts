import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApi } from '../../examples/browser/api.ts';
import { PASSWORD } from '../support/accounts.ts';
import { BackendClient, BrowserClient } from '../support/clients.ts';
import { freePort } from '../support/free-port.ts';
import { startOwnService } from '../support/own-service.ts';

const PAGE = 'http://localhost:3000';

async function serveApi(issuer: string, deploymentId: number) {
  const api = createApi({ issuer, deploymentId, pageOrigins: [PAGE] }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  onTestFinished(() => {
    api.closeAllConnections();
    api.close();
  });
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  return (token: string | null, { path = '/greeting', origin = PAGE, method = 'GET' } = {}) =>
    fetch(url + path, { method, headers: { Origin: origin, ...(token && { Authorization: `Bearer ${token}` }) } });
}

/** A token with the claims of a session token, which no deployment has signed. */
const FORGED = [{ alg: 'ES256', typ: 'session+jwt', kid: 'forged' }, { sub: '1' }, {}]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

describe('examples/browser/api.ts', () => {
  it('responds to requests with a session token of its deployment, and only to those', async () => {
    const running = await startOwnService({ DEPLOYMENT_PORT: String(await freePort()) });
    try {
      const { url } = running.deployment;
      const { body } = await new BackendClient(running.backend.url, running.first?.apiKey ?? '').get('/');
      const browser = new BrowserClient(url, new URL(url).host);
      await browser.post('/auth/signup', { email: 'ada@example.com', password: PASSWORD });
      const { token } = (await browser.get('/session/token')).body.data;
      const { id: userId } = (await browser.get('/me')).body.data;

      const issuer = running.services.config.publicDeploymentUrl;
      const call = await serveApi(issuer, Number(body.id));
      const response = await call(token);
      expect([response.status, await response.json()]).toEqual([
        200,
        { message: `The API knows you as user ${userId}.` },
      ]);
      for (const rejected of [null, '', 'text', FORGED, `${token}x`]) expect((await call(rejected)).status).toBe(401);
      expect((await call(token, { path: '/other' })).status).toBe(404);
      const ofAnother = await serveApi(issuer, Number(body.id) + 1);
      expect((await ofAnother(token)).status).toBe(401);
    } finally {
      await running.stop(0);
    }
  });

  it('lets only its pages read responses', async () => {
    const call = await serveApi('http://localhost:4001', 1);
    const preflight = await call(null, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(PAGE);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('Authorization');
    const foreign = await call(null, { origin: 'https://evil.example' });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    expect(foreign.headers.get('vary')).toBe('Origin');
  });

  it('does not call a token invalid while the keys cannot be fetched', async () => {
    const call = await serveApi(`http://localhost:${await freePort()}`, 1);
    expect((await call(FORGED)).status).toBe(503);
  });
});
