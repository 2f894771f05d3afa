import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withDatabase } from './database.ts';

const FIRST_PORT = Number(process.env['BENCH_PORT'] ?? 4_510);

export const PORTS = {
  gatehouse: FIRST_PORT,
  deployment: FIRST_PORT + 1,
  postgraphile: FIRST_PORT + 2,
  handwritten: FIRST_PORT + 3,
  betterAuth: FIRST_PORT + 4,
  betterAuthCached: FIRST_PORT + 5,
};

const ROOT = join(import.meta.dirname, '..');

export interface Place {
  /** The URL of the new database. */
  readonly address: string;
  readonly apiKey: string;
  /** Stopped together with Gatehouse. */
  readonly children: ChildProcess[];
  /** The process id of Gatehouse. */
  readonly processId: number;
  readonly dataDir: string;
  /** Stops Gatehouse and starts it again on the same database. Returns the new process id. */
  restart(): Promise<number>;
}

export type DatabaseKind = 'postgresql' | 'pglite';

/** Runs Gatehouse, or another checkout, on a new database, and removes both afterwards. PGlite has no URL. */
export async function withGatehouse(
  env: Record<string, string>,
  kind: DatabaseKind,
  work: (place: Place) => Promise<void>,
  folder = ROOT,
): Promise<void> {
  if (kind === 'postgresql') await withDatabase((address) => serveGatehouse(address, env, work, folder));
  else await serveGatehouse('', env, work, folder);
}

/** Runs Gatehouse on a database. */
export async function serveGatehouse(
  address: string,
  env: Record<string, string>,
  work: (place: Place) => Promise<void>,
  folder = ROOT,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gatehouse-bench-'));
  const children: ChildProcess[] = [];
  try {
    const settings = { DATABASE_URL: address, DATA_DIR: dataDir, ...env };
    const apiKey = await startGatehouse(settings, children, folder);
    const restart = async () => {
      await Promise.all(children.splice(0).map(stop));
      await startGatehouse(settings, children, folder, apiKey);
      return children[0]?.pid as number;
    };
    await work({ address, apiKey, children, processId: children[0]?.pid as number, dataDir, restart });
  } finally {
    await Promise.all(children.map(stop));
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exited;
}

/** Returns the API key, which only the first start prints. */
async function startGatehouse(
  env: Record<string, string>,
  children: ChildProcess[],
  folder: string,
  apiKey?: string,
): Promise<string> {
  const child = spawn(process.execPath, startArguments(folder), {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      PORT: String(PORTS.gatehouse),
      DEPLOYMENT_PORT: String(PORTS.deployment),
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    let printed = '';
    child.once('exit', () => reject(new Error(`Gatehouse stopped: ${printed}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8');
      const shown = apiKey ?? /sk_test_\w+/.exec(printed)?.[0];
      // The key is printed first, the welcome message when the service listens.
      if (shown !== undefined && printed.includes('is running')) resolve(shown);
    });
  });
}

/** Starts the service like `npm start`. */
function startArguments(folder: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').slice(1);
}

/** The resident memory of a process in MiB. */
export async function memoryOf(processId: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(processId)]);
  return Number(stdout) / 1024;
}

/** Prints progress on stderr, separately from the results. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
