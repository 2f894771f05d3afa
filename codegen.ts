import { globSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { print } from 'graphql';
import { parentTypes, type RowsFile } from './src/api/schema/parents.ts';
import { readConsoleSdl, readSdlOf } from './src/api/schema/schema.ts';
import { SCOPE_BY_NAME } from './src/platform/access/scopes.ts';

const rowsFiles = (pattern: string): RowsFile[] =>
  globSync(pattern, { cwd: 'src' })
    .sort()
    .map((path) => ({ path: `../${path}`, text: readFileSync(`src/${path}`, 'utf8') }));

const common = print(readSdlOf(['common']));
const backend = print(readSdlOf(['common', 'backend']));
const deployment = print(readSdlOf(['common', 'deployment']));
const operators = print(readConsoleSdl());

const rows = rowsFiles('*/graph/rows.ts');
/** A type of the deployment host may have the name of one of the backend host, so its rows are in files of their own. */
const deploymentRows = rowsFiles('*/graph/deployment/rows.ts');

/** Generates the types of SDL and of its resolvers. `mappers` are the parents of the resolvers. */
function types(sdl: string, mappers: Readonly<Record<string, string>>) {
  return {
    schema: sdl,
    plugins: ['typescript', 'typescript-resolvers'],
    config: {
      contextType: '../platform/context.ts#Context',
      mappers,
      scalars: {
        ID: 'string',
        BigInt: 'number',
        DateTime: 'string',
        File: { input: 'never', output: '../platform/files/downloads.ts#Download' },
        JSONObject: 'Record<string, unknown>',
        PermissionExpression: 'string | readonly string[]',
        Void: 'null',
      },
      enumsAsTypes: true,
      ...(sdl.includes('enum Scope ') && { enumValues: { Scope: SCOPE_BY_NAME } }),
      useTypeImports: true,
      skipTypename: true,
      maybeValue: 'T | null | undefined',
      immutableTypes: true,
      // An argument with a default always has a value when a resolver runs.
      avoidOptionals: { defaultValue: true },
    },
  };
}

/** Generates the documents of pages, with the types of their results. */
function documents(graph: string, path: string) {
  return {
    schema: `docs/schema/${graph}.graphql`,
    documents: path,
    plugins: ['typescript-operations', 'typed-document-node'],
    config: {
      scalars: {
        ID: 'string',
        BigInt: 'number',
        DateTime: 'string',
        JSONObject: 'Record<string, unknown>',
        Void: 'null',
      },
      useTypeImports: true,
      skipTypename: true,
      immutableTypes: true,
      enumsAsTypes: true,
    },
  };
}

const config: CodegenConfig = {
  generates: {
    // The documents of the hosted pages, which run on the graph of the deployment host. The service imports them.
    'src/pages/hosted/documents.ts': documents('deployment', 'src/pages/hosted/**/*.graphql'),
    // The documents of the console: of the installation on its own graph, of a deployment on the graph of the backend host.
    'src/pages/console/installation/documents.ts': documents('console', 'src/pages/console/installation/**/*.graphql'),
    'src/pages/console/deployment/documents.ts': documents('backend', 'src/pages/console/deployment/**/*.graphql'),
    'src/generated/console.ts': types(operators, parentTypes(operators, rows)),
    'src/generated/common.ts': types(common, parentTypes(common, rows)),
    'src/generated/backend.ts': types(backend, parentTypes(backend, rows)),
    'src/generated/deployment.ts': types(deployment, {
      ...parentTypes(deployment, deploymentRows),
      ...parentTypes(common, rows),
    }),
  },
};

export default config;
