import { beforeAll, describe, expect, it } from 'vitest';
import { HOSTED_PAGES } from '../../../src/pages/hosted/pages.ts';
import { changeSettings, openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { createHostedWorld, type HostedWorld } from '../../support/hosted-pages.ts';
import type { HttpResponse } from '../../support/http.ts';
import { waitForMail } from '../../support/mail.ts';
import { addOrganization } from '../../support/organizations.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';

const HOME = 'https://app.example.com/home';

/** Values of `redirect_url` that lead to another host, or do so once they are shortened to their path. */
const hostileTargets = (own: string): readonly string[] => [
  'https://evil.example/',
  'HtTpS://evil.example/',
  'https:/evil.example/',
  'https:///evil.example/',
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example/x',
  ' \t//evil.example/x',
  '/\t/evil.example/x',
  '/\n/evil.example/x',
  '\u0000//evil.example/x',
  '/.//evil.example/x',
  '/x/..//evil.example/x',
  '/%2e//evil.example/x',
  '/x/%2E%2e//evil.example/x',
  '/%2Fevil.example/x',
  '/%5cevil.example/x',
  `${own}//evil.example/x`,
  `${own}/.//evil.example/x`,
  `${own}/x/..//evil.example/x`,
  `${own}/\\evil.example/x`,
  `${own}\\\\evil.example/x`,
  `${own}/%2f/evil.example/x`,
  `${own}.evil.example/`,
  `${own}@evil.example/`,
  `https://evil.example\\@${new URL(own).host}/`,
  own.replace('://', '://ada@'),
  own.replace('://', '://ada:secret@'),
  `blob:${own}/x`,
  `javascript:location='//evil.example'//${own}`,
  'data:text/html,evil.example',
  'https://app.example.com//evil.example/x',
  'https://app.example.com/.//evil.example/x',
  'https://app.example.com:444/',
  'http://app.example.com/',
];

/** One of each kind of them. */
const someHostileTargets = (own: string): readonly string[] => [
  '//evil.example/x',
  '/.//evil.example/x',
  `${own}//evil.example/x`,
  `${own}\\\\evil.example/x`,
  `blob:${own}/x`,
  'https://app.example.com//evil.example/x',
];

/** The targets that an operation of the API gets: URLs, so that only their rules can reject them. */
const hostileUrls = (own: string) =>
  hostileTargets(own).filter((target) => /^https?:\/\/[^/\\\s]+\/(?!.*\\)/i.test(target));

const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

/** Where a response leads: its redirect, its links and forms, and where its scripts continue. */
function targetsOf({ headers, text }: Pick<HttpResponse, 'headers' | 'text'>): string[] {
  const location = headers['location'];
  const attributes = text.matchAll(/ (?:href|action|formaction|data-next|data-done|data-confirm)="([^"]*)"/g);
  return [
    ...(typeof location === 'string' ? [location] : []),
    ...[...attributes].map(([, value]) => decoded(value ?? '')),
  ];
}

/** The targets that leave this host and the application, as a browser resolves them (WHATWG URL). */
function foreignTargets(world: HostedWorld, path: string, response: Pick<HttpResponse, 'headers' | 'text'>): string[] {
  return targetsOf(response).filter((target) => {
    const url = new URL(target, world.url + path);
    return ![world.url, new URL(HOME).origin].includes(url.origin) || url.pathname.startsWith('//');
  });
}

