import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectGuarded } from '../../../src/platform/outgoing/connect.ts';
import { answering, guardAllowing } from './guards.ts';

const strict = guardAllowing([]);
const open = guardAllowing(['127.0.0.0/8']);
let server: Server;
let port: number;
let connections = 0;

beforeAll(async () => {
  server = createServer((socket) => {
    connections += 1;
    socket.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterAll(() => server.close());

test.each(['127.0.0.1', '::ffff:127.0.0.1', 'localhost', '2130706433', '0x7f.1', ''])(
  'does not connect to "%s"',
  async (host) => {
    const connecting = connectGuarded({ guard: strict, host, port, timeoutMs: 10_000 });
    await expect(connecting).rejects.toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
    expect(connections).toBe(0);
  },
);

test('connects to a listed address by literal and by name', async () => {
  for (const host of ['127.0.0.1', 'localhost']) {
    const socket = await connectGuarded({ guard: open, host, port, timeoutMs: 10_000 });
    expect(socket.remoteAddress).toBe('127.0.0.1');
    socket.destroy();
  }
});

test('connects to the address that was checked', async () => {
  const pinned = guardAllowing(['127.0.0.0/8'], answering('127.0.0.1'));
  const socket = await connectGuarded({ guard: pinned, host: 'mail.example.test', port, timeoutMs: 10_000 });
  expect(socket.remoteAddress).toBe('127.0.0.1');
  socket.destroy();
});

test('counts resolving against the timeout', async () => {
  const hanging = guardAllowing([], () => {});
  const connecting = connectGuarded({ guard: hanging, host: 'slow.example', port, timeoutMs: 30 });
  await expect(connecting).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

test('rejects with the system error of a failed connection', async () => {
  const closed = connectGuarded({ guard: open, host: '127.0.0.1', port: 1, timeoutMs: 10_000 });
  await expect(closed).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
