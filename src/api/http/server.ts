import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError } from '../../platform/config.ts';
import { noteExpectation } from './body.ts';
import { closingUnreadBodies } from './unread-body.ts';

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** Name of the variable that sets the port, for the sentence that says what to change. */
  readonly variable?: 'PORT' | 'DEPLOYMENT_PORT';
}

export interface Listening {
  /** Where this process answers, with the port that the system picked for 0. */
  readonly url: string;
  readonly server: Server;
  /** Stops accepting, lets running requests finish for so many milliseconds, then cuts what is left. */
  close(graceMs: number): Promise<void>;
}

const SECONDS = 1000;
/** Longer than a proxy keeps an idle connection (60 s is usual), or it sends a request into one that is closing. */
const KEEP_ALIVE = 75 * SECONDS;
/** The bounds of a client that dribbles: its headers, then the whole request, however many bytes keep coming. */
const HEADERS = 76 * SECONDS;
const REQUEST = 120 * SECONDS;
const CHECK_EVERY = SECONDS;

export async function listen(app: RequestListener, options: ListenOptions): Promise<Listening> {
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE,
    headersTimeout: HEADERS,
    requestTimeout: REQUEST,
    connectionsCheckingInterval: CHECK_EVERY,
    // `requireHost` rejects it in the service's own words.
    requireHostHeader: false,
  });
  const drain = drainable(server);
  server.on('request', closingUnreadBodies(app));
  server.on('checkContinue', (request, response) => {
    noteExpectation(request);
    server.emit('request', request, response);
  });
  await started(server, options);
  return { url: urlOf(server), server, close: drain };
}

/** `Server.close` leaves connections that were busy open until the keep-alive runs out, so each is ended after its answer. */
function drainable(server: Server): Listening['close'] {
  let closing = false;
  server.on('request', (_req, res) => {
    if (closing) res.setHeader('Connection', 'close');
    res.once('close', () => {
      if (closing) setImmediate(() => server.closeIdleConnections());
    });
  });
  return (graceMs) => {
    closing = true;
    const { promise, resolve } = Promise.withResolvers<void>();
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    return promise;
  };
}

function started(server: Server, options: ListenOptions): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const refuse = (error: NodeJS.ErrnoException) => reject(explained(error, options));
  server.once('error', refuse);
  server.listen({ host: options.host, port: options.port }, () => {
    server.off('error', refuse);
    resolve();
  });
  return promise;
}

function explained(error: NodeJS.ErrnoException, { host, port, variable = 'PORT' }: ListenOptions): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ConfigError([
        `Port ${port} of ${host} is in use. Stop what uses it, or set ${variable} to another one.`,
      ]);
    case 'EACCES':
      return new ConfigError([`Port ${port} is reserved for administrators. Set ${variable} to one above 1023.`]);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ConfigError([`HOST is ${host}, which is no address of this machine. Set it to 127.0.0.1 or 0.0.0.0.`]);
    default:
      return error;
  }
}

function urlOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  if (address === '0.0.0.0' || address === '::') return `http://localhost:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
