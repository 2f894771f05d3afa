import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const README = readFileSync('README.md', 'utf8');
const CONTRIBUTING = readFileSync('CONTRIBUTING.md', 'utf8');
const MAX_LINES = 200;

it('keeps README.md within 200 lines', () => {
  expect(README.split('\n').length - 1).toBeLessThanOrEqual(MAX_LINES);
});

it('names in README.md the commands that start and test the service', () => {
  expect(README).toContain('npm ci && npm start');
  expect(README).toContain('npm ci && npm test');
});

it('names in CONTRIBUTING.md every script of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commandOf = (name: string) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`);
  const missing = Object.keys(scripts).filter((name) => !CONTRIBUTING.includes(`\`${commandOf(name)}\``));
  expect(missing).toEqual([]);
});
