import { spawnSync } from 'node:child_process';

/**
 * The program `promtool` of Prometheus: the one in PROMTOOL, else that of the machine. Null without one: its tests are skipped,
 * because `npm test` must run everywhere. In CI they fail without it.
 */
export const promtool = findPromtool();

function findPromtool(): string | null {
  const name = process.env['PROMTOOL'] || 'promtool';
  if (spawnSync(name, ['--version']).status === 0) return name;
  if (process.env['CI'] === undefined) {
    console.warn('There is no promtool (package prometheus of Debian), so the alerts are not tested with it.');
    return null;
  }
  return name;
}
