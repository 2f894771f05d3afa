import { sql } from 'kysely';
import { expect } from 'vitest';
import { addApiAuthApp, keysPath } from './api-auth-keys.ts';
import type { Answer } from './http.ts';
import { addUser } from './people.ts';
import { signedIn } from './sign-in.ts';
import { createWorld, type World } from './world.ts';

export const SELF_SERVICE = { permissions: ['orders:read', 'orders:write'], max_keys: 3 };

/** Somebody who is signed in where users make keys for an app. */
export async function keyMaker(self_service: object = {}) {
  const world = await createWorld();
  const app = await addApiAuthApp(world, {
    self_service: { ...SELF_SERVICE, ...self_service },
    description: 'Orders of your shop',
  });
  const user = await addUser(world);
  const browser = await signedIn(world, user.id);
  const path = keysPath(app);
  const make = (input: object = {}) => browser.post(path, { name: 'My laptop', ...input });
  const made = async (input: object = {}) => {
    const { status, body } = await make(input);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body.data;
  };
  return { world, app, user, browser, path, make, made };
}

export type KeyMaker = Awaited<ReturnType<typeof keyMaker>>;

export const neighbourOf = async ({ world }: { world: World }) => signedIn(world, (await addUser(world)).id);

/** Sets the count of the new keys that the user has made today. */
export async function countKeys({ world, user }: KeyMaker, count: number): Promise<void> {
  const resetsAt = new Date(Date.now() + 3_600_000).toISOString();
  await world.services.database.rows
    .insertInto('attempt_counter')
    .values({ deployment_id: world.id, key: counterOf(user), count, resets_at: resetsAt })
    .onConflict((conflict) => conflict.columns(['deployment_id', 'key']).doUpdateSet({ count }))
    .execute();
}

/**
 * The user's call, which has seen the app already, while something happens to it: the call counts the new key between
 * its first look and its transaction, and stands still there. On PostgreSQL alone: PGlite has one connection.
 */
export async function meanwhile(
  { world, user }: KeyMaker,
  call: () => Promise<Answer>,
  work: () => Promise<unknown>,
): Promise<Answer> {
  const { rows } = world.services.database;
  const calling = await rows.transaction().execute(async (trx) => {
    const { rows: found } = await sql<{ pid: number }>`select pg_backend_pid() as pid from attempt_counter
      where deployment_id = ${world.id} and key = ${counterOf(user)} for update`.execute(trx);
    const pid = found[0]?.pid;
    if (pid === undefined) throw new Error('The user has made no key before.');
    const calling = call();
    await standsBehind(world, pid);
    await work();
    return { answer: calling };
  });
  return calling.answer;
}

/** Waits until somebody waits for a lock of this session of PostgreSQL. */
export async function standsBehind({ services }: World, pid: number): Promise<void> {
  const standing = async () => {
    const { rows } = await sql`select from pg_stat_activity where ${pid} = any(pg_blocking_pids(pid))`.execute(
      services.database.rows,
    );
    return rows.length;
  };
  await expect.poll(standing, { timeout: 10_000 }).toBe(1);
}

const counterOf = ({ id }: { readonly id: string }) => `api-auth-keys:user:${id}`;
