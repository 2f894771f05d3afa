import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInWithCode } from '../../examples/terminal-app.ts';
import { createTestUsers } from '../../packages/testing/src/index.ts';
import { useBrowser } from '../support/browser.ts';
import { type LocalIssuer, startLocalIssuer } from '../support/local-issuer.ts';

const openPage = useBrowser();
let local: LocalIssuer;

beforeAll(async () => {
  local = await startLocalIssuer();
});

afterAll(() => local.stop());

/** A program that shows what to do, and a person who does it in a browser. */
async function startApp(answer: 'Allow' | 'Reject') {
  const { status, body } = await local.backend.post('/oauth-applications', {
    type: 'native',
    name: 'Ledger for terminals',
    device_sign_in: true,
    scopes: ['openid', 'offline_access'],
    resources: [{ identifier: local.issuer, scopes: ['account:read'] }],
  });
  expect(status).toBe(201);
  const users = createTestUsers({ backendUrl: local.backendUrl, apiKey: local.apiKey });
  const user = await users.create();
  const { cookie } = await users.signIn(user);
  const page = await openPage();
  await page.context().addCookies([cookie]);
  const enter = async (text: string) => {
    const [, address = '', code = ''] = /^Open (\S+) in a browser and enter the code (\S+)\.$/.exec(text) ?? [];
    await page.goto(address);
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: answer }).click();
    await page.getByText('You can close this page').waitFor();
  };
  let entered = Promise.resolve();
  const show = (text: string) => {
    entered = enter(text);
  };
  const app = signInWithCode({ issuer: local.issuer, clientId: body.id, show });
  return { app, user, entered: () => entered };
}

describe('examples/terminal-app.ts', () => {
  it('signs a user in with a code, calls the service as the user, and ends its access', async () => {
    const { app, user, entered } = await startApp('Allow');
    const { gatehouse, signOut } = await app;
    await entered();
    expect(await gatehouse.me()).toMatchObject({ id: user.id, email: user.email });
    await signOut();
    await expect(gatehouse.me()).rejects.toMatchObject({ status: 401 });
  });

  it('learns that the user has rejected it', async () => {
    const { app } = await startApp('Reject');
    await expect(app).rejects.toMatchObject({ error: 'access_denied' });
  });
});
