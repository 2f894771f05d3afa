import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** The names of the fields that are selected at any of the paths below a field, such as `['edges', 'node']`. */
export type FieldsAt = (...paths: readonly (readonly string[])[]) => ReadonlySet<string>;

/**
 * Derives a value from the selection of a field, such as the columns to read. The value is derived once for each field of a
 * compiled document, not for each parent. Fields that a directive skips count as selected.
 */
export function fromSelection<T>(derive: (fieldsAt: FieldsAt) => T): (info: Info) => T {
  const derived = new WeakMap<readonly FieldNode[], T>();
  return (info) => {
    const known = derived.get(info.fieldNodes);
    if (known !== undefined) return known;
    const value = derive((...paths) => new Set(paths.flatMap((path) => namesAt(info, path))));
    derived.set(info.fieldNodes, value);
    return value;
  };
}

function namesAt({ fieldNodes, fragments }: Info, path: readonly string[]): string[] {
  let level = fieldNodes;
  for (const name of path) level = childrenOf(level, fragments).filter((child) => child.name.value === name);
  return childrenOf(level, fragments).map((child) => child.name.value);
}

function childrenOf(fields: readonly FieldNode[], fragments: Info['fragments']): FieldNode[] {
  const children: FieldNode[] = [];
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === 'Field') children.push(selection);
      else if (selection.kind === 'InlineFragment') collect(selection.selectionSet);
      else {
        const fragment = fragments[selection.name.value];
        if (fragment) collect(fragment.selectionSet);
      }
    }
  };
  for (const { selectionSet } of fields) if (selectionSet) collect(selectionSet);
  return children;
}
