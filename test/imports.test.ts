import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSdlFiles } from '../src/api/schema/sdl-files.ts';
import { CONTEXTS as LAYERS } from './support/contexts.ts';

/** The bounded contexts in dependency order. Each owns its tables and its part of the schema. */
const PLATFORM = 'platform';
const CONTEXTS = LAYERS.filter((name) => name !== PLATFORM);

/** The folders that each folder may import, besides itself. Files directly in `src/` assemble the service. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(LAYERS.map((name, at) => [name, LAYERS.slice(0, at)])),
  config: [PLATFORM],
  pages: [PLATFORM, 'deployment'],
  api: [PLATFORM, ...CONTEXTS, 'pages'],
  demo: [PLATFORM, ...CONTEXTS],
  // A script uses the running service, or opens the same services itself.
  cli: [PLATFORM, ...CONTEXTS, 'api', 'config', 'demo', 'src'],
  src: [PLATFORM, ...CONTEXTS, 'config', 'api', 'cli'],
};

interface Import {
  readonly file: string;
  /** The file that is imported, or the name of a package. */
  readonly target: string;
}

/** Every import of a file, including type imports and dynamic imports. */
function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(
    /^(?:import|export)\s[^;]*?from '([^']+)';|^import '([^']+)';|import\('([^']+)'\)|^declare module '([^']+)'/gm,
  );
  return [...found]
    .map((match) => match.slice(1).find((part) => part !== undefined) ?? '')
    .map((name) => ({ file, target: name.startsWith('.') ? normalize(join(dirname(file), name)) : name }));
}

/** The names between the braces of the imports or exports in a text. */
function namesOf(text: string, keyword: 'import' | 'export'): string[] {
  const lists = text.matchAll(new RegExp(`^${keyword} (?:type )?\\{([^}]*)\\}`, 'gm'));
  return [...lists]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*$/, ''),
    )
    .filter((name) => name !== '');
}

/** The statement with which a file imports another. */
function importOf(file: string, target: string): string {
  const name = target.split('/').slice(-2).join('/');
  const statements = readFileSync(file, 'utf8').match(/^import[^;]*;/gm) ?? [];
  return statements.filter((statement) => statement.includes(`${name}'`)).join('\n');
}

/** Where codegen writes the types of the SDL and of its resolvers. They are erased when the service runs. */
const GENERATED = 'src/generated/';

const files = globSync('src/**/*.ts')
  .filter((file) => !file.startsWith(GENERATED))
  .sort();
const allImports = files.flatMap(importsOf);
const imports = allImports.filter(({ target }) => !target.startsWith(GENERATED));
/** The folder of a file: `identity` for `src/identity/sign-in/sign-in.service.ts`, `src` for `src/start.ts`. */
const folderOf = (file: string) => {
  const [top, ...rest] = file.split('/');
  return top === 'src' ? ((rest.length > 1 ? rest[0] : top) as string) : null;
};

/** The imports from one folder of `src/` to another. */
const between = imports
  .map((one) => ({ ...one, from: folderOf(one.file) as string, to: folderOf(one.target) }))
  .filter(({ from, to }) => to !== null && to !== from);

/** The import cycles, the longest first (Tarjan's strongly connected components). */
function importCycles(): string[][] {
  const targets = Map.groupBy(imports, ({ file }) => file);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    let low = order.size;
    order.set(file, low);
    lowest.set(file, low);
    stack.push(file);
    for (const { target } of targets.get(file) ?? []) {
      if (!target.startsWith('src/')) continue;
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (stack.includes(target)) low = Math.min(low, lowest.get(target) as number);
      lowest.set(file, low);
    }
    if (low === order.get(file)) found.push(stack.splice(stack.indexOf(file)).sort());
    return low;
  };
  for (const file of files) if (!order.has(file)) visit(file);
  return found.filter(({ length }) => length > 1).sort((a, b) => b.length - a.length);
}

