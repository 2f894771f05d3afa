import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { rotateApiAuthKey } from '../../../src/customer-keys/keys/rotate-key.service.ts';
import { purgeAccess } from '../../../src/identity/address-verification/purge-access.ts';
import { lockUser } from '../../../src/identity/users/user.record.ts';
import { command } from '../../../src/platform/database/command.ts';
import { addUser } from '../../support/add-user.ts';
import { addApiAuthApp, addApiAuthKey, keysPath, readApiAuthKey } from '../../support/api-auth-keys.ts';
import { addMember, addOrganization, addUserWithRole, roleNamed } from '../../support/organizations.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { countStatementsOf, createWorld, eventsOf, unique, type World } from '../../support/world.ts';

/** A user in an organization and its workspace, with a key for each kind of owner. */
async function owned() {
  const world = await createWorld();
  const app = await addApiAuthApp(world);
  const organization = await addOrganization(world);
  const { id: workspace } = await addWorkspace(world, organization);
  const { id: admin } = await addUserWithRole(world, organization, 'Admin');
  const user = await addUser(world);
  const membership = await addMember(world, organization, user.id);
  await addWorkspaceMembers(world, workspace, [admin], 'Admin');
  const [inWorkspace] = await addWorkspaceMembers(world, workspace, [user.id]);
  const named = (owner: object) => addApiAuthKey(world, app, owner);
  const keys = {
    ownerless: await named({}),
    users: await named({ user_id: user.id }),
    members: await named({ user_id: user.id, organization_id: organization }),
    guests: await named({ user_id: user.id, workspace_id: workspace }),
    organizations: await named({ organization_id: organization }),
    workspaces: await named({ workspace_id: workspace }),
    otherUsers: await named({ user_id: admin, organization_id: organization }),
  };
  /** Returns the names of the active keys, and checks the reason and the single event of each revoked key. */
  const living = async (reason = 'owner_removed') => {
    const events = (await eventsOf(world)).filter(({ type }) => type === 'api_auth_key.revoked');
    const live: string[] = [];
    for (const [name, { id }] of Object.entries(keys)) {
      const key = await readApiAuthKey(world, app, id);
      const recorded = events.filter(({ resource_id }) => resource_id === id);
      if (key.revoked_at === null) live.push(name);
      else expect([key.revoked_reason, recorded.length]).toEqual([reason, 1]);
    }
    return live;
  };
  return { world, app, organization, workspace, admin, user, membership, inWorkspace: inWorkspace?.id, keys, living };
}

type Owned = Awaited<ReturnType<typeof owned>>;
const ALL = ['ownerless', 'users', 'members', 'guests', 'organizations', 'workspaces', 'otherUsers'];
const without = (...ended: string[]) => ALL.filter((name) => !ended.includes(name));

const asAdmin = async ({ world, admin }: Owned) => openSignedInBrowser(world, admin);
const asUser = async ({ world, user }: Owned) => openSignedInBrowser(world, user.id);

const ENDINGS: [name: string, end: (owned: Owned) => Promise<{ status: number }>, left: string[], reason?: string][] = [
  [
    'a member removed by the backend',
    ({ world, organization, membership }) =>
      world.backend.delete(`/organizations/${organization}/members/${membership.id}`),
    without('members', 'guests'),
  ],
  [
    'a member removed by another member',
    async (scene) =>
      (await asAdmin(scene)).delete(`/organizations/${scene.organization}/members/${scene.membership.id}`),
    without('members', 'guests'),
  ],
  [
    'a member who leaves',
    async (scene) => (await asUser(scene)).post(`/organizations/${scene.organization}/leave`),
    without('members', 'guests'),
  ],
  [
    'a workspace member removed by the backend',
    ({ world, workspace, inWorkspace }) => world.backend.delete(`/workspaces/${workspace}/members/${inWorkspace}`),
    without('guests'),
  ],
  [
    'a workspace member removed by another member',
    async (scene) => (await asAdmin(scene)).delete(`/workspaces/${scene.workspace}/members/${scene.inWorkspace}`),
    without('guests'),
  ],
  [
    'a workspace member who leaves',
    async (scene) => (await asUser(scene)).post(`/workspaces/${scene.workspace}/leave`),
    without('guests'),
  ],
  [
    'an organization deleted by the backend',
    ({ world, organization }) => world.backend.delete(`/organizations/${organization}`),
    ['ownerless', 'users'],
  ],
  [
    'an organization deleted by its admin',
    async (scene) => (await asAdmin(scene)).delete(`/organizations/${scene.organization}`),
    ['ownerless', 'users'],
  ],
  [
    'a workspace deleted by the backend',
    ({ world, workspace }) => world.backend.delete(`/workspaces/${workspace}`),
    without('guests', 'workspaces'),
  ],
  [
    'a workspace deleted by its admin',
    async (scene) => (await asAdmin(scene)).delete(`/workspaces/${scene.workspace}`),
    without('guests', 'workspaces'),
  ],
  [
    'a user deleted by the backend',
    ({ world, user }) => world.backend.delete(`/users/${user.id}`),
    without('users', 'members', 'guests'),
  ],
  [
    'a user who deletes their account',
    async (scene) => (await asUser(scene)).delete('/me'),
    without('users', 'members', 'guests'),
  ],
  [
    'a user who is disabled',
    ({ world, user }) => world.backend.patch(`/users/${user.id}`, { is_active: false }),
    without('users', 'members', 'guests'),
    'owner_inactive',
  ],
];

