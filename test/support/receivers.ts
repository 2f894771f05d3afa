import http from 'node:http';
import https from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** A request that a receiver has received. */
export interface ReceivedRequest {
  readonly headers: http.IncomingHttpHeaders;
  readonly path: string;
  readonly body: string;
  readonly receivedAtMs: number;
}

export interface Receiver {
  readonly url: string;
  readonly requests: ReceivedRequest[];
  stop(): Promise<void>;
}

type Respond = (response: http.ServerResponse, number: number, request: http.IncomingMessage) => void;

const running: Receiver[] = [];

/** Starts an HTTP server on loopback. `answer` receives the number of requests so far, including this one. */
export async function startReceiver(
  answer: Respond = (response) => response.end('ok'),
  tls?: { readonly cert: string; readonly key: string },
): Promise<Receiver> {
  const arrived: ReceivedRequest[] = [];
  const sockets = new Set<Socket>();
  const listener = (request: http.IncomingMessage, response: http.ServerResponse) => {
    request.setEncoding('utf8');
    request.toArray().then(
      (chunks) => {
        const { headers, url: path = '' } = request;
        arrived.push({ headers, path, body: chunks.join(''), receivedAtMs: Date.now() });
        answer(response, arrived.length, request);
      },
      () => {},
    );
  };
  const server = tls === undefined ? http.createServer(listener) : https.createServer(tls, listener);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: tls === undefined ? `http://127.0.0.1:${port}/hook` : `https://localhost:${port}/hook`,
    requests: arrived,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  running.push(receiver);
  return receiver;
}

export async function stopReceivers(): Promise<void> {
  await Promise.all(running.splice(0).map((receiver) => receiver.stop()));
}

/** Verifies a request with the reference implementation of Standard Webhooks. Throws when no signature matches. */
export function verifySignature({ headers, body }: Pick<ReceivedRequest, 'headers' | 'body'>, secret: string): void {
  new Webhook(secret).verify(body, headers as Record<string, string>);
}
