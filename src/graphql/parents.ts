import { type FieldDefinitionNode, Kind, type ObjectTypeDefinitionNode, parse, type TypeNode, visit } from 'graphql';

/**
 * What a resolver of each type gets as its parent, for codegen: TypeScript text by type name. `mappers.ts` explains the
 * rules to those who write resolvers; `overrides` is its source.
 */
export function parentTypes(sdl: string, overrides: string): Record<string, string> {
  const types = objectTypes(sdl);
  const parents: Record<string, string> = {};
  for (const [name, type] of types) {
    const node = name.endsWith('Connection') ? nodeOf(type, types) : undefined;
    if (node) parents[name] = `import('../connections.ts').Connection<${parentOf(node)}>`;
    else if (fieldsOf(type).some(isEdge)) parents[name] = withoutEdges(type, types);
  }
  for (const [, name = ''] of overrides.matchAll(/^export (?:type|interface) (\w+)Row\b/gm)) {
    if (!types.has(name)) throw new Error(`mappers.ts exports ${name}Row, and the schema has no type ${name}.`);
    parents[name] = `../mappers.ts#${name}Row`;
  }
  return parents;
}

type Types = ReadonlyMap<string, ObjectTypeDefinitionNode>;

function objectTypes(sdl: string): Types {
  const types = new Map<string, ObjectTypeDefinitionNode>();
  visit(parse(sdl), {
    ObjectTypeDefinition(node) {
      types.set(node.name.value, node);
    },
  });
  return types;
}

const fieldsOf = (type: ObjectTypeDefinitionNode): readonly FieldDefinitionNode[] => type.fields ?? [];
const parentOf = (name: string): string => `ResolversParentTypes['${name}']`;

function isEdge(field: FieldDefinitionNode): boolean {
  return field.directives?.some((directive) => directive.name.value === 'edge') ?? false;
}

function namedOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedOf(type.type);
}

function nodeOf(connection: ObjectTypeDefinitionNode, types: Types): string | undefined {
  const typeOf = (type: ObjectTypeDefinitionNode | undefined, name: string) => {
    const field = type?.fields?.find((candidate) => candidate.name.value === name);
    return field && namedOf(field.type);
  };
  const edge = typeOf(connection, 'edges');
  return typeOf(connection, 'nodes') ?? typeOf(edge === undefined ? undefined : types.get(edge), 'node');
}

function withoutEdges(type: ObjectTypeDefinitionNode, types: Types): string {
  const left = fieldsOf(type).filter((field) => isEdge(field) || types.has(namedOf(field.type)));
  const parts = left.filter((field) => !isEdge(field));
  const names = left.map((field) => `'${field.name.value}'`).join(' | ');
  const members = parts.map((field) => `readonly ${field.name.value}: ${typescript(field.type)}`).join('; ');
  const rest = `Omit<${type.name.value}, ${names}>`;
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
