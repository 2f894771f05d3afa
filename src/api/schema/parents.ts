import {
  type DefinitionNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  parse,
  type TypeNode,
} from 'graphql';

/** A `rows.ts` of a context. */
export interface RowsFile {
  /** As the generated file imports it: `../identity/graph/rows.ts`. */
  readonly path: string;
  readonly text: string;
}

/**
 * The TypeScript of each type's resolver parent, by type name, for codegen.
 *
 * By default the parent of a type is the type's fields without its edges. Parts such as `OrganizationList.data` are themselves
 * parents. The parent of a `…Connection` is the `Connection` of its nodes' parents. A type needs an entry in a `rows.ts` if its row
 * has a field that the type lacks, such as the foreign key that an edge loads by, or lacks a field that a resolver computes. Codegen
 * reads the names of the exports: `export interface UserRow` or `export type UserRow` becomes the parent of every resolver of
 * `User`. Of two files with the same export the first one counts.
 *
 *     export interface MembershipRow extends Omit<Membership, 'user' | 'lastActive'> { readonly userId: string }
 */
export function parentTypes(sdl: string, rows: readonly RowsFile[]): Record<string, string> {
  const types = objectTypes(sdl);
  const parents: Record<string, string> = {};
  for (const [name, fields] of types) {
    const node = name.endsWith('Connection') ? nodeOf(fields, types) : undefined;
    if (node) parents[name] = `import('../platform/graph/connections.ts').Connection<${parentOf(node)}>`;
    else if (fields.some(isEdge)) parents[name] = withoutEdges(name, fields, types);
  }
  const isType = /^(?:type|interface|input|enum) (\w+)/gm;
  const known = new Set([...sdl.matchAll(isType)].map(([, name]) => name));
  for (const { path, text } of rows.toReversed()) {
    for (const [, name = ''] of text.matchAll(/^export (?:type|interface) (\w+)Row\b/gm)) {
      if (known.has(name)) parents[name] = `${path}#${name}Row`;
    }
  }
  return parents;
}

type Types = ReadonlyMap<string, readonly FieldDefinitionNode[]>;

/** The fields of each object type, including those of its extensions. */
function objectTypes(sdl: string): Types {
  const types = new Map<string, FieldDefinitionNode[]>();
  for (const node of parse(sdl).definitions.filter(isObjectType)) {
    const fields = types.get(node.name.value) ?? [];
    fields.push(...(node.fields ?? []));
    types.set(node.name.value, fields);
  }
  return types;
}

function isObjectType(node: DefinitionNode): node is ObjectTypeDefinitionNode | ObjectTypeExtensionNode {
  return node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION;
}

const parentOf = (name: string): string => `ResolversParentTypes['${name}']`;

function isEdge(field: FieldDefinitionNode): boolean {
  return field.directives?.some((directive) => directive.name.value === 'edge') ?? false;
}

function namedOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedOf(type.type);
}

function nodeOf(connection: readonly FieldDefinitionNode[], types: Types): string | undefined {
  const typeOf = (fields: readonly FieldDefinitionNode[] | undefined, name: string) => {
    const field = fields?.find((candidate) => candidate.name.value === name);
    return field && namedOf(field.type);
  };
  const edge = typeOf(connection, 'edges');
  return typeOf(connection, 'nodes') ?? typeOf(edge === undefined ? undefined : types.get(edge), 'node');
}

function withoutEdges(name: string, fields: readonly FieldDefinitionNode[], types: Types): string {
  const left = fields.filter((field) => isEdge(field) || types.has(namedOf(field.type)));
  const parts = left.filter((field) => !isEdge(field));
  const names = left.map((field) => `'${field.name.value}'`).join(' | ');
  const members = parts.map((field) => `readonly ${field.name.value}: ${typescript(field.type)}`).join('; ');
  const rest = `Omit<${name}, ${names}>`;
  return members ? `${rest} & { ${members} }` : rest;
}

function typescript(type: TypeNode): string {
  if (type.kind === Kind.NON_NULL_TYPE) return nonNull(type.type);
  return `Maybe<${nonNull(type)}>`;
}

function nonNull(type: TypeNode): string {
  if (type.kind === Kind.LIST_TYPE) return `ReadonlyArray<${typescript(type.type)}>`;
  return parentOf(namedOf(type));
}
