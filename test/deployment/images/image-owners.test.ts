import { describe, expect, it } from 'vitest';
import { MAX_IMAGES_PER_DAY } from '../../../src/deployment/images/image-limits.ts';
import { addUser } from '../../support/add-user.ts';
import { putImage, servedImage, smallPng } from '../../support/images.ts';
import { addMember, addOrganization, addUserWithRole, roleNamed } from '../../support/organizations.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { createWorld, eventsOf, unique, type World } from '../../support/world.ts';

const IMAGE = { content_base64: (await smallPng()).toString('base64') };
const OTHER = { content_base64: (await smallPng(20, 20)).toString('base64') };

/** An organization and a workspace with an admin, who is signed in, and a user who is the admin. */
async function withOwners() {
  const world = await createWorld();
  const { id: user } = await addUser(world);
  const organization = await addOrganization(world);
  await addMember(world, organization, user, [await roleNamed(world, organization, 'Admin')]);
  const { id: workspace } = await addWorkspace(world, organization);
  await addWorkspaceMembers(world, workspace, [user]);
  return { world, user, organization, workspace, browser: await openSignedInBrowser(world, user) };
}

type Owners = Awaited<ReturnType<typeof withOwners>>;

const storedImages = async ({ services, id }: World) =>
  services.database.rows.selectFrom('image').select('id').where('deployment_id', '=', id).execute();

interface Owner {
  readonly path: (owners: Owners) => string;
  readonly host: 'backend' | 'deployment';
  readonly type: string;
  /** Where the backend host shows the image. */
  readonly shownAt: (owners: Owners) => string;
  readonly mutation: string;
}

const OWNERS: Readonly<Record<string, Owner>> = {
  'a user, by the backend': {
    path: ({ user }) => `/users/${user}/profile-image`,
    host: 'backend',
    type: 'user.updated',
    shownAt: ({ user }) => `/users/${user}`,
    mutation: 'setUserImage(id: $id, input: $input) { imageUrl }',
  },
  'a user, by the user': {
    path: () => '/me/profile-image',
    host: 'deployment',
    type: 'user.updated',
    shownAt: ({ user }) => `/users/${user}`,
    mutation: 'setViewerImage(input: $input) { imageUrl }',
  },
  'an organization, by the backend': {
    path: ({ organization }) => `/organizations/${organization}/image`,
    host: 'backend',
    type: 'organization.updated',
    shownAt: ({ organization }) => `/organizations/${organization}`,
    mutation: 'setOrganizationImage(organizationId: $id, input: $input) { imageUrl }',
  },
  'an organization, by a manager': {
    path: ({ organization }) => `/organizations/${organization}/image`,
    host: 'deployment',
    type: 'organization.updated',
    shownAt: ({ organization }) => `/organizations/${organization}`,
    mutation: 'setOrganizationImage(organizationId: $id, input: $input) { imageUrl }',
  },
  'a workspace, by the backend': {
    path: ({ workspace }) => `/workspaces/${workspace}/image`,
    host: 'backend',
    type: 'workspace.updated',
    shownAt: ({ workspace }) => `/workspaces/${workspace}`,
    mutation: 'setWorkspaceImage(workspaceId: $id, input: $input) { imageUrl }',
  },
  'a workspace, by a manager': {
    path: ({ workspace }) => `/workspaces/${workspace}/image`,
    host: 'deployment',
    type: 'workspace.updated',
    shownAt: ({ workspace }) => `/workspaces/${workspace}`,
    mutation: 'setWorkspaceImage(workspaceId: $id, input: $input) { imageUrl }',
  },
};

/** The `image_url` of a response whose type its path does not tell. */
const shownUrl = ({ text }: { readonly text: string }): string | null => JSON.parse(text).image_url;

