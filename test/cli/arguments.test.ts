import { describe, expect, it } from 'vitest';
import { columns, wrapHelp } from '../../src/cli/help.ts';
import { runScript } from '../support/process.ts';

const SCRIPTS = [
  ['src/main.ts', 'The service takes no arguments.'],
  ['src/cli/demo.ts', 'npm run demo [-- --deployment ID]'],
  ['src/cli/distribute.ts', 'npm run distribute'],
  ['src/cli/rekey.ts', 'npm run rekey'],
  ['src/cli/schema.ts', 'npm run schema -- --against REF'],
  ['bench/all.ts', 'npm run all'],
  ['bench/argon2-limit.ts', 'node bench/argon2-limit.ts'],
  ['bench/capacity.ts', 'npm run capacity'],
  ['bench/citus.ts', 'npm run citus'],
  ['bench/imports.ts', 'npm run imports'],
  ['bench/retrieval.ts', 'npm run retrieval'],
  ['bench/retrieval-size.ts', 'npm run retrieval-size'],
  ['bench/sign-in.ts', 'npm run sign-in'],
  ['bench/start.ts', 'npm run start-cost'],
  ['bench/webhooks.ts', 'npm run webhooks'],
] as const;

describe.each(SCRIPTS)('%s', (file, usage) => {
  it('prints its whole help in 80 columns', async () => {
    const { code, output } = await runScript(file, ['--help'], {});
    expect(code).toBe(0);
    expect(output.split('\n').filter((line) => line.length > 80)).toEqual([]);
    await expect(output).toMatchFileSnapshot(`help/${file.replaceAll('/', '-').replace('.ts', '')}.txt`);
  });

  it('rejects an unknown option with its usage', async () => {
    const { code, output } = await runScript(file, ['--bogus'], {});
    expect(code).toBe(1);
    expect(output).toMatch(/^Unknown option '--bogus'\.$/m);
    expect(output).toContain(usage);
    expect(output).not.toMatch(/^ +at /m);
  });
});

describe('npm start', () => {
  it('names the variable of an option that it does not have', async () => {
    const { code, output } = await runScript('src/main.ts', ['--deployment-port', '3000'], {});
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('Set the variable DEPLOYMENT_PORT instead: DEPLOYMENT_PORT=… npm start'),
    ]);
    const { output: other } = await runScript('src/main.ts', ['3000'], {});
    expect(other).toMatch(/^Unexpected argument '3000'\.$/m);
  });
});

describe('help', () => {
  it('wraps paragraphs and keeps commands, list items and columns apart', () => {
    const text =
      'npm run x [-- --first ONE --second TWO]\n    does one thing, and then\n    another:\n    - this\n    --first  a number of things\n\nThe end.';
    expect(wrapHelp(text, 30)).toBe(
      [
        'npm run x [-- --first ONE',
        '        --second TWO]',
        '    does one thing, and then',
        '    another:',
        '    - this',
        '    --first  a number of',
        '             things',
        '',
        'The end.',
      ].join('\n'),
    );
  });

  it('separates the longest name from its meaning', () => {
    expect(
      columns(
        [
          ['A', 'one two three'],
          ['LONGER', 'four'],
        ],
        18,
      ),
    ).toBe(['  A       one two', '          three', '  LONGER  four'].join('\n'));
  });
});
