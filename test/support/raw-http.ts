import { connect, type Socket } from 'node:net';
import { setImmediate as soon } from 'node:timers/promises';

/** The data that a connection has received by the time it is closed. */
export interface RawResponse {
  readonly text: string;
  /** The status of the first final response, or 0. */
  readonly status: number;
  /** How many bytes the other side has received. */
  readonly bytesSent: number;
}

/** Sends text unchanged and waits until the other side closes the connection. */
export function sendRaw(url: string, text: string | Buffer): Promise<RawResponse> {
  return exchange(url, async (socket) => void socket.write(text));
}

/** Sends the head of a request and then an endless body, until the other side has closed the connection. */
export function sendEndlessly(url: string, head: string, chunk: Buffer): Promise<RawResponse> {
  return exchange(url, async (socket) => {
    socket.write(head);
    while (!socket.destroyed && socket.writable) {
      if (!socket.write(chunk)) await new Promise<void>((go) => socket.once('drain', go).once('close', () => go()));
      await soon();
    }
  });
}

async function exchange(url: string, send: (socket: Socket) => Promise<void>): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  // Half open: the sender continues after the other side has ended its half.
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const sending = send(socket);
  // Ends the connection after a fixed text once the other side has ended its half.
  socket.once('end', () => {
    if (socket.writableLength === 0) setTimeout(() => socket.end(), 50);
  });
  await closed;
  await sending;
  const text = Buffer.concat(chunks).toString('latin1');
  const final = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].find(([, status]) => status !== '100');
  return { text, status: Number(final?.[1] ?? 0), bytesSent: socket.bytesWritten - socket.writableLength };
}