const withTarget = (path: string, target: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ redirect_url: target })}`;

const locationOf = ({ headers }: Pick<HttpResponse, 'headers'>) => String(headers['location']);

/** The cookies that a response sets, with the session. */
const cookiesOf = ({ headers }: HttpResponse) =>
  [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';', 1)[0]);

let world: HostedWorld;
let ada: BrowserClient & { readonly userId: string };

beforeAll(async () => {
  world = await createHostedWorld([{ authentication_factors: { magic_link: { enabled: true } } }]);
  ada = await openSignedUpBrowser(world, 'ada@example.com');
  await world.backend.put('/settings/allowed-origins', { allowed_origins: [new URL(HOME).origin, world.url] });
  const { status } = await world.backend.patch('/settings/ui', {
    after_signin_redirect_url: HOME,
    after_signup_redirect_url: HOME,
    after_create_organization_redirect_url: HOME,
    after_sign_out_one_page_url: HOME,
    after_sign_out_all_page_url: HOME,
  });
  expect(status).toBe(200);
});

describe('a redirect_url that leads to another host', () => {
  it.each(HOSTED_PAGES.map(({ path }) => path))('is in no link, form or redirect of %s', async (path) => {
    for (const target of someHostileTargets(world.url)) {
      for (const session of [null, ada.cookie]) {
        const shown = withTarget(path, target);
        const response = await world.page(shown, { session });
        expect(response.status, shown).toBeLessThan(500);
        // The parameter itself stays in links to the same page, which check it again.
        expect(foreignTargets(world, shown, response), shown).toEqual([]);
      }
    }
  });

  const password = { action: 'password', password: PASSWORD };
  const FORMS: readonly (readonly [string, string, (nth: number) => Record<string, string>])[] = [
    ['a sign-in', '/sign-in', () => ({ ...password, email: 'ada@example.com' })],
    ['the offer of a passkey', '/sign-in', () => ({ ...password, email: 'ada@example.com', passkeys: 'yes' })],
    ['a sign-up', '/sign-up', (nth) => ({ email: `new${nth}@example.com`, password: PASSWORD })],
    ['a request for a new password', '/forgot-password', (nth) => ({ email: `unknown${nth}@example.com` })],
    ['a reauthentication', '/user-profile/confirm', () => password],
    ['a new organization', '/create-organization', (nth) => ({ name: `Northwind ${nth}` })],
    ['a change of the profile', '/user-profile', () => ({ firstName: 'Ada' })],
    ['a sign-out', '/sign-out', () => ({})],
    ['a change to another account', '/sign-in', () => ({ action: 'otherAccount' })],
  ];
  const SIGNED_IN = ['/user-profile/confirm', '/create-organization', '/user-profile', '/sign-out'];

  it.each(FORMS)('is not where %s ends', async (name, path, formOf) => {
    const targets = name === 'a reauthentication' ? hostileTargets(world.url) : someHostileTargets(world.url);
    for (const [nth, target] of targets.entries()) {
      const sent = withTarget(path, target);
      const form = formOf(nth);
      const isSignedIn = SIGNED_IN.includes(path) || form['action'] === 'otherAccount';
      const session = isSignedIn ? (await openSignedInBrowser(world, ada.userId)).cookie : null;
      const response = await world.page(sent, { form, session });
      expect([sent, response.status]).toEqual([sent, 303]);
      expect(foreignTargets(world, sent, response), sent).toEqual([]);
      expect(locationOf(response), sent).not.toContain('evil');
    }
  });

  it('is not where a ticket of the backend ends', async () => {
    for (const target of [`${world.url}//evil.example/x`, '/.//evil.example', 'https://evil.example/']) {
      const { body } = await world.backend.post(`/users/${ada.userId}/sign-in-tickets`, {});
      const opened = await world.page(withTarget(`/auth/sign-in-ticket?ticket=${body.ticket}`, target));
      const path = locationOf(opened);
      const cookie = cookiesOf(opened).join('; ');
      const response = await world.page(path, { form: {}, headers: { cookie } });
      expect([target, response.status, locationOf(response)]).toEqual([target, 303, HOME]);
    }
  });

  it('is rejected by each operation that mails or returns a link', async () => {
    const organizationId = await addOrganization(world);
    const { body: added } = await ada.post('/me/emails', { email: 'second@example.com' });
    const requests: readonly (readonly [
      string,
      (redirect_url: string) => Promise<{ status: number; body: unknown }>,
    ])[] = [
      [
        'POST /auth/signin',
        (redirect_url) =>
          world.browser().post('/auth/signin', { strategy: 'magic_link', email: 'ada@example.com', redirect_url }),
      ],
      [
        'POST /auth/signup',
        (redirect_url) =>
          world.browser().post('/auth/signup', { email: 'x@example.com', password: PASSWORD, redirect_url }),
      ],
      [
        'POST /auth/verify-magic-link',
        (redirect_url) => world.browser().post('/auth/verify-magic-link', { token: 'x'.repeat(43), redirect_url }),
      ],
      [
        'POST /auth/forgot-password',
        (redirect_url) => world.browser().post('/auth/forgot-password', { email: 'ada@example.com', redirect_url }),
      ],
      [
        'POST /me/emails/{id}/prepare-verification',
        (redirect_url) =>
          ada.post(`/me/emails/${added.data.id}/prepare-verification`, { strategy: 'email_link', redirect_url }),
      ],
      [
        'POST /organizations/{id}/invitations',
        (redirect_url) =>
          world.backend.post(`/organizations/${organizationId}/invitations`, {
            email: 'nina@example.com',
            redirect_url,
          }),
      ],
      ['POST /auth/wallet-challenge', (origin) => world.browser().post('/auth/wallet-challenge', { origin })],
    ];
    await changeSettings(world, { web3_wallet: { enabled: true } });
    const urls = hostileUrls(world.url);
    expect(urls.length).toBeGreaterThan(10);
    for (const [name, request] of requests) {
      for (const url of urls) {
        const { status, body } = await request(url);
        expect([name, url, status, JSON.stringify(body)]).toEqual([
          name,
          url,
          400,
          expect.stringContaining('VALIDATION_FAILED'),
        ]);
      }
    }
  });
});

