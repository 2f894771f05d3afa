import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newDatabaseEnv, runScript, startProcess } from '../../support/process.ts';

const newKey = () => randomBytes(32).toString('base64');

const spooledIn = async ({ DATA_DIR = '' }: Record<string, string>) =>
  (await readdir(join(DATA_DIR, 'mail')).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name));

/** Commits a mail in a process that is killed before the mail is sent. */
async function commitAndDie(place: Record<string, string>) {
  const { code, output } = await runScript('test/platform/mail/commit-and-exit.ts', [], place);
  expect([code, output]).toEqual([null, '']);
  expect(await spooledIn(place)).toEqual([]);
}

describe('a mail whose command has committed', () => {
  it('sends a committed mail after the next start when the process was killed', async () => {
    const place = await newDatabaseEnv();
    await commitAndDie(place);
    const next = await startProcess(place);
    await expect.poll(() => spooledIn(place)).toHaveLength(1);
    const [name = ''] = await spooledIn(place);
    expect(await readFile(join(place['DATA_DIR'] as string, 'mail', name), 'utf8')).toContain('To: ada@example.com');
    await next.stop();
    const again = await startProcess(place);
    await again.stop();
    expect(await spooledIn(place)).toHaveLength(1);
  });

  it('sends a committed mail after a change of the master key without the old one', async () => {
    const [old, current, place] = [newKey(), newKey(), await newDatabaseEnv()];
    await commitAndDie({ ...place, MASTER_KEY: old });
    const { code, output } = await runScript('src/cli/rekey.ts', [], { ...place, MASTER_KEY: `${current},${old}` });
    expect([code, output]).toEqual([0, expect.stringContaining('1 waiting job has it too.')]);
    const next = await startProcess({ ...place, MASTER_KEY: current });
    await expect.poll(() => spooledIn(place)).toHaveLength(1);
    await next.stop();
  });
});
