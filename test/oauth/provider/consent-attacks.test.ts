import { beforeAll, describe, expect, it } from 'vitest';
import { openSignedUpBrowser } from '../../support/accounts.ts';
import { cookieOf, createOpenidParty, type OpenidParty } from '../../support/openid-party.ts';

let party: OpenidParty;
beforeAll(async () => {
  party = await createOpenidParty({ isFirstParty: false });
});

/** The id of a request that waits for the consent of the user. */
async function waiting(): Promise<string> {
  const { url } = await party.authorize();
  return url.searchParams.get('request') ?? '';
}

const grants = () =>
  party.world.services.database.rows
    .selectFrom('oauth_record')
    .select('id')
    .where('deployment_id', '=', party.world.id)
    .where('model', '=', 'Grant')
    .execute();

describe('another site', () => {
  it.each(['/oauth-consent?request=', '/choose-account?request=', '/oauth-sign-out?request=', '/sign-in?request='])(
    'cannot show %s in a frame',
    async (path) => {
      const { headers } = await party.send('GET', path + (await waiting()), { headers: cookieOf(party.browser) });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    },
  );

  it.each([
    '/oauth/authorize?client_id=1',
    '/oauth/logout?post_logout_redirect_uri=a&client_id=1',
    '/oauth/authorize/unknown',
  ])('cannot show the error of %s in a frame', async (path) => {
    const headers = { ...cookieOf(party.browser), accept: 'text/html' };
    const { status, headers: answered } = await party.send('GET', path, { headers });
    expect(status).toBe(400);
    expect(answered['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it.each([
    ['a form from its page', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a form from a page without an origin', { origin: 'null' }],
    ['a form without the key of the page', {}],
  ])('cannot decide by %s', async (_, more) => {
    const path = `/oauth-consent?request=${await waiting()}`;
    const form = { action: 'allow', formKey: 'guessed' };
    const { status, headers } = await party.send('POST', path, {
      form,
      headers: { ...cookieOf(party.browser), ...more },
    });
    // The page comes again and asks, or the request is rejected.
    expect([200, 303, 403, 422]).toContain(status);
    expect(String(headers['location'] ?? '')).not.toContain('/oauth/authorize/');
    expect(await grants()).toEqual([]);
  });

  it('cannot decide by a request of its script', async () => {
    const { status } = await party.browser.post(
      `/oauth-consents/${await waiting()}/decision`,
      { granted: true },
      { origin: 'https://evil.example' },
    );
    expect(status).toBe(403);
    expect(await grants()).toEqual([]);
  });
});

describe('another user', () => {
  it('cannot see or decide a request, and cannot continue it', async () => {
    const request = await waiting();
    const other = await openSignedUpBrowser(party.world, 'grace@example.com');
    expect((await other.get(`/oauth-consents/${request}`)).status).toBe(404);
    expect((await other.post(`/oauth-consents/${request}/decision`, { granted: true })).status).toBe(404);
    const { status, headers } = await party.send('GET', `/oauth/authorize/${request}`, { headers: cookieOf(other) });
    expect([status, headers['location']]).toEqual([400, undefined]);
    expect(await grants()).toEqual([]);
  });
});

describe('an application that a user has rejected three times', () => {
  it('cannot ask the user again for an hour', async () => {
    const tired = await createOpenidParty({ isFirstParty: false });
    for (let n = 0; n < 3; n += 1) {
      const { url } = await tired.authorize();
      const { status } = await tired.browser.post(`/oauth-consents/${url.searchParams.get('request')}/decision`, {
        granted: false,
      });
      expect(status).toBe(200);
    }
    const { url } = await tired.authorize();
    expect([url.searchParams.get('error'), url.searchParams.get('request')]).toEqual(['access_denied', null]);
    expect(url.searchParams.get('error_description')).toContain('several times');
  });
});
