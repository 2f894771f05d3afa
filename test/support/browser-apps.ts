import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import PostalMime from 'postal-mime';
import { afterAll, inject, onTestFinished, vi } from 'vitest';
import { createApi } from '../../examples/browser/api.ts';
import { createPageServer, PAGE_FILES } from '../../examples/browser/plain/server.ts';
import { mailSpool } from '../../src/platform/messages/spool.ts';
import { builtClient, clientFiles } from './built-client.ts';
import { BackendClient } from './clients.ts';
import { freePort } from './free-port.ts';
import { startOwnService } from './own-service.ts';

export const APPS = ['plain', 'react', 'without-a-package'] as const;
export type AppName = (typeof APPS)[number];

/** A service of its own with an API behind it, as the guide starts them, and the pages of the examples. */
export interface BrowserApps {
  readonly backend: BackendClient;
  readonly deploymentUrl: string;
  readonly urls: Readonly<Record<AppName, string>>;
  /** Waits for a mail message to the address. Returns the code in it. */
  codeFor(email: string): Promise<string>;
}

/** Gives the tests of a file the pages of `examples/browser`, which start with the first test that uses them. */
export function useBrowserApps(): () => Promise<BrowserApps> {
  const stops: (() => unknown)[] = [];
  let started: Promise<BrowserApps> | undefined;
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
  });
  return () => {
    started ??= start(stops);
    return started;
  };
}

async function start(stops: (() => unknown)[]): Promise<BrowserApps> {
  // A provider of social sign-in runs on this machine.
  const env = { DEPLOYMENT_PORT: String(await freePort()), OUTGOING_ALLOW: '127.0.0.0/8,::1/128' };
  const running = await startOwnService(env);
  stops.push(() => running.stop(0));
  const backend = new BackendClient(running.backend.url, running.first?.apiKey ?? '');
  const deploymentUrl = running.services.config.publicDeploymentUrl;
  const ports = { plain: await freePort(), react: await freePort(), fetch: await freePort(), api: await freePort() };
  const urls = {
    plain: localhost(ports.plain),
    react: localhost(ports.react),
    'without-a-package': localhost(ports.fetch),
  };
  const { body } = await backend.put('/settings/allowed-origins', { allowed_origins: Object.values(urls) });
  const deploymentId = Number((await backend.get('/')).body.id);
  const api = createApi({ issuer: deploymentUrl, deploymentId, pageOrigins: body.allowed_origins });
  stops.push(await listen(api, ports.api));
  const apiUrl = localhost(ports.api);
  stops.push(await listen(createPageServer(deploymentUrl, await plainFiles(), apiUrl), ports.plain));
  stops.push(await listen(createPageServer(deploymentUrl, FETCH_FILES, apiUrl), ports.fetch));
  stops.push(await serveReact(ports.react, { VITE_GATEHOUSE_URL: deploymentUrl, VITE_API_URL: apiUrl }));
  const spool = mailSpool(running.services.config.dataDir);
  return { backend, deploymentUrl, urls, codeFor: (email) => codeIn(spool, email) };
}

const plainFiles = async () => ({ ...PAGE_FILES, ...(await clientFiles()) });

/** The plain page with the modules that need no package. */
const FETCH_FILES: typeof PAGE_FILES = {
  ...PAGE_FILES,
  ...Object.fromEntries(
    ['gatehouse.js', 'session-tokens.js'].map((name) => [
      name,
      pathToFileURL(resolve('examples/browser/without-a-package', name)),
    ]),
  ),
};

function codeIn(spool: string, email: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const files = (await readdir(spool)).filter((name) => !name.startsWith('.'));
      const mails = await Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(spool, name)))));
      const text = mails.find(({ to }) => to?.some(({ address }) => address === email))?.text ?? '';
      const code = /^\s*(\d{6})\s*$/m.exec(text)?.[1];
      if (code === undefined) throw new Error(`No code for ${email} yet.`);
      return code;
    },
    { timeout: 60_000, interval: 20 },
  );
}

const localhost = (port: number) => `http://localhost:${port}`;

/** Serves the plain page at another URL until the test ends. */
export async function servePlainAt(host: string, deploymentUrl: string): Promise<string> {
  const port = await freePort();
  onTestFinished(await listen(createPageServer(deploymentUrl, await plainFiles()), port));
  return `http://${host}:${port}`;
}

async function listen(server: Server, port: number): Promise<() => void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

/** Builds the page with Vite into a temporary folder and serves it. */
async function serveReact(port: number, env: Record<string, string>): Promise<() => Promise<void>> {
  const root = 'examples/browser/react';
  const outDir = await mkdtemp(join(inject('scratch'), 'react-'));
  const config = {
    root,
    logLevel: 'silent',
    resolve: { alias: { '@gatehouse/client/deployment': await builtClient() } },
    build: { outDir, emptyOutDir: true },
  };
  const { PATH, HOME } = process.env;
  // In a process of its own, because the build reads the environment.
  const script = `import { build } from 'vite'; await build(${JSON.stringify(config)});`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    env: { PATH, HOME, ...env },
  });
  // Loaded here because Vitest has a Vite of its own in this process.
  const { preview } = await import('vite');
  const server = await preview({
    root,
    logLevel: 'silent',
    build: { outDir },
    preview: { port, strictPort: true, host: '127.0.0.1' },
  });
  return () => server.close();
}
