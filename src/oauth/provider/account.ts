import type { Account, KoaContextWithOIDC } from 'oidc-provider';
import { claimNames, isActiveUser } from './account.reads.ts';
import { claimsAbout } from './claims-about.ts';
import { currentProviderRequest } from './current-request.ts';

/** The user of a subject, which is the id; undefined if the user was deleted or may not sign in. */
export async function findAccount({ oidc }: KoaContextWithOIDC, userId: string): Promise<Account | undefined> {
  const { ctx, known } = currentProviderRequest();
  const { rows, viewer } = ctx;
  // A signed-in user was read with the session, and that of a token with the token.
  const isActive =
    viewer.signedIn?.userId === userId ||
    (known.users.get(userId) ?? (await isActiveUser(rows, viewer.deploymentId, userId)));
  if (!isActive) return undefined;
  const subject = { deploymentId: viewer.deploymentId, userId };
  return {
    accountId: userId,
    async claims(use, scope, requested) {
      // OpenID Connect Core, section 5.4: while there is an access token for them, the ID token has no claims of scopes.
      const isBare = use === 'id_token' && Object.keys(requested).length === 0 && !hasAudience(oidc);
      const grantKey = oidc.entities.Grant?.jti ?? null;
      const scopes = isBare ? [] : scope.split(' ');
      return {
        sub: userId,
        ...(await claimsAbout({ ...subject, grantKey }, claimNames(scopes, Object.keys(requested)))),
      };
    },
  };
}

const hasAudience = ({ entities }: KoaContextWithOIDC['oidc']) => entities.AccessToken?.aud !== undefined;
