import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';

const built = new Map<string, Promise<string>>();

/** A file with the module and the parts of the client that it imports, built from the sources: tests need no `dist`. */
export function builtModule(entry: string): Promise<string> {
  const present = built.get(entry) ?? build(entry);
  built.set(entry, present);
  return present;
}

/** The client of the deployment host as one module for browsers. */
export const builtClient = (): Promise<string> => builtModule('packages/client/src/deployment.ts');

/** The module under the name that pages load, for `createPageServer`. */
export async function clientFiles(): Promise<Readonly<Record<string, URL>>> {
  return { 'client/deployment.js': pathToFileURL(await builtClient()) };
}

async function build(entry: string): Promise<string> {
  const { build: buildWithVite } = await import('vite');
  const outDir = await mkdtemp(join(inject('scratch'), 'client-'));
  await buildWithVite({
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: [{ find: /^@gatehouse\/client\/(\w+)$/, replacement: join(process.cwd(), 'packages/client/src/$1.ts') }],
    },
    build: { outDir, lib: { entry, formats: ['es'], fileName: 'module' } },
  });
  return join(outDir, 'module.js');
}
