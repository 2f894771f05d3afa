import {
  type AliasNode,
  type ColumnNode,
  type IdentifierNode,
  type OperationNode,
  ParensNode,
  type TableNode,
} from 'kysely';

/** The table of an item of a FROM list. Undefined for sub-selects and SQL texts. */
export function tableOf(node: OperationNode): string | undefined {
  const table = node.kind === 'AliasNode' ? (node as AliasNode).node : node;
  return table.kind === 'TableNode' ? (table as TableNode).table.identifier.name : undefined;
}

/** The name by which conditions refer to an item of a FROM list. */
export function aliasOf(node: OperationNode): string | undefined {
  if (node.kind !== 'AliasNode') return tableOf(node);
  const { alias } = node as AliasNode;
  return alias.kind === 'IdentifierNode' ? (alias as IdentifierNode).name : undefined;
}

export function columnOf(node: OperationNode): string | undefined {
  return node.kind === 'ColumnNode' ? (node as ColumnNode).column.name : undefined;
}

/** A condition that can be combined by AND. */
export function together(node: OperationNode): OperationNode {
  return node.kind === 'OrNode' || node.kind === 'RawNode' ? ParensNode.create(node) : node;
}
