import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld, type HostedWorld, recordOffences } from '../../support/hosted-pages.ts';
import { waitForMail } from '../../support/mail.ts';
import { wrongCodeFor } from '../../support/message-sign-in.ts';
import { signPageIn, unfold } from '../../support/profile-pages.ts';
import {
  createSignInWorld,
  enterPassword,
  follow,
  press,
  returned,
  signedInEmail,
  signInUrl,
  targetOf,
} from '../../support/sign-in-pages.ts';

const openPage = useBrowser();
const ADDRESS = 'ada@northwind.example';

/** Accepts only addresses of one domain, which accounts have to verify. */
async function allowOneDomain({ backend }: HostedWorld): Promise<void> {
  await backend.post('/settings/restrictions/allowlist', { value: 'northwind.example' });
  expect((await backend.patch('/settings/restrictions', { allowlist_enabled: true })).status).toBe(200);
}

const isVerified = async (world: HostedWorld, userId: string) =>
  (await world.backend.get(`/users/${userId}`)).body.emails?.[0]?.is_verified;

describe.each([true, false])('The verification of an address with JavaScript: %s', (javaScriptEnabled) => {
  it('is a step of the sign-in where the settings require it, and a wrong code does not pass it', async () => {
    const world = await createHostedWorld();
    const { userId } = await openSignedUpBrowser(world, ADDRESS);
    await allowOneDomain(world);
    const page = await openPage({ javaScriptEnabled });
    const offences = recordOffences(page, [world.url]);
    await page.goto(signInUrl(world));
    await enterPassword(page, ADDRESS);
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    const { code } = await waitForMail(world, ADDRESS);
    await page.getByLabel('Code').fill(wrongCodeFor(code));
    await press(page, 'Continue');
    await page.getByRole('alert').getByText('The code is wrong, has expired or was used before.').waitFor();
    expect([await signedInEmail(page, world), await isVerified(world, userId)]).toEqual([null, false]);
    await page.getByLabel('Code').fill(code ?? '');
    await press(page, 'Continue');
    await returned(page, world);
    expect([await signedInEmail(page, world), await isVerified(world, userId)]).toEqual([ADDRESS, true]);
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('is a step of the sign-up where the settings require it', async () => {
    const world = await createHostedWorld();
    await allowOneDomain(world);
    const page = await openPage({ javaScriptEnabled });
    await page.goto(`${world.url}/sign-up?redirect_url=${encodeURIComponent(targetOf(world))}`);
    await page.getByLabel('Email address').fill(ADDRESS);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(page, 'Sign up');
    await page.getByRole('heading', { name: 'Verify your email address' }).waitFor();
    expect(await signedInEmail(page, world)).toBeNull();
    await page.getByLabel('Code').fill((await waitForMail(world, ADDRESS)).code ?? '');
    await press(page, 'Continue');
    await returned(page, world);
    expect(await signedInEmail(page, world)).toBe(ADDRESS);
  });

  it('ends with a notice and returns to the profile when a link of the profile is opened', async () => {
    const world = await createSignInWorld([{ email: { magic_link_verification_allowed: true } }]);
    const browser = await openSignedUpBrowser(world, ADDRESS);
    const page = await openPage({ javaScriptEnabled });
    await signPageIn(page, world, browser);
    const offences = recordOffences(page, [world.url]);
    await page.goto(`${world.url}/user-profile/addresses`);
    await unfold(page, `Manage ${ADDRESS}`);
    await press(page, `Send a link ${ADDRESS}`);
    await page.getByText('We sent you a link.').waitFor();
    const { link } = await waitForMail(world, ADDRESS);
    await page.goto(`${world.url}${link?.pathname}${link?.search}`);
    expect(await isVerified(world, browser.userId)).toBe(false);
    await press(page, 'Continue');
    await page.getByRole('heading', { name: 'Your email address is confirmed' }).waitFor();
    expect(new URL(page.url()).searchParams.get('done')).toBe('verified');
    expect(await isVerified(world, browser.userId)).toBe(true);
    await follow(page, 'Continue');
    await page.waitForURL(`${world.url}/user-profile/addresses?done=verified`);
    await page.getByRole('status').getByText('The address is verified.').waitFor();
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('asks for the browser of the profile when its link is opened in another one, and the link stays valid', async () => {
    const world = await createSignInWorld([{ email: { magic_link_verification_allowed: true } }]);
    const browser = await openSignedUpBrowser(world, ADDRESS);
    const { id } = (await browser.get('/me/emails')).body.data[0] as { id: string };
    const sent = await browser.post(`/me/emails/${id}/prepare-verification`, { strategy: 'email_link' });
    expect(sent.status).toBe(200);
    const { link } = await waitForMail(world, ADDRESS);
    const url = `${world.url}${link?.pathname}${link?.search}`;
    const other = await openPage({ javaScriptEnabled });
    await other.goto(url);
    await press(other, 'Continue');
    await other.getByText('This link works only in the browser in which you requested it.').waitFor();
    expect([await signedInEmail(other, world), await isVerified(world, browser.userId)]).toEqual([null, false]);
    const page = await openPage({ javaScriptEnabled });
    await signPageIn(page, world, browser);
    await page.goto(url);
    await press(page, 'Continue');
    await page.getByRole('status').getByText('You can close this page and continue in the application.').waitFor();
    expect(await isVerified(world, browser.userId)).toBe(true);
  });
});
