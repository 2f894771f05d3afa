import { beforeAll, describe, expect, it } from 'vitest';
import { HOSTED_PAGES } from '../../../src/pages/hosted/pages.ts';
import { openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { createHostedWorld, type HostedWorld } from '../../support/hosted-pages.ts';

/** Headers with which a browser, or a page of another site, sends a form that this host did not serve. */
const FOREIGN: readonly (readonly [string, Readonly<Record<string, string | null>>])[] = [
  ['of another site', { origin: 'https://evil.example' }],
  ['of another deployment', { origin: 'http://other.localhost' }],
  ['of a sandboxed page', { origin: 'null' }],
  ['without an origin, from another site', { origin: null, 'sec-fetch-site': 'cross-site' }],
  ['without an origin', { origin: null }],
];

const formPages = HOSTED_PAGES.filter(({ actions = {} }) => Object.keys(actions).length > 0);

describe('A form', () => {
  let world: HostedWorld;
  let session: string | null;

  beforeAll(async () => {
    world = await createHostedWorld();
    await world.backend.patch('/settings/ui', { app_name: 'Weather Today' });
    session = (await openSignedUpBrowser(world, 'ada@example.com')).cookie;
  });

  it.each(formPages.map(({ path }) => path))(
    'of %s is rejected with a page unless it comes from this host',
    async (path) => {
      const actions = Object.keys(formPages.find((page) => page.path === path)?.actions ?? {});
      for (const [about, headers] of FOREIGN) {
        for (const action of actions) {
          const response = await world.page(path, { session, form: { action }, headers });
          const { status, text } = response;
          expect([about, action, status]).toEqual([about, action, 403]);
          expect(response.headers['set-cookie']).toBeUndefined();
          expect(response.headers['content-type']).toMatch(/^text\/html/);
          expect(response.headers['content-security-policy']).toContain("default-src 'none'");
          expect(text).toContain('The form came from a page that is not allowed.');
          expect(text).toContain('<title>This did not work · Weather Today</title>');
          expect(text).toMatch(/<style nonce="[^"]+">:root\{--back:#/);
        }
      }
      expect((await world.page('/user-profile', { session })).status).toBe(200);
    },
  );

  it('of this host is accepted with its origin, or if the browser says that it has the same one', async () => {
    const form = { action: 'password', email: 'ada@example.com', password: PASSWORD };
    expect((await world.page('/sign-in', { form })).status).toBe(303);
    const headers = { origin: null, 'sec-fetch-site': 'same-origin' };
    expect((await world.page('/sign-in', { form, headers })).status).toBe(303);
  });
});

describe('A page that the settings replace', () => {
  const pages = HOSTED_PAGES.flatMap(({ path, setting }) => (setting === undefined ? [] : [[path, setting] as const]));
  const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const settings = [...new Set(pages.map(([, setting]) => setting))];
  let world: HostedWorld;

  beforeAll(async () => {
    world = await createHostedWorld();
    const urls = settings.map((name) => [snakeCase(name), `https://app.example.com/${name}?from=gatehouse`]);
    const { status } = await world.backend.patch('/settings/ui', Object.fromEntries(urls));
    expect(status).toBe(200);
  });

  it('is one of six', () => {
    expect([...settings].sort()).toEqual([
      'createOrganizationUrl',
      'organizationProfileUrl',
      'signInPageUrl',
      'signUpPageUrl',
      'userProfileUrl',
      'waitlistPageUrl',
    ]);
  });

  it.each(pages)('leads from %s to %s with its parameters, for requests and forms', async (path, setting) => {
    const query = 'redirect_url=%2Fa%3Fb%3D1&lang=de&organization=1&invitation_token=some-token';
    for (const form of [undefined, { action: 'submit', email: 'ada@example.com' }]) {
      const { status, headers } = await world.page(`${path}?${query}`, { ...(form && { form }) });
      expect(status).toBe(303);
      expect(headers['location']).toBe(`https://app.example.com/${setting}?from=gatehouse&${query}`);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});
