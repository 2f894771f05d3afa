import { expect, it } from 'vitest';
import { loginThere, startCertifiedProvider } from '../../support/certified-provider.ts';
import { createWorldWithMessages } from '../../support/message-sign-in.ts';
import { unique } from '../../support/world.ts';

it('signs up and in with a certified OpenID provider, and reauthenticates there with a new login', async () => {
  const world = await createWorldWithMessages();
  const { settings, name } = await startCertifiedProvider((await world.backend.get('/')).body.frontend_host);
  expect((await world.backend.post('/settings/social-connections', settings)).status).toBe(201);
  expect((await world.backend.post(`/settings/social-connections/${name}/verify`)).body.ok).toBe(true);
  await world.backend.patch('/settings/auth', { authentication_factors: { sso_enabled: true } });
  const login = unique('grace');
  const pass = async (browser = world.browser()) => {
    const { body } = await browser.post('/auth/sso', { provider: name });
    const parameters = await loginThere(body.data.authorization_url, login);
    return browser.post('/auth/sso/callback', { provider: name, ...parameters });
  };
  const browser = world.browser();
  const first = await pass(browser);
  expect([first.status, first.body.data.signin_attempt]).toEqual([200, null]);
  expect((await browser.get('/me')).body.data).toMatchObject({ first_name: 'Grace', last_name: 'Hopper' });
  expect((await pass()).body.data.signin?.user_id).toBe(first.body.data.signin?.user_id);

  const { body } = await browser.post('/me/reauthenticate/sso', { provider: name });
  expect(new URL(body.data.authorization_url).searchParams.get('prompt')).toBe('login');
  const parameters = await loginThere(body.data.authorization_url, login);
  const reauthenticated = await browser.post('/auth/sso/callback', { provider: name, ...parameters });
  expect([reauthenticated.status, reauthenticated.body.data.purpose]).toEqual([200, 'reauthenticate']);
});
