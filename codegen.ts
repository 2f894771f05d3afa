import type { CodegenConfig } from '@graphql-codegen/cli';
import { readContexts } from './src/api/schema/codegen/contexts.ts';
import { contextsPreset } from './src/api/schema/codegen/preset.ts';
import { SCOPE_BY_NAME } from './src/platform/access/scopes.ts';

const sources = readContexts();

const config: CodegenConfig = {
  generates: {
    // The documents of the hosted pages, which run on the graph of the deployment host.
    'src/pages/hosted/documents.ts': {
      schema: 'docs/schema/deployment.graphql',
      documents: 'src/pages/hosted/**/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        scalars: { ID: 'string', DateTime: 'string', JSONObject: 'Record<string, unknown>', Void: 'null' },
        useTypeImports: true,
        skipTypename: true,
        immutableTypes: true,
        enumsAsTypes: true,
      },
    },
    'src/': {
      schema: sources.map(({ sdl }) => sdl).join('\n'),
      preset: contextsPreset,
      presetConfig: { sources },
      config: {
        contextType: '../../platform/context.ts#Context',
        scalars: {
          ID: 'string',
          DateTime: 'string',
          File: { input: 'never', output: '../../platform/files/downloads.ts#Download' },
          JSONObject: 'Record<string, unknown>',
          PermissionExpression: 'string | readonly string[]',
          Void: 'null',
        },
        enumsAsTypes: true,
        enumValues: { Scope: SCOPE_BY_NAME },
        useTypeImports: true,
        skipTypename: true,
        maybeValue: 'T | null | undefined',
        immutableTypes: true,
        // An argument with a default always has a value when a resolver runs.
        avoidOptionals: { defaultValue: true },
      },
    },
  },
};

export default config;
