// Removes the files of installed packages that Node never loads: `npm run trim`, and a step of the Dockerfile. JavaScript, because
// the Dockerfile runs it before it copies the service.
import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Types, sources in TypeScript (which Node rejects in packages), source maps and documentation. */
const NEVER_LOADED = /\.(map|[mc]?tsx?|md|mdx)$/i;
/** Licenses stay with what they permit. */
const LICENSE = /^(licen[cs]e|notice|copying)/i;

/** Builds for `require` and data of other encodings, which the service does not import. */
export const OTHER_BUILDS = [
  '@graphql-yoga/render-graphiql/cjs',
  'gpt-tokenizer/cjs',
  'gpt-tokenizer/data',
  'gpt-tokenizer/src',
];

/**
 * Removes them from a folder of packages.
 *
 * @param {string} folder
 */
export function trimModules(folder) {
  for (const build of OTHER_BUILDS) rmSync(join(folder, build), { recursive: true, force: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && NEVER_LOADED.test(entry.name) && !LICENSE.test(entry.name))
      rmSync(join(entry.parentPath, entry.name));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = resolve('node_modules');
  if (readdirSync(folder).includes('typescript')) {
    console.error('The packages for development are installed, which need these files: run `npm ci --omit=dev` first.');
    process.exit(1);
  }
  trimModules(folder);
}
