import { beforeAll, describe, expect, it } from 'vitest';
import { HOSTED_PAGES } from '../../../src/pages/hosted/pages.ts';
import { openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { addApiAuthApp } from '../../support/api-auth-keys.ts';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld, expectAccessible, type HostedWorld, recordOffences } from '../../support/hosted-pages.ts';
import { addMember, addOrganization, roleNamed } from '../../support/organizations.ts';
import { press, signPageIn } from '../../support/profile-pages.ts';
import { createImpersonation, openImpersonatedBrowser } from '../../support/sign-in-tickets.ts';

const openPage = useBrowser();
const ACTOR = '<Grace> of support';
const FORBIDDEN = 'This is not possible while you act as another user.';
const TEXT = `You act as another user. What you do is recorded with your name: ${ACTOR}.`;

describe.each([true, false])('A member of staff who acts as a user with JavaScript: %s', (javaScriptEnabled) => {
  it('sees it on each page, may change what is not sensitive, and ends it', async () => {
    const world = await createHostedWorld([{ name: { first_name_enabled: true } }]);
    const { userId } = await openSignedUpBrowser(world, 'ada@example.com');
    const { ticket } = await createImpersonation(world, userId, { actor: ACTOR });
    const page = await openPage({ javaScriptEnabled });
    const offences = recordOffences(page, [world.url]);
    await page.goto(`${world.url}/auth/sign-in-ticket?ticket=${ticket}&redirect_url=%2Fuser-profile`);
    const banner = page.getByRole('complementary', { name: 'Impersonation' });
    expect(await banner.count()).toBe(0);
    await press(page, 'Continue');
    await banner.getByText(TEXT).waitFor();
    await page.getByLabel('First name').fill('Ada');
    await press(page, 'Save');
    await page.getByText('Your changes were saved.').waitFor();
    await page.getByRole('link', { name: 'Delete account' }).click();
    await page.getByLabel('Enter “ada@example.com” to confirm').fill('ada@example.com');
    await press(page, 'Delete my account');
    await page.getByRole('alert').getByText(FORBIDDEN).waitFor();
    await banner.getByText(TEXT).waitFor();
    await banner.getByRole('button', { name: 'Stop acting as this user' }).click();
    await page.getByRole('heading', { name: 'Sign in to Northwind' }).waitFor();
    expect(await banner.count()).toBe(0);
    expect((await world.backend.get(`/users/${userId}/impersonations`)).body).toEqual([]);
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});

describe('The pages of an impersonated session', () => {
  let world: HostedWorld;
  let session: string | null;
  let own: string | null;
  let organization: string;
  let emailId: string;

  beforeAll(async () => {
    world = await createHostedWorld();
    const browser = await openSignedUpBrowser(world, 'ada@example.com');
    emailId = (await browser.get('/me/emails')).body.data[0]?.id as string;
    organization = await addOrganization(world, 'Acme');
    await addMember(world, organization, browser.userId, [await roleNamed(world, organization, 'Admin')]);
    await addApiAuthApp(world, { name: 'gateway', self_service: { permissions: [], max_keys: 3 } });
    own = browser.cookie;
    session = (await openImpersonatedBrowser(world, browser.userId, { actor: ACTOR })).browser.cookie;
  });

  it.each(HOSTED_PAGES.map(({ path }) => path))('say on %s who acts as the user, only there', async (path) => {
    const parameters = path.startsWith('/organization-profile') ? `?organization=${organization}` : '';
    const shown = await world.page(path + parameters, { session });
    expect(shown.status).toBeLessThan(500);
    if (shown.status !== 303) expect(shown.text).toContain('with your name: &lt;Grace&gt; of support.');
    expect((await world.page(path + parameters, { session: own })).text).not.toContain('class="impersonation"');
  });

  it.each([
    ['/user-profile/security', { action: 'setPassword', newPassword: PASSWORD, repeatedPassword: PASSWORD }],
    ['/user-profile/security', { action: 'startAuthenticator' }],
    ['/user-profile/security', { action: 'createBackupCodes' }],
    ['/user-profile/addresses', { action: 'addEmail', email: 'new@example.com' }],
    ['/user-profile/addresses', () => ({ action: 'deleteEmail', id: emailId })],
    ['/user-profile/sessions', { action: 'endOthers' }],
    ['/user-profile/api-keys?app=gateway', { action: 'createKey', app: 'gateway', name: 'My key' }],
    ['/user-profile/delete', { action: 'submit', confirmation: 'ada@example.com' }],
    ['/user-profile/confirm', { action: 'password', password: PASSWORD }],
    ['/user-profile', { action: 'submit', username: 'other' }],
    ['/organization-profile/new-application?type=MACHINE&organization=', { action: 'create', name: 'Import' }],
    ['/organization-profile?organization=', { action: 'delete', name: 'Acme', confirmation: 'Acme' }],
  ] as const)('reject a sensitive form of %s with a readable error: %o', async (path, fields) => {
    const form = typeof fields === 'function' ? fields() : fields;
    const target = path.endsWith('organization=') ? `${path}${organization}` : path;
    const { status, text } = await world.page(target, { session, form });
    expect([status, text.includes(FORBIDDEN)]).toEqual([403, true]);
  });

  it.each([
    ['en', FORBIDDEN],
    ['de', 'Das geht nicht, solange Sie für einen anderen Benutzer handeln.'],
    ['fr', 'Impossible tant que vous agissez pour un autre utilisateur.'],
    ['es', 'No es posible mientras actúa en nombre de otro usuario.'],
  ])('say in the language %s that members cannot be invited or promoted', async (language, forbidden) => {
    const { body } = await world.backend.get(`/organizations/${organization}/members`);
    const membership = body.data[0]?.id ?? '';
    const role = await roleNamed(world, organization, 'Member');
    for (const [page, form] of [
      ['invitations', { action: 'invite', email: 'grace@example.com', role }],
      ['members', { action: 'roles', membership, role }],
      ['roles', { action: 'create', name: 'Buyer', permissions: 'orders:read' }],
    ] as const) {
      const path = `/organization-profile/${page}?organization=${organization}&lang=${language}`;
      const { status, text } = await world.page(path, { session, form });
      expect([page, status, text.includes(forbidden)]).toEqual([page, 403, true]);
    }
    expect((await world.backend.get(`/organizations/${organization}/invitations`)).body.data).toEqual([]);
  });

  it('are accessible', async () => {
    const page = await openPage();
    await signPageIn(page, world, Object.assign(world.browser(), { cookie: session }));
    await page.goto(`${world.url}/user-profile`);
    await expectAccessible(page, 'impersonation');
    await page.goto(`${world.url}/sign-in?lang=de`);
    await expectAccessible(page, 'impersonation-de');
  });
});
