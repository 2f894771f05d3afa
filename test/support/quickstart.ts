import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { BackendClient } from './clients.ts';
import { freePort } from './free-port.ts';
import { packedPackages } from './packed-packages.ts';
import { newDatabaseEnv, type ServiceProcess, startProcess } from './process.ts';
import { type QuickstartGuide, readQuickstart } from './quickstart-guide.ts';
import { ONLY_WITH_ALL, runsAll } from './runs-all.ts';

const TSC = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc');
const STRICT = [
  '--strict',
  '--exactOptionalPropertyTypes',
  '--noUncheckedIndexedAccess',
  '--skipLibCheck',
  'false',
  '--noEmit',
];
const END = '---end of command---';

/** The commands in the folder of Gatehouse. The tests run them in ways that leave the folder as it is. */
export const GATEHOUSE_COMMANDS = ['npm ci', 'npm run packages -- --pack ../my-app', 'npm start'] as const;
export const ENTER_APP = 'cd ../my-app';

/** A quickstart whose commands were run, with its app. */
export interface RunningQuickstart {
  readonly guide: QuickstartGuide;
  /** The URL of the app. */
  readonly url: string;
  /** The folder of the app. */
  readonly folder: string;
  readonly service: ServiceProcess;
  readonly backend: BackendClient;
  /** Compiles the files of the app with strict types, against the packages that were installed. */
  checkTypes(): Promise<void>;
  /** Runs a script in the folder of the app, as in another terminal, and returns its output. */
  run(script: string): Promise<string>;
  /** Runs the commands to try, as in another terminal. Returns what each printed, and what the guide shows. */
  runTries(): Promise<{ readonly printed: unknown; readonly shown: unknown }[]>;
  /** Everything that the commands have printed so far. */
  output(): string;
}

/** The quickstarts that each run of the tests follows. The others take minutes. */
const FOLLOWED_ALWAYS: ReadonlySet<string> = new Set(['react']);
const NO_REGISTRY = 'npm has not reached its registry, and its cache lacks a package.';

/**
 * Follows a quickstart as a reader does, in a new folder and with a service of its own, before the tests of a file or a `describe`. Without
 * a network they are skipped, because `npm test` must run everywhere. In CI they fail.
 */
export function useQuickstart(name: string): () => Promise<RunningQuickstart> {
  const stops: (() => unknown)[] = [];
  let reason = FOLLOWED_ALWAYS.has(name) || runsAll ? null : ONLY_WITH_ALL;
  let running: RunningQuickstart;
  beforeAll(async () => {
    if (reason !== null) return;
    try {
      running = await follow(readQuickstart(name), stops);
    } catch (error) {
      if (process.env['CI'] || !/ENOTCACHED|EAI_AGAIN|ENOTFOUND|ECONNREFUSED/.test(String(error))) throw error;
      reason = NO_REGISTRY;
      console.warn(reason);
    }
  });
  beforeEach(({ skip }) => skip(reason !== null, reason ?? ''));
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
  });
  return async () => running;
}

