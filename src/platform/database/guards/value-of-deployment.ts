import {
  type AndNode,
  type BinaryOperationNode,
  type InsertQueryNode,
  type OperationNode,
  type OperatorNode,
  type RawNode,
  type ReferenceNode,
  type SelectQueryNode,
  ValueNode,
  type ValuesNode,
} from 'kysely';
import { columnOf, tableOf } from './query-nodes.ts';

/** The end of a part of an SQL text after which the deployment follows as a parameter. */
const NAMES_DEPLOYMENT = /\bdeployment_id"? = $/;

/**
 * The value by which a statement names its deployment (`deployment_id = $n`, or the id of `deployment`), looked up in the WHERE clause
 * of its outermost level first. Null when it names none.
 */
export function valueOfDeployment(node: OperationNode): ValueNode | null {
  switch (node.kind) {
    case 'SelectQueryNode': {
      const query = node as SelectQueryNode;
      return (query.where ? valueOfDeployment(query.where) : null) ?? ofDeploymentRow(query) ?? inParts(node);
    }
    case 'BinaryOperationNode':
      return valueOfColumn(node, 'deployment_id') ?? inParts(node);
    case 'RawNode':
      return inText(node as RawNode);
    case 'InsertQueryNode':
      return ofInsertedRows(node as InsertQueryNode) ?? inParts(node);
    default:
      return inParts(node);
  }
}

function inParts(node: OperationNode): ValueNode | null {
  for (const part of Object.values(node)) {
    if (typeof part !== 'object' || part === null) continue;
    for (const each of Array.isArray(part) ? part : [part]) {
      const found = isNode(each) ? valueOfDeployment(each) : null;
      if (found !== null) return found;
    }
  }
  return null;
}

function inText({ sqlFragments, parameters }: RawNode): ValueNode | null {
  for (const [index, parameter] of parameters.entries()) {
    const isNamed = parameter.kind === 'ValueNode' && NAMES_DEPLOYMENT.test(sqlFragments[index] ?? '');
    const found = isNamed ? (parameter as ValueNode) : valueOfDeployment(parameter);
    if (found !== null) return found;
  }
  return null;
}

/** The id in a select from `deployment`. */
function ofDeploymentRow({ from, where }: SelectQueryNode): ValueNode | null {
  const isOfDeployment = from?.froms.some((node) => tableOf(node) === 'deployment') ?? false;
  return isOfDeployment && where ? idIn(where.where) : null;
}

function idIn(node: OperationNode): ValueNode | null {
  if (node.kind !== 'AndNode') return valueOfColumn(node, 'id');
  const { left, right } = node as AndNode;
  return idIn(left) ?? idIn(right);
}

/** The deployment of inserted rows, if it is the same in all of them. */
function ofInsertedRows({ columns, values }: InsertQueryNode): ValueNode | null {
  const index = columns?.findIndex(({ column }) => column.name === 'deployment_id') ?? -1;
  if (index < 0 || values?.kind !== 'ValuesNode') return null;
  const [first, ...others] = (values as ValuesNode).values.map((row) => row.values[index]);
  const value = valueIn(first);
  if (value === undefined || others.some((other) => valueIn(other) !== value)) return null;
  return isNode(first) ? (first as ValueNode) : ValueNode.create(value);
}

function valueIn(item: unknown): unknown {
  if (!isNode(item)) return item;
  return item.kind === 'ValueNode' ? (item as ValueNode).value : undefined;
}

function valueOfColumn(node: OperationNode, name: string): ValueNode | null {
  if (node.kind !== 'BinaryOperationNode') return null;
  const { leftOperand, operator, rightOperand } = node as BinaryOperationNode;
  if (leftOperand.kind !== 'ReferenceNode' || rightOperand.kind !== 'ValueNode') return null;
  if ((operator as OperatorNode).operator !== '=') return null;
  const { column } = leftOperand as ReferenceNode;
  return columnOf(column) === name ? (rightOperand as ValueNode) : null;
}

function isNode(value: unknown): value is OperationNode {
  return typeof value === 'object' && value !== null && 'kind' in value;
}
