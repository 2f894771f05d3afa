import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const PEAK_LIMIT_MIB = 900;

const CREATE_DATABASE = `
  import { readFileSync } from 'node:fs';
  import { setTimeout as sleep } from 'node:timers/promises';
  import { limitWebAssemblyCompiler } from './src/platform/database/drivers/webassembly-memory.ts';
  limitWebAssemblyCompiler(1024 ** 3);
  const { PGlite } = await import('@electric-sql/pglite');
  const pglite = await PGlite.create();
  // The optimizing compiler works in other threads, also after the last statement.
  await sleep(2_000);
  // Not resourceUsage().maxRSS: Linux lets a process inherit the peak of the one that started it.
  console.log(/VmHWM:\\s+(\\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))[1] / 1024);
  await pglite.close();
`;

it.runIf(process.env['DATABASE_URL'] === undefined && process.platform === 'linux')(
  'creates an embedded database in less than 1 GB where the machine has no more',
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--input-type=module-typescript',
      '-e',
      CREATE_DATABASE,
    ]);
    expect(Number(stdout)).toBeGreaterThan(100);
    expect(Number(stdout)).toBeLessThan(PEAK_LIMIT_MIB);
  },
);
