import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ConstDirectiveNode, type DocumentNode, parse, visit } from 'graphql';

/** The folders of a context in `schema/`: what all graphs have, what each host has, and what the console has. */
const FOLDERS = ['common', 'backend', 'deployment', 'console'] as const;
export type SdlFolder = (typeof FOLDERS)[number];

const SCHEMA_FOLDER = join(import.meta.dirname, '../../../schema');

/** A file of `schema/`. */
export interface SdlFile {
  /** `tenancy/backend/organization.graphql` */
  readonly path: string;
  readonly folder: SdlFolder;
  readonly document: DocumentNode;
}

/** Reads the SDL of all contexts, sorted by file name across folders. */
export function readSdlFiles(root: string = SCHEMA_FOLDER): SdlFile[] {
  const paths = globSync('**/*.graphql', { cwd: root });
  return paths
    .sort((a, b) => compare(basename(a), basename(b)) || compare(a, b))
    .map((path) => sdlFile(path, readFileSync(join(root, path), 'utf8')));
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Parses a file. Throws if its folder is not that of a host, or if a directive is about the other host. */
export function sdlFile(path: string, sdl: string): SdlFile {
  const [, name, ...rest] = path.split('/');
  const folder = FOLDERS.find((known) => known === name);
  if (folder === undefined || rest.length !== 1) {
    throw new Error(
      `schema/${path} has no host: move it to the folder common, backend, deployment or console of its context.`,
    );
  }
  const document = parse(sdl, { noLocation: true });
  visit(document, {
    FieldDefinition: ({ name: field, directives = [] }) => {
      for (const directive of directives) rejectOtherHost(directive, folder, `schema/${path}: ${field.value}`);
    },
  });
  return { path, folder, document };
}

/** The arguments of `@access` and `@edge` that a folder cannot have, because they are about the other host. */
const OF_OTHER_HOST: Readonly<Record<SdlFolder, readonly string[]>> = {
  common: [],
  backend: ['caller', 'session', 'permission', 'tokenScope'],
  deployment: ['scope', 'scopeByType'],
  console: ['session', 'permission', 'scopeByType', 'tokenScope'],
};

function rejectOtherHost({ name, arguments: args = [] }: ConstDirectiveNode, folder: SdlFolder, at: string): void {
  if (name.value === 'rest' && folder === 'console')
    throw new Error(`${at} has a path, but no host serves the graph of the console.`);
  if (name.value === 'rest' && folder === 'common') {
    throw new Error(`${at} has a path in the folder common: move it to the folder of the host that serves the path.`);
  }
  if (name.value !== 'access' && name.value !== 'edge') return;
  const other = args.find((argument) => OF_OTHER_HOST[folder].includes(argument.name.value));
  if (other) throw new Error(`${at} has ${other.name.value} in its @${name.value}, which the other host has.`);
}
