import { beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { servedImage, smallPng } from '../../support/images.ts';
import { addMember, addOrganization, roleNamed } from '../../support/organizations.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const DEFAULTS = {
  default_user_profile_image_url: 'https://cdn.example.com/user.png',
  default_organization_profile_image_url: '/organization.png',
  default_workspace_profile_image_url: 'https://cdn.example.com/workspace.png',
};

describe('the default images of the settings', () => {
  let world: World;
  let browser: BrowserClient;
  let user: string;
  let organization: string;
  let workspace: string;

  beforeAll(async () => {
    world = await createWorld();
    user = (await addUser(world)).id;
    organization = await addOrganization(world);
    await addMember(world, organization, user, [await roleNamed(world, organization, 'Admin')]);
    workspace = (await addWorkspace(world, organization)).id;
    await addWorkspaceMembers(world, workspace, [user]);
    browser = await openSignedInBrowser(world, user);
  });

  /** The URLs of all reads: of the user, the organization and the workspace. */
  async function shown() {
    const { backend } = world;
    const fields = `organization(id: "${organization}") { imageUrl } workspace(id: "${workspace}") { imageUrl }`;
    const onBackend = await backend.data(`{ user(id: "${user}") { imageUrl } ${fields} }`);
    const own = await browser.data(`{ viewer { imageUrl } ${fields}
      members: organization(id: "${organization}") { members { nodes { user { imageUrl } } } } }`);
    const detail = (await browser.get(`/workspaces/${workspace}`)).body.data.workspace;
    return {
      user: [
        (await backend.get(`/users/${user}`)).body.image_url,
        (await backend.get('/users')).body.data[0]?.image_url,
        onBackend.user.imageUrl,
        (await browser.get('/me')).body.data.image_url,
        own.viewer.imageUrl,
        own.members.members.nodes[0].user.imageUrl,
        (await browser.get(`/organizations/${organization}/members`)).body.data[0]?.user.image_url,
        detail.members[0]?.user.profile_image_url,
      ],
      organization: [
        (await backend.get(`/organizations/${organization}`)).body.image_url,
        onBackend.organization.imageUrl,
        own.organization.imageUrl,
        (await browser.get(`/organizations/${organization}`)).body.data.image_url,
      ],
      workspace: [
        (await backend.get(`/workspaces/${workspace}`)).body.image_url,
        onBackend.workspace.imageUrl,
        own.workspace.imageUrl,
        detail.image_url,
      ],
    };
  }

  const all = (url: string | null, count: number) => Array.from({ length: count }, () => url);

  it('are shown on both hosts for those who have no image, and null without a default', async () => {
    expect(await shown()).toEqual({ user: all(null, 8), organization: all(null, 4), workspace: all(null, 4) });
    await world.backend.patch('/settings/ui', DEFAULTS);
    expect(await shown()).toEqual({
      user: all(DEFAULTS.default_user_profile_image_url, 8),
      organization: all(DEFAULTS.default_organization_profile_image_url, 4),
      workspace: all(DEFAULTS.default_workspace_profile_image_url, 4),
    });
    expect((await world.backend.get(`/organizations/${organization}`)).body.logo_url).toBeNull();
  });

  it('are read without further statements', async () => {
    await world.backend.patch('/settings/ui', DEFAULTS);
    await browser.get('/me');
    expect(await countStatementsOf(world, () => browser.get('/me'))).toBe(2);
    expect(await countStatementsOf(world, () => browser.get(`/organizations/${organization}/members`))).toBe(2);
    await world.backend.get(`/organizations/${organization}`);
  });

  it('are not stored for a user whose client sends back what it has read', async () => {
    await world.backend.patch('/settings/ui', DEFAULTS);
    const { image_url } = (await browser.get('/me')).body.data;
    await browser.patch('/me', { image_url, first_name: 'Ada' });
    await world.backend.patch('/settings/ui', { default_user_profile_image_url: '' });
    expect((await browser.get('/me')).body.data).toMatchObject({ image_url: null, first_name: 'Ada' });
  });

  it.each([
    ['logo', 'logo_image_url'],
    ['favicon', 'favicon_image_url'],
    ['default_user', 'default_user_profile_image_url'],
    ['default_organization', 'default_organization_profile_image_url'],
    ['default_workspace', 'default_workspace_profile_image_url'],
  ] as const)('can be uploaded as %s and cleared', async (name, setting) => {
    const content_base64 = (await smallPng()).toString('base64');
    const path = `/settings/ui/images/${name}` as const;
    const { status, body } = await world.backend.put(path, { content_base64 });
    expect(status).toBe(200);
    const url = body[setting];
    expect((await servedImage(world, url)).status).toBe(200);
    expect((await browser.get('/.well-known/meta')).body.data[setting]).toBe(url);
    expect((await world.backend.delete(path)).status).toBe(204);
    expect((await browser.get('/.well-known/meta')).body.data[setting]).toBe('');
    expect((await servedImage(world, url)).status).toBe(404);
  });

  it('have no image of another name', async () => {
    const { status } = await world.backend.request('PUT', '/settings/ui/images/banner', { content_base64: '' });
    expect(status).toBe(404);
  });
});