describe('the end of an owner revokes its keys:', () => {
  it.each(ENDINGS)('revokes the keys of %s', async (_, end, left, reason) => {
    const scene = await owned();
    const { status } = await end(scene);
    expect([200, 204]).toContain(status);
    expect(await scene.living(reason)).toEqual(left);
  });

  it('revokes the keys of an account whose address another user verifies', async () => {
    const scene = await owned();
    const context = scene.world.context();
    await command(context, async (tx) => {
      const user = await lockUser(tx, scene.user.id);
      await purgeAccess(context, tx, user, '1');
      tx.record({ type: 'user.updated', resource: { type: 'user', id: user.id } });
    });
    expect(await scene.living()).toEqual(without('users', 'members', 'guests'));
  });

  it('does not revoke a revoked key again', async () => {
    const scene = await owned();
    await scene.world.backend.post(`${keysPath(scene.app)}/${scene.keys.users.id}/revoke`, { reason: 'leaked' });
    await scene.world.backend.patch(`/users/${scene.user.id}`, { is_active: false });
    expect((await readApiAuthKey(scene.world, scene.app, scene.keys.users.id)).revoked_reason).toBe('leaked');
  });

  it('revokes no keys when a deletion is rejected', async () => {
    const scene = await owned();
    const admins = (await scene.world.backend.get(`/organizations/${scene.organization}/members?limit=100`)).body.data;
    const last = admins.find(({ user_id }) => user_id === scene.admin);
    const { status } = await scene.world.backend.delete(`/organizations/${scene.organization}/members/${last?.id}`);
    expect(status).toBe(409);
    expect(await scene.living()).toEqual(ALL);
  });

  it('revokes any number of keys with the same number of statements', async () => {
    const world = await createWorld();
    const app = await addApiAuthApp(world);
    const organization = await addOrganization(world);
    const removal = async (keys: number) => {
      const { id } = await addUserWithRole(world, organization, 'Member');
      const { data } = (await world.backend.get(`/organizations/${organization}/members?limit=100`)).body;
      const membership = data.find(({ user_id }) => user_id === id)?.id;
      expect(membership).toBeDefined();
      for (let made = 0; made < keys; made += 1) {
        await addApiAuthKey(world, app, { user_id: id, organization_id: organization });
      }
      return countStatementsOf(world, () =>
        world.backend.delete(`/organizations/${organization}/members/${membership}`),
      );
    };
    const none = await removal(0);
    expect(await removal(5)).toBe(none);
  });
});

describe('a key that is created while its owner ends', () => {
  it('rejects the new key or revokes it with the others', async () => {
    const world = await createWorld();
    const app = await addApiAuthApp(world);
    const organization = await addOrganization(world);
    const role = await roleNamed(world, organization, 'Member');
    for (let round = 0; round < 8; round += 1) {
      const user = await addUser(world);
      const { id: membership } = await addMember(world, organization, user.id, [role]);
      const create = () =>
        world.backend.post(keysPath(app), { name: 'n', user_id: user.id, organization_id: organization });
      const end = () => world.backend.delete(`/organizations/${organization}/members/${membership}`);
      const [first, second, ended] = await Promise.all([create(), create(), end(), create()]);
      expect(ended.status).toBe(204);
      for (const { status } of [first, second]) expect([201, 400]).toContain(status);
      expect(await liveOf(world, user.id)).toBe(0);
    }
  });
});