async function follow(guide: QuickstartGuide, stops: (() => unknown)[]): Promise<RunningQuickstart> {
  const root = await mkdtemp(join(inject('scratch'), 'quickstart-'));
  const folder = join(root, 'my-app');
  await mkdir(join(root, 'gatehouse'));
  const [gatehousePart, appPart] = splitCommands(guide);
  const ports = { '4000': await freePort(), '4001': await freePort(), '3000': await freePort() };
  const here = (text: string) => text.replaceAll(/\b(?:4000|4001|3000)\b/g, (port) => String(ports[port as '3000']));

  if (!gatehousePart.includes('npm start')) throw new Error('The quickstart does not start Gatehouse.');
  const hosts = { PORT: String(ports['4000']), DEPLOYMENT_PORT: String(ports['4001']) };
  const [service, tarballs] = await Promise.all([startService(hosts, stops), packedPackages()]);
  await cp(tarballs, folder, { recursive: true });
  await writeFiles(folder, new Map([...guide.files].map(([path, text]) => [path, here(text)])));
  await writeFile(join(folder, 'package-lock.json'), await lockOfRoot());

  const withKey = (text: string) => here(text).replaceAll('sk_test_…', service.apiKey ?? '');
  const script = ['set -e', ...appPart.map(withKey)].join('\n');
  const shell = spawn('bash', ['-c', script], { cwd: join(root, 'gatehouse'), env: shellEnv(), detached: true });
  const output = collect(shell);
  stops.push(() => endGroup(shell));
  const exports = appPart.filter((command) => command.startsWith('export '));
  async function run(text: string): Promise<string> {
    const lines = ['set -e', ...exports, text].map(withKey).join('\n');
    const { stdout } = await promisify(execFile)('bash', ['-c', lines], { cwd: folder, env: shellEnv() });
    return stdout;
  }
  const url = `http://localhost:${ports['3000']}`;
  await untilServed(url, shell, output);
  return {
    guide,
    url,
    folder,
    service,
    backend: new BackendClient(service.backendUrl, service.apiKey ?? ''),
    checkTypes: () => checkTypes(folder),
    run,
    async runTries() {
      const script = guide.tries.flatMap(({ command }) => [command, `echo; echo '${END}'`]).join('\n');
      const printed = (await run(script)).split(END);
      return guide.tries.map(({ output: block }, index) => {
        const parsed = (text = '') => (block?.language === 'json' ? JSON.parse(text) : text.trim());
        return { printed: parsed(printed[index]), shown: parsed(block?.text ?? printed[index]) };
      });
    },
    output,
  };
}

async function startService(ports: Record<string, string>, stops: (() => unknown)[]): Promise<ServiceProcess> {
  const service = await startProcess({ ...(await newDatabaseEnv()), ...ports });
  stops.push(() => service.stop());
  return service;
}

/** The commands in the folder of Gatehouse, and those after it from the folder of the app on. */
function splitCommands({ name, commands }: QuickstartGuide): [readonly string[], readonly string[]] {
  const index = commands.indexOf(ENTER_APP);
  if (index === -1) throw new Error(`The quickstart ${name} has no command ${ENTER_APP}.`);
  const before = commands.slice(0, index);
  const unknown = before.find((command) => !(GATEHOUSE_COMMANDS as readonly string[]).includes(command));
  if (unknown !== undefined) throw new Error(`The quickstart ${name} runs ${unknown} in the folder of Gatehouse.`);
  return [before, commands.slice(index)];
}

async function writeFiles(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** The lock file of the root without its own packages: what both install has the same version, and is in the cache of npm. */
async function lockOfRoot(): Promise<string> {
  const { packages, ...lock } = JSON.parse(await readFile('package-lock.json', 'utf8'));
  const others = Object.entries(packages).filter(([path]) => !/^$|^packages\/|@gatehouse\//.test(path));
  return JSON.stringify({ ...lock, name: 'my-app', packages: Object.fromEntries(others) });
}

/** The environment of a terminal: without the programs of the root, so that a missing dependency is noticed. */
function shellEnv(): Record<string, string | undefined> {
  const { HOME, PATH = '' } = process.env;
  const folders = PATH.split(':').filter((each) => !each.includes('node_modules/.bin'));
  const kept = Object.entries(process.env).filter(([name]) =>
    /^(?:npm_config_(?:registry|cache|userconfig)|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)$/i.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    HOME,
    PATH: [dirname(process.execPath), ...folders].join(':'),
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
}

async function checkTypes(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, [TSC, '-p', folder, ...STRICT]).catch(({ stdout }) => {
    throw new Error(`The files of the quickstart do not compile:\n${stdout}`);
  });
}

function collect({ stdout, stderr }: ChildProcess): () => string {
  let text = '';
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
    });
  }
  return () => text;
}

async function untilServed(url: string, shell: ChildProcess, output: () => string): Promise<void> {
  while (true) {
    if (shell.exitCode !== null) throw new Error(`The commands ended with ${shell.exitCode}: ${output()}`);
    const response = await fetch(url).catch(() => null);
    await response?.body?.cancel();
    if (response !== null) return;
    await sleep(100);
  }
}

/** Ends the shell and the server that it has started. */
async function endGroup(shell: ChildProcess): Promise<void> {
  if (shell.exitCode !== null || shell.pid === undefined) return;
  const ended = new Promise((resolve) => shell.once('close', resolve));
  process.kill(-shell.pid, 'SIGTERM');
  await ended;
}
