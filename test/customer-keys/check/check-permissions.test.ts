import { beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { addApiAuthApp, keysPath } from '../../support/api-auth-keys.ts';
import {
  addMemberWithRole,
  addOrganizationOrWorkspace,
  createGateway,
  createMemberGateway,
} from '../../support/key-checks.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

const LEVELS = ['organization', 'workspace'] as const;
const OTHER = { organization: 'workspace', workspace: 'organization' } as const;

describe('permissions of a member’s key', () => {
  it.each(LEVELS)('contain what the key and the roles in the %s have in common', async (level) => {
    const {
      check: ask,
      path,
      role,
    } = await createMemberGateway(world, level, ['orders:read', 'orders:write'], ['orders:read', 'invoices:read']);
    expect((await ask()).body.permissions).toEqual(['orders:read']);
    expect((await ask({ permissions: 'orders:read' })).body.code).toBe('VALID');
    for (const permissions of ['invoices:read', 'orders:write']) {
      expect((await ask({ permissions })).body.code).toBe('INSUFFICIENT_PERMISSIONS');
    }
    if (level === 'workspace') return;
    // Roles are read at each check, so a change of a role applies immediately.
    await world.backend.patch(`${path}/roles/${role.id}`, { permissions: ['invoices:read'] });
    expect((await ask()).body.permissions).toEqual(['invoices:read']);
  });

  it.each(LEVELS)('contain all permissions of the key for an admin of the %s', async (level) => {
    const { check: ask } = await createMemberGateway(
      world,
      level,
      [`${level}:admin`],
      ['orders:read', 'invoices:read'],
    );
    expect((await ask({ permissions: ['orders:read', 'invoices:read'] })).body.code).toBe('VALID');
  });

  it.each(LEVELS)('ignore the user’s roles in another %s and those of other members', async (level) => {
    const {
      check: ask,
      userId,
      organizationId,
      placeId,
    } = await createMemberGateway(world, level, ['a:b'], ['a:b', 'c:d', 'e:f']);
    const elsewhere = await addOrganizationOrWorkspace(
      world,
      level,
      level === 'workspace' ? organizationId : undefined,
    );
    await addMemberWithRole(world, level, elsewhere, userId, ['c:d']);
    await addMemberWithRole(world, level, placeId, (await addUser(world)).id, ['e:f']);
    expect((await ask()).body.permissions).toEqual(['a:b']);
  });

  it('ignore roles of the same user in the organization of the workspace', async () => {
    const { check: ask, userId, organizationId } = await createMemberGateway(world, 'workspace', ['a:b'], ['c:d']);
    await addMemberWithRole(world, 'organization', organizationId, userId, ['c:d', 'organization:admin']);
    expect((await ask()).body.permissions).toEqual([]);
  });

  it.each(LEVELS)('exclude those named after the other level for any role in the %s', async (level) => {
    const other = OTHER[level];
    const foreign = [`${other}:admin`, `${other}:manage`, `${other}:read`];
    const own = [`${level}:admin`, 'orders:read'];
    for (const role of [[`${level}:admin`], [`${level}:admin`, ...foreign, 'orders:read']]) {
      const { check: ask } = await createMemberGateway(world, level, role, [...own, ...foreign]);
      expect((await ask()).body.permissions).toEqual(own);
      for (const permissions of foreign) {
        expect((await ask({ permissions })).body.code).toBe('INSUFFICIENT_PERMISSIONS');
      }
    }
  });
});

describe('a key that a member creates', () => {
  it.each(LEVELS)(
    'cannot have permissions named after the other level, even from an admin of the %s',
    async (level) => {
      const other = OTHER[level];
      const permissions = [`${level}:admin`, `${other}:admin`, `${other}:manage`, `${other}:read`];
      const app = await addApiAuthApp(world, { self_service: { permissions } });
      const placeId = await addOrganizationOrWorkspace(world, level);
      const { id: userId } = await addUser(world);
      await addMemberWithRole(world, level, placeId, userId, permissions);
      const browser = await openSignedInBrowser(world, userId);
      const make = (wanted: string[]) =>
        browser.post(keysPath(app), { name: 'Laptop', permissions: wanted, [`${level}_id`]: placeId });
      expect((await make([`${level}:admin`])).status).toBe(201);
      for (const foreign of permissions.slice(1)) {
        const { status, body } = await make([`${level}:admin`, foreign]);
        expect([status, body.errors[0].code]).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
        expect(body.message).toMatch(new RegExp(`do not have the permissions ${foreign}\\.$`));
      }
    },
  );
});

describe('permissions of a self-made key', () => {
  /**
   * Creates a key with these permissions and returns the permissions of a check after a change of the app's
   * `self_service`.
   */
  async function selfMade(permissions: string[]) {
    const appName = await addApiAuthApp(world, { self_service: { permissions } });
    const browser = await openSignedInBrowser(world, (await addUser(world)).id);
    const { body } = await browser.post(keysPath(appName), { name: 'Laptop', permissions });
    const check = { app_name: appName, key: body.data.key };
    return {
      appName,
      id: body.data.id,
      code: async (requested: string) =>
        (await world.backend.post('/api-auth/verify', { ...check, permissions: requested })).body.code,
      underSelfService: async (self_service: object | null) => {
        const { status } = await world.backend.patch(`/api-auth/apps/${appName}`, { self_service });
        expect(status).toBe(200);
        return (await world.backend.post('/api-auth/verify', check)).body.permissions;
      },
    };
  }

  it('are limited to those that the app lets users grant now', async () => {
    const { code, underSelfService } = await selfMade(['orders:read', 'orders:write']);
    expect(await code('orders:write')).toBe('VALID');
    expect(await underSelfService({ permissions: ['orders:read', 'stock:read'] })).toEqual(['orders:read']);
    expect(await code('orders:write')).toBe('INSUFFICIENT_PERMISSIONS');
    expect(await underSelfService({ permissions: [] })).toEqual([]);
    expect(await underSelfService({ permissions: ['orders:write'] })).toEqual(['orders:write']);
  });

  it('keep the given ones after self-service ends', async () => {
    const { underSelfService } = await selfMade(['orders:read']);
    expect(await underSelfService({ permissions: [] })).toEqual([]);
    expect(await underSelfService(null)).toEqual(['orders:read']);
  });

  it('are limited after any change, unlike those of a key that the company created', async () => {
    const { appName, id, underSelfService } = await selfMade(['orders:read']);
    await world.backend.patch(`${keysPath(appName)}/${id}`, { permissions: ['orders:read', 'stock:write'] });
    expect(await underSelfService({ permissions: ['orders:read'] })).toEqual(['orders:read']);
    expect(await underSelfService({ permissions: ['orders:read', 'stock:write'] })).toHaveLength(2);
    const companys = await createGateway(
      world,
      { self_service: { permissions: [] } },
      { permissions: ['stock:write'] },
    );
    expect((await companys.check()).body.permissions).toEqual(['stock:write']);
  });

  it('are limited by the member’s roles as well in an organization', async () => {
    const permissions = ['a:b', 'c:d', 'e:f'];
    const app = await addApiAuthApp(world, { self_service: { permissions } });
    const { id: userId } = await addUser(world);
    const organizationId = await addOrganizationOrWorkspace(world, 'organization');
    const { path, role } = await addMemberWithRole(world, 'organization', organizationId, userId, permissions);
    const browser = await openSignedInBrowser(world, userId);
    const made = await browser.post(keysPath(app), { name: 'CLI', permissions, organization_id: organizationId });
    await world.backend.patch(`${path}/roles/${role.id}`, { permissions: ['a:b', 'c:d'] });
    await world.backend.patch(`/api-auth/apps/${app}`, { self_service: { permissions: ['c:d', 'e:f'] } });
    const check = { key: made.body.data.key, app_name: app };
    expect((await world.backend.post('/api-auth/verify', check)).body.permissions).toEqual(['c:d']);
  });
});
