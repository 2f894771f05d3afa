import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openVerifiedBrowser } from '../../../support/accounts.ts';
import { totpCodesOf, wrongTotpCode } from '../../../support/authenticators.ts';
import { useBrowser } from '../../../support/browser.ts';
import { expectAccessible, type HostedWorld, recordOffences } from '../../../support/hosted-pages.ts';
import { createInvitation } from '../../../support/invitations.ts';
import { waitForMail } from '../../../support/mail.ts';
import { addOrganization } from '../../../support/organizations.ts';
import {
  follow,
  press,
  returned,
  signedInEmail,
  signInUrl,
  signUpUrl,
  targetOf,
} from '../../../support/sign-in-pages.ts';
import { ALL_PROVIDERS, createSocialWorld, GOOGLE, returnTo, startFormPage } from '../../../support/social-pages.ts';
import { newPersonThere, startProvider, type TestProvider } from '../../../support/social-provider.ts';
import { addAuthenticator } from '../../../support/virtual-authenticator.ts';

const openPage = useBrowser();
let provider: TestProvider;

beforeAll(async () => {
  provider = await startProvider();
});

/** Signs in as this person with the button of the page. */
async function signInWithGoogle(page: Page, world: HostedWorld, person: TestProvider['person']) {
  provider.person = person;
  const { stop } = returnTo(provider, world);
  await follow(page, 'Continue with Google');
  await page.waitForURL(
    (url) => url.origin !== new URL(provider.issuer).origin && !url.pathname.startsWith('/auth/sso'),
  );
  stop();
}

/** The way of the last sign-in, as the browser remembers it. */
async function lastWay(page: Page, world: HostedWorld): Promise<string | undefined> {
  const cookies = await page.context().cookies(`${world.url}/sign-in`);
  return cookies.find(({ name }) => name === 'page_last_way')?.value;
}

