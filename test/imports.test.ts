import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTEXTS as LAYERS } from '../src/api/schema/codegen/contexts.ts';

/** The bounded contexts in the order in which they build on each other: each owns its tables and its part of the schema. */
const PLATFORM = 'platform';
const CONTEXTS = LAYERS.filter((name) => name !== PLATFORM);

/** What each folder may import besides its own files. Files that lie in `src/` itself put the service together. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(LAYERS.map((name, at) => [name, LAYERS.slice(0, at)])),
  config: [PLATFORM],
  pages: [PLATFORM],
  api: [PLATFORM, ...CONTEXTS, 'pages'],
  demo: [PLATFORM, ...CONTEXTS],
  // A script works through the running service, or opens the same services itself.
  cli: [PLATFORM, ...CONTEXTS, 'api', 'config', 'demo', 'src'],
  src: [PLATFORM, ...CONTEXTS, 'config', 'api', 'cli'],
};

interface Import {
  readonly file: string;
  /** The file that is imported, or the name of a package. */
  readonly target: string;
}

/** Every import of a file, those of types and those at run time included. */
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

/** The statement by which a file imports another. */
function importOf(file: string, target: string): string {
  const name = target.split('/').slice(-2).join('/');
  const statements = readFileSync(file, 'utf8').match(/^import[^;]*;/gm) ?? [];
  return statements.filter((statement) => statement.includes(`${name}'`)).join('\n');
}

const files = globSync('src/**/*.ts').sort();
const imports = files.flatMap(importsOf);
/** `src/identity/sign-in/sign-in.service.ts` lies in `identity`, `src/start.ts` in `src`. */
const folderOf = (file: string) => {
  const [top, ...rest] = file.split('/');
  return top === 'src' ? ((rest.length > 1 ? rest[0] : top) as string) : null;
};

/** The imports that lead from one folder of `src/` into another. */
const between = imports
  .map((one) => ({ ...one, from: folderOf(one.file) as string, to: folderOf(one.target) }))
  .filter(({ from, to }) => to !== null && to !== from);

/** The circles among the files, the longest first (Tarjan's strongly connected components). */
function circles(): string[][] {
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

it('tests lie in the folders of what they test', () => {
  const folders = new Set(globSync('test/**/*.test.ts').map((file) => dirname(file).replace(/^test/, 'src')));
  const known = new Set(files.flatMap((file) => [dirname(file), dirname(dirname(file))]));
  // `test/ci` checks the scripts of `.ci/`, `test/docs` the documentation, `test/examples` the files of `examples/`.
  expect([...folders].filter((folder) => !known.has(folder)).sort()).toEqual(['src/ci', 'src/docs', 'src/examples']);
});

describe('imports point one way, types included', () => {
  it('no files import each other in a circle', () => {
    expect(circles()).toEqual([]);
  });

  it.each(Object.entries(ALLOWED))('%s imports only what lies below it', (folder, allowed) => {
    const wrong = between.filter(({ from, to }) => from === folder && !allowed.includes(to as string));
    expect(wrong).toEqual([]);
  });

  it('every folder of src is in the order', () => {
    expect([...new Set(files.map(folderOf))].sort()).toEqual(Object.keys(ALLOWED).sort());
  });

  it('a context is known to other folders by its index.ts and the types of its graph', () => {
    const isPublic = (target: string) => /^src\/[^/]+\/(index|graph\/(types|rows|resolvers))\.ts$/.test(target);
    const wrong = between.filter(
      ({ from, to, target }) => from !== 'src' && CONTEXTS.includes(to as string) && !isPublic(target),
    );
    expect(wrong).toEqual([]);
  });

  it('an index.ts offers only what another folder uses', () => {
    const offered = files
      .filter((file) => /^src\/[^/]+\/index\.ts$/.test(file))
      .flatMap((file) => namesOf(readFileSync(file, 'utf8'), 'export').map((name) => `${file} ${name}`));
    const used = between
      .filter(({ target }) => target.endsWith('/index.ts'))
      .flatMap(({ file, target }) => namesOf(importOf(file, target), 'import').map((name) => `${target} ${name}`));
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.filter((name) => !used.includes(name))).toEqual([]);
  });

  it('a plain resource needs an entry in four files outside its folder', () => {
    const needed = [
      'src/features.ts',
      'src/platform/access/scopes.ts',
      'src/platform/errors.ts',
      'src/platform/events/event-names.ts',
    ];
    /** What AI agents have because others use them. */
    const uses = {
      'src/ai/index.ts': 'the demo',
      'src/ai/knowledge-bases/ai-knowledge-base.reads.ts': 'their knowledge',
    };
    const naming = files.filter(
      (file) =>
        !/^src\/(ai\/agents|demo)\/|\/graph\/(types|resolvers)\.ts$|\/migrations\//.test(file) &&
        /ai[-_]?agent/i.test(readFileSync(file, 'utf8')),
    );
    expect(naming).toEqual([...needed, ...Object.keys(uses)].sort());
  });

  it('platform and contexts know neither express, sofa-api nor Apollo', () => {
    const wrong = imports.filter(
      ({ file, target }) =>
        [PLATFORM, ...CONTEXTS].includes(folderOf(file) as string) &&
        /^(express|sofa-api|@apollo|@as-integrations)/.test(target),
    );
    expect(wrong).toEqual([]);
  });

  it('sofa-api is known to api/rest only', () => {
    const wrong = imports.filter(
      ({ file, target }) => target.startsWith('sofa-api') && !file.startsWith('src/api/rest/'),
    );
    expect(wrong).toEqual([]);
  });

  it('only the configuration reads the environment', () => {
    const wrong = files.filter(
      (file) => readFileSync(file, 'utf8').includes('process.env') && file !== 'src/config/config.ts',
    );
    expect(wrong).toEqual([]);
  });
});
