import type { AccessToken, ClientCredentials, KoaContextWithOIDC, errors as ProviderErrors } from 'oidc-provider';
import { claimNames } from './account.reads.ts';
import { claimsAbout } from './claims-about.ts';
import { currentProviderRequest } from './current-request.ts';
import { subjectTokenOf } from './subject-token.ts';
import { templateClaims } from './template-claims.ts';

/** The scopes whose claims access tokens have: what a service decides by. The others are for the application, which asks for them. */
const IN_ACCESS_TOKENS = ['organization', 'workspaces'];

/** The claims that the access token of a user has besides those of RFC 9068. The record of an opaque token needs none. */
export async function userClaims(
  { oidc }: KoaContextWithOIDC,
  token: AccessToken | ClientCredentials,
  errors: typeof ProviderErrors,
): Promise<Record<string, unknown> | undefined> {
  const { Grant: grant, AuthorizationCode: code, RefreshToken: refreshToken } = oidc.entities;
  if (token.kind !== 'AccessToken' || typeof token.aud !== 'string' || grant === undefined) return undefined;
  // The scopes of the token itself are those of the resource.
  const ofRequest = oidc.params?.['scope'] === undefined ? (code ?? refreshToken)?.scopes : oidc.requestParamScopes;
  const subject = subjectTokenOf(oidc);
  const asked = subject?.claimScopes ?? ofRequest;
  const granted = new Set(grant.getOIDCScopeFiltered(new Set(asked)).split(' '));
  const { accountId: userId } = token;
  const { known } = currentProviderRequest();
  const organizationId = granted.has('organization') ? (known.organizations.get(grant.jti) ?? null) : null;
  return {
    ...(await templateClaims(token.aud, { userId, organizationId }, errors)),
    ...(await claimsOf(userId, grant.jti, granted)),
    // RFC 8693, section 4.1.
    ...(subject !== undefined && { act: { sub: token.clientId } }),
  };
}

/** Adds the present claims of a user to the answer of an introspection. */
export async function addIntrospectedClaims(
  ctx: KoaContextWithOIDC & { body: Readonly<Record<string, unknown>> },
  next: () => Promise<void>,
): Promise<void> {
  await next();
  const { route, entities } = ctx.oidc ?? {};
  if (route !== 'introspection' || ctx.body['active'] !== true) return;
  const token = entities.AccessToken ?? entities.RefreshToken;
  if (token?.accountId === undefined || token.grantId === undefined) return;
  const scopes = new Set(IN_ACCESS_TOKENS.filter((scope) => token.scopes.has(scope)));
  const claims = await claimsOf(token.accountId, token.grantId, scopes);
  ctx.body = { ...claims, ...ctx.body };
}

/** The claims of the scopes for access tokens. Those of the ID token, which comes next, are read with them. */
async function claimsOf(userId: string, grantKey: string, granted: ReadonlySet<string>) {
  const names = claimNames(IN_ACCESS_TOKENS.filter((scope) => granted.has(scope)));
  if (names.length === 0) return {};
  const { deploymentId } = currentProviderRequest().ctx.viewer;
  const withIdToken = granted.has('openid') ? claimNames([...granted]) : names;
  const claims = await claimsAbout({ deploymentId, userId, grantKey }, withIdToken);
  return Object.fromEntries(Object.entries(claims).filter(([name]) => names.includes(name)));
}
