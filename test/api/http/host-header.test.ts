import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../../../src/start.ts';
import { startOwnService } from '../../support/own-service.ts';
import { sendRaw } from '../../support/raw-http.ts';

const REAL = 'accounts.northwind.example';
const HOSTS = ['backend', 'deployment'] as const;

let running: Running;

beforeAll(async () => {
  running = await startOwnService({ PUBLIC_DEPLOYMENT_URL: `https://${REAL}`, PORT: '0', DEPLOYMENT_PORT: '0' });
});
afterAll(() => running.stop(0));

/** The status and body of the response to a raw request. */
async function received(host: (typeof HOSTS)[number], ...lines: string[]) {
  const { text, status } = await sendRaw(running[host].url, `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
  return { status, body: text.slice(text.indexOf('\r\n\r\n') + 4) };
}

const PATHS = ['/healthz', '/openapi.json', '/graphql', '/no/such/path'];

describe.each(HOSTS)('the %s host', (host) => {
  it.each([
    ['no Host header', []],
    ['an empty Host header', ['Host:']],
    ['a blank Host header', ['Host:   ']],
    ['two Host headers', [`Host: ${REAL}`, `Host: ${REAL}`]],
    ['two Host headers, one of them empty', [`Host: ${REAL}`, 'Host:']],
    ['a Host header with a path', [`Host: ${REAL}/evil`]],
    ['a Host header with user information', [`Host: evil@${REAL}`]],
    ['a Host header with a list', [`Host: ${REAL}, evil.example`]],
    ['a Host header with a blank', [`Host: ${REAL} evil.example`]],
    ['a Host header with a port that is none', [`Host: ${REAL}:99999`]],
    ['a Host header with a scheme', [`Host: https://${REAL}`]],
    ['a Host header with an escape', ['Host: %61ccounts.example']],
    ['a Host header with an IPv6 address that is none', ['Host: [::zz]']],
  ])('rejects a request with %s', async (_, lines) => {
    for (const path of PATHS) {
      const { status, body } = await received(host, `GET ${path} HTTP/1.1`, ...lines);
      expect([path, status, body.includes('BAD_REQUEST'), body.includes('evil')]).toEqual([path, 400, true, false]);
    }
  });

  it('uses the host of an absolute request target instead of the Host header', async () => {
    for (const own of [REAL, 'other.example']) {
      const { status, body } = await received(host, `GET http://${REAL}/openapi.json HTTP/1.1`, `Host: ${own}`);
      expect([own, status, body.includes('"openapi"')]).toEqual([own, 200, true]);
    }
    const foreign = await received(host, 'GET http://other.example/openapi.json HTTP/1.1', `Host: ${REAL}`);
    expect(foreign.status).toBe(host === 'backend' ? 200 : 404);
  });

  it('uses the path and query of an absolute request target', async () => {
    const statusOf = async (target: string) => (await received(host, `GET ${target} HTTP/1.1`, `Host: ${REAL}`)).status;
    expect(await statusOf(`http://${REAL}/healthz?a=1`)).toBe(200);
    expect(await statusOf(`HTTP://${REAL}:4711/healthz`)).toBe(200);
    expect(await statusOf(`http://${REAL}/no/such/path`)).toBe(404);
    // The backend host has an operation at `/`, for callers with a credential.
    expect(await statusOf(`http://${REAL}?a=/healthz`)).toBe(host === 'backend' ? 401 : 404);
  });

  it.each([
    ['without a Host header', `GET http://${REAL}/openapi.json HTTP/1.1`, []],
    ['with two Host headers', `GET http://${REAL}/openapi.json HTTP/1.1`, [`Host: ${REAL}`, `Host: ${REAL}`]],
    ['without a host', 'GET http:///openapi.json HTTP/1.1', [`Host: ${REAL}`]],
    ['with user information', `GET http://evil@${REAL}/openapi.json HTTP/1.1`, [`Host: ${REAL}`]],
    ['of another scheme', `GET ftp://${REAL}/openapi.json HTTP/1.1`, [`Host: ${REAL}`]],
  ])('rejects an absolute request target %s', async (_, line, headers) => {
    const { status } = await received(host, line, ...headers);
    expect(status).toBe(400);
  });

  it('accepts HTTP/1.0 without a Host header if no deployment is required', async () => {
    expect((await received(host, 'GET /healthz HTTP/1.0')).status).toBe(200);
    const { status, body } = await received(host, 'GET /openapi.json HTTP/1.0');
    if (host === 'backend') expect(status).toBe(200);
    else expect([status, body.includes('DEPLOYMENT_NOT_FOUND')]).toEqual([404, true]);
  });
});
