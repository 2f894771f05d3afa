import net from 'node:net';

/** A proxy in front of a TCP server. While it is silent, it keeps connections open and accepts new ones, but forwards nothing. */
export interface SilentProxy {
  /** The URL of the server with the address of the proxy. */
  readonly url: string;
  silence(): void;
  /** Forwards what has arrived meanwhile, and all that follows. */
  resume(): void;
  /** Forwards only what new connections send. The open ones stay silent, as after the restart of a firewall. */
  resumeForNewConnections(): void;
  close(): Promise<void>;
}

export async function startSilentProxy(serverUrl: string): Promise<SilentProxy> {
  const target = new URL(serverUrl);
  const sockets = new Set<net.Socket>();
  let isSilent = false;

  const proxy = net.createServer({ allowHalfOpen: true }, (client) => {
    const server = net.connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.once('end', () => to.end());
      from.on('error', () => to.destroy());
      from.once('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isSilent) from.pause();
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as net.AddressInfo).port);

  return {
    url: url.href,
    silence() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    resumeForNewConnections() {
      isSilent = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
