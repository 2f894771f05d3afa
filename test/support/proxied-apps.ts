import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { onTestFinished } from 'vitest';
import { proxyMiddleware } from '../../packages/node/src/express.ts';
import { createProxy, type ProxyOptions } from '../../packages/node/src/proxy.ts';

/** Serves until the test ends. Returns the URL. */
export async function serve(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A server in the place of the deployment host, and the requests that have reached it. */
export async function recordingHost(respond: RequestListener = (_, response) => void response.end('{}')) {
  const requests: IncomingMessage[] = [];
  const url = await serve(
    createServer((request, response) => {
      requests.push(request);
      respond(request, response);
    }),
  );
  return { url, requests };
}

/** An app with the proxy. Behind a proxy of its own, which names the client's address. */
export function serveProxy(options: ProxyOptions): Promise<string> {
  const app = express()
    .set('trust proxy', 1)
    .use(proxyMiddleware(createProxy(options)), express.json());
  return serve(createServer(app));
}
