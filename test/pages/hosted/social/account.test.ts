import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openVerifiedBrowser } from '../../../support/accounts.ts';
import { useBrowser } from '../../../support/browser.ts';
import type { BrowserClient } from '../../../support/clients.ts';
import { expectAccessible, type HostedWorld, recordOffences } from '../../../support/hosted-pages.ts';
import { press, signPageIn, unfold } from '../../../support/profile-pages.ts';
import { backdateAuthentication } from '../../../support/sign-in.ts';
import { follow } from '../../../support/sign-in-pages.ts';
import { ALL_PROVIDERS, createSocialWorld, GOOGLE, returnTo } from '../../../support/social-pages.ts';
import { newPersonThere, startProvider, type TestProvider } from '../../../support/social-provider.ts';

const openPage = useBrowser();
let provider: TestProvider;

beforeAll(async () => {
  provider = await startProvider();
});

interface Visit {
  readonly world: HostedWorld;
  readonly page: Page;
  readonly browser: BrowserClient & { readonly userId: string };
}

/** Opens the page of a new user, in a deployment with these providers. */
async function visitSecurity(providers = [GOOGLE], options: { javaScriptEnabled?: boolean } = {}): Promise<Visit> {
  const world = await createSocialWorld(provider, providers);
  const browser = await openVerifiedBrowser(world, 'ada@example.com');
  const page = await openPage(options);
  await signPageIn(page, world, browser);
  await page.goto(`${world.url}/user-profile/security`);
  return { world, page, browser };
}

describe.each([true, false])('The linked accounts with JavaScript: %s', (javaScriptEnabled) => {
  it('are linked at the provider and unlinked', async () => {
    const { world, page, browser } = await visitSecurity([GOOGLE], { javaScriptEnabled });
    const offences = recordOffences(page, [world.url, provider.issuer]);
    provider.person = newPersonThere({ email: 'ada@people.example' });
    const { stop } = returnTo(provider, world);
    await page.getByRole('button', { name: 'Link Google' }).click();
    await page.getByText('The account was linked.').waitFor();
    stop();
    await page.getByText('ada@people.example').waitFor();
    expect(await page.getByRole('button', { name: 'Link Google', exact: true }).count()).toBe(0);
    expect((await browser.get('/me/social-connections')).body.data).toMatchObject([{ provider: 'google' }]);
    await unfold(page, 'Manage Google', 'Unlink');
    await press(page, 'Unlink Google');
    await page.getByText('The account was unlinked.').waitFor();
    expect((await browser.get('/me/social-connections')).body.data).toEqual([]);
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('confirm a change that needs a recent authentication', async () => {
    const { world, page, browser } = await visitSecurity([GOOGLE], { javaScriptEnabled });
    provider.person = newPersonThere();
    const { stop } = returnTo(provider, world);
    await page.getByRole('button', { name: 'Link Google' }).click();
    await page.getByText('The account was linked.').waitFor();
    await backdateAuthentication(world, browser.userId);
    await unfold(page, 'Manage Google', 'Unlink');
    await press(page, 'Unlink Google');
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
    if (javaScriptEnabled) await expectAccessible(page, 'profile-confirm-provider');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByText('Thank you. Now repeat your change.').waitFor();
    stop();
    await unfold(page, 'Manage Google', 'Unlink');
    await press(page, 'Unlink Google');
    await page.getByText('The account was unlinked.').waitFor();
  });
});

describe('The linked accounts', () => {
  it('are readable in each mode and width, also of a provider that was disabled', async () => {
    const { world, page } = await visitSecurity([...ALL_PROVIDERS]);
    for (const label of ['GitHub', 'Google']) {
      provider.person = newPersonThere({ email: `ada.lovelace@${label.toLowerCase()}.example` });
      const { stop } = returnTo(provider, world);
      await page.getByRole('button', { name: `Link ${label}` }).click();
      await page.getByText('The account was linked.').waitFor();
      stop();
    }
    await world.services.database.rows
      .updateTable('social_provider')
      .set({ enabled: false })
      .where('deployment_id', '=', world.id)
      .where('name', '=', 'github')
      .execute();
    await page.goto(`${world.url}/user-profile/security`);
    await page.getByText('Signing in with it is disabled at the moment.').waitFor();
    await expectAccessible(page, 'profile-linked-accounts');
  });

  it('say what failed at the provider, and lead back to the account', async () => {
    const { world, page } = await visitSecurity();
    const { stop } = returnTo(provider, world, ({ searchParams }) => {
      searchParams.delete('code');
      searchParams.set('error', 'access_denied');
    });
    await page.getByRole('button', { name: 'Link Google' }).click();
    await page.getByText('You cancelled the sign-in at the provider').waitFor();
    stop();
    await follow(page, 'Back to your account');
    await page.getByRole('heading', { name: 'Linked accounts' }).waitFor();
  });

  it('are linked after the user has confirmed the sign-in', async () => {
    const { world, page, browser } = await visitSecurity();
    await backdateAuthentication(world, browser.userId);
    await press(page, 'Link Google');
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
    expect(await page.getByRole('button', { name: 'Continue with Google' }).count()).toBe(0);
  });

  it('go on to the provider with a page that shows a link, for browsers that do not follow by themselves', async () => {
    const { page, world } = await visitSecurity();
    // The provider does not answer, so the page stays.
    await page.route(`${provider.issuer}/**`, (route) => route.fulfill({ status: 204 }));
    await page.getByRole('button', { name: 'Link Google' }).click();
    const link = page.getByRole('link', { name: 'Continue to Google' });
    expect(await link.getAttribute('href')).toMatch(new RegExp(`^${provider.issuer}/authorize\\?`));
    const refresh = await page.locator('meta[http-equiv="refresh"]').getAttribute('content');
    expect(refresh).toBe(`0;url=${await link.getAttribute('href')}`);
    const cookies = (await page.context().cookies(`${world.url}/auth/sso`)).map(({ name }) => name);
    expect(cookies).toEqual(expect.arrayContaining(['__Host-sso', 'page_social']));
    await expectAccessible(page, 'social-go-on');
  });
});
