import { addUser } from '../add-user.ts';
import { providerIdOf, storeSocialAccount } from '../social-accounts.ts';
import { addProvider, newPersonThere, startProvider, visitProvider } from '../social-provider.ts';
import { unique, type World } from '../world.ts';
import { type Fixture, type Preparations, signedInUser } from './fixture.ts';

const secrets = { client_id: 'a-client', client_secret: 'a-secret' };
const newInput = () => ({ kind: 'github', name: unique('github'), ...secrets });

/** The provider of the fixture, which a request can be started at without its server. */
const providerOf = ({ resources }: Fixture) => resources.valuesFor('{provider}')['provider'] as string;

/** Gives a user an account at the provider of the fixture. */
async function linkAccount(fixture: Fixture, userId: string) {
  const provider = providerOf(fixture);
  const providerId = await providerIdOf(fixture.world, provider);
  await storeSocialAccount(fixture.world, userId, { providerId, provider });
  return provider;
}

/** A signed-in user who has linked an account. */
async function linkedUser(fixture: Fixture) {
  const { id, browser: client } = await signedInUser(fixture.world);
  return { client, provider: await linkAccount(fixture, id) };
}

/** A browser that the provider has returned. */
async function returned(world: World) {
  const at = await startProvider();
  at.person = newPersonThere();
  const provider = await addProvider(world, at);
  const client = world.browser();
  const { body } = await client.post('/auth/sso', { provider });
  const { state = '', code = '' } = await visitProvider(body.data.authorization_url);
  return { client, body: { provider, state, code } };
}

/** A provider whose server answers. */
async function runningProvider({ world }: Fixture) {
  return { values: { name: await addProvider(world, await startProvider()) } };
}

/** Operations of providers and of accounts at them, on the backend host. */
export const socialBackendPreparations: Preparations = {
  createSocialProvider: () => ({ body: newInput() }),
  updateSocialProvider: () => ({ body: { label: unique('GitHub') } }),
  deleteSocialProvider: async ({ create }) => ({
    values: { name: (await create('/settings/social-connections', newInput())).name },
  }),
  verifySocialProvider: runningProvider,
  unlinkUserSocialConnection: async (fixture) => {
    const { id: user_id } = await addUser(fixture.world, { email: `${unique('ada')}@example.com` });
    return { values: { user_id, provider: await linkAccount(fixture, user_id) } };
  },
};

/** The same on the deployment host. */
export const socialDeploymentPreparations: Preparations = {
  startSocialSignIn: (fixture) => ({ client: fixture.world.browser(), body: { provider: providerOf(fixture) } }),
  completeSocialSignIn: ({ world }) => returned(world),
  storeSocialResponse: ({ world }) => returned(world),
  linkSocialConnection: async (fixture) => {
    const { browser: client } = await signedInUser(fixture.world);
    return { client, body: { provider: providerOf(fixture) } };
  },
  unlinkSocialConnection: async (fixture) => {
    const { client, provider } = await linkedUser(fixture);
    return { client, values: { provider } };
  },
  prepareSocialReauthentication: async (fixture) => {
    const { client, provider } = await linkedUser(fixture);
    return { client, body: { provider } };
  },
};
