import { readFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import ipaddr from 'ipaddr.js';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createAddressGuard, type Resolve } from '../../../../src/platform/outgoing/addresses.ts';
import { createSender } from '../../../../src/webhooks/deliveries/engine/sender.ts';
import { targetOf } from '../../../../src/webhooks/deliveries/engine/targets.ts';
import { startReceiver, stopReceivers } from '../../../support/receivers.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../../platform/mail/fixtures/${name}`, import.meta.url), 'utf8');
const tls = { cert: fixture('localhost.crt'), key: fixture('localhost.key') };
const loopback = createAddressGuard({ allow: [ipaddr.parseCIDR('127.0.0.0/8'), ipaddr.parseCIDR('::1/128')] });
const sender = createSender({ guard: loopback });
const servers: net.Server[] = [];

afterEach(stopReceivers);
afterAll(() => {
  sender.close();
  for (const server of servers) server.close();
});

function post(url: string, { timeout = 10_000, using = sender } = {}) {
  const body = Buffer.from('{"type":"a"}');
  const target = targetOf(new URL(url));
  return using.send({ target, headers: { 'content-type': 'application/json' }, body, timeoutMs: timeout });
}

/** A server whose response the function writes. */
async function rawServer(answer: (socket: net.Socket) => void): Promise<string> {
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => answer(socket));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describe('the response of a receiver', () => {
  it('returns the status and the beginning of the response body', async () => {
    const receiver = await startReceiver((response) => response.writeHead(201).end('a\u0000bü'));
    expect(await post(receiver.url)).toMatchObject({ status: 201, body: 'a\ufffdbü', error: null });
    expect(receiver.requests[0]).toMatchObject({ body: '{"type":"a"}', headers: { 'content-length': '12' } });
  });

  it('reads at most 16 KiB of the response body', async () => {
    let written = 0;
    const receiver = await startReceiver((response) => {
      const write = () => {
        if (response.destroyed) return;
        written += 65_536;
        response.write(Buffer.alloc(65_536, 'x'), write);
      };
      write();
    });
    const { status, body } = await post(receiver.url);
    expect([status, body?.length]).toEqual([200, 16_384]);
    const atEnd = written;
    await expect.poll(() => receiver.requests.length).toBe(1);
    expect(written - atEnd).toBeLessThan(10_000_000);
  });

  it('returns the status when the body is cut off or slow, and keeps the deadline', async () => {
    const broken = await rawServer((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf'));
    expect(await post(broken)).toMatchObject({ status: 200, body: 'half', error: null });
    const dripping = await startReceiver((response) => {
      const timer = setInterval(() => response.write('.'), 20);
      response.once('close', () => clearInterval(timer));
    });
    expect(await post(dripping.url, { timeout: 300 })).toMatchObject({ status: 200 });
  });

  it('returns TIMEOUT when the response headers are too slow', async () => {
    const url = await rawServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const timer = setInterval(() => socket.write('x-a: b\r\n'), 20);
      socket.once('close', () => clearInterval(timer));
    });
    expect(await post(url, { timeout: 300 })).toMatchObject({ status: null, error: 'TIMEOUT', body: null });
  });

  it.each([
    ['CONNECTION_CLOSED', (socket: net.Socket) => socket.destroy()],
    ['INVALID_RESPONSE', (socket: net.Socket) => socket.end('SSH-2.0-OpenSSH_9.6 internal-host\r\n')],
    ['INVALID_RESPONSE', (socket: net.Socket) => socket.end('HTTP/1.1 100 Continue\r\n\r\n')],
    ['INVALID_RESPONSE', (socket: net.Socket) => socket.end(`HTTP/1.1 200 OK\r\nx-a: ${'b'.repeat(100_000)}\r\n\r\n`)],
  ] as const)('returns the error %s', async (error, answer) => {
    expect(await post(await rawServer(answer))).toMatchObject({ status: null, error });
  });

  it('does not follow redirects', async () => {
    const target = await startReceiver();
    const receiver = await startReceiver((response) => response.writeHead(307, { location: target.url }).end());
    expect(await post(receiver.url)).toMatchObject({ status: 307, error: null });
    expect(target.requests).toEqual([]);
  });

  it('reuses connections, and replaces one that the receiver closed', async () => {
    const ports = new Set<number | undefined>();
    const receiver = await startReceiver((response, number, request) => {
      ports.add(request.socket.remotePort);
      response.end('ok', () => {
        if (number === 2) request.socket.destroy();
      });
    });
    for (let count = 0; count < 4; count += 1) expect(await post(receiver.url)).toMatchObject({ status: 200 });
    expect(receiver.requests).toHaveLength(4);
    expect(ports.size).toBe(2);
  });

  it('keeps as many connections open as requests ran at the same time', async () => {
    const ports = new Set<number | undefined>();
    const held: (() => void)[] = [];
    const AT_ONCE = 40;
    const receiver = await startReceiver((response, _, request) => {
      ports.add(request.socket.remotePort);
      held.push(() => response.end('ok'));
      if (held.length === AT_ONCE) for (const answer of held.splice(0)) answer();
    });
    for (let round = 0; round < 3; round += 1) {
      const responses = await Promise.all(Array.from({ length: AT_ONCE }, () => post(receiver.url)));
      expect(responses.every(({ status }) => status === 200)).toBe(true);
    }
    expect(ports.size).toBe(AT_ONCE);
  });

  it('retries once on a new connection when a reused one is closed without a response', async () => {
    let connections = 0;
    const url = await rawServer((socket) => {
      connections += 1;
      if (connections > 1) return socket.destroy();
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
      socket.once('data', () => socket.destroy());
    });
    expect(await post(url)).toMatchObject({ status: 200 });
    expect(await post(url)).toMatchObject({ status: null, error: 'CONNECTION_CLOSED' });
    expect(connections).toBe(2);
    expect(await post(url)).toMatchObject({ status: null, error: 'CONNECTION_CLOSED' });
    expect(connections).toBe(3);
  });

  it('opens a new connection when the receiver closes each after its response', async () => {
    const ports = new Set<number | undefined>();
    const receiver = await startReceiver((response, _, request) => {
      ports.add(request.socket.remotePort);
      response.writeHead(200, { connection: 'close' }).end('ok');
    });
    for (let count = 0; count < 3; count += 1) expect(await post(receiver.url)).toMatchObject({ status: 200 });
    expect(ports.size).toBe(3);
  });

  it('returns the final response after informational ones', async () => {
    const url = await rawServer((socket) =>
      socket.end('HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 410 Gone\r\ncontent-length: 0\r\n\r\n'),
    );
    expect(await post(url)).toMatchObject({ status: 410, error: null });
  });

  it('returns STOPPED when the sender is closed before or during the request', async () => {
    const using = createSender({ guard: loopback });
    const receiver = await startReceiver(() => using.close());
    expect(await post(receiver.url, { using })).toMatchObject({ status: null, error: 'STOPPED' });
    expect(await post(receiver.url, { using })).toMatchObject({ status: null, error: 'STOPPED' });
    expect(receiver.requests).toHaveLength(1);
  });

  it('returns CONNECTION_REFUSED when no server is listening', async () => {
    const receiver = await startReceiver();
    await stopReceivers();
    expect(await post(receiver.url)).toMatchObject({ status: null, error: 'CONNECTION_REFUSED' });
  });
});

