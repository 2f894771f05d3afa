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
  /** Aliases in all of the document. */
  readonly aliases: number;
  /** Those of them below fields of introspection. */
  readonly introspectionAliases: number;
  readonly reservedAlias: string | undefined;
  /** How deep fields are nested, introspection aside. */
  depth(selections: SelectionSetNode): number;
  /** How often each field stands at an operation's root, fragments spread out. */
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
 * Measures a document that is possibly invalid: limits are checked beside GraphQL's rules, so that a fragment may be
 * missing or contain itself here. Each fragment is measured once, however often it is spread.
 */
export function documentMeasure(document: DocumentNode): DocumentMeasure {
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
    // The standard introspection document is deeper than any other; graphql-js has a rule for those.
    if (isIntrospection(field)) return 0;
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
        if (isIntrospection(field)) introspections++;
      },
      leave(field) {
        if (isIntrospection(field)) introspections--;
      },
    },
    FragmentDefinition: {
      enter(fragment) {
        if (isOfIntrospection(fragment)) introspections++;
      },
      leave(fragment) {
        if (isOfIntrospection(fragment)) introspections--;
      },
    },
  });
  return { aliases, introspectionAliases, reservedAlias };
}

/** Fields of introspection have types of their own, whose names GraphQL reserves. */
function isOfIntrospection({ typeCondition }: FragmentDefinitionNode): boolean {
  return typeCondition.name.value.startsWith('__');
}

function isIntrospection(field: FieldNode): boolean {
  return field.name.value === '__schema' || field.name.value === '__type';
}
