import {
  concatAST,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  print,
  type TypeNode,
  visit,
} from 'graphql';

/**
 * Adds the connections that the SDL refers to. A field of the type `UserConnection` gets the arguments of every connection. The
 * file that declares `User` gets the types `UserConnection` and `UserEdge`. So a list is one field in
 * the SDL, and all lists have the same pagination.
 */
export function completeConnections(documents: readonly DocumentNode[]): DocumentNode[] {
  const types = new Map(documents.flatMap(({ definitions }) => definitions.filter(isObject).map(named)));
  const nodes = new Set<string>();
  const withArguments = documents.map((document) =>
    visit(document, {
      FieldDefinition(field) {
        const node = nodeOf(field, types);
        if (node === undefined) return undefined;
        nodes.add(node);
        return { ...field, arguments: [...PAGE_ARGUMENTS, ...(field.arguments ?? [])] };
      },
    }),
  );
  return withArguments.map((document) => {
    const added = connectionsOf(document, nodes).map((sdl) => parse(sdl, { noLocation: true }));
    return concatAST([document, ...added]);
  });
}

/** The node type of the connection that a field returns, if the SDL does not declare the connection itself. */
function nodeOf(field: FieldDefinitionNode, types: ReadonlyMap<string, unknown>): string | undefined {
  const target = targetOf(field.type);
  const node = /^(\w+)Connection$/.exec(target)?.[1];
  return node !== undefined && types.has(node) && !types.has(target) ? node : undefined;
}

function connectionsOf(document: DocumentNode, nodes: ReadonlySet<string>): string[] {
  return document.definitions
    .filter(isObject)
    .filter(({ name }) => nodes.has(name.value))
    .map(connectionOf);
}

const PAGE_ARGUMENTS = argumentsOf(`
  """Returns the first items of the list, or the first items after \`after\`: 1 to 100. The default is 20 without \`first\` and \`last\`."""
  first: Int @constraint(min: 1, max: 100)
  """Returns items after this cursor."""
  after: String @constraint(maxLength: 2000)
  """Returns the last items of the list, or the last items before \`before\`: 1 to 100. Cannot be combined with \`first\`."""
  last: Int @constraint(min: 1, max: 100)
  """Returns items before this cursor."""
  before: String @constraint(maxLength: 2000)`);

function connectionOf({ name: { value: node }, directives = [] }: ObjectTypeDefinitionNode): string {
  const shownAs = directives.find(({ name }) => name.value === 'as')?.arguments?.[0]?.value;
  const shown = shownAs?.kind === Kind.STRING ? shownAs.value : undefined;
  const others = directives.filter(({ name }) => name.value !== 'as').map(print);
  const directivesFor = (suffix: string) => [...others, ...(shown ? [`@as(name: "${shown}${suffix}")`] : [])].join(' ');
  return `
"""A page of a list of the type \`${shown ?? node}\`."""
type ${node}Connection ${directivesFor('Connection')} {
  """The items with their cursors."""
  edges: [${node}Edge!]!
  """The items without their cursors."""
  nodes: [${node}!]!
  """The position of this page in the list."""
  pageInfo: PageInfo!
  """
  The number of items in the whole list. It is counted only if this field is selected. The count of a list that is searched or filtered, and of
  the audit log, can stop at 10,000: \`totalCountIsExact\` is false then.
  """
  totalCount: Int!
  """Whether \`totalCount\` is the number of all items. False when it stopped at 10,000, because the list has more items."""
  totalCountIsExact: Boolean!
}

"""An item of a list of the type \`${shown ?? node}\`."""
type ${node}Edge ${directivesFor('Edge')} {
  """The position of the item in the list. Pass it as \`after\` or \`before\` to read the items after or before it."""
  cursor: String!
  """The item."""
  node: ${node}!
}`;
}

function argumentsOf(sdl: string): readonly InputValueDefinitionNode[] {
  const [type] = parse(`type Any { list(${sdl}): Int }`, { noLocation: true }).definitions.filter(isObject);
  return type?.fields?.[0]?.arguments ?? [];
}

function isObject(node: DefinitionNode): node is ObjectTypeDefinitionNode {
  return node.kind === Kind.OBJECT_TYPE_DEFINITION;
}

function named(type: ObjectTypeDefinitionNode): [string, ObjectTypeDefinitionNode] {
  return [type.name.value, type];
}

function targetOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : targetOf(type.type);
}
