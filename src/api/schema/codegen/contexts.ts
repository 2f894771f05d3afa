import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildASTSchema,
  buildSchema,
  concatAST,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  lexicographicSortSchema,
  type ObjectTypeExtensionNode,
  parse,
  print,
  printSchema,
  visit,
} from 'graphql';
import { completeConnections } from '../derived-connections.ts';
import { readSdlFiles } from '../host-folders.ts';
import { parentTypes } from '../parents.ts';
import { ROOT_TYPES } from '../schema.ts';

/** The bounded contexts in import order: a context may use itself and the contexts before it. */
export const CONTEXTS = ['platform', 'deployment', 'identity', 'tenancy', 'customer-keys', 'ai', 'webhooks', 'audit'];

/** The handwritten sources of one context: its SDL and its `rows.ts`. */
export interface ContextSource {
  readonly name: string;
  readonly sdl: string;
  readonly rows: string;
}

/** The input from which the plugins generate the files of one context. */
export interface ContextSlice {
  readonly name: string;
  /** The sorted types of this context and the contexts before it, without our directives, which have no resolvers. */
  readonly schema: GraphQLSchema;
  /** The types that the context declares. For a type of an earlier context, only the fields that this context adds. */
  readonly declared: DocumentNode;
  /** The TypeScript of the resolvers' parent types, by GraphQL type name. */
  readonly parents: Readonly<Record<string, string>>;
  /** The earlier context that declares each type, by type name. */
  readonly earlier: ReadonlyMap<string, string>;
  /** Types of earlier contexts whose resolver parent differs from the type. */
  readonly earlierParents: ReadonlySet<string>;
}

/** The sources of all contexts, in order. The root types come first, so that every context can extend them. */
export function readContexts(): ContextSource[] {
  const files = Map.groupBy(readSdlFiles(), ({ path }) => path.split('/', 1)[0] as string);
  const unknown = [...files.keys()].find((name) => !CONTEXTS.includes(name));
  if (unknown !== undefined) throw new Error(`schema/${unknown} is not a context: add it to CONTEXTS in its order.`);
  const rootTypes = parse(ROOT_TYPES, { noLocation: true });
  const written = CONTEXTS.map((name, index) => {
    const documents = (files.get(name) ?? []).map(({ document }) => document);
    return concatAST(index === 0 ? [rootTypes, ...documents] : documents);
  });
  const completed = completeConnections(written);
  return CONTEXTS.map((name, index) => {
    const rows = join('src', name, 'graph/rows.ts');
    return {
      name,
      sdl: print(completed[index] as DocumentNode),
      rows: existsSync(rows) ? readFileSync(rows, 'utf8') : '',
    };
  });
}

export function sliceContexts(sources: readonly ContextSource[]): ContextSlice[] {
  const documents = sources.map(({ sdl }) => parse(sdl));
  rejectForwardReferences(sources, documents);
  const earlier = new Map<string, string>();
  const earlierParents = new Set<string>();
  return sources.map(({ name, rows }, index) => {
    const document = documents[index] as DocumentNode;
    const own = new Set(document.definitions.flatMap((node) => declaredName(node) ?? []));
    const sdl = sources.slice(0, index + 1).map((source) => source.sdl);
    const sorted = parse(printSchema(lexicographicSortSchema(buildSchema(sdl.join('\n')))));
    const types = sorted.definitions.filter(({ kind }) => kind !== Kind.DIRECTIVE_DEFINITION);
    const slice = {
      name,
      schema: buildASTSchema({ ...sorted, definitions: types }),
      declared: { ...sorted, definitions: declarationsOf(document, own, types) },
      parents: parentTypes(sdl.join('\n'), own, rows),
      earlier: new Map(earlier),
      earlierParents: new Set(earlierParents),
    };
    for (const type of own) earlier.set(type, name);
    for (const type of Object.keys(slice.parents)) earlierParents.add(type);
    return slice;
  });
}

function declarationsOf(document: DocumentNode, own: ReadonlySet<string>, types: readonly DefinitionNode[]) {
  const added = new Map<string, Set<string>>();
  for (const node of document.definitions.filter(isTypeExtension)) {
    // An extension that only adds an interface has no resolvers.
    if (!node.fields?.length) continue;
    const fields = added.get(node.name.value) ?? new Set();
    for (const field of node.fields ?? []) fields.add(field.name.value);
    added.set(node.name.value, fields);
  }
  return types.flatMap((type): DefinitionNode[] => {
    const name = declaredName(type) ?? '';
    if (own.has(name)) return [type];
    const fields = added.get(name);
    if (!fields || type.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
    return [{ ...type, fields: (type.fields ?? []).filter((field) => fields.has(field.name.value)) }];
  });
}

/** The SDL follows the import order: a context must not refer to a type of a later context. */
function rejectForwardReferences(sources: readonly ContextSource[], documents: readonly DocumentNode[]): void {
  const contexts = new Map<string, number>();
  for (const [index, document] of documents.entries()) {
    for (const node of document.definitions) {
      const name = declaredName(node);
      if (name !== undefined) contexts.set(name, index);
    }
  }
  for (const [index, document] of documents.entries()) {
    const context = sources[index]?.name;
    const isLater = (type: string) => (contexts.get(type) ?? index) > index;
    const providerOf = (type: string) => sources[contexts.get(type) ?? index]?.name;
    for (const node of document.definitions) {
      if (index > 0) rejectUnsupported(node, `schema/${context}`);
      const name = 'name' in node ? (node.name?.value ?? '') : '';
      if (isTypeExtension(node) && isLater(name)) {
        throw new Error(
          `schema/${context} extends ${name} of the later context ${providerOf(name)}: move the fields to schema/${providerOf(name)}.`,
        );
      }
      for (const field of 'fields' in node ? (node.fields ?? []) : []) {
        visit(field, {
          NamedType({ name: { value: type } }) {
            if (!isLater(type)) return;
            const isInput = node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION;
            const move = isInput ? `${name} to` : `the field into an \`extend type ${name}\` in`;
            throw new Error(
              `${name}.${field.name.value} in schema/${context} refers to ${type} of the later context ` +
                `${providerOf(type)}: move ${move} schema/${providerOf(type)}.`,
            );
          },
        });
      }
    }
  }
}

/** The first context declares the scalars that all contexts import. In other contexts the plugins support only these kinds. */
function rejectUnsupported(node: DefinitionNode, at: string): void {
  const kinds: readonly Kind[] = [
    Kind.OBJECT_TYPE_DEFINITION,
    Kind.OBJECT_TYPE_EXTENSION,
    Kind.INTERFACE_TYPE_DEFINITION,
    Kind.INPUT_OBJECT_TYPE_DEFINITION,
    Kind.ENUM_TYPE_DEFINITION,
  ];
  if (!kinds.includes(node.kind)) throw new Error(`${at} has a ${node.kind}, which only the first context can have.`);
}

function isTypeExtension(node: DefinitionNode): node is ObjectTypeExtensionNode {
  return node.kind === Kind.OBJECT_TYPE_EXTENSION;
}

function declaredName(node: DefinitionNode): string | undefined {
  return node.kind.endsWith('TypeDefinition') && 'name' in node ? node.name?.value : undefined;
}
