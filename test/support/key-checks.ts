import { addUser } from './add-user.ts';
import { addApiAuthApp, addApiAuthKey } from './api-auth-keys.ts';
import { addOrganization } from './organizations.ts';
import { addWorkspace } from './workspaces.ts';
import { unique, type World } from './world.ts';

/** Creates an API auth app with a key, and returns functions that check the key as an API gateway does. */
export async function createGateway(world: World, app: object = {}, key: object = {}) {
  const appName = await addApiAuthApp(world, app);
  const made = await addApiAuthKey(world, appName, key);
  const check = (input: object = {}) =>
    world.backend.post('/api-auth/verify', { key: made.key, app_name: appName, ...input });
  return {
    world,
    appName,
    key: made,
    check: check,
    code: async (input?: object): Promise<string> => (await check(input)).body.code,
  };
}

export const rateLimitRule = (max_requests: number, mode = 'per_key', unit = 'hour', duration = 1) => ({
  unit,
  duration,
  max_requests,
  mode,
});

type Level = 'organization' | 'workspace';

/** Adds a user to an organization or workspace, with a new role of these permissions. */
export async function addMemberWithRole(
  world: World,
  level: Level,
  parentId: string,
  userId: string,
  permissions: string[],
) {
  const path = `/${level}s/${parentId}` as const;
  const role = await made(world, `${path}/roles`, { name: unique('role'), permissions });
  const membership = await made(world, `${path}/members`, { user_id: userId, role_ids: [role.id] });
  return { path, role, membership };
}

/** Creates an organization, or a workspace in an organization, and returns its id. */
export async function addOrganizationOrWorkspace(world: World, level: Level, organizationId?: string): Promise<string> {
  const organization = organizationId ?? (await addOrganization(world));
  return level === 'organization' ? organization : (await addWorkspace(world, organization)).id;
}

/** Adds a member with a role of these permissions, and a gateway with a key of the member. */
export async function createMemberGateway(
  world: World,
  level: Level,
  rolePermissions: string[],
  keyPermissions: string[],
) {
  const { id: userId } = await addUser(world);
  const organizationId = await addOrganization(world);
  const placeId = await addOrganizationOrWorkspace(world, level, organizationId);
  const held = await addMemberWithRole(world, level, placeId, userId, rolePermissions);
  const owner = { user_id: userId, [`${level}_id`]: placeId };
  const memberKey = await createGateway(world, {}, { permissions: keyPermissions, ...owner });
  return { ...memberKey, ...held, userId, organizationId, placeId };
}

async function made<const Path extends string>({ backend }: World, path: Path, body: object) {
  const response = await backend.post(path, body);
  if (response.status !== 201) throw new Error(JSON.stringify(response.body));
  return response.body;
}
