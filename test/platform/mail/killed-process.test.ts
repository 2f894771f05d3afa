import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newDatabaseEnv, runScript, startProcess } from '../../support/process.ts';

const newKey = () => randomBytes(32).toString('base64');

const spooledIn = async ({ DATA_DIR = '' }: Record<string, string>) =>
  (await readdir(join(DATA_DIR, 'mail')).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name));

/** Commits a mail in a process that is killed before the mail is sent. */
async function commitAndDie(environment: Record<string, string>) {
  const { code, output } = await runScript('test/platform/mail/commit-and-exit.ts', [], environment);
  expect([code, output]).toEqual([null, '']);
  expect(await spooledIn(environment)).toEqual([]);
}

describe('a mail whose command has committed', () => {
  it('sends a committed mail after the next start when the process was killed', async () => {
    const environment = await newDatabaseEnv();
    await commitAndDie(environment);
    const next = await startProcess(environment);
    await expect.poll(() => spooledIn(environment)).toHaveLength(1);
    const [name = ''] = await spooledIn(environment);
    expect(await readFile(join(environment['DATA_DIR'] as string, 'mail', name), 'utf8')).toContain(
      'To: ada@example.com',
    );
    await next.stop();
    const again = await startProcess(environment);
    await again.stop();
    expect(await spooledIn(environment)).toHaveLength(1);
  });

  it('sends a committed mail after a change of the master key without the old one', async () => {
    const [old, current, environment] = [newKey(), newKey(), await newDatabaseEnv()];
    await commitAndDie({ ...environment, MASTER_KEY: old });
    const { code, output } = await runScript('src/cli/rekey.ts', [], {
      ...environment,
      MASTER_KEY: `${current},${old}`,
    });
    expect([code, output]).toEqual([0, expect.stringContaining('1 waiting job has the current key now.')]);
    const next = await startProcess({ ...environment, MASTER_KEY: current });
    await expect.poll(() => spooledIn(environment)).toHaveLength(1);
    await next.stop();
  });
});
