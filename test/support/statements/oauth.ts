import { addApplication, addConsentRequest, addDeviceRequest, addGrant, signInIdOf } from '../oauth-applications.ts';
import { unique } from '../world.ts';
import { type Fixture, type Preparations, signedInUser } from './fixture.ts';

const newApplication = ({ create }: Fixture) =>
  create('/oauth-applications', {
    type: 'web',
    name: unique('portal'),
    redirect_uris: ['https://portal.example.com/callback'],
  });

/** A new machine of the organization, with its secret. */
async function newApplicationOfOrganization({ create, at }: Fixture) {
  const { id, secrets } = await create('/oauth-applications', {
    type: 'machine',
    name: unique('importer'),
    organization_id: at('/{organization_id}').slice(1),
  });
  return { application_id: id, secret_id: secrets[0]?.id ?? '' };
}

const newIdentifier = () => `https://api.example.com/${unique('orders')}`;

/** A new user who has connected an application. */
async function connectedUser({ world }: Fixture) {
  const user = await signedInUser(world);
  const { id: applicationId } = await addApplication(world);
  const { id } = await addGrant(world, { applicationId, userId: user.id });
  return { ...user, applicationId, grantId: id };
}

/** A new user whom an application asks for access. */
async function askedUser(fixture: Fixture, isConnected = false) {
  const { browser, id: userId, applicationId, grantId } = await connectedUser(fixture);
  const { world } = fixture;
  if (!isConnected) await browser.delete(`/me/oauth-grants/${grantId}`);
  const signInId = await signInIdOf(world, userId);
  const uid = await addConsentRequest(world, { applicationId, userId, signInId });
  return { client: browser, values: { uid } };
}

/** A new user, and a device that shows a code. */
async function userWithDevice({ world }: Fixture) {
  const { browser } = await signedInUser(world);
  const { id } = await addApplication(world, { type: 'native', deviceSignIn: true });
  return { client: browser, values: { user_code: await addDeviceRequest(world, id) } };
}

/** A new user whom an application asks to sign out. */
async function signingOutUser({ world }: Fixture) {
  const { browser } = await signedInUser(world);
  const { id } = await addApplication(world);
  const { status } = await browser.request('GET', `/oauth/logout?client_id=${id}`);
  if (status >= 400) throw new Error(`The sign-out returned ${status}.`);
  return { client: browser };
}

/** Operations of the backend host. */
export const oauthBackendPreparations: Preparations = {
  createOauthResource: () => ({ body: { identifier: newIdentifier(), name: 'Orders' } }),
  deleteOauthApplication: async (fixture) => ({ values: { application_id: (await newApplication(fixture)).id } }),
  createOauthApplicationSecret: async (fixture) => ({ values: { application_id: (await newApplication(fixture)).id } }),
  deleteOauthApplicationSecret: async (fixture) => {
    const { id, secrets } = await newApplication(fixture);
    return { values: { application_id: id, secret_id: secrets[0]?.id ?? '' } };
  },
  deleteOauthResource: async ({ create }) => ({
    values: { resource_id: (await create('/oauth-resources', { identifier: newIdentifier(), name: 'Orders' })).id },
  }),
  revokeUserOauthGrant: async (fixture) => {
    const { id, grantId } = await connectedUser(fixture);
    return { values: { user_id: id, grant_id: grantId } };
  },
};

export const oauthPreparations: Preparations = {
  deleteOauthApplication: async (fixture) => ({ values: await newApplicationOfOrganization(fixture) }),
  createOauthApplicationSecret: async (fixture) => ({ values: await newApplicationOfOrganization(fixture) }),
  deleteOauthApplicationSecret: async (fixture) => ({ values: await newApplicationOfOrganization(fixture) }),
  oauthConsent: (fixture) => askedUser(fixture),
  decideOauthConsent: (fixture) => askedUser(fixture),
  'decideOauthConsent, of a connected application': (fixture) => askedUser(fixture, true),
  oauthDeviceRequest: userWithDevice,
  decideOauthDeviceRequest: userWithDevice,
  oauthSignOut: signingOutUser,
  decideOauthSignOut: signingOutUser,
  revokeOauthGrant: async (fixture) => {
    const { browser, grantId } = await connectedUser(fixture);
    return { client: browser, values: { grant_id: grantId } };
  },
};
