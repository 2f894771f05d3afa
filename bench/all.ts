import { fork } from 'node:child_process';
import { join } from 'node:path';
import { flag, option, runBench } from './arguments.ts';
import { say } from './gatehouse.ts';
import { isReached, type Result, TARGET_MISSED, targetOf } from './results.ts';

const HELP = `npm run all [-- --rounds N --seconds N --only session.ts,run.ts --against FOLDER]
    runs the comparisons one after the other and prints one table of their ratios. The rounds are short unless --rounds and
    --seconds say otherwise. Better Auth is installed by npm ci in better-auth/. --against names the checkout that the CPU of
    a start is compared with. Fails if a target is not reached or a comparison stops.`;

const extent = ['--rounds', String(option('rounds', 2)), '--seconds', String(option('seconds', 4))];

/** The startup benchmark compares with another checkout only if the arguments name one. */
const against = flag('against');

/** The benchmarks in the order in which they run, each in a separate process. */
const COMPARISONS: readonly (readonly [file: string, args: readonly string[]])[] = [
  ['start.ts', against === undefined ? [] : ['--against', against]],
  ['session.ts', extent],
  ['run.ts', extent],
  ['webhooks.ts', ['--deliveries', '8000', '--seconds', '4']],
  ['verify.ts', extent],
  ['oauth.ts', extent],
  ['imports.ts', ['--users', '20000']],
];

await runBench(HELP, { values: ['rounds', 'seconds', 'only', 'against'] }, main);

async function main(): Promise<void> {
  const results: Result[] = [];
  const stopped: string[] = [];
  const only = flag('only')?.split(',');
  for (const [file, args] of COMPARISONS) {
    if (only?.includes(file) === false) continue;
    say(`\n${file} ${args.join(' ')}`);
    const code = await run(file, args, (result) => results.push(result));
    if (code !== 0 && code !== TARGET_MISSED) stopped.push(file);
  }
  print(results);
  for (const file of stopped) console.log(`${file} failed: see its error above.`);
  if (stopped.length > 0) process.exitCode = 1;
  else if (!results.every(isReached)) process.exitCode = TARGET_MISSED;
}

/** Runs a comparison, which sends its results. Returns its exit code. */
function run(file: string, args: readonly string[], onResult: (result: Result) => void): Promise<number | null> {
  const child = fork(join(import.meta.dirname, file), args);
  child.on('message', (message) => onResult(message as Result));
  return new Promise((resolve) => child.once('exit', resolve));
}

function print(results: readonly Result[]): void {
  const rows = results.map((result) => {
    const { title, of, ratio } = result;
    const target = targetOf(result);
    return [title, of, ratio.toFixed(2), target, target === '' ? '' : isReached(result) ? 'yes' : 'no'];
  });
  console.log('\n| Measured | Compared with | Ratio | Target | Reached |\n|---|---|---:|---|---|');
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}