describe.each(Object.entries(OWNERS))('the image of %s', (_, { path: pathOf, host, type, shownAt, mutation }) => {
  it('is uploaded, replaced and deleted, and each change is recorded', async () => {
    const owners = await withOwners();
    const { world, browser } = owners;
    const client = host === 'backend' ? world.backend : browser;
    const path = pathOf(owners);
    const shown = async () => shownUrl(await world.backend.request('GET', shownAt(owners)));

    const first = await client.request('PUT', path, IMAGE);
    expect(first.status).toBe(200);
    const url = (await shown()) as string;
    expect(url).toMatch(new RegExp(`^https://${world.frontendHost}/images/[\\w-]{32}$`));
    expect(first.text).toContain(url);
    expect((await servedImage(world, url)).status).toBe(200);
    expect((await eventsOf(world)).at(-1)).toMatchObject({ type, actor_type: host === 'backend' ? 'api_key' : 'user' });
    expect(JSON.stringify((await eventsOf(world)).at(-1)?.after)).toContain(url);

    expect((await putImage(client, path, Buffer.from(OTHER.content_base64, 'base64'))).status).toBe(200);
    const second = (await shown()) as string;
    expect(second).not.toBe(url);
    expect([(await servedImage(world, url)).status, (await servedImage(world, second)).status]).toEqual([404, 200]);

    expect((await client.request('DELETE', path)).status).toBe(host === 'backend' ? 204 : 200);
    expect([await shown(), await storedImages(world)]).toEqual([null, []]);
    expect((await servedImage(world, second)).status).toBe(404);
    const { length } = await eventsOf(world);
    expect((await client.request('DELETE', path)).status).toBe(host === 'backend' ? 204 : 200);
    expect((await eventsOf(world)).length).toBe(length);
  });

  it('is uploaded in GraphQL', async () => {
    const owners = await withOwners();
    const client = host === 'backend' ? owners.world.backend : owners.browser;
    const id = pathOf(owners).split('/').at(-2);
    const variables = mutation.includes('$id')
      ? 'mutation ($id: ID!, $input: ImageInput!)'
      : 'mutation ($input: ImageInput!)';
    const data = await client.data(`${variables} { ${mutation} }`, {
      ...(mutation.includes('$id') && { id }),
      input: { contentBase64: IMAGE.content_base64 },
    });
    const [{ imageUrl }] = Object.values(data) as [{ imageUrl: string }];
    expect((await servedImage(owners.world, imageUrl)).status).toBe(200);
  });
});

describe('the image of an organization or workspace', () => {
  it.each(['organization', 'workspace'] as const)('of a %s is changed only by its managers', async (level) => {
    const owners = await withOwners();
    const { world, organization, workspace } = owners;
    const path = `/${level}s/${level === 'organization' ? organization : workspace}/image`;
    const member = await addUserWithRole(world, organization, 'Member');
    await addWorkspaceMembers(world, workspace, [member.id]);
    const outsider = await addUser(world);
    const other = await withOwners();
    const outcomes = [];
    for (const browser of [
      world.browser(),
      await openSignedInBrowser(world, member.id),
      await openSignedInBrowser(world, outsider.id),
      other.browser,
    ]) {
      for (const [method, body] of [
        ['PUT', IMAGE],
        ['DELETE', undefined],
      ] as const) {
        const response = await browser.request(method, path, body);
        outcomes.push([response.status, (response.body as { errors: { code: string }[] }).errors[0]?.code]);
      }
    }
    const notMember = [403, `NOT_${level.toUpperCase()}_MEMBER`];
    const notFound = [404, `${level.toUpperCase()}_NOT_FOUND`];
    const expected = [[401, 'NOT_AUTHENTICATED'], [403, 'INSUFFICIENT_PERMISSIONS'], notMember, notFound];
    expect(outcomes).toEqual(expected.flatMap((outcome) => [outcome, outcome]));
    expect(await storedImages(world)).toEqual([]);
  });
});

