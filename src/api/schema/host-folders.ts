import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  parse,
  parseConstValue,
} from 'graphql';
import type { HostName } from '../../platform/context.ts';

/** The hosts of what the files in `schema/<context>/<folder>/` declare. */
const HOSTS: Readonly<Record<string, readonly HostName[]>> = {
  common: ['BACKEND', 'DEPLOYMENT'],
  backend: ['BACKEND'],
  deployment: ['DEPLOYMENT'],
};

const SCHEMA_FOLDER = join(import.meta.dirname, '../../../schema');

/** A file of `schema/`. */
export interface SdlFile {
  /** `tenancy/backend/organization.graphql` */
  readonly path: string;
  /** Its definitions, with the hosts of its folder as directives. */
  readonly document: DocumentNode;
}

/** Reads the SDL of all contexts, sorted by file name across folders. */
export function readSdlFiles(folder: string = SCHEMA_FOLDER): SdlFile[] {
  const paths = globSync('**/*.graphql', { cwd: folder });
  return paths
    .sort((a, b) => compare(basename(a), basename(b)) || compare(a, b))
    .map((path) => ({ path, document: withHosts(path, readFileSync(join(folder, path), 'utf8')) }));
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Writes the hosts of a file's folder into its definitions, as `@only` and as the host of `@rest`. */
export function withHosts(path: string, sdl: string): DocumentNode {
  const [, folder = '', ...rest] = path.split('/');
  const hosts = HOSTS[folder];
  if (hosts === undefined || rest.length !== 1) {
    throw new Error(`schema/${path} has no host: move it to the folder common, backend or deployment of its context.`);
  }
  const document = parse(sdl, { noLocation: true });
  return { ...document, definitions: document.definitions.map((definition) => onHosts(definition, hosts, path)) };
}

function onHosts(definition: DefinitionNode, hosts: readonly HostName[], path: string): DefinitionNode {
  switch (definition.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_DEFINITION:
      rejectOnly(definition, `schema/${path}: ${definition.name.value}`);
      return { ...definition, directives: [...(definition.directives ?? []), only(hosts)] };
    case Kind.OBJECT_TYPE_EXTENSION: {
      const fields = definition.fields?.map((field) =>
        fieldOnHosts(field, hosts, `schema/${path}: ${field.name.value}`),
      );
      return { ...definition, ...(fields && { fields }) };
    }
    default:
      return definition;
  }
}

function fieldOnHosts(field: FieldDefinitionNode, hosts: readonly HostName[], at: string): FieldDefinitionNode {
  rejectOnly(field, at);
  const directives = (field.directives ?? []).map((directive) =>
    directive.name.value === 'rest' ? withHost(directive, hosts, at) : directive,
  );
  return { ...field, directives: [...directives, only(hosts)] };
}

function rejectOnly(
  { directives }: { readonly directives?: readonly ConstDirectiveNode[] | undefined },
  at: string,
): void {
  if (directives?.some(({ name }) => name.value === 'only'))
    throw new Error(`${at} has @only. Remove it: the folder of the file is the host.`);
}

function withHost(rest: ConstDirectiveNode, hosts: readonly HostName[], at: string): ConstDirectiveNode {
  const [host, other] = hosts;
  if (host === undefined || other !== undefined) {
    throw new Error(`${at} has a path in the folder common: move it to the folder of the host that serves the path.`);
  }
  const argument = { kind: Kind.ARGUMENT, name: name('host'), value: parseConstValue(host) } as const;
  return { ...rest, arguments: [argument, ...(rest.arguments ?? [])] };
}

const only = (hosts: readonly HostName[]): ConstDirectiveNode => ({
  kind: Kind.DIRECTIVE,
  name: name('only'),
  arguments: [{ kind: Kind.ARGUMENT, name: name('hosts'), value: parseConstValue(`[${hosts.join()}]`) }],
});

const name = (value: string) => ({ kind: Kind.NAME, value }) as const;
