import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { openSignedUpBrowser } from '../../support/accounts.ts';
import { type Apache, skipsApache, startApache } from '../../support/apache.ts';
import { useBrowser } from '../../support/browser.ts';
import { freePort } from '../../support/free-port.ts';
import { type LocalIssuer, registerApplication, startLocalIssuer } from '../../support/local-issuer.ts';
import { enterPassword, press } from '../../support/sign-in-pages.ts';

const EMAIL = 'ada@example.com';

let running: LocalIssuer | undefined;
let apache: Apache | undefined;

afterAll(async () => {
  await apache?.stop();
  await running?.stop();
});

describe.skipIf(skipsApache)('Apache with mod_auth_openidc', () => {
  const openPage = useBrowser();

  it('signs a user in after a consent, knows who it is, and signs them out by both logouts', async () => {
    running = await startLocalIssuer();
    const { issuer, backend } = running;
    const { userId } = await openSignedUpBrowser(running, EMAIL);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const [callback, signedOut] = [`${url}/callback`, `${url}/public.shtml`];
    const { id, secret } = await registerApplication(backend, {
      redirect_uris: [callback],
      post_logout_redirect_uris: [signedOut],
      backchannel_logout_uri: `${callback}?logout=backchannel`,
    });
    apache = await startApache({
      port,
      openid: [
        `OIDCProviderMetadataURL ${issuer}/.well-known/openid-configuration`,
        `OIDCClientID ${id}`,
        `OIDCClientSecret ${secret}`,
        `OIDCRedirectURI ${callback}`,
        `OIDCCryptoPassphrase ${randomBytes(16).toString('hex')}`,
        'OIDCPKCEMethod S256',
        'OIDCScope "openid email"',
        'OIDCRemoteUserClaim email',
      ],
      files: {
        'members.shtml': '<!--#echo var="REMOTE_USER" --> is <!--#echo var="OIDC_CLAIM_sub" -->',
        'public.shtml': 'You have signed out.',
      },
    });

    const page = await openPage();
    const text = () => page.locator('body').innerText();
    await page.goto(`${url}/members.shtml`);
    await enterPassword(page, EMAIL);
    await press(page, 'Allow');
    await page.waitForURL(`${url}/members.shtml`);
    expect(await text()).toBe(`${EMAIL} is ${userId}`);

    await page.goto(`${callback}?logout=${encodeURIComponent(signedOut)}`);
    await press(page, 'Sign out');
    await page.waitForURL(`${signedOut}**`);
    expect(await text()).toBe('You have signed out.');
    await page.goto(`${url}/members.shtml`);
    expect(new URL(page.url()).origin).toBe(issuer);

    // The consent is remembered. After the end of the session, Apache is told by the back channel, and forgets the user.
    await enterPassword(page, EMAIL);
    await page.waitForURL(`${url}/members.shtml`);
    await backend.post(`/users/${userId}/sessions/revoke-all`);
    await expect
      .poll(
        async () => {
          await page.goto(`${url}/members.shtml`);
          return new URL(page.url()).origin;
        },
        { timeout: 20_000 },
      )
      .toBe(issuer);
  });
});