describe('an uploaded image', () => {
  it('is deleted when its owner gets the URL of another image or none, and kept with its own URL', async () => {
    const { world, browser, organization } = await withOwners();
    await browser.request('PUT', '/me/profile-image', IMAGE);
    const { image_url } = (await browser.get('/me')).body.data;
    await browser.patch('/me', { image_url, first_name: 'Ada' });
    expect(await storedImages(world)).toHaveLength(1);
    await browser.patch('/me', { image_url: 'https://cdn.example.com/ada.png' });
    expect(await storedImages(world)).toEqual([]);

    const path = `/organizations/${organization}` as const;
    await world.backend.request('PUT', `${path}/image`, IMAGE);
    const { logo_url } = (await world.backend.get(path)).body;
    await world.backend.patch(path, { logo_url, name: 'Renamed' });
    expect(await storedImages(world)).toHaveLength(1);
    await world.backend.patch(path, { logo_url: null });
    expect(await storedImages(world)).toEqual([]);

    await world.backend.request('PUT', '/settings/ui/images/favicon', IMAGE);
    await world.backend.patch('/settings/ui', { app_name: 'Other' });
    expect(await storedImages(world)).toHaveLength(1);
    await world.backend.patch('/settings/ui', { favicon_image_url: '/favicon.ico' });
    expect(await storedImages(world)).toEqual([]);
  });

  it.each([
    ['user', ({ user }: Owners) => `/users/${user}`, 'profile-image'],
    ['organization', ({ organization }: Owners) => `/organizations/${organization}`, 'image'],
    ['workspace', ({ workspace }: Owners) => `/workspaces/${workspace}`, 'image'],
  ])('is deleted with its %s', async (_, pathOf, name) => {
    const owners = await withOwners();
    const { backend } = owners.world;
    const path = pathOf(owners);
    await backend.request('PUT', `${path}/${name}`, IMAGE);
    const image_url = shownUrl(await backend.request('GET', path));
    // The last admin of an organization may be deleted by the backend.
    expect((await backend.request('DELETE', path)).status).toBe(204);
    expect(await storedImages(owners.world)).toEqual([]);
    expect((await servedImage(owners.world, image_url as string)).status).toBe(404);
  });

  it('is sent with headers that let pages of any origin show and keep it, and nothing run in it', async () => {
    const { world, browser } = await withOwners();
    await browser.request('PUT', '/me/profile-image', IMAGE);
    const url = (await browser.get('/me')).body.data.image_url as string;
    const { headers, bytes } = await servedImage(world, url, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect([headers['content-disposition'], headers['set-cookie']]).toEqual([undefined, undefined]);
    const etag = headers['etag'] as string;
    expect((await servedImage(world, url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('is not served by the host of another deployment', async () => {
    const { world, browser } = await withOwners();
    await browser.request('PUT', '/me/profile-image', IMAGE);
    const url = (await browser.get('/me')).body.data.image_url as string;
    expect((await servedImage(await createWorld(), url)).status).toBe(404);
    expect((await servedImage(world, 'https://x/images/short')).status).toBe(404);
    expect((await servedImage(world, `https://x/images/${'a'.repeat(32)}`)).status).toBe(404);
  });

  it('follows the host of its deployment', async () => {
    const owners = await withOwners();
    const { world, browser } = owners;
    const { backend } = world;
    const paths = Object.values(OWNERS).filter((owner) => owner.host === 'backend');
    for (const { path } of paths) await backend.request('PUT', path(owners), IMAGE);
    await backend.request('PUT', '/settings/ui/images/logo', IMAGE);
    await browser.patch('/me', { first_name: 'Ada' });
    const host = `${unique('moved')}.example.test`;
    await backend.patch('/', { frontend_host: host });
    const { ui_settings } = (await backend.get('/')).body;
    const shown = await Promise.all(
      paths.map(async ({ shownAt }) => shownUrl(await backend.request('GET', shownAt(owners)))),
    );
    for (const url of [...shown, ui_settings.logo_image_url]) {
      expect(url).toMatch(new RegExp(`^https://${host}/images/`));
      expect((await servedImage({ frontendHost: host }, url as string)).status).toBe(200);
    }
  });

  it('is one of at most 100 that a user uploads in a day', async () => {
    const { world, user, browser } = await withOwners();
    const resets_at = new Date(Date.now() + 3_600_000).toISOString();
    const key = `images:user:${user}`;
    const values = { deployment_id: world.id, key, count: MAX_IMAGES_PER_DAY - 1, resets_at };
    await world.services.database.rows.insertInto('attempt_counter').values(values).execute();
    expect((await browser.request('PUT', '/me/profile-image', IMAGE)).status).toBe(200);
    expect(await browser.request('PUT', '/me/profile-image', IMAGE)).toMatchObject({
      status: 429,
      body: { errors: [{ code: 'TOO_MANY_ATTEMPTS' }] },
    });
  });
});
