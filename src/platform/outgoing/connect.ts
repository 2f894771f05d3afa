import net from 'node:net';
import type { AddressGuard } from './addresses.ts';

export interface ConnectOptions {
  readonly guard: AddressGuard;
  readonly host: string;
  readonly port: number;
  /** Whether all addresses of a name must be listed in `OUTGOING_ALLOW`. The caller checks IP literals. */
  readonly isLimitedToListed?: boolean;
  /** For resolving and connecting together. */
  readonly timeoutMs: number;
}

/**
 * Opens a TCP connection to a host that a caller named, if the guard allows all of its addresses. Rejects with
 * `ADDRESS_NOT_ALLOWED`, with code `ETIMEDOUT`, or with the system's error.
 */
export function connectGuarded(options: ConnectOptions): Promise<net.Socket> {
  const { guard, host, port, isLimitedToListed = false, timeoutMs } = options;
  const lookup = isLimitedToListed ? guard.lookupListed : guard.lookup;
  return new Promise((resolve, reject) => {
    guard.assertLiteralAllowed(host);
    const socket = net.connect({ host, port, lookup, autoSelectFamily: true });
    const timer = setTimeout(() => {
      socket.destroy(Object.assign(new Error('Connecting took too long.'), { code: 'ETIMEDOUT' }));
    }, timeoutMs);
    socket.once('error', fail);
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.off('error', fail);
      resolve(socket);
    });

    function fail(error: Error): void {
      clearTimeout(timer);
      reject(error);
    }
  });
}