describe('TLS', () => {
  it('requires a trusted certificate that names the host', async () => {
    const receiver = await startReceiver(undefined, tls);
    const trusting = createSender({ guard: loopback, ca: [tls.cert] });
    expect(await post(receiver.url)).toMatchObject({ status: null, error: 'TLS_FAILED' });
    expect(await post(receiver.url, { using: trusting })).toMatchObject({ status: 200 });
    const byAddress = receiver.url.replace('localhost', '127.0.0.2');
    expect(await post(byAddress, { using: trusting })).toMatchObject({ status: null });
    const plain = await startReceiver();
    expect(await post(plain.url.replace('http:', 'https:'))).toMatchObject({ status: null, error: 'TLS_FAILED' });
    expect([receiver.requests.length, plain.requests.length]).toEqual([1, 0]);
    trusting.close();
  });
});

describe('private addresses', () => {
  const responding = (...responses: string[]): Resolve => {
    const left = [...responses];
    return (_host, _options, callback) => {
      const address = left.length > 1 ? left.shift() : left[0];
      callback(null, [{ address: address as string, family: net.isIP(address as string) }]);
    };
  };

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.0.0.1/',
    'https://192.168.1.1/',
    'https://172.16.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://0.0.0.0/',
    'https://0x7f000001/',
    'https://2130706433/',
  ])('does not connect to %s', async (url) => {
    const using = createSender({ guard: createAddressGuard({ allow: [] }) });
    expect(await post(url, { using })).toMatchObject({ status: null, error: 'ADDRESS_NOT_ALLOWED' });
  });

  it.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::ffff:127.0.0.1', 'fe80::1'])(
    'does not connect to a name that resolves to %s',
    async (address) => {
      const using = createSender({ guard: createAddressGuard({ allow: [], resolve: responding(address) }) });
      expect(await post('https://hooks.example.com/', { using })).toMatchObject({ error: 'ADDRESS_NOT_ALLOWED' });
    },
  );

  it('checks the address again when a name resolves differently', async () => {
    const receiver = await startReceiver((response, _, request) => {
      response.end('ok', () => request.socket.destroy());
    });
    const guard = createAddressGuard({
      allow: [ipaddr.parseCIDR('127.0.0.1/32')],
      resolve: responding('127.0.0.1', '127.0.0.2'),
    });
    const using = createSender({ guard });
    const url = receiver.url.replace('127.0.0.1', 'hooks.example.com');
    expect(await post(url, { using })).toMatchObject({ status: 200 });
    expect(await post(url, { using })).toMatchObject({ status: null, error: 'ADDRESS_NOT_ALLOWED' });
    expect(receiver.requests).toHaveLength(1);
    using.close();
  });
});
