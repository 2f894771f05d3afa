import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The folder of Apache's modules in Debian. */
const MODULES = '/usr/lib/apache2/modules';
const OPENID_MODULE = join(MODULES, 'mod_auth_openidc.so');

/** The Apache of this machine. Null without it, or without its module `mod_auth_openidc`. */
const apacheProgram = findProgram();

/** Whether tests with Apache are skipped, because `npm test` must run everywhere. In CI they fail without it. */
export const skipsApache = apacheProgram === null && !process.env['CI'];

const NO_APACHE =
  'There is no Apache with mod_auth_openidc: install apache2-bin and libapache2-mod-auth-openidc of Debian.';

function findProgram(): string | null {
  if (!existsSync(OPENID_MODULE)) return null;
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'apache2')).find((path) => existsSync(path)) ?? null;
}

export interface ApacheOptions {
  readonly port: number;
  /** Lines of the configuration of `mod_auth_openidc`. */
  readonly openid: readonly string[];
  /** The files that it serves, by their names. Those that end in `.shtml` may contain variables. */
  readonly files: Readonly<Record<string, string>>;
}

export interface Apache {
  stop(): Promise<void>;
}

/** Starts Apache with `mod_auth_openidc` in the foreground. Each file needs a sign-in, unless its name begins with `public`. */
export async function startApache({ port, openid, files }: ApacheOptions): Promise<Apache> {
  if (apacheProgram === null) throw new Error(NO_APACHE);
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-apache-'));
  // As root, the process that responds runs as another user.
  await chmod(folder, 0o755);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const configuration = join(folder, 'apache.conf');
  await writeFile(configuration, configurationOf(folder, port, openid).join('\n'), { mode: 0o600 });
  const child = spawn(apacheProgram, ['-f', configuration, '-D', 'FOREGROUND'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const logFile = join(folder, 'error.log');
  await listening(child, logFile);
  return {
    async stop() {
      if (child.exitCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        const killer = setTimeout(() => child.kill('SIGKILL'), 5_000);
        await ended;
        clearTimeout(killer);
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function configurationOf(folder: string, port: number, openid: readonly string[]): string[] {
  const modules = ['mpm_event', 'authn_core', 'authz_core', 'authz_user', 'mime', 'include', 'auth_openidc'];
  return [
    ...modules.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`),
    `ServerRoot ${folder}`,
    `PidFile ${folder}/apache.pid`,
    `DefaultRuntimeDir ${folder}`,
    'ServerName 127.0.0.1',
    `Listen 127.0.0.1:${port}`,
    'StartServers 1',
    'ServerLimit 1',
    'ThreadsPerChild 8',
    'MaxRequestWorkers 8',
    'MinSpareThreads 1',
    'MaxSpareThreads 8',
    `ErrorLog ${folder}/error.log`,
    'LogLevel notice',
    ...(process.getuid?.() === 0 ? ['User #65534', 'Group #65534'] : []),
    'TypesConfig /dev/null',
    'AddType text/html .shtml',
    'AddOutputFilter INCLUDES .shtml',
    `DocumentRoot ${folder}`,
    ...openid,
    '<Location />',
    'AuthType openid-connect',
    'Require valid-user',
    '</Location>',
    '<LocationMatch ^/public>',
    'AuthType None',
    'Require all granted',
    '</LocationMatch>',
    `<Directory ${folder}>`,
    'Options +Includes',
    '</Directory>',
    '',
  ];
}

async function listening(child: ChildProcess, logFile: string): Promise<void> {
  let printed = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    printed += chunk.toString('utf8');
  });
  for (;;) {
    const log = await readFile(logFile, 'utf8').catch(() => '');
    if (log.includes('resuming normal operations')) return;
    if (child.exitCode !== null) throw new Error(`Apache ended: ${printed}${log}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
