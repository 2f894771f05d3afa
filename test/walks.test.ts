import { expect, it } from 'vitest';
import { runScript } from './support/process.ts';

/** A sign-in also stores its failures for support, and restores the organization that the user last worked in. */
const MORE_FILES: Readonly<Record<string, number>> = { 'POST /auth/signin': 15 };

it('runs an operation through at most twelve context files, or those listed, beyond those that all operations share', async () => {
  const { output } = await runScript('test/support/walk-service.ts', [], {});
  const walks: Record<string, string[]> = JSON.parse(output);
  expect(Object.keys(walks)).toHaveLength(3);
  for (const [operation, files] of Object.entries(walks)) {
    expect(files.length, operation).toBeGreaterThan(0);
    expect(files.length, `${operation}: ${files.join(', ')}`).toBeLessThanOrEqual(MORE_FILES[operation] ?? 12);
  }
});
