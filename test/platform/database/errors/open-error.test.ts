import { mkdtemp } from 'node:fs/promises';
import net from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../../../../src/config/config.ts';
import { ConfigError } from '../../../../src/platform/config.ts';
import { createLog } from '../../../../src/platform/logging/log.ts';
import { openServices } from '../../../../src/services.ts';
import { createTestDatabase } from '../../../support/service.ts';

const PASSWORD = 'tea-clipper-1869';
const servers: net.Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Starts a server that rejects each connection as PostgreSQL does, or closes it without a code. Returns its port. */
async function rejectingServer(code: string | null, message: string): Promise<number> {
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      if (code === null) return socket.end();
      const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
      const length = Buffer.alloc(4);
      length.writeInt32BE(fields.length + 4);
      socket.end(Buffer.concat([Buffer.from('E'), length, fields]));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as net.AddressInfo).port;
}

/** The sentences with which a start on this database is rejected. */
async function rejection(DATABASE_URL: string): Promise<readonly string[]> {
  const DATA_DIR = await mkdtemp(join(inject('scratch'), 'open-error-'));
  const opening = openServices(readConfig({ DATABASE_URL, DATA_DIR }), createLog('silent'));
  const error = await opening.then(
    () => expect.unreachable(),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ConfigError)) throw error;
  expect(error.message).not.toContain(PASSWORD);
  return error.errors;
}

describe('a start on a PostgreSQL that cannot be opened', () => {
  it.each([
    [
      '3D000',
      'database "shop" does not exist',
      'does not have the database "shop". Create it with `createdb -h 127.0.0.1',
    ],
    ['28P01', 'password authentication failed', 'rejects the password of the user "ada". Correct it in DATABASE_URL'],
    ['28000', 'role "ada" does not exist', 'rejects the user "ada" (role "ada" does not exist). Create the user'],
    ['53300', 'sorry, too many clients already', 'has no free connection. Lower DATABASE_POOL_SIZE'],
    ['57P03', 'the database system is starting up', 'starts or stops at the moment. Start again'],
    [
      '42501',
      'permission denied for database',
      'denies the user "ada" a right (permission denied for database). Make it',
    ],
    [null, '', 'closed the connection. Check that DATABASE_URL names a PostgreSQL server.'],
  ])('explains a connection that the server rejects with %s (%s)', async (code, message, expected) => {
    const port = await rejectingServer(code, message);
    expect(await rejection(`postgres://ada:${PASSWORD}@127.0.0.1:${port}/shop`)).toEqual([
      expect.stringContaining(`PostgreSQL at 127.0.0.1:${port} ${expected}`),
    ]);
  });

  it('explains a port without a server and a host without an address', async () => {
    const port = await rejectingServer(null, '');
    for (const server of servers) await new Promise((resolve) => server.close(resolve));
    expect(await rejection(`postgres://ada:${PASSWORD}@127.0.0.1:${port}/shop`)).toEqual([
      expect.stringMatching(/cannot be reached: no server listens there\. Start PostgreSQL/),
    ]);
    expect(await rejection(`postgres://ada:${PASSWORD}@postgres.invalid/shop`)).toEqual([
      expect.stringContaining('The host "postgres.invalid" of DATABASE_URL has no address. Correct the host'),
    ]);
  });

  it.skipIf(process.env['DATABASE_URL'] === undefined)(
    'explains a database that accepts no changes, and a role that may only read',
    async () => {
      const url = new URL(await createTestDatabase(process.env['DATABASE_URL'] as string));
      const database = url.pathname.slice(1);
      const admin = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
      await admin.connect();
      await admin.query(`alter database ${database} set default_transaction_read_only = on`);
      expect(await rejection(url.href)).toEqual([
        expect.stringMatching(
          /accepts no changes \(cannot execute .*\)\. If it is a standby, set DATABASE_URL to the primary/,
        ),
      ]);
      await admin.query(`alter database ${database} reset default_transaction_read_only`);
      await admin.query(`create role ${database} login`);
      url.username = database;
      expect(await rejection(url.href)).toEqual([expect.stringContaining('Make it the owner: `alter database')]);
      await admin.query(`drop role ${database}`);
      await admin.end();
    },
  );

  it('explains a server that accepts connections and does not respond', async () => {
    const server = net.createServer((socket) => socket.on('error', () => {}));
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as net.AddressInfo;
    expect(await rejection(`postgres://ada:${PASSWORD}@127.0.0.1:${port}/shop`)).toEqual([
      expect.stringContaining('does not respond. Check the host and the port in DATABASE_URL'),
    ]);
  });

  it('explains a server without TLS', async () => {
    const server = net.createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => socket.write('N'));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as net.AddressInfo;
    expect(await rejection(`postgres://ada:${PASSWORD}@127.0.0.1:${port}/shop?sslmode=verify-full`)).toEqual([
      expect.stringContaining('does not offer TLS. Remove sslmode from DATABASE_URL'),
    ]);
  });
});
