import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

/** A service that runs on a database which `npm run fill` has filled. */
export interface LargeService {
  /** The text that it printed at the start, with the link for the first operator. */
  readonly printed: string;
  stop(): Promise<void>;
}

/** Starts the service of a checkout as `npm start` does. */
export function startOn(
  address: string,
  ports: { readonly backend: number; readonly deployment: number },
  folder = ROOT,
): Promise<LargeService> {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts: { start: string } };
  const child = spawn(join(folder, 'node_modules/.bin/node'), scripts.start.split(' ').slice(1), {
    cwd: folder,
    env: {
      ...process.env,
      DATABASE_URL: address,
      PORT: String(ports.backend),
      DEPLOYMENT_PORT: String(ports.deployment),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    let isReady = false;
    child.once('exit', () => reject(new Error(`Gatehouse stopped: ${printed}`)));
    // The welcome message is written at once.
    child.stdout.on('data', (chunk: Buffer) => {
      // Failed requests are logged there.
      if (isReady) process.stderr.write(chunk);
      printed += chunk.toString('utf8');
      if (!printed.includes('is running')) return;
      isReady = true;
      resolve({ printed, stop: () => stop(child) });
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
