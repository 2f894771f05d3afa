import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from 'redis';
import { inject } from 'vitest';
import { freePort } from './free-port.ts';

/**
 * Whether this machine has Redis. Tests with Redis are skipped without it, because `npm test` must run everywhere. In CI a test
 * fails without it.
 */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** A Redis server of one test, which the test can start, stop and suspend. */
export interface RedisServer {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Suspends the process: it keeps its connections and does not reply. */
  hang(): void;
  resume(): void;
  /** Runs work with a client of the server. */
  with<T>(work: (client: ReturnType<typeof createClient>) => Promise<T>): Promise<T>;
}

const started = new Set<RedisServer>();

/** Creates a Redis server without starting it. */
export async function createRedisServer(): Promise<RedisServer> {
  const port = await freePort();
  const dir = await mkdtemp(join(inject('scratch'), 'redis-'));
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  const redis: RedisServer = {
    url,
    async start() {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', dir];
      child = spawn('redis-server', args, { stdio: 'ignore' });
      started.add(redis);
      await redis.with(async (client) => client.ping());
    },
    async stop() {
      const stopping = child;
      child = undefined;
      started.delete(redis);
      if (stopping === undefined || stopping.exitCode !== null) return;
      const exited = once(stopping, 'exit');
      stopping.kill('SIGKILL');
      await exited;
    },
    hang: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    async with(work) {
      const client = createClient({ url, socket: { reconnectStrategy: 50 } });
      client.on('error', () => {});
      await client.connect();
      try {
        return await work(client as never);
      } finally {
        client.destroy();
      }
    },
  };
  return redis;
}

export async function stopRedisServers(): Promise<void> {
  await Promise.all([...started].map((redis) => redis.stop()));
}
