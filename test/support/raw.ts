import { connect, type Socket } from 'node:net';
import { setImmediate as soon } from 'node:timers/promises';

/** What a connection has answered by the time it is closed. */
export interface RawAnswer {
  readonly text: string;
  /** Of the first final response; 0 without one. */
  readonly status: number;
  /** Bytes of the body that the other side has taken. */
  readonly sent: number;
}

/** Sends text as it is and waits until the other side closes the connection. */
export function sendRaw(url: string, text: string | Buffer): Promise<RawAnswer> {
  return exchange(url, async (socket) => void socket.write(text));
}

/** Sends the head of a request, then its body without end, until the other side has cut the connection. */
export function sendEndlessly(url: string, head: string, chunk: Buffer): Promise<RawAnswer> {
  return exchange(url, async (socket) => {
    socket.write(head);
    while (!socket.destroyed && socket.writable) {
      if (!socket.write(chunk)) await new Promise<void>((go) => socket.once('drain', go).once('close', () => go()));
      await soon();
    }
  });
}

async function exchange(url: string, send: (socket: Socket) => Promise<void>): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  // Half open: the sender goes on although the other side has said that it is done.
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const sending = send(socket);
  // A sender of a fixed text has nothing more to say when the other side has ended.
  socket.once('end', () => {
    if (socket.writableLength === 0) setTimeout(() => socket.end(), 50);
  });
  await closed;
  await sending;
  const text = Buffer.concat(chunks).toString('latin1');
  const final = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].find(([, status]) => status !== '100');
  return { text, status: Number(final?.[1] ?? 0), sent: socket.bytesWritten - socket.writableLength };
}
