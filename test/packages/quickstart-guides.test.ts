import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENTER_APP, GATEHOUSE_COMMANDS } from '../support/quickstart.ts';
import { type QuickstartGuide, readQuickstart } from '../support/quickstart-guide.ts';

/* What must hold in each quickstart, also where the ordinary run does not follow it. */

interface Package {
  readonly version: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const readPackage = (text: string): Package => JSON.parse(text);
const root = readPackage(readFileSync('package.json', 'utf8'));
const guides = globSync('docs/quickstarts/*.md')
  .sort()
  .map((file) => readQuickstart(basename(file, '.md')));

const packageOf = ({ files }: QuickstartGuide) => readPackage(files.get('package.json') ?? '{}');
const dependenciesOf = (guide: QuickstartGuide) => {
  const { dependencies, devDependencies } = packageOf(guide);
  return Object.entries({ ...dependencies, ...devDependencies });
};

/** What the scripts of a guide import: files of the guide as paths from its folder, packages by name. */
function importsOf({ files }: QuickstartGuide): string[] {
  const scripts = [...files].filter(([path]) => /\.(?:js|tsx?)$/.test(path));
  return scripts.flatMap(([path, text]) =>
    [...text.matchAll(/(?:from|^import) '([^']+)'/gm)].map(([, name = '']) =>
      name.startsWith('.') ? posix.join(dirname(path), name) : name,
    ),
  );
}

const packageName = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

describe('the quickstarts', () => {
  it('are those that tests follow', () => {
    const tests = globSync('test/packages/quickstart-*.test.ts')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    expect(guides.map(({ name }) => name).filter((name) => !tests.includes(`'${name}'`))).toEqual([]);
    expect(guides.length).toBeGreaterThanOrEqual(5);
  });

  it.each(guides)('take less than ten commands, of which the last starts the app, in $name', (guide) => {
    const { commands } = guide;
    expect(commands.slice(0, 4)).toEqual([...GATEHOUSE_COMMANDS, ENTER_APP]);
    expect(commands.length).toBeLessThan(10);
    expect(commands.slice(-2)[0]).toBe('npm install');
    const script = /^npm (?:run )?(\w+)$/.exec(commands.at(-1) ?? '')?.[1];
    expect(Object.keys(packageOf(guide).scripts)).toContain(script);
  });

  it.each(guides)('say how many commands they take in $name', ({ name, commands }) => {
    const count = ['six', 'seven', 'eight', 'nine'][commands.length - 6];
    const [, introduction = ''] = readFileSync(`docs/quickstarts/${name}.md`, 'utf8').split('\n\n');
    expect(introduction.replaceAll('\n', ' ')).toContain(`${count} commands`);
  });

  it.each(guides)('install exact versions in $name, those of this repository where it has them', (guide) => {
    const own = { ...root.dependencies, ...root.devDependencies };
    for (const [name, version] of dependenciesOf(guide)) {
      const [, folder] = /^@gatehouse\/(\w+)$/.exec(name) ?? [];
      if (folder !== undefined) {
        const { version: current } = readPackage(readFileSync(`packages/${folder}/package.json`, 'utf8'));
        expect(version).toBe(`file:gatehouse-${folder}-${current}.tgz`);
      } else {
        expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
        expect(own[name] ?? version, name).toBe(version);
      }
    }
  });

  it('install the same version of a package in all of them', () => {
    const versions = Map.groupBy(guides.flatMap(dependenciesOf), ([name]) => name);
    const different = [...versions].filter(([, found]) => new Set(found.map(([, version]) => version)).size > 1);
    expect(different).toEqual([]);
  });

  it.each(guides)('import only files that they have and packages that they install in $name', (guide) => {
    const installed = new Map(dependenciesOf(guide));
    const imports = importsOf(guide);
    expect(imports.length).toBeGreaterThan(0);
    const missing = imports.filter(
      (name) => !guide.files.has(name) && !name.startsWith('node:') && !installed.has(packageName(name)),
    );
    expect(missing).toEqual([]);
  });

  it.each(guides)('have JSON that can be read in $name', ({ files, tries }) => {
    const texts = [...files].filter(([path]) => path.endsWith('.json')).map(([, text]) => text);
    const outputs = tries.flatMap(({ output }) => (output?.language === 'json' ? [output.text] : []));
    for (const text of [...texts, ...outputs]) expect(() => JSON.parse(text)).not.toThrow();
  });

  it.each(guides)('name each file above its text in $name, because a viewer of Markdown does not show it', (guide) => {
    const text = readFileSync(`docs/quickstarts/${guide.name}.md`, 'utf8');
    const missing = [...guide.files.keys()].filter((path) => {
      const [before = ''] = text.split(` ${path}\n`);
      return !before.slice(0, before.lastIndexOf('```')).endsWith(`**${path}**\n\n`);
    });
    expect(missing).toEqual([]);
  });

  it('allow the origin of the page with the same command', () => {
    const commands = guides.flatMap((guide) => guide.commands.filter((command) => command.includes('allowed-origins')));
    expect(new Set(commands).size).toBe(1);
  });
});
