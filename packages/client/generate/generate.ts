import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { printClient } from './print-client.ts';
import type { OpenApiDocument } from './print-operations.ts';

const HELP = `Writes the types and the operations of the client from docs/openapi/, and copies the SDL from docs/schema/: part of
\`npm run codegen\` and \`npm run packages\`.`;

/** The client of each host, by the name of its OpenAPI document. */
const CLIENTS = { backend: 'BackendOperations', deployment: 'DeploymentOperations' } as const;

const FROM = new URL('../../../docs/openapi/', import.meta.url);
const TO = new URL('../src/generated/', import.meta.url);
/** Packed as it is, for tools that check documents: `@gatehouse/client/graphql/backend.graphql`. */
const SDL_FROM = new URL('../../../docs/schema/', import.meta.url);
const SDL_TO = new URL('../graphql/', import.meta.url);

if (process.argv.includes('--help')) {
  console.log(HELP);
} else {
  await mkdir(TO, { recursive: true });
  await mkdir(SDL_TO, { recursive: true });
  for (const [host, name] of Object.entries(CLIENTS)) {
    const text = await readFile(new URL(`${host}.json`, FROM), 'utf8');
    await writeChanged(new URL(`${host}.ts`, TO), printClient(JSON.parse(text) as OpenApiDocument, host, name));
    await writeChanged(
      new URL(`${host}.graphql`, SDL_TO),
      await readFile(new URL(`${host}.graphql`, SDL_FROM), 'utf8'),
    );
  }
}

/** Leaves a current file as it is, because tests read it while others build the packages. */
async function writeChanged(file: URL, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => null)) !== text) await writeFile(file, text);
}
