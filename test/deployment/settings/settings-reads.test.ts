import { describe, expect, it } from 'vitest';
import { createWorld } from '../../support/world.ts';

/** A change of each group of settings, and the field of the GraphQL query with the same change. */
const GROUPS = [
  ['/settings/auth', { session_token_lifetime: 120 }, 'authSettings { sessionTokenLifetime }'],
  ['/settings/ui', { app_name: 'Adventure Works' }, 'uiSettings { appName }'],
  ['/settings/b2b', { workspaces_enabled: false }, 'b2bSettings { workspacesEnabled }'],
  ['/settings/restrictions', { sign_up_mode: 'waitlist' }, 'restrictions { signUpMode }'],
] as const;

describe.each(GROUPS)('GET %s', (path, change, selection) => {
  it('returns what its PATCH returned, over REST and GraphQL, and changes with it', async () => {
    const { backend } = await createWorld();
    const before = await backend.get(path);
    expect(before.status).toBe(200);
    const patched = await backend.patch(path, change);
    expect(patched.body).toEqual({ ...before.body, ...change });
    expect(patched.body).not.toEqual(before.body);
    expect((await backend.get(path)).body).toEqual(patched.body);
    const { body } = await backend.request('POST', '/graphql', { query: `{ ${selection} }` });
    const [[, read]] = Object.entries(body.data as Record<string, Record<string, unknown>>) as [[string, object]];
    const [value] = Object.values(read);
    expect(String(value).toLowerCase()).toBe(String(Object.values(change)[0]).toLowerCase());
  });

  it("returns the settings of the credential's deployment only, and requires settings:read", async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const before = await other.backend.get(path);
    await world.backend.patch(path, change);
    expect((await other.backend.get(path)).body).toEqual(before.body);
    const reader = world.backend.with(await world.token(['settings:read']));
    expect((await reader.get(path)).status).toBe(200);
    const writer = world.backend.with(await world.token(['settings:write']));
    expect((await writer.get(path)).status).toBe(403);
    expect((await world.backend.with('').get(path)).status).toBe(401);
  });
});
