import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getHeapSpaceStatistics } from 'node:v8';

const ROOT = join(import.meta.dirname, '../..');

/** For scripts that {@link runForGrowth} starts: prints how many bytes V8's old generation grows by while `work` runs repeatedly. */
export async function printGrowth(repeats: number, work: () => Promise<unknown>): Promise<void> {
  const repeat = async (times: number) => {
    for (let count = 0; count < times; count += 1) await work();
  };
  await repeat(repeats / 3);
  const before = oldBytes();
  await repeat(repeats);
  console.log(oldBytes() - before);
}

function oldBytes(): number {
  return getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')?.space_used_size ?? Number.NaN;
}

/** Runs a script in a process with a small young generation, so that short collections are frequent. Returns the growth in bytes. */
export async function runForGrowth(script: string, ...args: string[]): Promise<number> {
  const flags = [
    '--disable-warning=ExperimentalWarning',
    '--max-semi-space-size=2',
    '--no-allocation-site-pretenuring',
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, script, ...args], { cwd: ROOT });
  return Number(stdout);
}
