import { beforeAll, describe, expect, it } from 'vitest';
import { openSignedUpBrowser } from '../../support/accounts.ts';
import { useBrowser } from '../../support/browser.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { createHostedWorld, expectAccessible, type HostedWorld } from '../../support/hosted-pages.ts';
import { putImage, smallPng } from '../../support/images.ts';
import { createInvitation, mailedToken } from '../../support/invitations.ts';
import { openLastMenu } from '../../support/menus.ts';
import { signPageIn } from '../../support/profile-pages.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';

const openPage = useBrowser();

const INITIALS = {
  use_initials_for_user_profile_image: true,
  use_initials_for_organization_profile_image: true,
  default_user_profile_image_url: '',
  default_organization_profile_image_url: '',
  default_workspace_profile_image_url: '',
};
const DEFAULTS = {
  use_initials_for_user_profile_image: false,
  use_initials_for_organization_profile_image: false,
  default_user_profile_image_url: 'https://images.example.com/user.png',
  default_organization_profile_image_url: '/organization.png',
  default_workspace_profile_image_url: 'https://images.example.com/workspace.png',
};
const NEITHER = {
  ...DEFAULTS,
  default_user_profile_image_url: '',
  default_organization_profile_image_url: '',
  default_workspace_profile_image_url: '',
};

interface Company {
  readonly world: HostedWorld;
  readonly ada: BrowserClient;
  readonly organization: string;
  readonly workspace: string;
  /** The token of an invitation of `bob@example.com` to the organization, and of `eve@example.com` to the workspace. */
  readonly tokens: { readonly organization: string; readonly workspace: string };
}

/** A user with an organization and a workspace, and the invitations of two others. */
async function createCompany(): Promise<Company> {
  const world = await createHostedWorld([{ name: { first_name_enabled: true, last_name_enabled: true } }]);
  const ada = await openSignedUpBrowser(world, 'ada@example.com');
  await ada.patch('/me', { first_name: 'Ada', last_name: 'Lovelace' });
  const organization = (await ada.post('/organizations', { name: 'analytical Engines of London' })).body.data.id;
  const sent = { organization_id: organization, name: 'Research' };
  const workspace = (await ada.post('/workspaces', sent)).body.data.id;
  await createInvitation(world, organization, 'bob@example.com');
  await world.backend.post(`/workspaces/${workspace}/invitations`, { email: 'eve@example.com' });
  const [bob, eve] = await Promise.all([mailedToken(world, 'bob@example.com'), mailedToken(world, 'eve@example.com')]);
  return { world, ada, organization, workspace, tokens: { organization: bob, workspace: eve } };
}

async function changeUi({ world }: Pick<Company, 'world'>, settings: object): Promise<void> {
  const { status, body } = await world.backend.patch('/settings/ui', settings);
  if (status !== 200) throw new Error(JSON.stringify(body));
}

