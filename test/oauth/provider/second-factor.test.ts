import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings, openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { type EnrolledUser, enrollUser, totpCodesOf } from '../../support/authenticators.ts';
import { useBrowser } from '../../support/browser.ts';
import { type LocalIssuer, registerApplication, startLocalIssuer } from '../../support/local-issuer.ts';
import { authorize, follow, issuerOf, REDIRECT_URI, relyingParty } from '../../support/openid-client.ts';
import { startReceiver, stopReceivers } from '../../support/receivers.ts';
import { follow as followLink, press } from '../../support/sign-in-pages.ts';
import { createWorld, type World } from '../../support/world.ts';

const openPage = useBrowser();
/** Its pages lead to its URL, also in a real browser. */
let local: LocalIssuer;
beforeAll(async () => {
  local = await startLocalIssuer();
});
afterAll(() => Promise.all([local.stop(), stopReceivers()]));

const ALLOWED = { authentication_factors: { second_factor_authenticator_enabled: true } };
const REQUIRED = {
  claims: JSON.stringify({ id_token: { acr: { essential: true, value: 'urn:gatehouse:acr:2fa' } } }),
};
const PREFERRED = { acr_values: 'urn:gatehouse:acr:2fa urn:gatehouse:acr:1fa' };
const CONFIRM = '/user-profile/confirm';

async function createFactorWorld(): Promise<World> {
  const world = await createWorld();
  await changeSettings(world, ALLOWED);
  return world;
}

/** Where the page of confirmation returns. */
const returnOf = (url: URL) => url.searchParams.get('redirect_url') ?? '';

/** Confirms the second factor of the user, and returns with the request. */
async function confirm(world: World, { browser, code }: EnrolledUser, url: URL, steps = 1) {
  const { status } = await browser.post('/me/reauthenticate', { code: code(steps) });
  expect(status).toBe(200);
  return (await follow(world, browser, returnOf(url))).url;
}

describe('a second factor that an application requires', () => {
  it('is asked for, and then counts for the sign-in', async () => {
    const world = await createFactorWorld();
    const user = await enrollUser(world);
    const application = await relyingParty(world);
    const { url, checks } = await authorize(world, user.browser, application, REQUIRED);
    expect(url.pathname).toBe(CONFIRM);
    const returned = await confirm(world, user, url);
    const tokens = await client.authorizationCodeGrant(application.configuration, returned, checks);
    expect(tokens.claims()).toMatchObject({ acr: 'urn:gatehouse:acr:2fa' });
    // The next application gets it without a question.
    const next = await authorize(world, user.browser, await relyingParty(world), { ...REQUIRED, prompt: 'none' });
    expect(next.url.href).toContain(`${REDIRECT_URI}?code=`);
  });

  it('is not satisfied by the password, and the browser does not go round in circles', async () => {
    const world = await createFactorWorld();
    const { browser } = await enrollUser(world);
    const { url } = await authorize(world, browser, await relyingParty(world), REQUIRED);
    expect((await browser.post('/me/reauthenticate', { password: PASSWORD })).status).toBe(200);
    const { url: returned } = await follow(world, browser, returnOf(url));
    expect(returned.origin + returned.pathname).toBe(REDIRECT_URI);
    expect(returned.searchParams.get('error')).toBe('unmet_authentication_requirements');
  });

  it('is not asked for with prompt=none', async () => {
    const world = await createFactorWorld();
    const { browser } = await enrollUser(world);
    const { url } = await authorize(world, browser, await relyingParty(world), { ...REQUIRED, prompt: 'none' });
    expect(url.searchParams.get('error')).toBe('unmet_authentication_requirements');
  });

  it('can be set up, and is then asked for', async () => {
    const world = await createFactorWorld();
    const browser = await openSignedUpBrowser(world);
    const { url, page } = await authorize(world, browser, await relyingParty(world), REQUIRED);
    expect(url.pathname).toBe(CONFIRM);
    const setUp =
      /href="([^"]*\/user-profile\/security[^"]*)"/.exec(page?.text ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
    const back = new URL(setUp, issuerOf(world)).searchParams.get('redirect_url') ?? '';
    // Without one, the application gets the error.
    const path = (address: string) => new URL(address).pathname + new URL(address).search;
    const { url: without } = await follow(world, browser, path(back));
    expect(without.searchParams.get('error')).toBe('unmet_authentication_requirements');
    const { secret } = (await browser.post('/me/authenticator')).body.data;
    const code = totpCodesOf(secret);
    await browser.post('/me/authenticator/attempt-verification', { code1: code(-1), code2: code(0) });
    const { url: asked } = await follow(world, browser, path(back));
    expect(asked.pathname).toBe(CONFIRM);
    expect((await browser.post('/me/reauthenticate', { code: code(1) })).status).toBe(200);
    expect((await follow(world, browser, returnOf(asked))).url.href).toContain(`${REDIRECT_URI}?code=`);
  });

  it('is an error where the deployment has no second factors', async () => {
    const world = await createWorld();
    await changeSettings(world, { second_factor_policy: 'no_second_factor' });
    const browser = await openSignedUpBrowser(world);
    const { url } = await authorize(world, browser, await relyingParty(world), REQUIRED);
    expect(url.searchParams.get('error')).toBe('unmet_authentication_requirements');
  });

  it('that an application only prefers is asked for if the user has one', async () => {
    const world = await createFactorWorld();
    const application = await relyingParty(world);
    const { url } = await authorize(world, await openSignedUpBrowser(world), application, PREFERRED);
    expect(url.href).toContain(`${REDIRECT_URI}?code=`);
    const user = await enrollUser(world, 'grace@example.com');
    const asked = await authorize(world, user.browser, application, PREFERRED);
    expect(asked.url.pathname).toBe(CONFIRM);
    // A user who does not confirm it signs in without.
    const { url: skipped } = await follow(world, user.browser, returnOf(asked.url));
    const tokens = await client.authorizationCodeGrant(application.configuration, skipped, asked.checks);
    expect(tokens.claims()?.['acr']).toBe('urn:gatehouse:acr:1fa');
  });
});

describe('the page of the second factor', () => {
  /** A page with a request that requires a second factor of a user who has one. */
  async function openRequest() {
    const { browser, code } = await enrollUser(local, `${crypto.randomUUID()}@example.com`);
    // Routes of the browser do not see redirects, so that the application is a server.
    const { url: callback } = await startReceiver();
    const { id } = await registerApplication(local.backend, { redirect_uris: [callback], is_first_party: true });
    const page = await openPage();
    await page.context().addCookies([{ name: '__session', value: browser.cookie ?? '', url: local.issuer }]);
    const asked = { client_id: id, response_type: 'code', redirect_uri: callback, scope: 'openid', ...REQUIRED };
    await page.goto(`${local.issuer}/oauth/authorize?${new URLSearchParams(asked)}`);
    await page.getByRole('heading', { name: 'Confirm your second factor' }).waitFor();
    return { page, code, callback };
  }

  it('asks for a code only, and goes on to the application', async () => {
    const { page, code, callback } = await openRequest();
    expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0);
    await page.getByRole('textbox').fill(code(1));
    await press(page, 'Confirm');
    await page.waitForURL(`${callback}?code=*`);
  });

  it('leads back to the application with an error when the person cancels', async () => {
    const { page, callback } = await openRequest();
    await followLink(page, 'Cancel');
    await page.waitForURL(`${callback}?error=unmet_authentication_requirements*`);
  });
});
