import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../src/api/app.ts';
import { listen } from '../../../src/api/http/server.ts';
import { createDeployment } from '../../../src/deployment/deployments/create-deployment.ts';
import { createLog } from '../../../src/platform/logging/log.ts';
import type { Running } from '../../../src/start.ts';
import { sendRequest } from '../../support/http.ts';
import { startOwnService } from '../../support/own-service.ts';
import type { DeploymentBody } from '../../support/rest-types/response-of.ts';

const REAL = 'accounts.northwind.example';
const UNKNOWN_HOST = {
  code: 'DEPLOYMENT_NOT_FOUND',
  message: expect.stringMatching(/^No deployment has this host name/),
};

let running: Running;

beforeAll(async () => {
  running = await startOwnService({ PUBLIC_DEPLOYMENT_URL: `https://${REAL}` });
});

afterAll(() => running.stop(0));

function meta(host: string | string[], headers: Record<string, string> = {}) {
  return sendRequest<DeploymentBody<'GET', '/.well-known/meta'>>({
    method: 'GET',
    url: `${running.deployment.url}/.well-known/meta`,
    headers: { host, ...headers },
  });
}

async function responses(host: string, headers?: Record<string, string>) {
  const { status, body } = await meta(host, headers);
  return status === 200 ? body.data.deployment_id : body.errors[0];
}

/** The order matters: the last test creates a second deployment. */
describe('the deployment host', () => {
  it.each([REAL, REAL.toUpperCase(), `${REAL}.`, `${REAL}:443`, `${REAL}:4001`])('is served at %s', async (host) => {
    expect(await responses(host)).toBe(running.first?.id);
  });

  it.each(['evil.example', `${REAL}.evil.example`, `evil.${REAL}`, '127.0.0.2', '0.0.0.0', 'localhost.evil.example'])(
    'rejects the unknown host %s without repeating it',
    async (host) => {
      for (const path of ['/.well-known/meta', '/session', '/nowhere', '/docs', '/openapi.json']) {
        const { status, body, text } = await sendRequest<{ errors: unknown }>({
          method: 'GET',
          url: running.deployment.url + path,
          headers: { host, accept: 'text/html' },
        });
        expect([path, status, body.errors]).toEqual([path, 404, [UNKNOWN_HOST]]);
        expect(text).not.toContain(host);
      }
      const requested = { method: 'POST', url: `${running.deployment.url}/graphql`, body: { query: '{ __typename }' } };
      expect((await sendRequest({ ...requested, headers: { host } })).status).toBe(404);
    },
  );

  it.each(['localhost', 'LOCALHOST:4001', '127.0.0.1:4001', '[::1]'])(
    'uses %s for the only deployment, unless the request came through a proxy',
    async (host) => {
      expect(await responses(host)).toBe(running.first?.id);
      for (const header of [
        'x-forwarded-for',
        'x-forwarded-host',
        'x-forwarded-proto',
        'x-forwarded-port',
        'forwarded',
        'via',
        'x-real-ip',
      ]) {
        expect([header, await responses(host, { [header]: '1.2.3.4' })]).toEqual([header, UNKNOWN_HOST]);
      }
    },
  );

  it('ignores a forwarded host from a peer outside TRUST_PROXY', async () => {
    expect(await responses('evil.example', { 'x-forwarded-host': REAL })).toEqual(UNKNOWN_HOST);
    expect(await responses(REAL, { 'x-forwarded-host': 'evil.example' })).toBe(running.first?.id);
  });

  it('does not confuse similar hosts, and has no default with two deployments', async () => {
    const wanted = { name: 'Contoso', mode: 'staging', backendHost: 'api.contoso.example', apiKey: null } as const;
    for (const frontendHost of [REAL, `${REAL.toUpperCase()}.:443`]) {
      await expect(createDeployment(running.services, { ...wanted, frontendHost })).rejects.toMatchObject({
        code: 'HOST_TAKEN',
      });
    }
    const second = await createDeployment(running.services, {
      ...wanted,
      frontendHost: 'Accounts.Contoso.Example.:8443',
    });
    expect(await responses('accounts.contoso.example')).toBe(second.id);
    expect(await responses(REAL)).toBe(running.first?.id);
    for (const host of ['localhost', '127.0.0.1:4001', '[::1]']) expect(await responses(host)).toEqual(UNKNOWN_HOST);
  });
});

describe('while the service stops', () => {
  it('fails /readyz on open connections of both hosts', async () => {
    const app = await createApp(running.services, createLog('fatal'));
    for (const host of ['backend', 'deployment'] as const) {
      const listening = await listen(app[host], { host: '127.0.0.1', port: 0 });
      const ready = () => sendRequest({ method: 'GET', url: `${listening.url}/readyz`, headers: { host: 'probe' } });
      if (host === 'backend') {
        expect((await ready()).status).toBe(200);
        app.drain();
      }
      const { status, body } = await ready();
      expect([host, status, body]).toEqual([host, 503, { status: 'draining' }]);
      await listening.close(0);
    }
    await app.stop();
  });
});
