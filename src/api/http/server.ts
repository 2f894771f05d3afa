import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Config, ConfigError } from '../../platform/config.ts';
import { markAwaitingContinue } from './body.ts';
import { discardUnreadBodies } from './unread-body.ts';

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** The configuration variable that sets the port, named in error messages. */
  readonly variable?: 'PORT' | 'DEPLOYMENT_PORT' | 'CONSOLE_PORT' | 'METRICS_PORT';
  /** The configuration variable that sets the address. */
  readonly hostVariable?: 'HOST' | 'CONSOLE_HOST' | 'METRICS_HOST';
}

/** Where the console is served, if it has a port of its own. */
export const consoleAddress = ({ consoleHost: host, consolePort }: Config): ListenOptions => ({
  host,
  port: consolePort ?? 0,
  variable: 'CONSOLE_PORT',
  hostVariable: 'CONSOLE_HOST',
});

export interface Listening {
  /** The URL of this server, with the port that the system chose if `port` is 0. */
  readonly url: string;
  readonly server: Server;
  /** Stops accepting connections, waits up to `graceMs` for running requests, then closes the remaining connections. */
  close(graceMs: number): Promise<void>;
}

const SECOND_MS = 1000;
/** Longer than proxies keep an idle connection (usually 60 s), so that a proxy does not reuse one that is closing. */
const KEEP_ALIVE_TIMEOUT_MS = 75 * SECOND_MS;
/** The time limits of a slow client: for its headers, and for the whole request. */
const HEADERS_TIMEOUT_MS = 76 * SECOND_MS;
const REQUEST_TIMEOUT_MS = 120 * SECOND_MS;
const CHECK_INTERVAL_MS = SECOND_MS;

export async function listen(app: RequestListener, options: ListenOptions): Promise<Listening> {
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
    // `requireHost` rejects a missing header with the service's own error format.
    requireHostHeader: false,
  });
  const drain = createDrain(server);
  server.on('request', discardUnreadBodies(app));
  server.on('checkContinue', (request, response) => {
    markAwaitingContinue(request);
    server.emit('request', request, response);
  });
  await startListening(server, options);
  return { url: urlOf(server), server, close: drain };
}

/** Throws a ConfigError if the port cannot be listened on. */
export async function assertPortFree(options: ListenOptions): Promise<void> {
  const server = createServer();
  await startListening(server, options);
  await new Promise((resolve) => server.close(resolve));
}

/** `Server.close` keeps busy connections open until the keep-alive timeout, so each is closed after its response. */
function createDrain(server: Server): Listening['close'] {
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
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    return promise;
  };
}

function startListening(server: Server, options: ListenOptions): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const onError = (error: NodeJS.ErrnoException) => reject(explainListenError(error, options));
  server.once('error', onError);
  server.listen({ host: options.host, port: options.port }, () => {
    server.off('error', onError);
    resolve();
  });
  return promise;
}

function explainListenError(
  error: NodeJS.ErrnoException,
  { host, port, variable = 'PORT', hostVariable = 'HOST' }: ListenOptions,
): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ConfigError([
        `Port ${port} of ${host} is in use. Stop the process that uses it, or set ${variable} to another port.`,
      ]);
    case 'EACCES':
      return new ConfigError([`Port ${port} is reserved for administrators. Set ${variable} to a port above 1023.`]);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ConfigError([
        `${hostVariable} is ${host}, which is not an address of this machine. Set it to 127.0.0.1 or 0.0.0.0.`,
      ]);
    default:
      return error;
  }
}

function urlOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  if (address === '0.0.0.0' || address === '::') return `http://localhost:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
