import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** The program that `PGBOUNCER` names, or the one of this machine. Null where there is none. */
export const pgbouncerProgram = findProgram();

/** Whether tests with PgBouncer are skipped: they need it and PostgreSQL. In CI they fail without PgBouncer. */
export const skipsPgbouncer =
  process.env['DATABASE_URL'] === undefined || (pgbouncerProgram === null && !process.env['CI']);

function findProgram(): string | null {
  const named = process.env['PGBOUNCER'];
  if (named) return existsSync(named) ? named : null;
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path)) ?? null;
}

/** PgBouncer before the server of `DATABASE_URL`, with few sessions for each database, which transactions share. */
export interface Pgbouncer {
  readonly port: number;
  /** The URL of the same database through PgBouncer. */
  urlOf(databaseUrl: string): string;
  stop(): Promise<void>;
}

/** Starts PgBouncer. `settings` are lines of its configuration. */
export async function startPgbouncer(settings: readonly string[] = []): Promise<Pgbouncer> {
  if (pgbouncerProgram === null) {
    throw new Error('There is no PgBouncer: install the package pgbouncer, or name a program in PGBOUNCER.');
  }
  const server = new pg.Client({ connectionString: process.env['DATABASE_URL'] as string });
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const { host, port: serverPort, user, password } = server;
  const target = [`host=${host}`, `port=${serverPort}`, `user=${user}`, ...(password ? [`password=${password}`] : [])];
  const lines = [
    '[databases]',
    `* = ${target.join(' ')}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 4',
    'max_client_conn = 1000',
    'server_idle_timeout = 10',
    ...settings,
  ];
  await writeFile(file, lines.join('\n'));
  // PgBouncer does not run as root.
  const isRoot = process.getuid?.() === 0;
  await chmod(folder, 0o755);
  const child = spawn(pgbouncerProgram, [file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: folder,
    ...(isRoot && { uid: 65_534, gid: 65_534 }),
  });
  await listening(child, port);
  return {
    port,
    urlOf: (databaseUrl) => throughPgbouncer(databaseUrl, port),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      const killer = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await ended;
      clearTimeout(killer);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The URL of the same database through a PgBouncer on this machine. */
export function throughPgbouncer(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return url.href;
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  let printed = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    printed += chunk.toString('utf8');
  });
  while (!printed.includes(`listening on 127.0.0.1:${port}`)) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${printed}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
