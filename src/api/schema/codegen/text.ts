import { type DocumentNode, Kind, visit } from 'graphql';

type Leave = (...parts: never[]) => unknown;

/** The TypeScript of each definition, by a visitor of graphql-codegen, which has a method per kind of node. */
export function leaveEach(document: DocumentNode, visitor: object): unknown[] {
  const methods = visitor as Readonly<Record<string, Leave | undefined>>;
  const kinds = Object.values(Kind).flatMap((kind) => (methods[kind] ? [[kind, { leave: methods[kind] }]] : []));
  // The visitor replaces nodes by text.
  const { definitions }: { definitions: readonly unknown[] } = visit(document, Object.fromEntries(kinds));
  return [...definitions];
}

/** The import lines of the names that TypeScript text uses, by the file that exports each name. */
export function importsOf(text: string, sources: ReadonlyMap<string, string>): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|'[^']*'/g, '');
  const used = new Set(code.match(/\b\w+\b/g));
  const files = Map.groupBy(
    [...sources].filter(([name]) => used.has(name)),
    ([, file]) => file,
  );
  return [...files].map(([file, names]) => {
    const list = names
      .map(([name]) => name)
      .sort()
      .join(', ');
    return `import type { ${list} } from '${file}';`;
  });
}
