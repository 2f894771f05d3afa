import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import type {
  PlainNodes,
  PlainObject,
  PlainSelection,
  PlainType,
  PlainTypename,
  PlainValue,
} from '../../platform/graph/plain-selection.ts';
import { edgeOf } from '../directives/directives.ts';

type Selected = Pick<GraphQLResolveInfo, 'fieldNodes' | 'returnType' | 'schema' | 'fragments'>;

const PLAIN_TYPES: ReadonlySet<string> = new Set<PlainType>(['ID', 'String', 'DateTime', 'Boolean', 'Int']);
/** The fields of a connection that may be selected together with plain nodes. */
const BESIDE_NODES = new Set(['totalCount', '__typename']);

/** Finds the plain nodes of a field, which must be part of a document without directives. Empty if the field has none. */
export function plainNodes({ fieldNodes, returnType, schema, fragments }: Selected): PlainNodes {
  const type = getNullableType(returnType);
  if (!isObjectType(type) || !type.name.endsWith('Connection')) return {};
  const fieldsOf = fieldCollector(schema, fragments);
  const selected = [...fieldsOf(type, fieldNodes).values()].filter(([node]) => !BESIDE_NODES.has(nameOf(node)));
  const [nodes, ...others] = selected;
  const field = type.getFields()['nodes'];
  if (nodes === undefined || others.length > 0 || nameOf(nodes[0]) !== 'nodes' || field === undefined) return {};
  const item = getNamedType(field.type);
  const plain = isObjectType(item) ? selectionOf(item, nodes) : null;
  return plain === null ? {} : { plainNodes: plain };

  function selectionOf(parent: GraphQLObjectType, nodes: readonly FieldNode[]): PlainSelection | null {
    const fields: (PlainValue | PlainTypename | PlainObject)[] = [];
    for (const sameField of fieldsOf(parent, nodes).values()) {
      const plain = plainField(parent, sameField);
      if (plain === null) return null;
      fields.push(plain);
    }
    return fields;
  }

  function plainField(parent: GraphQLObjectType, nodes: Nodes): PlainSelection[number] | null {
    const [{ alias, name }] = nodes;
    if (alias) return null;
    if (name.value === '__typename') return { typename: parent.name };
    const field = parent.getFields()[name.value];
    if (field === undefined || field.args.length > 0) return null;
    const type = getNullableType(field.type);
    if (isListType(type)) return null;
    if (isLeafType(type)) {
      if (field.resolve || !PLAIN_TYPES.has(type.name)) return null;
      return { name: field.name, type: type.name as PlainType, isNullable: !isNonNullType(field.type) };
    }
    const scope = edgeOf(field)?.scope;
    const fields = isObjectType(type) && scope !== undefined ? selectionOf(type, nodes) : null;
    return fields === null || scope === undefined ? null : { name: field.name, scope, fields };
  }
}

/** The selections of one field, which GraphQL merges. */
type Nodes = readonly [FieldNode, ...FieldNode[]];

const nameOf = (node: FieldNode): string => node.name.value;

/** Collects the fields below these nodes by their names in the response, in the order of the response. */
function fieldCollector(schema: GraphQLSchema, fragments: Selected['fragments']) {
  return (type: GraphQLObjectType, nodes: readonly FieldNode[]): ReadonlyMap<string, Nodes> => {
    const fields = new Map<string, [FieldNode, ...FieldNode[]]>();
    const spread = new Set<string>();
    const applies = (condition: string | undefined): boolean => {
      const of = condition === undefined ? type : schema.getType(condition);
      return of === type || (isAbstractType(of) && schema.isSubType(of, type));
    };
    const collect = ({ selections }: SelectionSetNode): void => {
      for (const selection of selections) {
        if (selection.kind === 'Field') {
          const name = (selection.alias ?? selection.name).value;
          const same = fields.get(name);
          if (same) same.push(selection);
          else fields.set(name, [selection]);
        } else if (selection.kind === 'InlineFragment') {
          if (applies(selection.typeCondition?.name.value)) collect(selection.selectionSet);
        } else if (!spread.has(selection.name.value)) {
          spread.add(selection.name.value);
          const fragment = fragments[selection.name.value];
          if (fragment && applies(fragment.typeCondition.name.value)) collect(fragment.selectionSet);
        }
      }
    };
    for (const { selectionSet } of nodes) if (selectionSet) collect(selectionSet);
    return fields;
  };
}