/** The pictures of a page in their order: the kind, and the URL or the initials. */
function picturesOf(html: string): string[] {
  const pictures = html.matchAll(
    /<(?:img class="picture of-(\w+) [^"]*" src="([^"]*)" alt=""|span class="picture of-(\w+) [^"]*" aria-hidden="true")>([^<]*)/g,
  );
  return [...pictures].map(([, kind, url, other, initials]) => `${kind ?? other} ${url ?? initials}`.trim());
}

/** The pictures of each page, and those of a page for an invitation. */
async function picturesOfPages({ world, ada, organization, tokens }: Company) {
  const shown = async (path: string) => picturesOf((await world.page(path, { session: ada.cookie })).text);
  const invited = async (token: string) => {
    const opened = await world.page(`/invitations/accept?token=${token}`);
    const cookie = String(opened.headers['set-cookie']).split(';', 1)[0] ?? '';
    return picturesOf((await world.page('/invitations/accept', { headers: { cookie } })).text);
  };
  return {
    profile: await shown('/user-profile'),
    memberships: await shown('/user-profile/organizations'),
    general: await shown(`/organization-profile?organization=${organization}`),
    members: await shown(`/organization-profile/members?organization=${organization}`),
    invitations: await shown(`/organization-profile/invitations?organization=${organization}`),
    roles: await shown(`/organization-profile/roles?organization=${organization}`),
    workspaces: await shown(`/organization-profile/workspaces?organization=${organization}`),
    toOrganization: await invited(tokens.organization),
    toWorkspace: await invited(tokens.workspace),
  };
}

/** What these pages show when each kind has one picture. */
const expectedWith = (user: string, organization: string, workspace: string) => ({
  // Beside the navigation, and in the form.
  profile: [user, user],
  memberships: [user, organization, workspace],
  general: [organization, organization],
  members: [organization, user],
  invitations: [organization],
  roles: [organization],
  // In the row, and in the form of the workspace.
  workspaces: [organization, workspace, workspace],
  toOrganization: [organization],
  toWorkspace: [workspace],
});

describe('The pictures of users, organizations and workspaces', () => {
  let company: Company;
  beforeAll(async () => {
    company = await createCompany();
  });

  it('are initials on every page, of at most two words of a name, as a new deployment has it', async () => {
    await changeUi(company, INITIALS);
    expect(await picturesOfPages(company)).toEqual(expectedWith('user AL', 'organization AE', 'workspace R'));
  });

  it('are initials although there is a default image, as long as the settings prefer them', async () => {
    await changeUi(company, { ...DEFAULTS, ...INITIALS, default_organization_profile_image_url: '/organization.png' });
    expect((await picturesOfPages(company)).general).toEqual(['organization AE', 'organization AE']);
  });

  it('are the default images on every page where the settings disable initials', async () => {
    await changeUi(company, DEFAULTS);
    const { url } = company.world;
    expect(await picturesOfPages(company)).toEqual(
      expectedWith(
        'user https://images.example.com/user.png',
        `organization ${url}/organization.png`,
        'workspace https://images.example.com/workspace.png',
      ),
    );
  });

  it('are empty with neither, except for workspaces, whose initials no setting disables', async () => {
    await changeUi(company, NEITHER);
    expect(await picturesOfPages(company)).toEqual(expectedWith('user', 'organization', 'workspace R'));
  });

  it('are the uploaded images on every page with all settings, also for invited people', async () => {
    const { ada, organization, workspace } = company;
    const upload = async (path: string) => {
      const { status } = await putImage(ada, path, await smallPng());
      expect(status).toBe(200);
    };
    await upload('/me/profile-image');
    await upload(`/organizations/${organization}/image`);
    await upload(`/workspaces/${workspace}/image`);
    const data = await ada.data(`{ viewer { imageUrl } organization(id: "${organization}") { imageUrl }
      workspace(id: "${workspace}") { imageUrl } }`);
    const pathOf = (imageUrl: string) => new URL(imageUrl).pathname;
    for (const settings of [INITIALS, DEFAULTS, NEITHER]) {
      await changeUi(company, settings);
      expect(await picturesOfPages(company)).toEqual(
        expectedWith(
          `user ${pathOf(data.viewer.imageUrl)}`,
          `organization ${pathOf(data.organization.imageUrl)}`,
          `workspace ${pathOf(data.workspace.imageUrl)}`,
        ),
      );
    }
  });

  it('never load an image of another host that a member has chosen', async () => {
    const { ada, organization } = company;
    await changeUi(company, INITIALS);
    await ada.patch(`/organizations/${organization}`, { logo_url: 'https://tracker.example/logo.png' });
    expect((await picturesOfPages(company)).general).toEqual(['organization AE', 'organization AE']);
  });

  it('show each organization where the user chooses one, and the invitations of the user', async () => {
    const { world, ada } = company;
    await changeUi(company, INITIALS);
    await ada.post('/organizations', { name: 'Contoso' });
    const { text } = await world.page('/organization-profile', { session: ada.cookie });
    expect(picturesOf(text)).toEqual(['organization AE', 'organization C']);

    // A user whom the application creates has a verified address.
    const eve = (await world.backend.post('/users', { email: 'eve@example.com' })).body;
    const { cookie } = await openSignedInBrowser(world, eve.id);
    const own = await world.page('/user-profile/organizations', { session: cookie });
    expect(picturesOf(own.text)).toEqual(['user E', expect.stringMatching(/^workspace \/images\//)]);
  });
});

describe('The pages with pictures', () => {
  it('are accessible in every mode and width, with initials and with images', async () => {
    const company = await createCompany();
    const { world, ada, organization, workspace, tokens } = company;
    const page = await openPage();
    await signPageIn(page, world, ada);
    const visit = async (name: string) => {
      await page.goto(`${world.url}/organization-profile?organization=${organization}`);
      await expectAccessible(page, `organization-${name}`);
      await page.goto(`${world.url}/organization-profile/workspaces?organization=${organization}`);
      await openLastMenu(page);
      await expectAccessible(page, `workspaces-${name}`);
      await page.goto(`${world.url}/organization-profile/members?organization=${organization}`);
      await expectAccessible(page, `members-${name}`);
      await page.goto(`${world.url}/user-profile/organizations`);
      await expectAccessible(page, `memberships-${name}`);
      await page.goto(`${world.url}/invitations/accept?token=${tokens.workspace}`);
      await expectAccessible(page, `invitation-${name}`);
    };
    await visit('initials');
    await putImage(ada, '/me/profile-image', await smallPng());
    await putImage(ada, `/organizations/${organization}/image`, await smallPng());
    await putImage(ada, `/workspaces/${workspace}/image`, await smallPng());
    await visit('images');
  });
});