describe('a key that is rotated while its owner ends', () => {
  it.skipIf(process.env['DATABASE_URL'] === undefined)(
    'leaves no active successor of a key that is rotated while its owner ends',
    async () => {
      const world = await createWorld();
      const app = await addApiAuthApp(world);
      const organization = await addOrganization(world);
      const user = await addUser(world);
      const { id: membership } = await addMember(world, organization, user.id);
      const { id } = await addApiAuthKey(world, app, { user_id: user.id, organization_id: organization });
      const started = Promise.withResolvers<void>();
      const goesOn = Promise.withResolvers<void>();
      const rotating = rotateApiAuthKey(world.context(), app, id, { overlapSeconds: 60 }, () => {
        started.resolve();
        return goesOn.promise;
      });
      await started.promise;
      const ending = world.backend.delete(`/organizations/${organization}/members/${membership}`);
      await expect.poll(() => waitingForLocks(world)).toBeGreaterThan(0);
      goesOn.resolve();
      await rotating;
      expect((await ending).status).toBe(204);
      expect(await liveOf(world, user.id)).toBe(0);
    },
  );
});

async function waitingForLocks({ services }: World): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`.execute(services.database.rows);
  return rows.length;
}

async function liveOf({ services, id }: World, userId: string): Promise<number> {
  const rows = await services.database.rows
    .selectFrom('api_auth_key')
    .select('id')
    .where('deployment_id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
  return rows.length;
}

describe('keys of a deleted user', () => {
  it('keeps the keys of a deleted user without texts that people wrote', async () => {
    const scene = await owned();
    const nickname = unique('Adalgisa');
    const named = { name: `${nickname}’s laptop`, metadata: { of: nickname }, user_id: scene.user.id };
    const { id } = await addApiAuthKey(scene.world, scene.app, named);
    await scene.world.backend.patch(`${keysPath(scene.app)}/${id}`, { name: `${nickname}’s phone` });
    await scene.world.backend.delete(`/users/${scene.user.id}`);
    expect(await readApiAuthKey(scene.world, scene.app, id)).toMatchObject({
      name: 'Key of a deleted user',
      metadata: {},
      user_id: scene.user.id,
      revoked_reason: 'owner_removed',
    });
    const recordedEvents = async () => JSON.stringify(await eventsOf(scene.world));
    await expect.poll(recordedEvents).not.toContain(nickname);
    // Keys of other users keep their texts.
    expect(await recordedEvents()).toContain('Warehouse sync');
  });

  it('does not change keys of other users when a user is deleted', async () => {
    const { world, app, admin, user } = await owned();
    const metadata = { plan: 'gold' };
    const { key: _, ...kept } = await addApiAuthKey(world, app, { name: 'Neighbour', metadata, user_id: admin });
    await world.backend.delete(`/users/${user.id}`);
    expect(await readApiAuthKey(world, app, kept.id)).toEqual(kept);
  });

  it('keeps revocation reasons of the service and erases those that people wrote', async () => {
    const { world, app, user, keys } = await owned();
    const reason = `${unique('Adalgisa')} lost her laptop`;
    const own = async (revoked_reason: string) => {
      const { id } = await addApiAuthKey(world, app, { user_id: user.id });
      await world.backend.post(`${keysPath(app)}/${id}/revoke`, { reason: revoked_reason });
      return id;
    };
    const [lost, byThemselves] = [await own(reason), await own('revoked_by_owner')];
    await world.backend.post(`${keysPath(app)}/${keys.otherUsers.id}/revoke`, { reason: 'leaked' });
    await world.backend.delete(`/users/${user.id}`);
    const kept = async (id: string) => (await readApiAuthKey(world, app, id)).revoked_reason;
    expect([await kept(lost), await kept(byThemselves), await kept(keys.otherUsers.id)]).toEqual([
      ...[null, 'revoked_by_owner', 'leaked'],
    ]);
    const recordedEvents = async () => {
      const events = (await eventsOf(world)).filter(({ type }) => type === 'api_auth_key.revoked');
      return Object.fromEntries(events.map(({ resource_id, after }) => [resource_id, after?.['revokedReason']]));
    };
    await expect.poll(recordedEvents).toMatchObject({
      [lost]: null,
      [byThemselves]: 'revoked_by_owner',
      [keys.users.id]: 'owner_removed',
      [keys.otherUsers.id]: 'leaked',
    });
  });
});
