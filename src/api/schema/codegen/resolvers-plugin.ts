import {
  plugin as officialPlugin,
  type TypeScriptResolversPluginConfig,
  TypeScriptResolversVisitor,
} from '@graphql-codegen/typescript-resolvers';
import type { ContextSlice } from './contexts.ts';
import { importsOf, leaveEach } from './text.ts';

/** The helper types of the official plugin. The first context exports them for the others. */
const HELPERS = ['IsTypeOfResolverFn', 'Resolver', 'ResolverTypeWrapper', 'SubscriptionResolver', 'TypeResolveFn'];

/** Generates the resolver types of a context. `types` is the text of its `types.ts`. */
export async function generateResolvers(
  slice: ContextSlice,
  types: string,
  config: TypeScriptResolversPluginConfig,
): Promise<string> {
  const [first] = slice.earlier.values();
  const exported = [...types.matchAll(/^export type (\w+)/gm)].map(([, name = '']) => name);
  const sources = new Map(exported.map((name) => [name, './types.ts']));
  if (first === undefined) {
    const output = await officialPlugin(slice.schema, [], { ...config, mappers: slice.parents });
    return [...(output.prepend ?? []), ...importsOf(output.content, sources), output.content].join('\n');
  }
  for (const name of ['Maybe', 'Scalars']) sources.set(name, `../../${first}/graph/types.ts`);
  for (const name of HELPERS) sources.set(name, `../../${first}/graph/resolvers.ts`);
  const visitor = new DeclaredResolversVisitor(slice, config);
  const content = visitor.generate();
  const imports = [...visitor.mappersImports, ...earlierImports(slice, content), ...importsOf(content, sources)];
  return [...imports, ...visitor.globalDeclarations, content].join('\n');
}

class DeclaredResolversVisitor extends TypeScriptResolversVisitor {
  readonly #slice: ContextSlice;

  constructor(slice: ContextSlice, config: TypeScriptResolversPluginConfig) {
    const mappers: Record<string, string> = { ...slice.parents };
    for (const type of slice.earlierParents) mappers[type] = inEarlier(slice, 'ResolversParentTypes', type);
    super({ ...config, mappers }, slice.schema, {});
    this.#slice = slice;
  }

  generate(): string {
    const definitions = leaveEach(this.#slice.declared, this).filter((text) => typeof text === 'string');
    const types = this.#declared(this._resolversTypes);
    const parents = this.#declared(this._resolversParentTypes);
    const text = [...definitions, ...Object.values(types), ...Object.values(parents)].join('\n');
    this._resolversTypes = { ...types, ...this.#used('ResolversTypes', text) };
    this._resolversParentTypes = { ...parents, ...this.#used('ResolversParentTypes', text) };
    const maps = [this.buildResolversTypes(), this.buildResolversParentTypes()];
    return [...maps, ...definitions, this.getRootResolver().content].join('\n\n');
  }

  #declared(entries: Readonly<Record<string, string>>): Record<string, string> {
    return Object.fromEntries(Object.entries(entries).filter(([type]) => !this.#slice.earlier.has(type)));
  }

  /** References to the entries of earlier contexts for the types that the text uses. */
  #used(map: string, text: string): Record<string, string> {
    const types = new Set([...text.matchAll(new RegExp(`\\b${map}\\['(\\w+)'\\]`, 'g'))].map(([, type = '']) => type));
    const earlier = [...types].filter((type) => this.#slice.earlier.has(type)).sort();
    return Object.fromEntries(earlier.map((type) => [type, inEarlier(this.#slice, map, type)]));
  }
}

/** The reference to a type of an earlier context: `customerKeys.ResolversTypes['ApiAuthApp']`. */
function inEarlier({ earlier }: ContextSlice, map: string, type: string): string {
  return `${namespaceOf(earlier.get(type) ?? '')}.${map}['${type}']`;
}

function namespaceOf(context: string): string {
  return context.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function earlierImports({ earlier }: ContextSlice, content: string): string[] {
  return [...new Set(earlier.values())]
    .filter((context) => content.includes(`${namespaceOf(context)}.Resolvers`))
    .map((context) => `import type * as ${namespaceOf(context)} from '../../${context}/graph/resolvers.ts';`);
}
