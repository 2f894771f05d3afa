import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  type InlineFragmentNode,
  isAbstractType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { PAGE_SIZE } from '../../platform/graph/connections.ts';
import { DEFAULT_JSON_BYTES } from '../../platform/json/json-bounds.ts';
import { boundsOf, PAGE_SIZES, sizeOf } from '../directives/directives.ts';
import { introspectionField, introspectionSizes, ofTypeField } from './introspection-fields.ts';
import { fragmentsOf } from './measure.ts';

/** The number of items assumed for a list that takes a page size and returns every item without one. */
const DEFAULT_UNPAGED_ITEMS = 1_000;
/** The number of items assumed for a list that is part of its parent, such as roles and addresses. */
const DEFAULT_PART_ITEMS = 10;
/** An object costs 1, including its small values. A large value costs 1 for each KiB that it may have. */
const BYTES_PER_UNIT = 1_024;

type Variables = Readonly<Record<string, unknown>>;
type Field = GraphQLField<unknown, unknown>;

/**
 * The maximum size of the response to a validated operation: 1 for each object and for each KiB of its large values. A page
 * size applies to the list itself. Where the field returns an envelope or a connection, it applies to the lists directly
 * inside (`data`, `nodes`, `edges`). A field of an abstract type costs as much as its most expensive possible type.
 * Introspection counts like other lists.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number {
  const fragments = fragmentsOf(document);
  const known = new Map<string, number>();
  const defaults = new Map<string, unknown>();
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    if (defaultValue?.kind === Kind.INT) defaults.set(variable.name.value, Number(defaultValue.value));
  }

  function cost(selections: SelectionSetNode, type: GraphQLObjectType, pageSize: number | undefined): number {
    let sum = 0;
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FIELD) sum += costOfField(selection, type, pageSize);
      else if (selection.kind === Kind.INLINE_FRAGMENT) sum += costOfFragment(selection, type, pageSize);
      else sum += costOfSpread(selection.name.value, type, pageSize);
    }
    return sum;
  }

  /** A fragment on another type adds nothing to an object of this one. */
  function costOfFragment(
    { typeCondition, selectionSet }: InlineFragmentNode | FragmentDefinitionNode,
    type: GraphQLObjectType,
    pageSize: number | undefined,
  ): number {
    const condition = typeCondition && schema.getType(typeCondition.name.value);
    const applies = !isAbstractType(condition) ? !condition || condition === type : schema.isSubType(condition, type);
    return applies ? cost(selectionSet, type, pageSize) : 0;
  }

  function costOfSpread(name: string, type: GraphQLObjectType, pageSize: number | undefined): number {
    const key = `${name} ${type.name} ${pageSize}`;
    const fragment = fragments.get(name);
    const sum = known.get(key) ?? (fragment ? costOfFragment(fragment, type, pageSize) : 0);
    known.set(key, sum);
    return sum;
  }

  function costOfField(node: FieldNode, parent: GraphQLObjectType, pageSize: number | undefined): number {
    const field = parent.getFields()[node.name.value] ?? introspectionField(node.name.value);
    if (!field) return 0;
    const target = getNamedType(field.type);
    const isList = isListType(getNullableType(field.type));
    const size = requestedPageSize(field, node);
    if (!isCompositeType(target) || !node.selectionSet) return valueCost(field);
    // `ofType` only unwraps a list or a non-null type, so it adds no object.
    if (field === ofTypeField) return costOfObject(node.selectionSet, target, undefined);
    if (!isList) return 1 + costOfObject(node.selectionSet, target, size);
    const assumed =
      requestedIds(field, node) ?? sizeOf(field)?.items ?? introspectionSizes(schema).get(field) ?? DEFAULT_PART_ITEMS;
    return (size ?? pageSize ?? assumed) * (1 + costOfObject(node.selectionSet, target, undefined));
  }

  function costOfObject(
    selections: SelectionSetNode,
    type: GraphQLCompositeType,
    pageSize: number | undefined,
  ): number {
    const types = isObjectType(type) ? [type] : schema.getPossibleTypes(type);
    return Math.max(0, ...types.map((possible) => cost(selections, possible, pageSize)));
  }

  function requestedPageSize(field: Field, node: FieldNode): number | undefined {
    const sizes = field.args.filter((candidate) => PAGE_SIZES.has(candidate.name));
    if (sizes.length === 0) return undefined;
    const given = sizes.flatMap((argument) => {
      const size = argumentValue(node, argument);
      // Validation rejects a size that is out of bounds later, with its own message.
      return typeof size === 'number' ? Math.max(0, Math.min(size, boundsOf(argument)?.max ?? Infinity)) : [];
    });
    if (given.length > 0) return Math.max(...given);
    return getNamedType(field.type).name.endsWith('Connection') ? PAGE_SIZE : DEFAULT_UNPAGED_ITEMS;
  }

  /** The number of ids of a field that returns one item for each of its `ids`. Undefined for other fields. */
  function requestedIds(field: Field, node: FieldNode): number | undefined {
    const argument = field.args.find(({ name }) => name === 'ids');
    const value = node.arguments?.find(({ name }) => name.value === argument?.name)?.value;
    if (value?.kind === Kind.LIST) return value.values.length;
    const given = value?.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
    // Validation rejects too many ids later, with its own message.
    return Array.isArray(given)
      ? Math.min(given.length, boundsOf(argument as GraphQLArgument)?.maxItems ?? Infinity)
      : undefined;
  }

  function argumentValue(node: FieldNode, argument: GraphQLArgument): unknown {
    const value = node.arguments?.find((candidate) => candidate.name.value === argument.name)?.value;
    if (value?.kind === Kind.INT) return Number(value.value);
    if (value?.kind !== Kind.VARIABLE) return argument.defaultValue;
    const name = value.name.value;
    return Object.hasOwn(variables, name) ? variables[name] : (defaults.get(name) ?? argument.defaultValue);
  }

  const root = schema.getRootType(operation.operation);
  return root ? cost(operation.selectionSet, root, undefined) : 0;
}

const valueCosts = new WeakMap<Field, number>();

/** The cost of a scalar: its size in KiB. Text without `@size` costs nothing. */
function valueCost(field: Field): number {
  const known = valueCosts.get(field);
  if (known !== undefined) return known;
  const isJson = getNamedType(field.type).name === 'JSONObject';
  const bytes = sizeOf(field)?.bytes ?? (isJson ? DEFAULT_JSON_BYTES : 0);
  const units = Math.floor(bytes / BYTES_PER_UNIT);
  valueCosts.set(field, units);
  return units;
}
