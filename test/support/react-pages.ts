import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { inject } from 'vitest';
import { freePort } from './free-port.ts';

/** The sources of the packages for Vite, so that tests need no build. */
export const SOURCES = [
  { find: '@gatehouse/react/styles.css', replacement: join(process.cwd(), 'packages/react/styles.css') },
  { find: '@gatehouse/react', replacement: join(process.cwd(), 'packages/react/src/index.ts') },
  { find: '@gatehouse/client/session', replacement: join(process.cwd(), 'packages/client/src/session.ts') },
];

export interface ServedPage {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Builds the page of a folder and serves it, on each host name of this machine. The caller stops it. */
export async function serveReactPage(
  root: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ServedPage> {
  const { build, preview } = await import('vite');
  const outDir = await mkdtemp(join(inject('scratch'), 'react-page-'));
  const common = { root, configFile: false, logLevel: 'silent' } as const;
  await build({ ...common, plugins: [react()], resolve: { alias: SOURCES }, build: { outDir, emptyOutDir: true } });
  const port = await freePort();
  const options = { port, strictPort: true, host: '127.0.0.1', headers: { ...headers } };
  const served = await preview({ ...common, build: { outDir }, preview: options });
  return { port, stop: () => served.close() };
}