/** The folders inside of the folders of `src/` that `docs/architecture.md` lists, the lowest first. */
const documentedOrder = new Map(
  [
    ...readFileSync('docs/architecture.md', 'utf8').matchAll(
      /^\| `src\/([a-z-]+)\/` \| (`[a-z-]+`(?:, `[a-z-]+`)*) \|$/gm,
    ),
  ].map(([, folder = '', list = '']) => [folder, list.replaceAll('`', '').split(', ')] as const),
);

/** The folder of a file inside of a folder of `src/`: `sign-in` for `src/identity/sign-in/strategies/passkey.ts`. */
function innerFolderOf(file: string): string | null {
  const [, , inner, ...rest] = file.split('/');
  return inner !== undefined && rest.length > 0 ? inner : null;
}

it('has a source folder for every test folder', () => {
  const folders = new Set(globSync('test/**/*.test.ts').map((file) => dirname(file).replace(/^test/, 'src')));
  const known = new Set(files.flatMap((file) => [dirname(file), dirname(dirname(file))]));
  // `test/ci` checks the scripts of `.ci/`, `test/docs` the documentation, `test/examples` the files of `examples/`, `test/fairness` the
  // shares of deployments in the queues of all contexts, and `test/packages` the packages of `packages/`.
  const others = ['src/ci', 'src/docs', 'src/examples', 'src/fairness', 'src/packages'];
  expect([...folders].filter((folder) => !known.has(folder)).sort()).toEqual(others);
});

