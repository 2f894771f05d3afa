import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { inject } from 'vitest';

/** A PostgreSQL server of one test, which the test can stop and start. */
export interface Cluster {
  readonly url: string;
  /** The folder of its data. */
  readonly dataFolder: string;
  start(): Promise<void>;
  /** Like `pg_ctl stop -m`: `fast` closes all connections, `immediate` requires recovery at the next start. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** Kills all processes of the server at once, as a machine without memory does. */
  kill(): Promise<void>;
  /** Copies this server to a standby that follows it by streaming replication, and starts the standby. */
  startStandby(): Promise<Cluster>;
  /** Makes a standby a primary. */
  promote(): Promise<void>;
}

const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** The folder with the PostgreSQL programs of this machine. Null when it has none. */
export const postgresPrograms: string | null =
  [...foldersOfPgConfig(), ...foldersOfPackages(), ...(process.env['PATH'] ?? '').split(delimiter)].find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  ) ?? null;

function foldersOfPgConfig(): string[] {
  try {
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()];
  } catch {
    return [];
  }
}

function foldersOfPackages(): string[] {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  const versions = readdirSync(root).sort((one, other) => Number(other) - Number(one));
  return versions.map((version) => join(root, version, 'bin'));
}

/** Why tests with standbys are skipped, or null. */
export const standbySkipReason =
  process.env['DATABASE_URL'] === undefined
    ? 'PGlite has no standby.'
    : postgresPrograms === null
      ? 'This machine has no PostgreSQL programs.'
      : null;

/** The user that runs PostgreSQL. Its programs do not run as root, so root uses the user of their package. */
function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Creates a cluster in a folder of `parent` and starts it with these settings, each `name=value`. */
export async function startCluster(parent = inject('scratch'), settings: readonly string[] = []): Promise<Cluster> {
  const options = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C', '--no-sync'];
  return startServer(parent, settings, (data) => ['initdb', '-D', data, ...options]);
}

/** Creates a folder of data by a program of PostgreSQL, and starts a server on it. */
async function startServer(
  parent: string,
  own: readonly string[],
  creating: (data: string) => [string, ...string[]],
): Promise<Cluster> {
  if (postgresPrograms === null) throw new Error('This machine has no PostgreSQL programs.');
  const programs = postgresPrograms;
  const owner = account();
  const folder = await mkdtemp(join(parent, 'cluster-'));
  if (owner !== undefined) {
    // The user of PostgreSQL must be able to enter the parent folders.
    for (const each of [inject('scratch'), parent]) await chmod(each, 0o711);
    await chown(folder, owner.uid, owner.gid);
  }
  const data = join(folder, 'data');
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(join(programs, program), args, { ...owner, cwd: folder });
  await run(...creating(data));
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  let ended: Promise<unknown> = Promise.resolve();

  const cluster: Cluster = {
    url,
    dataFolder: data,
    async start() {
      let printed = '';
      const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', ...own];
      const child = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
        ...owner,
        cwd: folder,
        // Not the home of root, which connections of the server to other ones may not read.
        env: { ...process.env, HOME: folder },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child.stderr?.on('data', (chunk: Buffer) => {
        printed = (printed + chunk.toString('utf8')).slice(-4_000);
      });
      server = child;
      ended = new Promise((resolve) => child.once('exit', resolve));
      while (!(await isReady(url))) {
        if (child.exitCode !== null) throw new Error(`PostgreSQL ended: ${printed}`);
      }
    },
    async stop(mode) {
      server?.kill(SIGNALS[mode]);
      await ended;
    },
    async kill() {
      const children = execFileSync('pgrep', ['-P', String(server?.pid)], { encoding: 'utf8' })
        .split('\n')
        .filter(Boolean);
      server?.kill('SIGKILL');
      for (const pid of children) endProcess(Number(pid));
      await ended;
    },
    startStandby: () =>
      startServer(parent, own, (copy) => [
        'pg_basebackup',
        '-d',
        url,
        '-D',
        copy,
        '-R',
        '--checkpoint=fast',
        '--no-sync',
      ]),
    promote: async () => void (await run('pg_ctl', 'promote', '-D', data)),
  };
  await cluster.start();
  return cluster;
}

/** Kills a process, unless it has ended meanwhile. */
function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function isReady(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** A port below those of outgoing connections, so that no process takes it while the server is stopped. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer().once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
