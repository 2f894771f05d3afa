import type { CodegenConfig } from '@graphql-codegen/cli';
import { type ContextSource, sliceContexts } from './contexts.ts';
import { generateResolvers } from './resolvers-plugin.ts';
import { generateTypes } from './types-plugin.ts';

type Output = Extract<CodegenConfig['generates'][string], { preset?: unknown }>;
type Preset = Exclude<NonNullable<Output['preset']>, string>;

/**
 * Generates `types.ts` and `resolvers.ts` for each context. A file imports only from the files above it in this list and from
 * earlier contexts:
 *
 * - `types.ts`: enums, inputs, object types and arguments
 * - `rows.ts`, written by hand: the parents of resolvers that differ from their type
 * - `resolvers.ts`: the types of resolver maps
 *
 * The files contain the types that the context's SDL declares, and the fields that it adds to types of earlier contexts.
 */
export const contextsPreset: Preset = {
  buildGeneratesSection({ baseOutputDir, config, presetConfig }) {
    const sources: readonly ContextSource[] = presetConfig.sources;
    return sliceContexts(sources).flatMap((slice) => {
      const types = () => generateTypes(slice, config);
      const file = (name: string, generate: () => Promise<string>) => ({
        filename: `${baseOutputDir}${slice.name}/graph/${name}.ts`,
        plugins: [{ [name]: {} }],
        pluginMap: { [name]: { plugin: generate } },
        schema: slice.declared,
        schemaAst: slice.schema,
        documents: [],
        config,
      });
      return [file('types', types), file('resolvers', async () => generateResolvers(slice, await types(), config))];
    });
  },
};