describe.each([true, false])('A sign-in with a provider with JavaScript: %s', (javaScriptEnabled) => {
  it('creates an account, returns to the application and leaves no code in the history', async () => {
    const world = await createSocialWorld(provider);
    const page = await openPage({ javaScriptEnabled });
    const offences = recordOffences(page, [world.url, provider.issuer]);
    const person = newPersonThere();
    await page.goto(signInUrl(world));
    await signInWithGoogle(page, world, person);
    await returned(page, world);
    expect(await signedInEmail(page, world)).toBe(person.email);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/sign-in');
    const cookies = await page.context().cookies(`${world.url}/auth/sso`);
    expect(cookies.map(({ name }) => name)).not.toContain('page_social');
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('that the person declines says so, and leads back to the page with its way', async () => {
    const world = await createSocialWorld(provider);
    const page = await openPage({ javaScriptEnabled });
    const { stop } = returnTo(provider, world, ({ searchParams }) => {
      searchParams.delete('code');
      searchParams.set('error', 'access_denied');
    });
    await page.goto(signInUrl(world));
    await follow(page, 'Continue with Google');
    await page.getByRole('heading', { name: 'You are not signed in' }).waitFor();
    stop();
    expect(page.url()).toBe(`${world.url}/auth/sso/failure`);
    expect(await page.locator('main code').textContent()).toMatch(/^[\w.-]{8,}$/);
    if (javaScriptEnabled) await expectAccessible(page, 'social-denied');
    await follow(page, 'Back to the sign-in');
    expect(new URL(page.url()).searchParams.get('redirect_url')).toBe(targetOf(world));
  });

  it('whose response is a form of the provider is completed without the cookies of the form', async () => {
    const world = await createSocialWorld(provider);
    const page = await openPage({ javaScriptEnabled });
    const formPage = await startFormPage();
    const { stop } = returnTo(provider, world, (url) => {
      const form = new URL(formPage);
      form.search = url.search;
      form.searchParams.set('to', `${url.origin}${url.pathname}`);
      url.href = form.href;
    });
    provider.person = newPersonThere();
    await page.goto(signInUrl(world));
    await follow(page, 'Continue with Google');
    await press(page, 'Continue');
    await returned(page, world);
    stop();
    expect(await signedInEmail(page, world)).toBe(provider.person.email);
  });
});

describe('The sign-in page', () => {
  it('shows the providers in their order, above the form, and works in each mode and width', async () => {
    const world = await createSocialWorld(provider, ALL_PROVIDERS);
    const page = await openPage();
    await page.goto(signInUrl(world));
    const labels = ALL_PROVIDERS.map(({ label }) => `Continue with ${label}`);
    const links = page.locator('.providers a');
    for (const name of ['aria-label', 'title']) {
      expect(await links.evaluateAll((all, each) => all.map((link) => link.getAttribute(each)), name)).toEqual(labels);
    }
    expect(await links.allTextContents()).toEqual(ALL_PROVIDERS.map(() => ''));
    const letters = page.locator('.is-letters');
    expect(await letters.evaluateAll((all) => all.map((each) => each.getAttribute('data-letters')))).toEqual([
      'Ac',
      'Fo',
    ]);
    await expectAccessible(page, 'sign-in-all-providers');
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    await page.goto(`${world.url}/sign-in?lang=de`);
    await page.getByRole('link', { name: 'Weiter mit Google' }).waitFor();
  });

  it('shows only buttons where providers are the only way', async () => {
    const world = await createSocialWorld(
      provider,
      [GOOGLE, { name: 'github', label: 'GitHub', kind: 'GITHUB' }],
      [
        {
          authentication_factors: { email_password_enabled: false },
          first_factor: 'sso',
          password: { enabled: false },
        },
      ],
    );
    const page = await openPage();
    for (const path of ['sign-in', 'sign-up']) {
      await page.goto(`${world.url}/${path}`);
      await page.getByRole('link', { name: 'Continue with GitHub' }).waitFor();
      expect(await page.locator('main input').count()).toBe(0);
      expect(await page.locator('.divider').count()).toBe(0);
      await expectAccessible(page, `${path}-only-providers`);
    }
  });

  it('offers a passkey afterwards, where the browser can store one', async () => {
    const passkey = { enabled: true, allow_autofill: false, prompt_registration_on_auth: true };
    const world = await createSocialWorld(provider, [GOOGLE], [{ authentication_factors: { passkey } }]);
    const page = await openPage();
    await addAuthenticator(page);
    await page.goto(signInUrl(world));
    provider.person = newPersonThere();
    const { stop } = returnTo(provider, world);
    await follow(page, 'Continue with Google');
    await press(page, 'Create a passkey');
    await returned(page, world);
    stop();
  });

  it('leads to the pages of the application that replace those of steps', async () => {
    const world = await createSocialWorld(provider, [GOOGLE], [{ username: { enabled: true, required: true } }]);
    await world.backend.patch('/settings/ui', { sign_up_page_url: `${world.url}/.well-known/meta?page=join` });
    const page = await openPage();
    await page.goto(signInUrl(world));
    await signInWithGoogle(page, world, newPersonThere());
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('page'), searchParams.get('attempt')]).toEqual([
      '/.well-known/meta',
      'join',
      expect.stringMatching(/^\d+$/),
    ]);
    expect(searchParams.get('redirect_url')).toBe(targetOf(world));
  });

  it('asks for the second factor afterwards, and returns to the application', async () => {
    const world = await createSocialWorld(provider);
    const browser = await openVerifiedBrowser(world, 'ada@example.com');
    const { secret } = (await browser.post('/me/authenticator')).body.data;
    const code = totpCodesOf(secret);
    await browser.post('/me/authenticator/attempt-verification', { code1: code(-1), code2: code(0) });
    const page = await openPage();
    await page.goto(signInUrl(world));
    await signInWithGoogle(page, world, newPersonThere({ email: 'ada@example.com' }));
    await page.getByLabel('Code of the authenticator app').fill(wrongTotpCode(secret));
    await press(page, 'Continue');
    await page.getByRole('alert').waitFor();
    expect(await lastWay(page, world)).toBeUndefined();
    await page.getByLabel('Code of the authenticator app').fill(code(1));
    await press(page, 'Continue');
    await returned(page, world);
    expect(await lastWay(page, world)).toBe('sso:google');
    expect(await signedInEmail(page, world)).toBe('ada@example.com');
  });
});

describe('The provider of the last sign-in', () => {
  const lastUsed = (page: Page) => page.locator('main [aria-describedby="last-used"]').textContent();

  it('is named above the marks of the others, as long as the settings enable it', async () => {
    const world = await createSocialWorld(provider, ALL_PROVIDERS);
    const page = await openPage();
    await page.goto(signInUrl(world));
    await signInWithGoogle(page, world, newPersonThere());
    expect(await lastWay(page, world)).toBe('sso:google');
    await page.goto(`${world.url}/sign-out`);
    await press(page, 'Sign out');
    await page.goto(signInUrl(world));
    expect(await lastUsed(page)).toBe('Continue with Google');
    expect(await page.locator('.providers.are-icons a').count()).toBe(ALL_PROVIDERS.length - 1);
    await expectAccessible(page, 'sign-in-last-provider');
    await world.backend.patch('/settings/social-connections/google', { enabled: false });
    await page.goto(signInUrl(world));
    expect(await page.getByText('Last used').count()).toBe(0);
  });
});

