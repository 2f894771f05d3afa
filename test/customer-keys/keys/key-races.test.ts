import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { addApiAuthApp, addApiAuthKey, keysPath } from '../../support/api-auth-keys.ts';
import type { HttpResponse } from '../../support/http.ts';
import { addOrganization } from '../../support/organizations.ts';
import { lockRow } from '../../support/row-locks.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { createWorld, type World } from '../../support/world.ts';

const onPostgres = describe.skipIf(process.env['DATABASE_URL'] === undefined);

type Request = () => Promise<HttpResponse>;

/** Runs two requests concurrently: the first waits behind a lock until the second waits as well. */
async function runConcurrently(
  world: World,
  [table, id]: [table: string, id: string | number],
  first: Request,
  second: Request,
) {
  const row = await lockRow(world, table, id);
  const firstResponse = first();
  await row.waitForQueue(1);
  const secondResponse = second();
  await row.waitForQueue(2);
  await row.release();
  return Promise.all([firstResponse, secondResponse]);
}

/** Creates an app, and a workspace with a member. */
async function scene() {
  const world = await createWorld();
  const { backend } = world;
  const app = await addApiAuthApp(world);
  const organization = await addOrganization(world);
  const { id: workspace } = await addWorkspace(world, organization);
  const [{ id: admin }, { id: user }] = [await addUser(world), await addUser(world)];
  await addWorkspaceMembers(world, workspace, [admin], 'Admin');
  const [member] = await addWorkspaceMembers(world, workspace, [user]);
  return { world, backend, app, workspace, user, member: member?.id as string };
}

type Scene = Awaited<ReturnType<typeof scene>>;

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

onPostgres('the deletion of an app', () => {
  /** Checks that the deletion left no hash of a key behind. */
  async function expectNoHashes({ world, backend, app }: Scene) {
    expect((await backend.get(`/api-auth/apps/${app}`)).status).toBe(404);
    const kept = await world.services.database.rows
      .selectFrom('api_auth_key')
      .select('key_hash')
      .where('deployment_id', '=', world.id)
      .where('key_hash', 'not like', 'deleted %')
      .execute();
    expect(kept).toEqual([]);
  }

  const deletion =
    ({ backend, app }: Scene) =>
    () =>
      backend.delete(`/api-auth/apps/${app}`);

  it('clears the hash of a key that is created concurrently', async () => {
    const here = await scene();
    const { world, backend, app, user } = here;
    const create = () => backend.post(keysPath(app), { name: 'n', user_id: user });
    const [made, deleted] = await runConcurrently(world, ['user', user], create, deletion(here));
    expect([made.status, deleted.status]).toEqual([201, 204]);
    await expectNoHashes(here);
  });

  it('clears the hash of a key that is rotated concurrently', async () => {
    const here = await scene();
    const { world, backend, app } = here;
    const { id } = await addApiAuthKey(world, app);
    const rotate = () => backend.post(`${keysPath(app)}/${id}/rotate`);
    const [made, deleted] = await runConcurrently(world, ['deployment', world.id], rotate, deletion(here));
    expect([made.status, deleted.status]).toEqual([201, 204]);
    await expectNoHashes(here);
  });

  it('clears the hashes of keys that are imported concurrently, so that another app can import them', async () => {
    const here = await scene();
    const { world, backend, app, user } = here;
    const keys = [{ name: 'Old one', hash: hashOf('imported'), user_id: user }];
    const importKeys = (to: string) => backend.post(`${keysPath(to)}/import`, { keys });
    const [imported, deleted] = await runConcurrently(world, ['user', user], () => importKeys(app), deletion(here));
    expect([imported.status, deleted.status]).toEqual([201, 204]);
    await expectNoHashes(here);
    expect((await importKeys(await addApiAuthApp(world))).status).toBe(201);
  });
});

const KEY_COMMANDS: [name: string, call: (scene: Scene) => Promise<Request>, rejected: number][] = [
  [
    'created',
    async ({ backend, app, user, workspace }) =>
      () =>
        backend.post(keysPath(app), { name: 'n', user_id: user, workspace_id: workspace }),
    400,
  ],
  [
    'rotated',
    async ({ world, backend, app, user, workspace }) => {
      const { id } = await addApiAuthKey(world, app, { user_id: user, workspace_id: workspace });
      return () => backend.post(`${keysPath(app)}/${id}/rotate`);
    },
    409,
  ],
];

const OWNER_ENDINGS: [name: string, call: (scene: Scene) => Request][] = [
  [
    'the user is disabled',
    ({ backend, user }) =>
      () =>
        backend.patch(`/users/${user}`, { is_active: false }),
  ],
  [
    'the workspace membership ends',
    ({ backend, workspace, member }) =>
      () =>
        backend.delete(`/workspaces/${workspace}/members/${member}`),
  ],
  [
    'the workspace is deleted',
    ({ backend, workspace }) =>
      () =>
        backend.delete(`/workspaces/${workspace}`),
  ],
];

const RACES = KEY_COMMANDS.flatMap(([made, own, rejected]) =>
  OWNER_ENDINGS.map(([ends, end]) => ({ made, ends, own, end, rejected })),
);

onPostgres.each(RACES)('a key that is $made while $ends:', ({ own, end, rejected }) => {
  async function liveOf({ world }: Scene) {
    const live = await world.services.database.rows
      .selectFrom('api_auth_key')
      .select('id')
      .where('deployment_id', '=', world.id)
      .where('revoked_at', 'is', null)
      .execute();
    return live.length;
  }

  // Writing a key or an event references the deployment, after all other locks were taken.
  const at = ({ world }: Scene): [string, number] => ['deployment', world.id];

  it('revokes the new key when its command comes first', async () => {
    const here = await scene();
    const [made, ended] = await runConcurrently(here.world, at(here), await own(here), end(here));
    expect([made.status, Math.floor(ended.status / 100)]).toEqual([201, 2]);
    expect(await liveOf(here)).toBe(0);
  });

  it('rejects the new key when its command comes second', async () => {
    const here = await scene();
    const [ended, made] = await runConcurrently(here.world, at(here), end(here), await own(here));
    expect([made.status, Math.floor(ended.status / 100)]).toEqual([rejected, 2]);
    expect(await liveOf(here)).toBe(0);
  });
});
