import { parseArgs } from 'node:util';
import { runScript } from '../src/cli/script.ts';

/** The options of a benchmark: with a value, or without. */
export interface BenchOptions {
  readonly values?: readonly string[];
  readonly switches?: readonly string[];
}

/** Runs a benchmark, or prints its help. Rejects unknown options. `option`, `flag` and `isSet` read the known ones. */
export function runBench(
  help: string,
  { values = [], switches = [] }: BenchOptions,
  main: () => unknown,
): Promise<void> {
  const options = Object.fromEntries([
    ...values.map((name) => [name, { type: 'string' }] as const),
    ...switches.map((name) => [name, { type: 'boolean' }] as const),
  ]);
  return runScript({ help, options, failure: "The benchmark can't run:" }, main);
}

/** The value of an option, a whole number above 0. */
export function option(name: string, fallback: number): number {
  const text = flag(name);
  const value = text === undefined ? fallback : Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  console.error(`--${name} must be a whole number above 0.`);
  process.exit(1);
}

/** The value of an option. Modules read theirs before `runBench` has rejected unknown ones. */
export function flag(name: string): string | undefined {
  const { values } = parseArgs({ options: { [name]: { type: 'string' } }, strict: false });
  return typeof values[name] === 'string' ? values[name] : undefined;
}

/** Whether the arguments have an option without a value. */
export const isSet = (name: string): boolean => process.argv.includes(`--${name}`);
