import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, inject, it } from 'vitest';

const run = promisify(execFile);
const hasGit = await run('git', ['--version']).then(
  () => true,
  () => false,
);

/** A temporary repository, in which the script writes its files. */
let folder: string;

const git = (...args: string[]) =>
  run('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: folder });

async function schema(...args: string[]): Promise<{ code: number; output: string }> {
  const command = ['--disable-warning=ExperimentalWarning', resolve('src/cli/schema.ts'), ...args];
  try {
    const { stdout } = await run(process.execPath, command, { cwd: folder });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

const policy = (rows: string) =>
  writeFile(join(folder, 'docs/graph-changes.md'), `## Breaking changes\n\n| Old | New |\n|---|---|\n${rows}`);

async function commit(): Promise<void> {
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'Publish');
}

// Without git the tests are skipped, except in CI, where they fail.
describe.skipIf(!hasGit && !process.env['CI'])('npm run schema', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(inject('scratch'), 'schema-'));
    await git('init', '--quiet');
    await git('commit', '--quiet', '--allow-empty', '--message', 'Begin');
    expect((await schema()).code).toBe(0);
    await policy('');
    await commit();
  });

  it('writes the same SDL and OpenAPI documents of both hosts that are committed', async () => {
    for (const file of [
      'docs/schema/backend.graphql',
      'docs/schema/deployment.graphql',
      'docs/schema/console.graphql',
      'docs/openapi/backend.json',
      'docs/openapi/deployment.json',
    ]) {
      expect(await readFile(join(folder, file), 'utf8')).toBe(await readFile(file, 'utf8'));
    }
  });

  it('finds no change compared with a commit that has the same files', async () => {
    const { code, output } = await schema('--against', 'HEAD');
    expect([code, output.match(/: 0 breaking and 0 dangerous changes since HEAD\./g)?.length]).toEqual([0, 3]);
  });

  it('reports that a commit without these files has nothing to compare', async () => {
    const { code, output } = await schema('--against', 'HEAD~1');
    expect([code, output]).toEqual([0, expect.stringContaining('nothing to compare with')]);
  });

  it('fails on a breaking change until the document records it', async () => {
    const file = join(folder, 'docs/schema/deployment.graphql');
    const served = await readFile(file, 'utf8');
    await writeFile(file, served.replace('type Query {', 'type Query {\n  removed: Int\n'));
    await commit();
    await git('tag', 'with-one-more-field');

    const found = await schema('--against', 'with-one-more-field');
    expect(found.code).toBe(1);
    expect(found.output).toContain('breaking   FIELD_REMOVED: Query.removed was removed. NOT RECORDED');
    expect(found.output).toContain('| `Query.removed` | Query.removed was removed. | |');

    await policy('| `Query.removed: Int` | nothing |\n');
    const recorded = await schema('--against', 'with-one-more-field');
    expect([recorded.code, recorded.output]).toEqual([0, expect.stringContaining('FIELD_REMOVED: Query.removed')]);
  });

  it('rejects an unknown commit and prints its usage', async () => {
    for (const ref of ['no-such-tag', '--output=x']) {
      const { code, output } = await schema(`--against=${ref}`);
      expect([code, output]).toEqual([1, expect.stringContaining('npm run schema -- --against REF')]);
    }
    expect((await schema('--help')).output).toContain('npm run schema -- --against REF');
  });
});
