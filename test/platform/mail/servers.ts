import { readFileSync } from 'node:fs';
import net from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A self-signed certificate for `localhost`, valid until 2126. */
export const certificate = readFileSync(new URL('./fixtures/localhost.crt', import.meta.url), 'utf8');
export const certificateKey = readFileSync(new URL('./fixtures/localhost.key', import.meta.url), 'utf8');

export interface ReceivedMail {
  readonly source: string;
  readonly from: string | null;
  readonly to: readonly string[];
  readonly user: string | null;
  readonly secure: boolean;
  readonly clientName: string;
}

export interface TestServer {
  readonly port: number;
  readonly mails: ReceivedMail[];
  /** The data that clients sent to a scripted server. */
  readonly lines: string[];
  stop(): Promise<void>;
}

const running: TestServer[] = [];

/** Stops all servers that tests have started. */
export async function stopServers(): Promise<void> {
  await Promise.all(running.splice(0).map((server) => server.stop()));
}

/** Starts an SMTP server with one account, `app` with the password `correct horse`. */
export function startSmtpServer(options: SMTPServerOptions = {}): Promise<TestServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    cert: certificate,
    key: certificateKey,
    authOptional: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, callback) => {
      if (username === 'app' && password === 'correct horse') callback(null, { user: username });
      else callback(new Error(`No such account at internal-${username}`));
    },
    onData: (stream, session, callback) => {
      stream.setEncoding('utf8');
      stream.toArray().then((chunks) => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          source: chunks.join(''),
          from: mailFrom ? mailFrom.address : null,
          to: rcptTo.map(({ address }) => address),
          user: session.user || null,
          secure: session.secure,
          clientName: session.hostNameAppearsAs || '',
        });
        callback();
      }, callback);
    },
    ...options,
  });
  // Some tests disconnect during a handshake.
  server.on('error', () => {});
  return listen(server, server.server, mails, [], (done) => server.close(done));
}

/** Starts a server that sends these lines, one for the connection and one for each received line. */
export function startScriptedServer(...script: string[]): Promise<TestServer> {
  const lines: string[] = [];
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    const responses = [...script];
    const response = () => {
      const next = responses.shift();
      if (next) socket.write(`${next}\r\n`);
    };
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (data) => {
      lines.push(data.toString().trim());
      response();
    });
    response();
  });
  return listen(server, server, [], lines, (done) => {
    for (const socket of sockets) socket.destroy();
    server.close(() => done());
  });
}

interface Listener {
  listen(port: number, host: string, listening: () => void): unknown;
}

async function listen(
  listener: Listener,
  socket: net.Server,
  mails: ReceivedMail[],
  lines: string[],
  close: (done: () => void) => void,
): Promise<TestServer> {
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = socket.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const server = { port, mails, lines, stop: () => new Promise<void>(close) };
  running.push(server);
  return server;
}
