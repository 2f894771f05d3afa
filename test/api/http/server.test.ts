import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listen } from '../../../src/api/http/server.ts';
import { ConfigError } from '../../../src/platform/config.ts';
import { send } from './support.ts';

const LOCAL = { host: '127.0.0.1', port: 0 };
const hello: RequestListener = (_req, res) => {
  res.end('hello');
};

async function listening(app: RequestListener = hello) {
  const running = await listen(app, LOCAL);
  onTestFinished(() => running.close(0));
  return running;
}

/** A server whose response waits until the test releases it. */
async function slowServer() {
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const running = await listening(async (_req, res) => {
    arrived.resolve();
    await released.promise;
    res.end('late');
  });
  return { ...running, arrived: arrived.promise, release: released.resolve };
}

function keepAliveAgent(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return agent;
}

function through(agent: Agent, url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => get(url, { agent }, resolve).on('error', reject));
}

describe('listen', () => {
  test('chooses a free port for 0 and returns it in the URL', async () => {
    const { url } = await listening();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d+$/);
    expect((await send(url)).body).toBe('hello');
  });

  test('explains how to resolve a port that is in use', async () => {
    const { url } = await listening();
    const port = Number(new URL(url).port);
    const rejected = listen(hello, { host: '127.0.0.1', port, variable: 'DEPLOYMENT_PORT' });
    await expect(rejected).rejects.toThrow(ConfigError);
    await expect(rejected).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is in use. Stop the process that uses it, or set DEPLOYMENT_PORT to another port.`,
    );
  });

  test('names HOST if the address does not belong to this machine', async () => {
    await expect(listen(hello, { host: '192.0.2.1', port: 0 })).rejects.toThrow('HOST is 192.0.2.1');
  });

  test('keeps idle connections longer than proxies do', async () => {
    const { server } = await listening();
    expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
    expect(server.headersTimeout).toBeGreaterThan(server.keepAliveTimeout);
    expect(server.requestTimeout).toBeGreaterThan(server.headersTimeout);
  });

  test('disconnects a client that sends its headers too slowly', async () => {
    const { url, server } = await listening();
    server.headersTimeout = 300;
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const dribble = setInterval(() => socket.write('X-A: b\r\n'), 100);
    socket.on('error', () => {});
    onTestFinished(() => clearInterval(dribble));
    let received = '';
    // A header that is sent after the response resets the connection, which is no failure of the server.
    socket.on('data', (chunk) => {
      clearInterval(dribble);
      received += chunk;
    });
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    await once(socket, 'close');
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('close', () => {
  test('rejects new connections and lets a running request finish', async () => {
    const { url, close, arrived, release } = await slowServer();
    const response = send(url);
    await arrived;
    const closed = close(5000);
    await expect(send(url)).rejects.toThrow('ECONNREFUSED');
    release();
    expect((await response).body).toBe('late');
    await closed;
  });

  test('closes idle connections immediately', async () => {
    const { url, close } = await listening();
    await text(await through(keepAliveAgent(), url));
    // Longer than the test may take.
    await close(3_600_000);
  });

  test('closes a keep-alive connection after its running response', async () => {
    const { url, close, arrived, release } = await slowServer();
    const response = through(keepAliveAgent(), url);
    await arrived;
    // Longer than the test may take.
    const closed = close(3_600_000);
    release();
    expect(await text(await response)).toBe('late');
    await closed;
  });

  test('closes connections that have not finished after the grace period', async () => {
    const { url, close, arrived } = await slowServer();
    const response = send(url);
    const hungUp = expect(response).rejects.toThrow('socket hang up');
    await arrived;
    await close(50);
    await hungUp;
  });
});
