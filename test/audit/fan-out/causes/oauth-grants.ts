import { openSignedUpBrowser } from '../../../support/accounts.ts';
import { addApplication, addConsentRequest, addGrant, signInIdOf } from '../../../support/oauth-applications.ts';
import { unique, type World } from '../../../support/world.ts';
import { type Causes, listed, ok } from './cause.ts';

/** A user whom an application asks for access. */
async function askedUser(world: World) {
  const browser = await openSignedUpBrowser(world, `${unique('ada')}@example.com`);
  const { userId } = browser;
  const { id: applicationId } = await addApplication(world);
  const signInId = await signInIdOf(world, userId);
  const uid = await addConsentRequest(world, { applicationId, userId, signInId });
  const allow = async () => ok(await browser.post(`/oauth-consents/${uid}/decision`, { granted: true }));
  const onlyGrant = async () => {
    const [grant] = ok(await browser.get('/me/oauth-grants')).data;
    return { resource: await listed(world.backend, `/users/${userId}/oauth-grants`, grant?.id ?? '') };
  };
  return { browser, userId, applicationId, allow, onlyGrant };
}

/** What users allow applications. */
export const OAUTH_GRANTS: Causes = {
  'oauth_grant.created': [
    {
      by: 'POST /oauth-consents/{uid}/decision',
      prepare: async (world) => {
        const { allow, onlyGrant } = await askedUser(world);
        return async () => {
          await allow();
          return onlyGrant();
        };
      },
    },
  ],
  'oauth_grant.updated': [
    {
      by: 'POST /oauth-consents/{uid}/decision of a connected application',
      prepare: async (world) => {
        const { userId, applicationId, allow, onlyGrant } = await askedUser(world);
        await addGrant(world, { applicationId, userId });
        return async () => {
          await allow();
          return onlyGrant();
        };
      },
    },
  ],
  'oauth_grant.revoked': [
    {
      by: 'DELETE /me/oauth-grants/{grant_id}',
      prepare: async (world) => {
        const { browser, userId, applicationId, onlyGrant } = await askedUser(world);
        const { id } = await addGrant(world, { applicationId, userId });
        const grant = await onlyGrant();
        return async () => {
          ok(await browser.delete(`/me/oauth-grants/${id}`));
          return grant;
        };
      },
    },
    {
      by: 'DELETE /users/{user_id}/oauth-grants/{grant_id}',
      prepare: async (world) => {
        const { userId, applicationId, onlyGrant } = await askedUser(world);
        const { id } = await addGrant(world, { applicationId, userId });
        const grant = await onlyGrant();
        return async () => {
          ok(await world.backend.delete(`/users/${userId}/oauth-grants/${id}`));
          return grant;
        };
      },
    },
  ],
};
