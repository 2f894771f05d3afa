import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser } from '../../support/accounts.ts';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld, expectAccessible, type HostedWorld } from '../../support/hosted-pages.ts';
import {
  addApplication,
  addConsentRequest,
  signInIdOf,
  type TestConsentRequest,
} from '../../support/oauth-applications.ts';
import { addMember, addOrganization } from '../../support/organizations.ts';
import { locationOf, PageBrowser } from '../../support/page-forms.ts';
import { signPageIn } from '../../support/profile-pages.ts';

const openPage = useBrowser();
const CONTINUED = /\/oauth\/authorize\//;

/** A member of organizations, and an application that asks for one of them. */
async function createRequester(world: HostedWorld, names: readonly string[], isFirstParty = false) {
  const browser = await openSignedUpBrowser(world, 'ada@example.com');
  const { userId } = browser;
  await browser.patch('/me', { first_name: 'Ada', last_name: 'Lovelace' });
  const ids: string[] = [];
  for (const name of names) {
    const id = await addOrganization(world, name);
    await addMember(world, id, userId);
    ids.push(id);
  }
  const scopes = ['openid', 'profile', 'organization', 'workspaces'];
  const { id: applicationId } = await addApplication(world, { scopes, isFirstParty });
  const signInId = await signInIdOf(world, userId);
  const request = async (more: Partial<TestConsentRequest> = {}) => {
    const uid = await addConsentRequest(world, { applicationId, userId, signInId, scope: scopes.join(' '), ...more });
    return `/oauth-consent?request=${uid}`;
  };
  const granted = async () => (await browser.get('/me/oauth-grants')).body.data.map(({ organization }) => organization);
  return { browser, ids, request, granted };
}

describe('The page of consent', () => {
  it.each([true, false])(
    'asks which organization an application works with, with JavaScript: %s',
    async (javaScriptEnabled) => {
      const world = await createHostedWorld();
      const names = ['Acme', 'Globex Corporation', 'Initech'];
      const { browser, ids, request, granted } = await createRequester(world, names);
      const page = await openPage({ javaScriptEnabled });
      await signPageIn(page, world, browser);
      await page.goto(world.url + (await request()));
      const main = page.getByRole('main');
      const group = main.getByRole('group', { name: 'Which organization?' });
      expect(await group.getByRole('radio').count()).toBe(3);
      expect(await group.getByRole('radio', { checked: true }).count()).toBe(0);
      expect(await main.innerText()).toContain('See which organization you choose, and your roles in it');
      if (javaScriptEnabled) await expectAccessible(page, 'oauth-consent-organizations');
      // Without a choice, the browser does not send the form.
      await page.getByRole('button', { name: 'Allow' }).click();
      expect(new URL(page.url()).pathname).toBe('/oauth-consent');
      await group.getByRole('radio', { name: 'Globex Corporation' }).check();
      await page.getByRole('button', { name: 'Allow' }).click();
      await page.waitForURL(CONTINUED);
      expect(await granted()).toMatchObject([{ id: ids[1], name: 'Globex Corporation' }]);
      // The present choice is suggested the next time.
      await page.goto(world.url + (await request()));
      expect(await group.getByRole('radio', { checked: true }).getAttribute('value')).toBe(ids[1]);
      await page.goto(`${world.url}/user-profile/applications`);
      expect(await main.innerText()).toContain('For the organization Globex Corporation');
      if (javaScriptEnabled) await expectAccessible(page, 'connected-applications-organization');
    },
  );

  it('shows the only organization as chosen, and can be canceled without a choice', async () => {
    const world = await createHostedWorld();
    const { browser, ids, request, granted } = await createRequester(world, ['Acme']);
    const page = await openPage();
    await signPageIn(page, world, browser);
    await page.goto(world.url + (await request()));
    const radio = page.getByRole('radio');
    expect([await radio.count(), await radio.getAttribute('value'), await radio.isChecked()]).toEqual([
      1,
      ids[0],
      true,
    ]);
    const globex = await addOrganization(world, 'Globex');
    await addMember(world, globex, browser.userId);
    await page.goto(world.url + (await request()));
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL(CONTINUED);
    expect(await granted()).toEqual([]);
  });

  it('offers to continue without an organization if the request allows it', async () => {
    const world = await createHostedWorld();
    const { browser, request, granted } = await createRequester(world, ['Acme']);
    const page = await openPage();
    await signPageIn(page, world, browser);
    await page.goto(world.url + (await request({ organizationId: 'none' })));
    expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe('');
    await expectAccessible(page, 'oauth-consent-no-organization');
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.waitForURL(CONTINUED);
    expect(await granted()).toEqual([null]);
  });

  it('asks for nothing but the organization when the application is one of the product', async () => {
    const world = await createHostedWorld();
    const { browser, ids, request, granted } = await createRequester(world, ['Acme', 'Globex'], true);
    const page = await openPage();
    await signPageIn(page, world, browser);
    await page.goto(world.url + (await request()));
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe('Choose an organization');
    expect(await main.innerText()).not.toContain('See your name');
    await expectAccessible(page, 'oauth-choose-organization');
    await main.getByRole('radio', { name: 'Acme' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(CONTINUED);
    expect(await granted()).toMatchObject([{ id: ids[0] }]);
  });

  it('says what to choose when the form comes without a choice, or with an organization of others', async () => {
    const world = await createHostedWorld();
    const { browser, request, granted } = await createRequester(world, ['Acme', 'Globex']);
    const other = await addOrganization(world, 'Initech');
    for (const organizationId of ['', other]) {
      const pages = new PageBrowser(world, browser.cookie);
      const form = await pages.form(await request(), 'allow');
      const response = await pages.send({ ...form, fields: { ...form.fields, organizationId } });
      expect([response.status, locationOf(response)]).toEqual([400, null]);
      expect(response.text).toContain('Choose one of your organizations.');
    }
    expect(await granted()).toEqual([]);
  });
});
