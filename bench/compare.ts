import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { option } from './arguments.ts';
import { say } from './gatehouse.ts';
import { report } from './results.ts';

const CONNECTIONS = 8;
const WARM_UP_SECONDS = 8;
const rounds = option('rounds', 3);
const seconds = option('seconds', 8);

/** A request that is sent repeatedly. */
export interface Target {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Record<string, string>;
  readonly body?: string;
  /** The bodies of requests that are sent one after the other, in place of `body`. */
  readonly bodies?: readonly string[];
}

/** Loads two targets alternately for several rounds, after a warm-up. The ratio is computed from the sums. */
export async function compare(
  title: string,
  targets: readonly [name: string, target: Target][],
  atLeast?: number,
): Promise<void> {
  say(`\n${title}`);
  const totals = targets.map(() => 0);
  for (const [, target] of targets) await load(target, WARM_UP_SECONDS);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, [name, target]] of targets.entries()) {
      const rate = await load(target, seconds);
      totals[index] = (totals[index] ?? 0) + rate;
      say(`  round ${round}: ${name.padEnd(22)} ${rate.toFixed(1)} requests/s`);
    }
  }
  const [ours = 0, theirs = 1] = totals;
  report({ title, ratio: ours / theirs, of: targets[1]?.[0] ?? '', ...(atLeast !== undefined && { atLeast }) });
}

async function load({ url, method, headers, body, bodies }: Target, duration: number): Promise<number> {
  const result = await autocannon({
    url,
    method,
    headers,
    connections: CONNECTIONS,
    duration,
    ...(body ? { body } : {}),
    ...(bodies ? { requests: bodies.map((each) => ({ body: each })) } : {}),
  });
  assert.equal(result.non2xx + result.errors, 0, `${url} failed under load`);
  return result.requests.total / result.duration;
}

/** The parsed body of one successful response. */
export async function bodyOf({ url, method, headers, body }: Target) {
  const response = await fetch(url, { method, headers, ...(body ? { body } : {}) });
  // biome-ignore lint/suspicious/noExplicitAny: the callers compare it as a whole
  const received: any = await response.json();
  assert.equal(response.status, 200, JSON.stringify(received));
  return received;
}

/** Starts a server of this folder in a separate process and waits until it listens. */
export function startServer(file: string, address: string, port: number, ...more: string[]): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, file), [address, String(port), ...more], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', GRAPHILE_ENV: 'production' },
  });
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', () => reject(new Error(`${file} stopped.`)));
  });
}
