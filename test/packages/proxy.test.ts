import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { proxyMiddleware } from '../../packages/node/src/express.ts';
import { isProxied } from '../../packages/node/src/proxy/proxied-path.ts';
import { createProxy } from '../../packages/node/src/proxy.ts';
import { freePort } from '../support/free-port.ts';
import { sendRequest } from '../support/http.ts';
import { recordingHost, serve, serveProxy } from '../support/proxied-apps.ts';
import { sendRaw } from '../support/raw-http.ts';

const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];

describe('a request through the proxy', () => {
  it('has only the headers and cookies that the deployment host needs', async () => {
    const { url, requests } = await recordingHost();
    const app = await serveProxy({ url });
    await sendRequest({
      method: 'POST',
      url: `${app}/gatehouse/auth/signin?locale=de`,
      headers: {
        ...{ origin: app, 'accept-language': 'de', 'user-agent': 'Browser', 'idempotency-key': 'one' },
        ...{ authorization: 'Basic app', 'x-development-session': 'a', connection: 'x-secret', 'x-secret': '1' },
        ...{ cookie: 'cart=1; __session=abc; theme=dark; __Host-sso=def; __session_version=2; __sessions=4' },
        ...{
          'x-forwarded-for': '198.51.100.7, 203.0.113.9',
          'x-forwarded-host': 'evil.example',
          forwarded: 'for=1.2.3.4',
        },
      },
      body: { email: 'ada@example.com' },
    });
    const [request] = requests;
    const { host, connection, 'sec-fetch-mode': _, ...headers } = request?.headers ?? {};
    expect([request?.method, request?.url, host]).toEqual(['POST', '/auth/signin?locale=de', new URL(url).host]);
    expect(connection).toBe('keep-alive');
    expect(headers).toEqual({
      'accept-encoding': 'identity',
      'accept-language': 'de',
      'cache-control': 'no-cache',
      'content-type': 'application/json',
      'gatehouse-proxy': '1',
      'idempotency-key': 'one',
      'transfer-encoding': 'chunked',
      'user-agent': 'Browser',
      'x-forwarded-for': '203.0.113.9',
      accept: '*/*',
      cookie: '__session=abc; __Host-sso=def',
      origin: app,
      pragma: 'no-cache',
    });
  });

  it('to a path outside of the API, or of another host, never leaves the app', async () => {
    const { url, requests } = await recordingHost();
    const app = await serveProxy({ url });
    const targets = [
      ...[
        '/gatehouse/../session',
        '/gatehouse/%2e%2e/session',
        '/gatehouse/session/..%2f..%2fdocs',
        '/gatehouse//evil.example/session',
      ],
      ...[
        '/gatehouse/session/%2e%2e/%2e%2e/docs',
        '/gatehouse/session//docs',
        '/gatehouse/me/%5c..%5cdocs',
        '/gatehouse/me/a%00b',
      ],
      ...[
        '/gatehouse/docs',
        '/gatehouse/sign-in',
        '/gatehouse/oauth/authorize',
        '/gatehouse/-/elements',
        '/gatehouse/readyz',
      ],
      ...[
        '/gatehouse',
        '/gatehouse/',
        '/gatehousesession',
        '/gatehouse/@evil.example/session',
        '/gatehouse/.well-known/openid-configuration',
      ],
      ...['http://evil.example/gatehouse/session', '/gatehouse/session\\..\\docs'],
    ];
    for (const target of targets) {
      const { status } = await sendRaw(app, `GET ${target} HTTP/1.1\r\nHost: app\r\nConnection: close\r\n\r\n`);
      expect([target, status]).toEqual([target, 404]);
    }
    expect(requests).toEqual([]);
    const traversed = await fetch(`${app}/gatehouse/session/../me`);
    expect([traversed.status, requests.map((request) => request.url)]).toEqual([200, ['/me']]);
  });

  it('for a page of the account is sent on to the deployment host, and one that begins a sign-in there is rejected', async () => {
    const { url, requests } = await recordingHost();
    const app = await serveProxy({ url });
    const open = (path: string) => fetch(`${app}/gatehouse${path}`, { redirect: 'manual' });
    const profile = await open('/user-profile/security?redirect_url=http%3A%2F%2Fapp');
    expect([profile.status, profile.headers.get('location')]).toEqual([
      307,
      `${url}/user-profile/security?redirect_url=http%3A%2F%2Fapp`,
    ]);
    for (const path of [
      '/auth/sso?provider=github',
      '/sign-in',
      '/user-profile//evil.example',
      '/@evil.example/user-profile',
    ]) {
      expect(await codeOf(await open(path))).toEqual([404, 'PATH_NOT_PROXIED']);
    }
    expect(requests).toEqual([]);
  });

  it('of a page on another site never leaves the app, and gets no permission to read', async () => {
    const { url, requests } = await recordingHost();
    const app = await serveProxy({ url });
    for (const site of ['cross-site', 'same-site']) {
      const { status, body } = await sendRequest({
        method: 'GET',
        url: `${app}/gatehouse/me`,
        headers: { 'sec-fetch-site': site },
      });
      expect([status, body]).toMatchObject([403, { code: 'ORIGIN_NOT_ALLOWED' }]);
    }
    const preflight = await fetch(`${app}/gatehouse/me`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example' },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([405, null]);
    expect(requests).toEqual([]);
  });

  it('is passed on while it is still being sent, up to the longest body', async () => {
    const bodies: Promise<number>[] = [];
    const { url } = await recordingHost((request, response) => {
      bodies.push(
        (async () => {
          let bytes = 0;
          for await (const chunk of request) bytes += (chunk as Buffer).byteLength;
          response.end('{}');
          return bytes;
        })(),
      );
    });
    const app = await serveProxy({ url, maxBodyBytes: 1_000_000 });
    const upload = (bytes: number) =>
      fetch(`${app}/gatehouse/me/profile-image`, { method: 'PUT', body: Buffer.alloc(bytes) });
    expect((await upload(1_000_000)).status).toBe(200);
    expect(await bodies[0]).toBe(1_000_000);
    expect(await codeOf(await upload(1_000_001))).toEqual([413, 'BODY_TOO_LARGE']);
    expect(bodies).toHaveLength(1);
    const chunks = new ReadableStream({ pull: (controller) => controller.enqueue(Buffer.alloc(65_536)) });
    const endless = { method: 'PUT', body: chunks, duplex: 'half' as const };
    expect(await codeOf(await fetch(`${app}/gatehouse/me/profile-image`, endless))).toEqual([413, 'BODY_TOO_LARGE']);
    await expect(bodies[1]).rejects.toThrow('aborted');
  });
});

describe('a response through the proxy', () => {
  it('sets the cookies of the deployment host only, and shows no session to scripts', async () => {
    const session = '__session=abc; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=100';
    const { url } = await recordingHost((_, response) => {
      response.setHeader('Set-Cookie', [
        session,
        'edge=1; Path=/',
        '__session=abc; Domain=example.com',
        '__session2=a',
      ]);
      response.setHeader('X-Development-Session', 'abc');
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Strict-Transport-Security', 'max-age=1');
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('X-Request-Id', '7');
      response.setHeader('Keep-Alive', 'timeout=99');
      response.end('{}');
    });
    const app = await serveProxy({ url });
    const { headers } = await fetch(`${app}/gatehouse/session`);
    expect(headers.getSetCookie()).toEqual([session]);
    const { connection, date, 'keep-alive': keepAlive, ...others } = Object.fromEntries(headers);
    expect(keepAlive).not.toBe('timeout=99');
    expect(others).toEqual({
      'cache-control': 'no-store',
      'content-length': '2',
      'content-type': 'application/json',
      'set-cookie': session,
      'x-content-type-options': 'nosniff',
      'x-powered-by': 'Express',
      'x-request-id': '7',
    });
  });

  it('to a change has a new version, with which servers of the app know that what they keep is old', async () => {
    const { url } = await recordingHost(
      (request, response) => void response.writeHead(request.url === '/me' ? 400 : 200).end('{}'),
    );
    const app = await serveProxy({ url });
    const versionOf = async (method: string, path: string) =>
      (await fetch(`${app}/gatehouse${path}`, { method })).headers.getSetCookie().join();
    const [first, second] = [
      await versionOf('POST', '/session/switch-organization'),
      await versionOf('POST', '/auth/signout'),
    ];
    expect(first).toMatch(/^__session_version=[\d-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(second).not.toBe(first);
    expect([await versionOf('GET', '/session'), await versionOf('PATCH', '/me')]).toEqual(['', '']);
  });

  it('that redirects is passed on, below the path for the API and to the deployment host for its pages', async () => {
    const { url, requests } = await recordingHost((request, response) => {
      const location = new URL(request.url ?? '', 'http://a').searchParams.get('to') ?? '';
      response.writeHead(303, { Location: location }).end();
    });
    const app = await serveProxy({ url });
    const locationFor = async (to: string) => {
      const answer = await fetch(`${app}/gatehouse/session?${new URLSearchParams({ to })}`, { redirect: 'manual' });
      return [answer.status, answer.headers.get('location')];
    };
    expect(await locationFor('/me?a=1')).toEqual([303, '/gatehouse/me?a=1']);
    expect(await locationFor(`${url}/me`)).toEqual([303, '/gatehouse/me']);
    expect(await locationFor('/sign-in')).toEqual([303, `${url}/sign-in`]);
    expect(await locationFor('https://provider.example/authorize')).toEqual([
      303,
      'https://provider.example/authorize',
    ]);
    expect(requests).toHaveLength(4);
  });

  it('that is a stream arrives event by event, and ends at the deployment host when the browser leaves', async () => {
    const closed = Promise.withResolvers<void>();
    const { url } = await recordingHost((request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: 1\n\n');
      request.once('close', () => closed.resolve());
    });
    const app = await serveProxy({ url, timeoutMs: 1_000 });
    const leaving = new AbortController();
    const { body, headers } = await fetch(`${app}/gatehouse/graphql/stream`, {
      method: 'POST',
      signal: leaving.signal,
    });
    expect(headers.get('content-type')).toBe('text/event-stream');
    const { value } = (await body?.getReader().read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe('data: 1\n\n');
    leaving.abort();
    await closed.promise;
  });

  it('that breaks off does not look complete', async () => {
    const { url } = await recordingHost((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"data":');
      setImmediate(() => response.destroy());
    });
    const app = await serveProxy({ url });
    await expect(fetch(`${app}/gatehouse/me`).then((answer) => answer.text())).rejects.toThrow('terminated');
  });
});

describe('the proxy says what to do when', () => {
  it('the deployment host cannot be reached, or does not answer in time', async () => {
    const unreachable = await serveProxy({ url: `http://127.0.0.1:${await freePort()}` });
    const response = await fetch(`${unreachable}/gatehouse/session`);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      code: 'GATEHOUSE_UNAVAILABLE',
      message: expect.stringMatching(/^The server of this app cannot reach Gatehouse at http.* Does it run/),
    });
    const { url } = await recordingHost(() => {});
    const slow = await serveProxy({ url, timeoutMs: 50 });
    expect(await codeOf(await fetch(`${slow}/gatehouse/session`))).toEqual([504, 'TIMED_OUT']);
  });

  it('its URL leads to a page, or back to the app itself', async () => {
    const { url } = await recordingHost(
      (_, response) => void response.setHeader('Content-Type', 'text/html').end('<h1>'),
    );
    const other = await serveProxy({ url });
    expect(await codeOf(await fetch(`${other}/gatehouse/me`))).toEqual([502, 'UNEXPECTED_RESPONSE']);
    const port = await freePort();
    const app = express().use(
      (request, _, next) => {
        request.originalUrl = `/gatehouse${request.originalUrl.replace(/^\/gatehouse/, '')}`;
        next();
      },
      proxyMiddleware(createProxy({ url: `http://127.0.0.1:${port}` })),
    );
    const server = createServer(app).listen(port, '127.0.0.1');
    await once(server, 'listening');
    const looped = await fetch(`http://127.0.0.1:${port}/gatehouse/me`);
    server.close();
    expect(await codeOf(looped)).toEqual([508, 'PROXY_LOOP']);
  });

  it('its settings are wrong', () => {
    expect(() => createProxy({ url: '' })).toThrow('The URL of the deployment host is missing. Set `url`');
    expect(() => createProxy({ url: 'accounts.example.com' })).toThrow('is no URL');
    expect(() => createProxy({ url: 'https://accounts.example.com/graphql' })).toThrow(
      'without a path: https://accounts.example.com',
    );
    expect(() => createProxy({ url: 'https://accounts.example.com', path: '/' })).toThrow('such as /gatehouse');
  });

  it('the body was read before it', async () => {
    const { url } = await recordingHost();
    const errors: string[] = [];
    const app = express()
      .use(express.json(), proxyMiddleware(createProxy({ url })))
      .use(((error, _request, response, _next) => {
        errors.push(error.message);
        response.status(500).end();
      }) satisfies express.ErrorRequestHandler);
    await sendRequest({
      method: 'POST',
      url: `${await serve(createServer(app))}/gatehouse/auth/signin`,
      body: { a: 1 },
    });
    expect(errors).toEqual([expect.stringContaining('Mount the proxy before middleware such as express.json()')]);
  });
});

it('the proxy has every path of the deployment host, except for the questions of its OpenID provider', () => {
  const { paths } = JSON.parse(readFileSync('docs/openapi/deployment.json', 'utf8')) as {
    paths: Record<string, unknown>;
  };
  const withIds = Object.keys(paths).map((path) => path.replaceAll(/\{\w+\}/g, '123'));
  const missing = withIds.filter((path) => !isProxied(path));
  expect(missing.every((path) => /^\/oauth-(consents|device-requests)\//.test(path))).toBe(true);
  expect(missing.length).toBeGreaterThan(0);
});
