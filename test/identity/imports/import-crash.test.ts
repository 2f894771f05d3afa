import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { BackendClient } from '../../support/clients.ts';
import { sendForm } from '../../support/files.ts';
import { newDatabaseEnv, startProcess } from '../../support/process.ts';
import { executeIn } from '../../support/process-database.ts';
import { importEnded, linesOf } from '../../support/user-imports.ts';

const USERS = 6_000;
/** Lets the heartbeat of the killed process be older than the queue allows, instead of waiting for a minute. */
const AGE_HEARTBEATS = `update pgboss.job set heartbeat_on = now() - interval '5 minutes' where state = 'active'`;
const IMPORTED = `select count(*)::int as users, count(distinct external_id)::int as ids from "user"
  where external_id like 'line-%'`;

it('continues an import with the next line after the process was killed', async () => {
  const env = await newDatabaseEnv();
  const first = await startProcess(env);
  const apiKey = first.apiKey ?? '';
  const client = new BackendClient(first.backendUrl, apiKey);
  const users = Array.from({ length: USERS }, (_, index) => ({
    username: `user-${index}`,
    external_id: `line-${index}`,
  }));
  const content = linesOf([...users, { username: 'user-0' }]);
  const { body } = await sendForm({ backendUrl: first.backendUrl, apiKey }, '/user-imports', { content });
  while ((await client.get(`/user-imports/${body.id}`)).body.processed === 0) await sleep(5);
  await first.stop('SIGKILL');
  const [left] = (await executeIn(env, IMPORTED)) as [{ users: number }];
  expect(left.users).toBeGreaterThan(0);
  expect(left.users).toBeLessThan(USERS);
  await executeIn(env, AGE_HEARTBEATS);
  const second = await startProcess(env);
  const backend = new BackendClient(second.backendUrl, apiKey);
  const ended = await importEnded(backend, body.id);
  const { data } = (await backend.get(`/user-imports/${body.id}/failures`)).body;
  await second.stop();
  expect(ended).toMatchObject({ status: 'completed', created: USERS, failed: 1 });
  expect(data).toMatchObject([{ line: USERS + 1, code: 'USERNAME_TAKEN' }]);
  expect(await executeIn(env, IMPORTED)).toEqual([{ users: USERS, ids: USERS }]);
});
