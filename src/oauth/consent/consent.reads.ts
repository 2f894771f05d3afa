import type { OauthConsent } from '../../generated/deployment.ts';
import type { Context } from '../../platform/context.ts';
import { namedResources, shownScopes } from '../grants/access.ts';
import { applicationOf } from '../grants/oauth-grant.reads.ts';
import { getConsentRequest } from './consent-requests.ts';
import { getOrganizationChoice } from './organization-choice.ts';
import { redirectTarget } from './redirect-target.ts';

/** What an application asks the signed-in user for. */
export async function getConsent({ rows, viewer }: Context, uid: string): Promise<OauthConsent> {
  const signedIn = viewer.assertSignIn();
  const request = await getConsentRequest(rows, viewer.deploymentId, uid, signedIn);
  const choice = await getOrganizationChoice(rows, viewer.deploymentId, { userId: signedIn.userId, request });
  const { access, knownResources, redirectUri, authorizationPath, expiresAt } = request;
  return {
    uid,
    userId: signedIn.userId,
    application: applicationOf(request.application),
    scopes: shownScopes(access),
    resources: namedResources(access, knownResources),
    ...choice,
    asksOnlyForOrganization: request.isFirstParty,
    redirectUri,
    redirectTarget: redirectTarget(redirectUri),
    authorizationPath,
    expiresAt,
  };
}
