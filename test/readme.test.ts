import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { describeConfig } from '../src/config/config.ts';
import { emptyPlace, startProcess } from './support/process.ts';

const README = readFileSync('README.md', 'utf8');
const END = '---end of example---';

interface Example {
  readonly command: string;
  /** What the README shows; null where it shows nothing. */
  readonly shown: string | null;
}

/** The blocks marked `sh tour`, each with the JSON that follows it. */
function examplesOf(readme: string): Example[] {
  const blocks = [...readme.matchAll(/```sh tour\n([\s\S]*?)```(?:\s*```json\n([\s\S]*?)```)?/g)];
  return blocks.map(([, command = '', shown]) => ({ command, shown: shown ?? null }));
}

/** Ids, times and request ids differ from run to run; everything else is compared. */
function settled(json: string): unknown {
  return JSON.parse(json, (name, value) => {
    if (typeof value !== 'string') return value;
    if (/^\d{15,20}$/.test(value)) return 'an id';
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return 'a time';
    return name === 'request_id' ? 'a request id' : value;
  });
}

describe('README.md', () => {
  it('shows in its tour what the service answers', async () => {
    const place = await emptyPlace();
    const service = await startProcess(place);
    const examples = examplesOf(README);
    expect(examples.length).toBeGreaterThanOrEqual(7);
    const script = ['set -e', ...examples.flatMap(({ command }) => [command, `echo; echo '${END}'`])].join('\n');
    const { stdout } = await promisify(execFile)('bash', ['-c', script], {
      env: {
        PATH: process.env['PATH'],
        BACKEND: service.backendUrl,
        DEPLOYMENT: service.deploymentUrl,
        KEY: service.apiKey ?? '',
        DATA_DIR: place['DATA_DIR'],
      },
    });
    const answers = stdout.split(END).slice(0, -1);
    expect(answers).toHaveLength(examples.length);
    for (const [index, { shown }] of examples.entries()) {
      if (shown !== null) expect(settled(answers[index] as string)).toEqual(settled(shown));
    }
    await service.stop();
  });

  it('lists every setting with its default', () => {
    const rows = describeConfig().map(({ name, fallback }) => `| ${name} | ${fallback ?? '—'} |`);
    for (const row of rows) expect(README).toContain(row);
  });

  it('names every script of package.json that a reader runs', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    for (const name of ['demo', 'deployment', 'rekey', 'codegen', 'schema', 'lint', 'types']) {
      expect(Object.keys(scripts)).toContain(name);
      expect(README).toContain(`npm run ${name}`);
    }
  });
});
