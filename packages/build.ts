import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';

const HELP = `Builds the packages for clients: \`packages/*/dist\` with JavaScript and types.

  npm run packages                       build
  npm run packages -- --pack <folder>    build, and write a tarball of each package to the folder`;

const { values } = parseArgs({ options: { help: { type: 'boolean' }, pack: { type: 'string' } } });

if (values.help) {
  console.log(HELP);
} else {
  for (const generator of globSync('packages/*/generate/generate.ts').sort()) {
    execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', generator]);
  }
  if (values.pack !== undefined) mkdirSync(values.pack, { recursive: true });
  for (const folder of inBuildOrder()) {
    rmSync(`${folder}/dist`, { recursive: true, force: true });
    execFileSync('tsc', ['-p', folder], { stdio: 'inherit' });
    console.log(`Built ${folder}/dist.`);
    if (values.pack !== undefined) pack(folder, values.pack);
  }
}

/** The folders of the packages, each after those that it imports, whose types it needs. */
function inBuildOrder(): string[] {
  const packages = globSync('packages/*/package.json').map((file) => {
    const { name, dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
      name: string;
      dependencies?: Record<string, string>;
    };
    return { folder: file.replace('/package.json', ''), name, needs: Object.keys(dependencies) };
  });
  const depth = (name: string): number => {
    const needs = packages.find((each) => each.name === name)?.needs ?? [];
    return needs.length === 0 ? 0 : 1 + Math.max(...needs.map(depth));
  };
  return packages.sort((a, b) => depth(a.name) - depth(b.name)).map(({ folder }) => folder);
}

function pack(folder: string, to: string): void {
  const args = ['pack', '--json', '--pack-destination', to, `./${folder}`];
  const [{ filename = '', size = 0 } = {}] = JSON.parse(execFileSync('npm', args, { encoding: 'utf8' })) as {
    filename?: string;
    size?: number;
  }[];
  console.log(`Packed ${to}/${filename}, ${Math.ceil(size / 1_024)} KB.`);
}
