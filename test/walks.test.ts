import { expect, it } from 'vitest';
import { runScript } from './support/process.ts';

it('runs an operation through at most sixteen context files beyond those that all operations share', async () => {
  const { output } = await runScript('test/support/walk-service.ts', [], {});
  const walks: Record<string, string[]> = JSON.parse(output);
  expect(Object.keys(walks)).toHaveLength(3);
  for (const [operation, files] of Object.entries(walks)) {
    expect(files.length, operation).toBeGreaterThan(0);
    expect(files.length, `${operation}: ${files.join(', ')}`).toBeLessThanOrEqual(16);
  }
});
