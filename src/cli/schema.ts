import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { publishedOpenApi } from '../api/rest/openapi/published.ts';
import { resolversOf } from '../api/schema/merge.ts';
import { type Change, changeText, compareSdl } from '../api/schema/publish/changes.ts';
import { recordedChanges } from '../api/schema/publish/recorded.ts';
import { publishedSdl } from '../api/schema/publish/sdl.ts';
import { assembleConsoleSchema, assembleSchemas, readTypeDefs } from '../api/schema/schema.ts';
import { events, features } from '../features.ts';
import type { HostName } from '../platform/context.ts';
import { runScript, UsageError } from './script.ts';

const SDL_FOLDER = 'docs/schema';
const OPENAPI_FOLDER = 'docs/openapi';
const POLICY = 'docs/graph-changes.md';

const HELP = `npm run schema
    writes the SDL of each host to ${SDL_FOLDER}, and the OpenAPI documents to ${OPENAPI_FOLDER}; commit the result after a
    change of schema/
npm run schema -- --against REF
    compares the current SDL with the files of a git commit, tag or branch: prints breaking and dangerous changes,
    and exits with 1 if ${POLICY} does not record a breaking change`;

const git = (...args: string[]) => promisify(execFile)('git', args, { maxBuffer: 64 * 1024 * 1024 });

await runScript({ help: HELP, options: { against: { type: 'string' } } }, async ({ values }) => {
  const resolvers = resolversOf(features);
  const { BACKEND, DEPLOYMENT } = assembleSchemas(readTypeDefs(), resolvers);
  const files = [
    { path: `${SDL_FOLDER}/backend.graphql`, text: publishedSdl(BACKEND) },
    { path: `${SDL_FOLDER}/deployment.graphql`, text: publishedSdl(DEPLOYMENT) },
    { path: `${SDL_FOLDER}/console.graphql`, text: publishedSdl(assembleConsoleSchema(resolvers.CONSOLE)) },
  ];
  if (values.against !== undefined) return compare(files, await commitOf(values.against), values.against);
  const openApi = (host: HostName, slice: typeof BACKEND) =>
    publishedOpenApi({ slice, host, features, events: events.described() });
  await writeFiles([
    ...files,
    { path: `${OPENAPI_FOLDER}/backend.json`, text: openApi('BACKEND', BACKEND) },
    { path: `${OPENAPI_FOLDER}/deployment.json`, text: openApi('DEPLOYMENT', DEPLOYMENT) },
  ]);
});

interface PublishedFile {
  readonly path: string;
  readonly text: string;
}

async function writeFiles(files: readonly PublishedFile[]): Promise<void> {
  for (const { path, text } of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    console.log(`Wrote ${path}.`);
  }
}

async function compare(files: readonly PublishedFile[], commit: string, ref: string): Promise<void> {
  const isRecorded = recordedChanges(await readFile(POLICY, 'utf8'));
  const missing = new Map<string, Change>();
  for (const { path, text } of files) {
    const older = await contentAt(commit, path);
    if (older === null) {
      console.log(`${path}: ${ref} does not have this file, so there is nothing to compare with.`);
      continue;
    }
    const { breaking, dangerous } = compareSdl(older, text);
    console.log(`${path}: ${breaking.length} breaking and ${dangerous.length} dangerous changes since ${ref}.`);
    for (const change of breaking) {
      if (!isRecorded(change)) missing.set(change.coordinate, change);
      console.log(`  breaking   ${changeText(change)}${isRecorded(change) ? '' : ' NOT RECORDED'}`);
    }
    for (const change of dangerous) console.log(`  dangerous  ${changeText(change)}`);
  }
  if (missing.size === 0) return;
  const rows = [...missing.values()].map(({ coordinate, description }) => `| \`${coordinate}\` | ${description} | |`);
  console.error(`\nRecord these breaking changes in ${POLICY}, or undo them:\n\n${rows.join('\n')}`);
  process.exitCode = 1;
}

async function commitOf(ref: string): Promise<string> {
  try {
    const { stdout } = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
    return stdout.trim();
  } catch {
    throw new UsageError(`${ref} is not a commit, tag or branch of this repository.`);
  }
}

/** The content of a file in a commit; null if the commit does not contain it. */
async function contentAt(commit: string, path: string): Promise<string | null> {
  const { stdout: entry } = await git('ls-tree', commit, '--', path);
  return entry === '' ? null : (await git('show', `${commit}:${path}`)).stdout;
}
