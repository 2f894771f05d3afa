import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { USES_PGVECTOR } from './pgvector.ts';
import { createMigratedDatabase, createTestDatabase, TEST_MASTER_KEY } from './service.ts';

/** A service that runs as a process of its own, as `npm start` runs it. */
export interface ServiceProcess {
  readonly backendUrl: string;
  readonly deploymentUrl: string;
  /** The first key, where this start made one. */
  readonly apiKey: string | null;
  /** Everything printed so far. */
  output(): string;
  /** Sends the signal and waits for the end. Returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/**
 * The environment of a new storage without data: a migrated PGlite folder, or a migrated database when the tests run on
 * PostgreSQL. A start on it takes half of the time of a start that creates the tables.
 */
export async function newDatabaseEnv(): Promise<Record<string, string>> {
  const DATA_DIR = await mkdtemp(join(inject('scratch'), 'process-'));
  const serverUrl = process.env['DATABASE_URL'];
  if (serverUrl !== undefined) {
    return { DATA_DIR, DATABASE_URL: await createMigratedDatabase(serverUrl), MASTER_KEY: TEST_MASTER_KEY };
  }
  await cp(inject('pgliteTemplate') as string, join(DATA_DIR, 'pglite'), { recursive: true });
  return { DATA_DIR };
}

/** The environment of a new storage without tables, as a first start finds it. */
export async function unmigratedDatabaseEnv(): Promise<Record<string, string>> {
  const DATA_DIR = await mkdtemp(join(inject('scratch'), 'process-'));
  const serverUrl = process.env['DATABASE_URL'];
  return serverUrl === undefined ? { DATA_DIR } : { DATA_DIR, DATABASE_URL: await createTestDatabase(serverUrl) };
}

/** Starts the service of this folder, or of another one with the code of another version. */
export function startProcess(env: Record<string, string>, folder = '.'): Promise<ServiceProcess> {
  const child = runNode(['src/main.ts'], env, folder);
  const output = collect(child);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    ended.then((code) => reject(new Error(`The service ended with ${code}: ${output()}`)));
    child.stdout?.on('data', () => {
      const [backendUrl, deploymentUrl] = [...output().matchAll(/ host +(http:\S+)/g)].map((match) => match[1]);
      if (backendUrl === undefined || deploymentUrl === undefined || !output().endsWith('\n\n')) return;
      resolve({
        backendUrl,
        deploymentUrl,
        apiKey: /sk_test_\w+/.exec(output())?.[0] ?? null,
        output,
        stop(signal = 'SIGTERM') {
          child.kill(signal);
          return ended;
        },
      });
    });
  });
}

/** Runs a script to its end. */
export async function runScript(
  file: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = runNode([file, ...args], env);
  const output = collect(child);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output: output() };
}

const DEFAULTS = { PORT: '0', DEPLOYMENT_PORT: '0', LOG_LEVEL: 'warn', PGVECTOR: USES_PGVECTOR ? 'on' : 'off' };

function runNode(args: readonly string[], env: Record<string, string>, cwd = '.'): ChildProcess {
  // Each would compile the same files again, which is half of its start.
  const compiled = { NODE_COMPILE_CACHE: join(inject('scratch'), 'compiled') };
  return spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import=./src/compile-cache.js', ...args],
    {
      env: { PATH: process.env['PATH'], ...compiled, ...DEFAULTS, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd,
    },
  );
}

function collect(child: ChildProcess): () => string {
  let text = '';
  const add = (chunk: Buffer) => {
    text += chunk.toString('utf8');
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return () => text;
}

/** A script that runs until it is stopped. */
export interface RunningScript {
  /** Everything printed so far. */
  output(): string;
  /** Waits until the script has printed a text that matches, and returns all output. Fails when the script ends before. */
  printed(pattern: RegExp): Promise<string>;
  /** The exit code of a script that ends by itself. */
  readonly ended: Promise<number | null>;
  /** Sends the signal and waits for the end. Returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export function startScript(file: string, args: readonly string[], env: Record<string, string>): RunningScript {
  const child = runNode([file, ...args], env);
  const output = collect(child);
  let hasEnded = false;
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      hasEnded = true;
      resolve(code);
    });
  });
  return {
    output,
    ended,
    async printed(pattern) {
      while (!pattern.test(output())) {
        if (hasEnded) throw new Error(`The script ended without printing ${pattern}: ${output()}`);
        await sleep(20);
      }
      return output();
    },
    stop(signal = 'SIGINT') {
      child.kill(signal);
      return ended;
    },
  };
}
