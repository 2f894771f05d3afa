import { plugin as officialPlugin, TsVisitor, type TypeScriptPluginConfig } from '@graphql-codegen/typescript';
import { type ASTNode, isScalarType, type ObjectTypeDefinitionNode } from 'graphql';
import type { ContextSlice } from './contexts.ts';
import { importsOf, leaveEach } from './text.ts';

/** The helper types of the official plugin. The first context exports them for the others. */
const HELPERS = ['InputMaybe', 'Maybe', 'Scalars'];

/** Generates the enums, inputs, object types and arguments that a context declares. */
export async function generateTypes(slice: ContextSlice, config: TypeScriptPluginConfig): Promise<string> {
  const [first] = slice.earlier.values();
  if (first === undefined) {
    const output = await officialPlugin(slice.schema, [], config);
    if (typeof output === 'string') return output;
    return [...(output.prepend ?? []), output.content].join('\n');
  }
  const definitions = leaveEach(slice.declared, new DeclaredTypesVisitor(slice, config));
  const content = definitions.filter(Boolean).join('\n\n');
  const sources = new Map(HELPERS.map((name) => [name, `../../${first}/graph/types.ts`]));
  for (const [type, context] of slice.earlier) {
    if (!isScalarType(slice.schema.getType(type))) sources.set(type, `../../${context}/graph/types.ts`);
  }
  return [...importsOf(content, sources), '', content].join('\n');
}

/** For a type of an earlier context, generates only the arguments of the fields that this context adds. */
class DeclaredTypesVisitor extends TsVisitor {
  readonly #earlier: ContextSlice['earlier'];

  constructor(slice: ContextSlice, config: TypeScriptPluginConfig) {
    super(slice.schema, config);
    this.#earlier = slice.earlier;
  }

  override ObjectTypeDefinition(node: ObjectTypeDefinitionNode, key: number | string, parent: ASTNode) {
    // The children of `node` are already text; the parent still has the original node.
    const original: ObjectTypeDefinitionNode = Object(parent)[key];
    return this.#earlier.has(original.name.value)
      ? this.buildArgumentsBlock(original)
      : super.ObjectTypeDefinition(node, key, parent);
  }
}
