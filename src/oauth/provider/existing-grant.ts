import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import { findGrantOf } from '../records/record.reads.ts';
import { getApplication } from './applications.ts';
import { currentProviderRequest, rememberGrant } from './current-request.ts';
import { chooseOnlyOrganization } from './organization-choice.ts';

/**
 * What the user has granted to the application before, which is remembered for all of the user's devices. An application of the product
 * itself is granted what it asks for.
 */
export async function existingGrant({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { rows, viewer } = currentProviderRequest().ctx;
  const { client, account, provider } = oidc;
  if (client === undefined || account === undefined) return undefined;
  const application = await getApplication(client.clientId);
  const owner = { userId: account.accountId, applicationId: application.id };
  const found = await findGrantOf(rows, viewer.deploymentId, owner);
  if (found !== undefined) rememberGrant(found);
  const grant = found === undefined ? undefined : await provider.Grant.find(found.key);
  if (!application.isFirstParty) return grant;
  const granted = await withRequested(oidc, grant);
  await chooseOnlyOrganization(oidc, granted.jti, account.accountId);
  return granted;
}

/** The grant with everything that the request asks for. It is stored if it has changed. */
async function withRequested(oidc: KoaContextWithOIDC['oidc'], existing: Grant | undefined): Promise<Grant> {
  const { client, account, provider, resourceServers, requestParamScopes } = oidc;
  const grant = existing ?? new provider.Grant({ clientId: client?.clientId, accountId: account?.accountId });
  const before = JSON.stringify([grant.openid, grant.resources]);
  if (oidc.requestParamOIDCScopes.size > 0) grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(' '));
  if (oidc.requestParamClaims.size > 0) grant.addOIDCClaims([...oidc.requestParamClaims]);
  for (const [identifier, { scopes }] of Object.entries(resourceServers ?? {})) {
    const wanted = [...requestParamScopes].filter((scope) => scopes.has(scope));
    if (wanted.length > 0) grant.addResourceScope(identifier, wanted.join(' '));
  }
  if (existing === undefined || before !== JSON.stringify([grant.openid, grant.resources])) await grant.save();
  return grant;
}