describe('an allowed redirect_url', () => {
  it('is where a reauthentication ends, as an absolute URL that says so on this host only', async () => {
    const ends = async (target: string) => {
      const session = (await openSignedInBrowser(world, ada.userId)).cookie;
      return locationOf(
        await world.page(withTarget('/user-profile/confirm', target), {
          session,
          form: { action: 'password', password: PASSWORD },
        }),
      );
    };
    expect(await ends('/user-profile/security?a=1')).toBe(`${world.url}/user-profile/security?a=1&done=confirmed`);
    expect(await ends(`${world.url}/a//evil.example`)).toBe(`${world.url}/a//evil.example?done=confirmed`);
    expect(await ends('https://app.example.com/a?b=c#d')).toBe('https://app.example.com/a?b=c#d');
  });

  it('is in the mail of a password reset, on this host', async () => {
    await openSignedUpBrowser(world, 'forgetful@example.com');
    await world.page(withTarget('/forgot-password', '/user-profile'), { form: { email: 'forgetful@example.com' } });
    const { link } = await waitForMail(world, 'forgetful@example.com');
    expect([link?.pathname, link?.searchParams.get('redirect_url')]).toEqual([
      '/auth/reset-password',
      `${world.url}/user-profile`,
    ]);
  });
});

describe('a path that looks like another host', () => {
  it.each([
    '//evil.example/x',
    '/\\evil.example',
    '/.//evil.example',
    '//evil.example/sign-in',
    '//[',
    '/%2F%2Fevil.example',
  ])('of an unknown page, %s, is in no link of the page for it', async (path) => {
    for (const shown of [path, `${path}?lang=de&redirect_url=//evil.example`]) {
      const response = await world.page(shown);
      expect([shown, response.status]).toEqual([shown, 404]);
      const languages = targetsOf(response).filter((target) => target.includes('lang='));
      expect(languages).toHaveLength(4);
      expect(languages.every((target) => target.startsWith('?'))).toBe(true);
    }
  });

  it.each(['//evil.example', '/\\evil.example', '/.//evil.example', '/x/..//evil.example', '/%2e//evil.example'])(
    'is not a page of the settings: %s',
    async (path) => {
      const { status, body } = await world.backend.patch('/settings/ui', { sign_in_page_url: path });
      expect([status, body.errors.map((error) => error.path)]).toEqual([400, ['sign_in_page_url']]);
    },
  );

  it('stays on this host when the settings name it by an absolute URL', async () => {
    const own = await createHostedWorld();
    await own.backend.patch('/settings/ui', { sign_in_page_url: `${own.url}//evil.example/login` });
    const { status, headers, text } = await own.page('/create-organization');
    expect([status, headers['location']]).toEqual([303, expect.stringContaining(`${own.url}//evil.example/login?`)]);
    expect(text).not.toMatch(/href="\/\/evil/);
    expect((await own.page('/sign-out')).text).toContain(`href="${own.url}//evil.example/login"`);
  });
});
