import net, { type AddressInfo } from 'node:net';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createOutgoingHttp } from '../../../src/platform/outgoing/create-outgoing-http.ts';
import type { OutgoingHttpRequest } from '../../../src/platform/outgoing/http-client.ts';
import { startReceiver, stopReceivers } from '../../support/receivers.ts';
import { certificate, certificateKey } from '../mail/servers.ts';
import { answering, guardAllowing } from './guards.ts';

const guard = guardAllowing(['127.0.0.0/8', '::1/128']);
const http = createOutgoingHttp({ guard, ca: [certificate] });
const strict = createOutgoingHttp({ guard: guardAllowing([]) });
const sockets = new Set<net.Socket>();

afterEach(stopReceivers);
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await Promise.all([http.close(), strict.close()]);
});

function get(url: string, options: Partial<OutgoingHttpRequest> = {}, client = http) {
  return client.request({ method: 'GET', url, timeoutMs: 10_000, maxBytes: 1_000_000, ...options });
}

const reason = (expected: string) => ({ name: 'Error', reason: expected });

/** A server that only connects, and passes each connection to the function. */
async function startRawServer(onConnection: (socket: net.Socket) => void) {
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    sockets.add(socket);
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describe('a response', () => {
  test('has the status, the headers in lower case, the bytes and the URL', async () => {
    const receiver = await startReceiver((response) => {
      response
        .writeHead(
          404,
          [
            ['X-One', 'a'],
            ['X-One', 'b'],
          ].flat(),
        )
        .end(Buffer.from([0, 255]));
    });
    const response = await get(receiver.url);
    expect(response).toMatchObject({ status: 404, url: receiver.url, headers: { 'x-one': 'a, b' } });
    expect([...response.body]).toEqual([0, 255]);
  });

  test('is requested without compression and with the body and headers of the caller', async () => {
    const receiver = await startReceiver();
    await http.request({
      method: 'POST',
      url: `${receiver.url}?a=1#part`,
      headers: { Authorization: 'Bearer key', 'Accept-Encoding': 'gzip' },
      body: 'text',
      timeoutMs: 10_000,
      maxBytes: 100,
    });
    expect(receiver.requests[0]).toMatchObject({
      path: '/hook?a=1',
      body: 'text',
      headers: { authorization: 'Bearer key', 'accept-encoding': 'identity' },
    });
  });

  test('is read over TLS, whose certificate is checked', async () => {
    const receiver = await startReceiver(undefined, { cert: certificate, key: certificateKey });
    expect((await get(receiver.url)).status).toBe(200);
    const other = createOutgoingHttp({ guard });
    await expect(get(receiver.url, {}, other)).rejects.toMatchObject(reason('UNREACHABLE'));
    await other.close();
  });
});

describe('the address guard of requests', () => {
  test.each(['http://127.0.0.1:1/', 'https://127.0.0.1:1/', 'https://[::1]/', 'https://localhost/', 'https://0x7f.1/'])(
    'rejects %s',
    async (url) => {
      await expect(get(url, {}, strict)).rejects.toMatchObject(reason('ADDRESS_NOT_ALLOWED'));
    },
  );

  test.each(['http://8.8.8.8/', 'http://public.example/', 'ftp://127.0.0.1/', 'http://a:b@127.0.0.1/', 'nothing'])(
    'rejects %s, also where loopback is listed',
    async (url) => {
      const client = createOutgoingHttp({ guard: guardAllowing(['127.0.0.0/8'], answering('8.8.8.8')) });
      await expect(get(url, {}, client)).rejects.toMatchObject(reason('ADDRESS_NOT_ALLOWED'));
      await client.close();
    },
  );

  test.each(['http', 'https'])('rejects a name that resolves to a private address over %s', async (protocol) => {
    const client = createOutgoingHttp({ guard: guardAllowing(['127.0.0.0/8'], answering('127.0.0.1', '10.0.0.1')) });
    await expect(get(`${protocol}://mixed.example/`, {}, client)).rejects.toMatchObject(reason('ADDRESS_NOT_ALLOWED'));
    await client.close();
  });

  test('allows plain http to a name whose addresses are all listed', async () => {
    const receiver = await startReceiver();
    const client = createOutgoingHttp({ guard: guardAllowing(['127.0.0.0/8'], answering('127.0.0.1')) });
    const url = receiver.url.replace('127.0.0.1', 'ollama');
    expect((await get(url, {}, client)).status).toBe(200);
    await client.close();
  });
});

describe('redirects', () => {
  const redirectTo = (location: string, status = 302) =>
    startReceiver((response) => response.writeHead(status, { location }).end());

  test('are returned unless the caller allows them', async () => {
    const target = await startReceiver();
    const first = await redirectTo(target.url);
    expect((await get(first.url)).status).toBe(302);
    expect(await get(first.url, { maxRedirects: 1 })).toMatchObject({ status: 200, url: target.url });
    expect(target.requests).toHaveLength(1);
  });

  test('end after the allowed number', async () => {
    const loop = await startReceiver((response) => response.writeHead(302, { location: '/hook' }).end());
    expect((await get(loop.url, { maxRedirects: 3 })).status).toBe(302);
    expect(loop.requests).toHaveLength(4);
  });

  test.each(['http://10.0.0.1/', 'http://8.8.8.8/', 'file:///etc/passwd', 'http://[::ffff:127.0.0.1]/', 'https://'])(
    'to %s are not followed',
    async (location) => {
      const first = await redirectTo(location);
      const following = get(first.url, { maxRedirects: 5 });
      await expect(following).rejects.toMatchObject(reason('ADDRESS_NOT_ALLOWED'));
    },
  );

  test('to a name with a private address are not followed', async () => {
    const first = await redirectTo('https://intranet.example/');
    const client = createOutgoingHttp({
      guard: guardAllowing(['127.0.0.0/8'], (host, options, callback) =>
        answering(host === 'start.example' ? '127.0.0.1' : '192.168.1.1')(host, options, callback),
      ),
    });
    const url = first.url.replace('127.0.0.1', 'start.example');
    await expect(get(url, { maxRedirects: 5 }, client)).rejects.toMatchObject(reason('ADDRESS_NOT_ALLOWED'));
    expect(first.requests).toHaveLength(1);
    await client.close();
  });

  test('to another origin do not receive credentials', async () => {
    const target = await startReceiver();
    const first = await redirectTo(target.url);
    const headers = { Authorization: 'Bearer key', 'X-Api-Key': 'key', Accept: 'text/html' };
    await get(first.url, { maxRedirects: 1, headers });
    expect(first.requests[0]?.headers).toMatchObject({ authorization: 'Bearer key', 'x-api-key': 'key' });
    expect(target.requests[0]?.headers).toMatchObject({ accept: 'text/html' });
    expect(target.requests[0]?.headers).not.toHaveProperty('authorization');
    expect(target.requests[0]?.headers).not.toHaveProperty('x-api-key');
  });

  test('within the origin keep the credentials', async () => {
    const receiver = await startReceiver((response, number) =>
      number === 1 ? response.writeHead(302, { location: '/next' }).end() : response.end(),
    );
    await get(receiver.url, { maxRedirects: 1, headers: { Authorization: 'Bearer key' } });
    expect(receiver.requests[1]).toMatchObject({ path: '/next', headers: { authorization: 'Bearer key' } });
  });

  test.each([
    [302, ''],
    [303, ''],
    [307, 'text'],
    [308, 'text'],
  ])('with the status %i repeat a POST with the body "%s"', async (status, body) => {
    const target = await startReceiver((response, _, request) => response.end(request.method));
    const first = await redirectTo(target.url, status);
    const response = await get(first.url, { method: 'POST', body: 'text', maxRedirects: 1 });
    expect(response.body.toString()).toBe(body === '' ? 'GET' : 'POST');
    expect(target.requests[0]?.body).toBe(body);
  });

  test('share one deadline', async () => {
    const loop = await startReceiver((response) => {
      setTimeout(() => response.writeHead(302, { location: '/hook' }).end(), 50);
    });
    const following = get(loop.url, { maxRedirects: 1_000, timeoutMs: 200 });
    await expect(following).rejects.toMatchObject(reason('TIMEOUT'));
    expect(loop.requests.length).toBeLessThan(10);
  });
});

describe('a request without a complete response', () => {
  test('ends at its deadline while the server says nothing', async () => {
    const url = await startRawServer(() => {});
    await expect(get(url, { timeoutMs: 100 })).rejects.toMatchObject(reason('TIMEOUT'));
  });

  test('ends at its deadline in the middle of a slow response', async () => {
    const receiver = await startReceiver((response) => {
      const timer = setInterval(() => response.write('.'), 10);
      response.once('close', () => clearInterval(timer));
    });
    await expect(get(receiver.url, { timeoutMs: 100 })).rejects.toMatchObject(reason('TIMEOUT'));
  });

  test('ends at its deadline while the name is resolved, and sends nothing later', async () => {
    const receiver = await startReceiver();
    let resolveName = () => {};
    const client = createOutgoingHttp({
      guard: guardAllowing(['127.0.0.0/8'], (host, options, callback) => {
        resolveName = () => answering('127.0.0.1')(host, options, callback);
      }),
    });
    const url = receiver.url.replace('127.0.0.1', 'slow.example');
    await expect(get(url, { timeoutMs: 50 }, client)).rejects.toMatchObject(reason('TIMEOUT'));
    resolveName();
    await get(receiver.url);
    expect(receiver.requests).toHaveLength(1);
    await client.close();
  });

  test('ends when the response is too long, and closes the connection', async () => {
    let isCut = false;
    const receiver = await startReceiver((response) => {
      response.once('close', () => {
        isCut = true;
      });
      const write = () => !isCut && response.write(Buffer.alloc(65_536), write);
      write();
    });
    await expect(get(receiver.url, { maxBytes: 100_000 })).rejects.toMatchObject(reason('TOO_LARGE'));
    await expect.poll(() => isCut).toBe(true);
  });

  test('ends when the announced length is too long', async () => {
    const url = await startRawServer((socket) =>
      socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 101\r\n\r\n')),
    );
    await expect(get(url, { maxBytes: 100 })).rejects.toMatchObject(reason('TOO_LARGE'));
  });

  test('accepts a response of exactly the allowed length', async () => {
    const receiver = await startReceiver((response) => response.end('x'.repeat(100)));
    expect((await get(receiver.url, { maxBytes: 100 })).body).toHaveLength(100);
    await expect(get(receiver.url, { maxBytes: 99 })).rejects.toMatchObject(reason('TOO_LARGE'));
  });

  test.each([
    ['resets the connection', (socket: net.Socket) => socket.resetAndDestroy()],
    ['closes the connection', (socket: net.Socket) => socket.end()],
    ['sends no HTTP', (socket: net.Socket) => socket.end('SSH-2.0-test\r\n')],
    ['cuts the body', (socket: net.Socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc')],
  ])('is unreachable when the server %s', async (_, respond) => {
    const url = await startRawServer((socket) => socket.once('data', () => respond(socket)));
    await expect(get(url)).rejects.toMatchObject(reason('UNREACHABLE'));
  });

  test('is unreachable when nothing listens', async () => {
    await expect(get('http://127.0.0.1:1/')).rejects.toMatchObject(reason('UNREACHABLE'));
  });

  test('ends when the caller aborts it, before and during the request', async () => {
    const url = await startRawServer(() => {});
    await expect(get(url, { signal: AbortSignal.abort() })).rejects.toMatchObject(reason('ABORTED'));
    const controller = new AbortController();
    const running = get(url, { signal: controller.signal });
    setTimeout(() => controller.abort(), 50);
    await expect(running).rejects.toMatchObject(reason('ABORTED'));
  });

  test('ends when the client is closed', async () => {
    const url = await startRawServer(() => {});
    const client = createOutgoingHttp({ guard });
    const running = expect(get(url, {}, client)).rejects.toMatchObject(reason('ABORTED'));
    await expect.poll(() => sockets.size).toBeGreaterThan(0);
    await client.close();
    await running;
    await expect(get(url, {}, client)).rejects.toMatchObject(reason('ABORTED'));
  });
});