describe('The sign-up page', () => {
  it('asks for what the provider does not know, and for the code of the address', async () => {
    const world = await createSocialWorld(
      provider,
      [GOOGLE, { name: 'acme', label: 'Acme', signUpAllowed: false }],
      [{ username: { enabled: true, required: true } }],
    );
    const page = await openPage();
    await page.goto(signUpUrl(world));
    expect(await page.getByRole('link', { name: 'Continue with Acme' }).count()).toBe(0);
    await expectAccessible(page, 'sign-up-provider');
    const { email: _, ...person } = newPersonThere();
    await signInWithGoogle(page, world, person);
    await page.getByRole('heading', { name: 'Complete your account' }).waitFor();
    expect(await page.locator('main label').allTextContents()).toEqual(['Email address', 'Username']);
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.getByLabel('Username').fill('a');
    await press(page, 'Continue');
    await page.getByRole('alert').waitFor();
    await expectAccessible(page, 'sign-up-complete-profile');
    await page.getByLabel('Username').fill('ada');
    await press(page, 'Continue');
    await page.getByLabel('Code').fill((await waitForMail(world, 'ada@example.com')).code ?? '');
    await press(page, 'Continue');
    await returned(page, world);
    expect(await signedInEmail(page, world)).toBe('ada@example.com');
  });

  it('passes the token of an invitation on, which is in no URL', async () => {
    const world = await createSocialWorld(provider);
    await world.backend.patch('/settings/restrictions', { sign_up_mode: 'closed' });
    await createInvitation(world, await addOrganization(world, 'Acme'), 'ada@example.com');
    const { link } = await waitForMail(world, 'ada@example.com');
    const page = await openPage();
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto(`${world.url}${link?.pathname}${link?.search}`);
    await follow(page, 'Sign up');
    await page.getByRole('link', { name: 'Continue with Google' }).waitFor();
    urls.length = 0;
    await signInWithGoogle(page, world, newPersonThere());
    expect(await signedInEmail(page, world)).toBe('ada@example.com');
    expect(urls.filter((url) => /invitation_token|ticket/.test(url))).toEqual([]);
  });
});

describe('The pages of a sign-in with a provider', () => {
  it('start nothing for browsers that load links in advance, and for requests of headers', async () => {
    const world = await createSocialWorld(provider);
    const attempts = () =>
      world.services.database.rows
        .selectFrom('social_attempt')
        .select('id')
        .where('deployment_id', '=', world.id)
        .execute();
    for (const name of ['sec-purpose', 'purpose']) {
      const { status, headers } = await world.page('/auth/sso?provider=google', { headers: { [name]: 'prefetch' } });
      expect([status, headers['location']]).toEqual([503, undefined]);
    }
    expect(await attempts()).toEqual([]);
    const { status, headers } = await world.page('/auth/sso?provider=google');
    expect(status).toBe(303);
    expect(String(headers['location'])).toContain(provider.issuer);
    expect(await attempts()).toHaveLength(1);
  });

  it('explain errors in the language of the page, with the id of the request', async () => {
    const world = await createSocialWorld(provider);
    const unknown = await world.page('/auth/sso?provider=unknown&lang=de', {
      headers: { 'x-request-id': 'request-1' },
    });
    expect(unknown.status).toBe(400);
    expect(unknown.text).toContain('Dieser Anbieter ist hier nicht verfügbar.');
    expect(unknown.text).toContain('<code>request-1</code>');
    const foreign = await world.page('/auth/sso/callback/google?state=x&code=secret');
    expect([foreign.status, foreign.headers['location']]).toEqual([303, '/auth/sso/failure']);
    expect(foreign.headers['referrer-policy']).toBe('no-referrer');
    expect((await world.page('/auth/sso/callback/google')).text).toContain('This sign-in has expired');
    expect((await world.page('/auth/sso/callback/%')).status).toBe(404);
    expect((await world.page('/auth/sso/callback/')).status).toBe(404);
  });

  it('accept a form of another origin only at the path of a provider, and ignore its cookies', async () => {
    const world = await createSocialWorld(provider);
    const foreign = { origin: 'https://appleid.apple.com', 'sec-fetch-site': 'cross-site' };
    const post = (path: string, headers: Readonly<Record<string, string | null>> = {}) =>
      world.page(path, { form: { state: 'a-state', code: 'a-code' }, headers: { ...foreign, ...headers } });
    const sent = await post('/auth/sso/callback/google', { cookie: '__session=one; __session=two' });
    expect([sent.status, sent.headers['location']]).toEqual([303, '/auth/sso/callback/google?state=a-state']);
    expect(sent.headers['set-cookie']).toBeUndefined();
    for (const path of ['/auth/sso', '/auth/sso/failure', '/auth/sso/callback', '/sign-in', '/auth/sso/callback/a/b']) {
      expect([path, (await post(path)).status]).toEqual([path, 403]);
    }
    expect((await post('/auth/sso/callback/google', { 'content-type': 'application/json' })).status).toBe(403);
    expect((await post('/auth/sso/callback/google', { 'content-type': 'multipart/form-data' })).status).toBe(403);
    const large = await world.page('/auth/sso/callback/google', {
      form: `code=${'a'.repeat(70_000)}`,
      headers: foreign,
    });
    expect(large.status).toBe(413);
  });
});
