import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, inject, it } from 'vitest';

const SCRIPT = resolve('src/cli/trim-modules.js');

/** An installation with the files of one package. */
async function installed(names: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(inject('scratch'), 'trim-'));
  await mkdir(join(folder, 'node_modules/some/dist'), { recursive: true });
  for (const name of names) await writeFile(join(folder, 'node_modules/some', name), '');
  return folder;
}

const trim = (cwd: string) => promisify(execFile)(process.execPath, [SCRIPT], { cwd });

describe('npm run trim', () => {
  it('removes types, source maps and documentation, and keeps code and licenses', async () => {
    const kept = [
      'LICENSE.md',
      'dist',
      'dist/data.wasm',
      'dist/index.cjs',
      'dist/index.js',
      'dist/index.mjs',
      'package.json',
    ];
    const removed = ['README.md', 'dist/index.js.map', 'dist/index.d.ts', 'dist/index.d.cts', 'dist/source.ts'];
    const folder = await installed([...kept.filter((name) => name !== 'dist'), ...removed]);
    await trim(folder);
    expect((await readdir(join(folder, 'node_modules/some'), { recursive: true })).sort()).toEqual(kept);
  });

  it('changes nothing where the packages for development are installed', async () => {
    const folder = await installed(['index.d.ts']);
    await mkdir(join(folder, 'node_modules/typescript'));
    await expect(trim(folder)).rejects.toThrow('npm ci --omit=dev');
    expect(existsSync(join(folder, 'node_modules/some/index.d.ts'))).toBe(true);
  });

  it('removes builds that exist, and none from which the service loads a module', async () => {
    const builds = [...(await readFile(SCRIPT, 'utf8')).matchAll(/^ {2}'(.+)',$/gm)].map(([, build = '']) => build);
    expect(builds.filter((build) => !existsSync(join('node_modules', build)))).toEqual([]);
    expect(builds.length).toBeGreaterThan(0);
    const loaded = ['gpt-tokenizer/encoding/o200k_base', '@graphql-yoga/render-graphiql/graphiql'];
    const resolved = await Promise.all(loaded.map(resolveImport));
    expect(resolved.filter((file) => builds.some((build) => file.includes(`/node_modules/${build}/`)))).toEqual([]);
  });
});

/** The file that an `import` of the name loads. */
async function resolveImport(name: string): Promise<string> {
  const code = `process.stdout.write(import.meta.resolve(${JSON.stringify(name)}))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code]);
  return fileURLToPath(stdout);
}
