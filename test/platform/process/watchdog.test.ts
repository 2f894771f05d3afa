import { describe, expect, it } from 'vitest';
import { runScript } from '../../support/process.ts';

/** Runs a process whose event loop is blocked for some seconds. */
const block = (seconds: number, isArmed: boolean, options: object) =>
  runScript(
    'test/platform/process/block-event-loop.ts',
    [String(seconds), isArmed ? 'armed' : 'unarmed', JSON.stringify(options)],
    {},
  );

describe('the watchdog', () => {
  it('ends a process whose event loop does not run, and names the reason', async () => {
    const { code, output } = await block(60, true, { limitSeconds: 2 });
    expect(code).toBeNull();
    expect(output).toBe(
      'The process is ended: its event loop has not run for 2 seconds. A statement of the embedded database has probably not returned. Start again; PostgreSQL can cancel such a statement.\n',
    );
  });

  it('ends a process that does not respond because the disk is full, also before it is armed', async () => {
    const everyDiskIsFull = { fullDiskLimitSeconds: 2, fullDiskBytes: Number.MAX_SAFE_INTEGER };
    const { code, output } = await block(60, false, everyDiskIsFull);
    expect(code).toBeNull();
    expect(output).toMatch(
      /^The process is ended: the disk of .* is full, .* Its data is intact\. Make space, then start/,
    );
  });

  it('does not end a process whose event loop is blocked for less, nor one before it is armed', async () => {
    const [short, unarmed] = await Promise.all([
      block(2, true, { limitSeconds: 60 }),
      block(4, false, { limitSeconds: 1 }),
    ]);
    expect([short, unarmed]).toEqual([
      { code: 0, output: 'survived\n' },
      { code: 0, output: 'survived\n' },
    ]);
  });
});
