import { beforeAll, describe, expect, it } from 'vitest';
import { addApiAuthApp, keysPath } from '../support/api-auth-keys.ts';
import { addPlace, addRoleHolder, memberGateway } from '../support/checks.ts';
import { addUser } from '../support/people.ts';
import { signedIn } from '../support/sign-in.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

const LEVELS = ['organization', 'workspace'] as const;
const OTHER = { organization: 'workspace', workspace: 'organization' } as const;

describe('what a key of a member may do', () => {
  it.each(LEVELS)('is what it and the roles in the %s have in common', async (level) => {
    const { ask, path, role } = await memberGateway(
      world,
      level,
      ['orders:read', 'orders:write'],
      ['orders:read', 'invoices:read'],
    );
    expect((await ask()).body.permissions).toEqual(['orders:read']);
    expect((await ask({ permissions: 'orders:read' })).body.code).toBe('VALID');
    for (const permissions of ['invoices:read', 'orders:write']) {
      expect((await ask({ permissions })).body.code).toBe('INSUFFICIENT_PERMISSIONS');
    }
    if (level === 'workspace') return;
    // Read at the check: a role that changes changes the key at once.
    await world.backend.patch(`${path}/roles/${role.id}`, { permissions: ['invoices:read'] });
    expect((await ask()).body.permissions).toEqual(['invoices:read']);
  });

  it.each(LEVELS)('is all of it for an admin of the %s', async (level) => {
    const { ask } = await memberGateway(world, level, [`${level}:admin`], ['orders:read', 'invoices:read']);
    expect((await ask({ permissions: ['orders:read', 'invoices:read'] })).body.code).toBe('VALID');
  });

  it.each(LEVELS)('owes nothing to the user’s roles in another %s, nor to those of colleagues', async (level) => {
    const { ask, userId, organizationId, placeId } = await memberGateway(world, level, ['a:b'], ['a:b', 'c:d', 'e:f']);
    const elsewhere = await addPlace(world, level, level === 'workspace' ? organizationId : undefined);
    await addRoleHolder(world, level, elsewhere, userId, ['c:d']);
    await addRoleHolder(world, level, placeId, (await addUser(world)).id, ['e:f']);
    expect((await ask()).body.permissions).toEqual(['a:b']);
  });

  it('owes nothing to roles of the same user in the organization of its workspace', async () => {
    const { ask, userId, organizationId } = await memberGateway(world, 'workspace', ['a:b'], ['c:d']);
    await addRoleHolder(world, 'organization', organizationId, userId, ['c:d', 'organization:admin']);
    expect((await ask()).body.permissions).toEqual([]);
  });

  it.each(LEVELS)('is nothing that is named after the other level, whatever its role in the %s says', async (level) => {
    const other = OTHER[level];
    const foreign = [`${other}:admin`, `${other}:manage`, `${other}:read`];
    const own = [`${level}:admin`, 'orders:read'];
    for (const role of [[`${level}:admin`], [`${level}:admin`, ...foreign, 'orders:read']]) {
      const { ask } = await memberGateway(world, level, role, [...own, ...foreign]);
      expect((await ask()).body.permissions).toEqual(own);
      for (const permissions of foreign) {
        expect((await ask({ permissions })).body.code).toBe('INSUFFICIENT_PERMISSIONS');
      }
    }
  });
});

describe('a key that a member makes', () => {
  it.each(LEVELS)('is given nothing that is named after the other level by an admin of the %s', async (level) => {
    const other = OTHER[level];
    const permissions = [`${level}:admin`, `${other}:admin`, `${other}:manage`, `${other}:read`];
    const app = await addApiAuthApp(world, { self_service: { permissions } });
    const placeId = await addPlace(world, level);
    const { id: userId } = await addUser(world);
    await addRoleHolder(world, level, placeId, userId, permissions);
    const browser = await signedIn(world, userId);
    const make = (wanted: string[]) =>
      browser.post(keysPath(app), { name: 'Laptop', permissions: wanted, [`${level}_id`]: placeId });
    expect((await make([`${level}:admin`])).status).toBe(201);
    for (const foreign of permissions.slice(1)) {
      const { status, body } = await make([`${level}:admin`, foreign]);
      expect([status, body.errors[0].code]).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
      expect(body.message).toMatch(new RegExp(`do not permit ${foreign}\\.$`));
    }
  });
});
