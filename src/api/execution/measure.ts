import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';

export interface DocumentMeasure {
  /** The number of aliases in the document. */
  readonly aliases: number;
  /** The number of aliases below introspection fields. */
  readonly introspectionAliases: number;
  /** The first alias that begins with `__`. */
  readonly reservedAlias: string | undefined;
  /** The nesting depth of fields, without introspection. */
  depth(selections: SelectionSetNode): number;
  /** How many times each root field is selected, including selections in fragments. */
  rootFields(operation: OperationDefinitionNode): ReadonlyMap<string, number>;
}

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export function fragmentsOf(document: DocumentNode): Fragments {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  return fragments;
}

/**
 * Measures a document that may be invalid. Limits are checked together with GraphQL's validation rules, so a fragment may be
 * missing or contain itself here. Each fragment is measured once, even if it is spread many times.
 */
export function measureDocument(document: DocumentNode): DocumentMeasure {
  const fragments = fragmentsOf(document);
  const depths = new Map<SelectionSetNode, number>();

  function depth(selections: SelectionSetNode): number {
    const known = depths.get(selections);
    if (known !== undefined) return known;
    depths.set(selections, 0);
    let deepest = 0;
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FIELD) deepest = Math.max(deepest, depthOfField(selection));
      else {
        const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
        if (inner) deepest = Math.max(deepest, depth(inner.selectionSet));
      }
    }
    depths.set(selections, deepest);
    return deepest;
  }

  function depthOfField(field: FieldNode): number {
    // The standard introspection document is deeper than the limit; graphql-js has its own rule for introspection.
    if (isIntrospectionField(field)) return 0;
    return 1 + (field.selectionSet ? depth(field.selectionSet) : 0);
  }

  const roots = new Map<SelectionSetNode, ReadonlyMap<string, number>>();
  function rootFields({ selectionSet }: { readonly selectionSet: SelectionSetNode }): ReadonlyMap<string, number> {
    const known = roots.get(selectionSet);
    if (known) return known;
    const counts = new Map<string, number>();
    roots.set(selectionSet, new Map());
    const add = (name: string, times: number) => counts.set(name, (counts.get(name) ?? 0) + times);
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FIELD) add(selection.name.value, 1);
      else {
        const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
        if (inner) for (const [name, times] of rootFields(inner)) add(name, times);
      }
    }
    roots.set(selectionSet, counts);
    return counts;
  }

  return { ...aliasesOf(document), depth, rootFields };
}

type Aliases = Pick<DocumentMeasure, 'aliases' | 'introspectionAliases' | 'reservedAlias'>;

function aliasesOf(document: DocumentNode): Aliases {
  let [aliases, introspectionAliases, introspections] = [0, 0, 0];
  let reservedAlias: string | undefined;
  visit(document, {
    Field: {
      enter(field) {
        const { alias } = field;
        if (alias) aliases++;
        if (alias && introspections > 0) introspectionAliases++;
        if (alias?.value.startsWith('__')) reservedAlias ??= alias.value;
        if (isIntrospectionField(field)) introspections++;
      },
      leave(field) {
        if (isIntrospectionField(field)) introspections--;
      },
    },
    FragmentDefinition: {
      enter(fragment) {
        if (isIntrospectionFragment(fragment)) introspections++;
      },
      leave(fragment) {
        if (isIntrospectionFragment(fragment)) introspections--;
      },
    },
  });
  return { aliases, introspectionAliases, reservedAlias };
}

/** Introspection fields are on types whose reserved names begin with `__`. */
function isIntrospectionFragment({ typeCondition }: FragmentDefinitionNode): boolean {
  return typeCondition.name.value.startsWith('__');
}

function isIntrospectionField(field: FieldNode): boolean {
  return field.name.value === '__schema' || field.name.value === '__type';
}
