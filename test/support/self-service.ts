import { addUser } from './add-user.ts';
import { addApiAuthApp, keysPath } from './api-auth-keys.ts';
import type { HttpResponse } from './http.ts';
import { lockRow } from './row-locks.ts';
import { openSignedInBrowser } from './sign-in.ts';
import { createWorld, type World } from './world.ts';

export const SELF_SERVICE = { permissions: ['orders:read', 'orders:write'], max_keys: 3 };

/** Creates an app whose keys users create themselves, and a signed-in user. */
export async function createSelfServiceUser(self_service: object = {}) {
  const world = await createWorld();
  const app = await addApiAuthApp(world, {
    self_service: { ...SELF_SERVICE, ...self_service },
    description: 'Orders of your shop',
  });
  const user = await addUser(world);
  const browser = await openSignedInBrowser(world, user.id);
  const path = keysPath(app);
  const make = (input: object = {}) => browser.post(path, { name: 'My laptop', ...input });
  const made = async (input: object = {}) => {
    const { status, body } = await make(input);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body.data;
  };
  return { world, app, user, browser, path, make, made };
}

export type SelfServiceUser = Awaited<ReturnType<typeof createSelfServiceUser>>;

/** The browser of another user of the same deployment. */
export const browserOfOtherUser = async ({ world }: { world: World }) =>
  openSignedInBrowser(world, (await addUser(world)).id);

/** Sets how many keys the user has created today. */
export async function setKeyCount({ world, user }: SelfServiceUser, count: number): Promise<void> {
  const resetsAt = new Date(Date.now() + 3_600_000).toISOString();
  await world.services.database.rows
    .insertInto('attempt_counter')
    .values({ deployment_id: world.id, key: counterOf(user), count, resets_at: resetsAt })
    .onConflict((conflict) => conflict.columns(['deployment_id', 'key']).doUpdateSet({ count }))
    .execute();
}

/**
 * Sends a request, and runs `work` between the first read of the app and the transaction of the request. A locked counter makes the
 * request wait there, so the user must have created a key before.
 */
export async function requestDuringChange<Body>(
  { world, user }: SelfServiceUser,
  call: () => Promise<HttpResponse<Body>>,
  work: () => Promise<unknown>,
): Promise<HttpResponse<Body>> {
  const counter = await lockRow(world, 'attempt_counter', counterOf(user), 'key');
  const response = call();
  await counter.waitForQueue(1);
  await work();
  await counter.release();
  return response;
}

const counterOf = ({ id }: { readonly id: string }) => `api-auth-keys:user:${id}`;
