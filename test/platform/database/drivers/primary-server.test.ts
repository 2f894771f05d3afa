import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { clientsOfPrimary } from '../../../../src/platform/database/drivers/primary-server.ts';

/** A message of PostgreSQL's protocol. */
function message(type: string, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

const READY = message('Z', 'I');
const ACCEPTED = Buffer.concat([message('R', Buffer.alloc(4)), READY]);
/** One column of type boolean in one row: the server is the primary. */
const PRIMARY = Buffer.concat([
  message(
    'T',
    Buffer.from([0, 1]),
    'isStandby\0',
    Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 1, 255, 255, 255, 255, 0, 0]),
  ),
  message('D', Buffer.from([0, 1, 0, 0, 0, 1]), 'f'),
  message('C', 'SELECT 1\0'),
  READY,
]);

describe('clients of a database with standbys', () => {
  const servers: Server[] = [];

  afterAll(() => {
    for (const server of servers) server.close();
  });

  /** A primary that answers the first connection, and breaks all others at their first statement. */
  async function startFailingServer(): Promise<{ readonly host: string; readonly port: number }> {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      const answers = connections === 1;
      socket.on('error', () => {});
      socket.once('data', () => {
        socket.write(ACCEPTED);
        socket.once('data', () => (answers ? socket.write(PRIMARY) : socket.resetAndDestroy()));
      });
    }).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
  }

  it('fail without the end of the process when the connection breaks while the server is asked', async () => {
    const server = await startFailingServer();
    const PrimaryClient = clientsOfPrimary([{ host: '127.0.0.1', port: 1 }]);
    const connectionString = `postgres://gatehouse@${server.host}:${server.port}/gatehouse?sslmode=disable`;
    // The server is found by its first connection. The client is the second one.
    await expect(new PrimaryClient({ connectionString }).connect()).rejects.toThrow(/ECONNRESET|terminated/);
  });
});
