import { readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { parse, print, visit } from 'graphql';
import { parentTypes } from './src/graphql/parents.ts';
import { readTypeDefs } from './src/graphql/schema.ts';

const sdl = readTypeDefs();
/** Without our directives, which nobody resolves. */
const schema = print(visit(parse(sdl), { Directive: () => null, DirectiveDefinition: () => null }));

const config: CodegenConfig = {
  schema,
  generates: {
    'src/graphql/generated/types.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../../context.ts#Context',
        scalars: {
          ID: 'string',
          DateTime: 'string',
          JSONObject: 'Record<string, unknown>',
          PermissionExpression: 'string | readonly string[]',
          Void: 'null',
        },
        mappers: parentTypes(sdl, readFileSync('src/graphql/mappers.ts', 'utf8')),
        enumsAsTypes: true,
        useTypeImports: true,
        skipTypename: true,
        maybeValue: 'T | null | undefined',
        immutableTypes: true,
        // What has a default is always there when a resolver runs.
        avoidOptionals: { defaultValue: true },
      },
    },
  },
};

export default config;
