import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Counts of the statements since the start, by the first 60 characters of their text. */
export interface StatementCounter {
  /** The address of the database through the counter. */
  readonly address: string;
  readonly count: number;
  readonly texts: ReadonlyMap<string, number>;
  reset(): void;
  close(): Promise<void>;
}

/** Starts a proxy to PostgreSQL that counts the statements of a service. Each statement is one round trip. */
export async function countStatements(address: string): Promise<StatementCounter> {
  const database = new URL(address);
  const texts = new Map<string, number>();
  const sockets = new Set<Socket>();
  const note = (text: string) => texts.set(text, (texts.get(text) ?? 0) + 1);
  // Without delay, as `pg` sends: else small messages can wait 40 ms for the other end's acknowledgment.
  const server = createServer({ noDelay: true }, (service) => {
    const server = connect({ port: Number(database.port) || 5432, host: database.hostname, noDelay: true });
    const read = createReader(note);
    service.on('data', read);
    service.pipe(server);
    server.pipe(service);
    for (const [one, other] of [
      [service, server],
      [server, service],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: Object.assign(new URL(address), { hostname: '127.0.0.1', port: String(port) }).href,
    get count() {
      return [...texts.values()].reduce((sum, count) => sum + count, 0);
    },
    texts,
    reset: () => texts.clear(),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Parses the PostgreSQL protocol: `Q` runs a text, `P` names a text, `B` selects a named one and `E` runs it. */
function createReader(note: (text: string) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  let hasBegun = false;
  const named = new Map<string, string>();
  let chosen = '';
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      // Only the first message has no type.
      const head = hasBegun ? 1 : 0;
      if (rest.length < head + 4) return;
      const end = head + rest.readInt32BE(head);
      if (rest.length < end) return;
      const type = hasBegun ? String.fromCharCode(rest[0] as number) : '';
      const body = rest.subarray(head + 4, end);
      if (type === 'Q') note(shortened(body.toString('utf8')));
      const [first = '', second = ''] = body.toString('utf8').split('\0', 2);
      if (type === 'P') named.set(first, shortened(second));
      if (type === 'B') chosen = named.get(second) ?? second;
      if (type === 'E') note(chosen);
      hasBegun = true;
      rest = rest.subarray(end);
    }
  };
}

function shortened(text: string): string {
  const [statement = ''] = text.split('\0', 1);
  return statement.replace(/\s+/g, ' ').trim().slice(0, 60);
}
