import type { BrowserClient } from '../clients.ts';
import { linkAt, newPersonThere, sharedProvider, visitProvider } from '../social-provider.ts';
import { createWorld, unique } from '../world.ts';
import { type Fixture, type Preparations, signedInUser } from './fixture.ts';

/** The provider of the examples, which the fixture has. */
const PROVIDER = 'google';

/** A new user who has linked an account, which is that of the person who signs in next. */
async function linkedUser({ world }: Fixture) {
  const user = await signedInUser(world);
  (await sharedProvider()).person = newPersonThere();
  const { status, text } = await linkAt(user.browser, PROVIDER);
  if (status !== 200) throw new Error(`Linking returned ${status}: ${text}`);
  return user;
}

/** The body with which the browser completes what it starts with this request. */
async function returned(
  client: BrowserClient,
  path: '/auth/sso' | '/me/social-connections' | '/me/reauthenticate/sso',
) {
  const { status, body, text } = await client.post(path, { provider: PROVIDER });
  if (status !== 201) throw new Error(`POST ${path} returned ${status}: ${text}`);
  return { client, body: { provider: PROVIDER, ...(await visitProvider(body.data.authorization_url)) } };
}

/** Operations of the backend host about providers and linked accounts. */
export const socialBackendPreparations: Preparations = {
  createSocialProvider: async () => ({ client: (await createWorld()).backend }),
  updateSocialProvider: () => ({ body: { label: unique('Label') } }),
  deleteSocialProvider: async ({ create }) => {
    const name = unique('idp').toLowerCase();
    await create('/settings/social-connections', { kind: 'github', name, client_id: 'a', client_secret: 'b' });
    return { values: { name } };
  },
  unlinkUserSocialConnection: async (fixture) => ({
    values: { user_id: (await linkedUser(fixture)).id, provider: PROVIDER },
  }),
};

/** Operations of the deployment host that send a browser to a provider, or complete what it has returned for. */
export const socialPreparations: Preparations = {
  startSocialSignIn: ({ world }) => ({ client: world.browser() }),
  completeSocialSignIn: async (fixture) => {
    await linkedUser(fixture);
    return returned(fixture.world.browser(), '/auth/sso');
  },
  'completeSocialSignIn, of a new person': async ({ world }) => {
    (await sharedProvider()).person = newPersonThere();
    return returned(world.browser(), '/auth/sso');
  },
  'completeSocialSignIn, with a stored response': async (fixture) => {
    await linkedUser(fixture);
    const { client, body } = await returned(fixture.world.browser(), '/auth/sso');
    const { status, text } = await fixture.world.browser().post('/auth/sso/response', body);
    if (status !== 200) throw new Error(`Storing returned ${status}: ${text}`);
    const { provider, state } = body as Record<string, string>;
    return { client, body: { provider, state } };
  },
  'completeSocialSignIn, of a link': async ({ world }) => {
    (await sharedProvider()).person = newPersonThere();
    return returned((await signedInUser(world)).browser, '/me/social-connections');
  },
  'completeSocialSignIn, of a reauthentication': async (fixture) =>
    returned((await linkedUser(fixture)).browser, '/me/reauthenticate/sso'),
  storeSocialResponse: async ({ world }) => {
    const { body } = await returned(world.browser(), '/auth/sso');
    return { client: world.browser(), body };
  },
  linkSocialConnection: async ({ world }) => ({ client: (await signedInUser(world)).browser }),
  unlinkSocialConnection: async (fixture) => ({
    client: (await linkedUser(fixture)).browser,
    values: { provider: PROVIDER },
  }),
  prepareSocialReauthentication: async (fixture) => ({ client: (await linkedUser(fixture)).browser }),
};
