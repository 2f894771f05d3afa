import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { flag, option, runBench } from './arguments.ts';
import { type DatabaseKind, memoryOf, PORTS, say, withGatehouse } from './gatehouse.ts';
import { report } from './results.ts';

const HELP = `npm run imports [-- --users N --only postgresql|pglite]
    measures the largest amount of memory that the service holds while --users users (100,000) are imported, and then as many
    others, on PostgreSQL and on PGlite. The second import must not add to the first. Linux only.
    BENCH_DATABASE_URL as for npm start.`;

/** The largest amount of memory in the second import, against the first. */
const SECOND_TO_FIRST = 1.2;
/** Of both imports. 64 MiB of it are V8's young generation, twice: see `--max-semi-space-size` of `npm start`. */
const PEAK_LIMIT_MIB: Readonly<Record<DatabaseKind, number>> = { postgresql: 600, pglite: 1_100 };
const users = option('users', 100_000);
const IMPORTS = `http://127.0.0.1:${PORTS.gatehouse}/user-imports`;

await runBench(HELP, { values: ['users', 'only'] }, main);

async function main(): Promise<void> {
  const only = flag('only');
  for (const kind of ['postgresql', 'pglite'] as const) {
    if (only !== undefined && only !== kind) continue;
    await withGatehouse({}, kind, async ({ apiKey, processId }) => {
      const first = await measure(kind, apiKey, processId, 'first');
      const second = await measure(kind, apiKey, processId, 'second');
      const title = `Largest amount of memory while ${users} users are imported, ${kind}`;
      report({ title, ratio: second / first, of: 'that in the import before', atMost: SECOND_TO_FIRST });
      const limit = PEAK_LIMIT_MIB[kind];
      report({ title, ratio: Math.max(first, second) / limit, of: `${limit} MiB`, atMost: 1 });
    });
  }
}

/** Imports users. Returns the largest resident memory meanwhile, in MiB. */
async function measure(kind: DatabaseKind, apiKey: string, processId: number, name: string): Promise<number> {
  const file = fileOf(name);
  const before = await memoryOf(processId);
  await forgetPeak(processId);
  const started = performance.now();
  await importUsers(apiKey, file);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const peak = await peakOf(processId);
  const after = await memoryOf(processId);
  say(
    `  ${kind}, ${name} ${users} users in ${seconds} s: ` +
      `${before.toFixed(0)} MiB before, ${peak.toFixed(0)} at most, ${after.toFixed(0)} after`,
  );
  return peak;
}

/** One JSON object on each line. The lines are of the size that exports of other services have. */
function fileOf(name: string): Blob {
  const lines = Array.from({ length: users }, (_, n) =>
    JSON.stringify({
      email: `${name}-${n}@example.com`,
      email_verified: true,
      username: `${name}_${n}`,
      first_name: `First ${n}`,
      last_name: `Last ${n}`,
      external_id: `${name}-${n}`,
      public_metadata: { plan: 'pro', seats: n % 50 },
    }),
  );
  return new Blob([lines.join('\n')]);
}

async function importUsers(apiKey: string, file: Blob): Promise<void> {
  const headers = { authorization: `Bearer ${apiKey}` };
  const form = new FormData();
  form.append('file', file, 'users.ndjson');
  const created = await fetch(IMPORTS, { method: 'POST', headers, body: form });
  const { id } = (await created.json()) as { id: string };
  assert.equal(created.status, 201);
  for (;;) {
    const found = (await (await fetch(`${IMPORTS}/${id}`, { headers })).json()) as Record<string, unknown>;
    if (found['status'] === 'completed') {
      assert.equal(found['created'], users);
      return;
    }
    assert.notEqual(found['status'], 'failed');
    await sleep(500);
  }
}

/** Sets the largest resident memory of a process, which Linux keeps, to the present one: see proc(5), clear_refs. */
function forgetPeak(processId: number): Promise<void> {
  return writeFile(`/proc/${processId}/clear_refs`, '5');
}

async function peakOf(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}