describe('imports, including type imports', () => {
  it('have no cycles', () => {
    expect(importCycles()).toEqual([]);
  });

  it.each(Object.entries(ALLOWED))('allow %s only the folders below it', (folder, allowed) => {
    const wrong = between.filter(({ from, to }) => from === folder && !allowed.includes(to as string));
    expect(wrong).toEqual([]);
  });

  it.each([...documentedOrder])('follow the documented order of the folders inside %s', (folder, order) => {
    const backwards = imports.filter(({ file, target }) => {
      const [from, to] = [innerFolderOf(file), innerFolderOf(target)];
      const isInside = folderOf(file) === folder && folderOf(target) === folder;
      return isInside && from !== null && to !== null && order.indexOf(to) > order.indexOf(from);
    });
    expect(backwards).toEqual([]);
  });

  it('of a host do not lead to files of the other host', () => {
    /** `backend` for `src/tenancy/roles/backend/role.reads.ts`; null for a file of both hosts. */
    const hostOf = (file: string) => /^src\/(?:[a-z-]+\/){2,}(backend|deployment)\//.exec(file)?.[1] ?? null;
    const wrong = imports.filter(({ file, target }) => {
      const [from, to] = [hostOf(file), hostOf(target)];
      return from !== null && to !== null && from !== to;
    });
    expect(wrong).toEqual([]);
    expect(imports.some(({ file }) => hostOf(file) === 'deployment')).toBe(true);
  });

  it('are ordered for every folder with several folders', () => {
    const inside = Map.groupBy(
      files.filter((file) => innerFolderOf(file) !== null),
      (file) => folderOf(file) as string,
    );
    const found = [...inside]
      .map(([folder, ofFolder]) => [folder, [...new Set(ofFolder.map(innerFolderOf))].sort()] as const)
      .filter(([, inner]) => inner.length > 1);
    const documented = [...documentedOrder].map(([folder, order]) => [folder, order.toSorted()] as const);
    const byName = (one: readonly unknown[], other: readonly unknown[]) =>
      String(one[0]).localeCompare(String(other[0]));
    expect(found.sort(byName)).toEqual(documented.sort(byName));
  });

  it('are checked for every folder of src', () => {
    expect([...new Set(files.map(folderOf))].sort()).toEqual(Object.keys(ALLOWED).sort());
  });

  it('use only the index.ts and the rows of another context', () => {
    const isPublic = (target: string) => /^src\/[^/]+\/(index|graph\/(deployment\/)?rows)\.ts$/.test(target);
    const wrong = between.filter(
      ({ from, to, target }) => from !== 'src' && CONTEXTS.includes(to as string) && !isPublic(target),
    );
    expect(wrong).toEqual([]);
  });

  it('use only the GraphQL types that their own context or one before it declares', () => {
    const contextOf = new Map<string, string>();
    for (const { path, document } of readSdlFiles()) {
      const context = path.split('/', 1)[0] as string;
      for (const node of document.definitions) {
        if (!('name' in node) || node.name === undefined) continue;
        const name = node.name.value;
        if (node.kind.endsWith('Definition')) contextOf.set(name, context);
        for (const { name: field } of 'fields' in node ? (node.fields ?? []) : []) {
          const argumentsType = `${name}${field.value.charAt(0).toUpperCase()}${field.value.slice(1)}Args`;
          contextOf.set(argumentsType, context);
        }
      }
    }
    const used = allImports
      .filter(({ target }) => target.startsWith(GENERATED))
      .flatMap(({ file, target }) =>
        namesOf(importOf(file, target), 'import').map((name) => ({ file, name, from: folderOf(file) as string })),
      );
    expect(used.length).toBeGreaterThan(100);
    const wrong = used.filter(({ name, from }) => {
      const at = LAYERS.indexOf(from);
      return at !== -1 && LAYERS.indexOf(contextOf.get(name) ?? PLATFORM) > at;
    });
    expect(wrong).toEqual([]);
  });

  it('use every export of an index.ts in another folder', () => {
    const offered = files
      .filter((file) => /^src\/[^/]+\/index\.ts$/.test(file))
      .flatMap((file) => namesOf(readFileSync(file, 'utf8'), 'export').map((name) => `${file} ${name}`));
    const used = between
      .filter(({ target }) => target.endsWith('/index.ts'))
      .flatMap(({ file, target }) => namesOf(importOf(file, target), 'import').map((name) => `${target} ${name}`));
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.filter((name) => !used.includes(name))).toEqual([]);
  });

  it('mention a plain resource in only four files outside its folder', () => {
    const needed = [
      'src/features.ts',
      'src/platform/access/scopes.ts',
      'src/platform/errors.ts',
      'src/platform/events/event-names.ts',
    ];
    /** Files that use AI agents. */
    const uses = {
      'src/ai/graph/deployment/rows.ts': 'the events of their runs',
      'src/ai/graph/rows.ts': 'their runs',
      'src/ai/index.ts': 'the demo',
      'src/ai/knowledge-bases/ai-knowledge-base.reads.ts': 'their knowledge',
      'src/api/mcp/deployment-tools.ts': 'the tools that clients get on request',
      'src/api/rest/openapi/published-names.ts': 'names in the OpenAPI document',
    };
    const naming = files.filter(
      (file) =>
        !/^src\/(ai\/(agents|runs|threads|tools|usage|conversations)|demo)\/|\/migrations\/|\/documents\.ts$/.test(
          file,
        ) && /ai[-_]?agent/i.test(readFileSync(file, 'utf8')),
    );
    expect(naming).toEqual([...needed, ...Object.keys(uses)].sort());
  });

  it('do not include express, sofa-api or Apollo in the platform and contexts', () => {
    const wrong = imports.filter(
      ({ file, target }) =>
        [PLATFORM, ...CONTEXTS].includes(folderOf(file) as string) &&
        /^(express|sofa-api|@apollo|@as-integrations)/.test(target),
    );
    expect(wrong).toEqual([]);
  });

  it('include sofa-api only in api/rest', () => {
    const wrong = imports.filter(
      ({ file, target }) => target.startsWith('sofa-api') && !file.startsWith('src/api/rest/'),
    );
    expect(wrong).toEqual([]);
  });

  it('read process.env only in the configuration', () => {
    const wrong = files.filter(
      (file) => readFileSync(file, 'utf8').includes('process.env') && file !== 'src/config/config.ts',
    );
    expect(wrong).toEqual([]);
  });
});
