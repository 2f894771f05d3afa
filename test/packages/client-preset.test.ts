import { execFile } from 'node:child_process';
import { mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { createGraphqlClient, type RunDocument } from '../../packages/client/src/graphql.ts';
import { blocksOf } from '../docs/markdown.ts';
import { service } from '../support/service.ts';
import { createWorld } from '../support/world.ts';

const run = promisify(execFile);
const TSC = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc');

/** A project with the files that the guide shows. */
async function createProject() {
  const folder = await mkdtemp(join(inject('scratch'), 'preset-'));
  const files = blocksOf('docs/guides/typed-client.md').flatMap(({ words, text }) => {
    const name = words.find((word) => word.startsWith('name='))?.slice('name='.length);
    return name === undefined ? [] : [{ name, text }];
  });
  expect(files.map(({ name }) => name)).toEqual(['codegen.ts', 'users.ts']);
  const compilerOptions = {
    ...{ target: 'es2022', module: 'nodenext', lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'], types: [] },
    ...{ strict: true, exactOptionalPropertyTypes: true, noEmit: true, allowImportingTsExtensions: true },
    ...{ skipLibCheck: true, paths: { '@gatehouse/client/*': [join(process.cwd(), 'packages/client/src/*.ts')] } },
  };
  await Promise.all([
    symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules')),
    writeFile(join(folder, 'package.json'), '{ "type": "module" }'),
    writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['users.ts', 'wrong.ts'] })),
    ...files.map(({ name, text }) => writeFile(join(folder, name), text)),
  ]);
  return folder;
}

const WRONG = `
import type { RunDocument } from '@gatehouse/client/graphql';
import { UsersDocument } from './gql/graphql.js';
export async function wrong(run: RunDocument): Promise<void> {
  // @ts-expect-error The variable is missing.
  await run(UsersDocument);
  const { users } = await run(UsersDocument, { search: 'ada' });
  // @ts-expect-error The document does not ask for this field.
  users?.nodes[0]?.firstName;
}
`;

it('the client preset types the documents of a project with the schema in the package', async () => {
  const folder = await createProject();
  await run(
    process.execPath,
    [join(process.cwd(), 'node_modules/@graphql-codegen/cli/cjs/bin.js'), '--config', 'codegen.ts'],
    {
      cwd: folder,
    },
  );
  await writeFile(join(folder, 'wrong.ts'), WRONG);
  await run(process.execPath, [TSC, '-p', folder]);

  const world = await createWorld();
  await world.backend.post('/users', { email: 'ada@example.com' });
  const { backend } = await service();
  const { emailsOf } = (await import(pathToFileURL(join(folder, 'users.ts')).href)) as {
    emailsOf: (run: RunDocument, search: string) => Promise<string[]>;
  };
  const client = createGraphqlClient({ url: backend.url, credential: world.apiKey });
  await expect(emailsOf(client, 'ada@')).resolves.toEqual(['ada@example.com']);
});
